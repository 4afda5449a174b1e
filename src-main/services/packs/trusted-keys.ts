/**
 * Desks whose pack files are taken without another question: the keys a person has chosen to trust, kept with the
 * person's own things.
 */
import { done, failed, type Result } from '../../contract/failures'
import type { TrustedKeyEntry } from '../../contract/channels/packs'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

export interface TrustedKeysDeps {
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

const NAME = 'trusted-signers'
const KEY = /^[0-9a-f]{64}$/
const isSigner = (value: unknown): value is TrustedKeyEntry => {
  const { signer, origin, name, since } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly [K in keyof TrustedKeyEntry]?: unknown
  }
  return (
    typeof signer === 'string' &&
    KEY.test(signer) &&
    typeof origin === 'string' &&
    typeof name === 'string' &&
    typeof since === 'string' &&
    !Number.isNaN(Date.parse(since))
  )
}

export function createTrustedKeys({ person, clock, log }: TrustedKeysDeps) {
  /** What cannot be understood is trusted by nobody. @throws StoreFailure */
  async function all(): Promise<readonly TrustedKeyEntry[]> {
    const value = await person.value(NAME)
    return Array.isArray(value) ? value.filter(isSigner) : []
  }
  async function kept(work: () => Promise<readonly TrustedKeyEntry[]>): Promise<Result<readonly TrustedKeyEntry[]>> {
    try {
      return done(await work())
    } catch (error) {
      log.error('packs.signers', { error })
      return failed('store-failed')
    }
  }
  async function put(entries: readonly TrustedKeyEntry[]): Promise<readonly TrustedKeyEntry[]> {
    await person.setValue(NAME, entries)
    return entries
  }

  return {
    /** Oldest first. */
    all: () => kept(all),
    /** @throws StoreFailure */
    find: async (signer: string): Promise<TrustedKeyEntry | null> =>
      (await all()).find((one) => one.signer === signer) ?? null,
    /** From now on; a name given again replaces the one before. @throws StoreFailure */
    trust: async ({ signer, origin }: { signer: string; origin: string }, name: string) => {
      const others = (await all()).filter((one) => one.signer !== signer)
      await put([...others, { signer, origin, name: name.trim(), since: new Date(clock.now()).toISOString() }])
    },
    forget: (signer: string) => kept(async () => put((await all()).filter((one) => one.signer !== signer)))
  }
}
export type TrustedKeys = ReturnType<typeof createTrustedKeys>
