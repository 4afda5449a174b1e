/** Signing keys of other installations whose pack files the user trusts; stored in the user store. */
import { done, type Result } from '../../contract/failures'
import type { TrustedKeyEntry } from '../../contract/channels/packs'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResult } from '../store-result'

interface TrustedKeysDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

const VALUE_NAME = 'trusted-signers'
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

export function createTrustedKeys({ userStore, clock, log }: TrustedKeysDeps) {
  /** Skips invalid entries. @throws StoreFailure */
  async function all(): Promise<readonly TrustedKeyEntry[]> {
    const value = await userStore.value(VALUE_NAME)
    return Array.isArray(value) ? value.filter(isSigner) : []
  }
  const stored = (work: () => Promise<readonly TrustedKeyEntry[]>): Promise<Result<readonly TrustedKeyEntry[]>> =>
    storeResult(log, 'packs.signers', async () => done(await work()))
  async function put(entries: readonly TrustedKeyEntry[]): Promise<readonly TrustedKeyEntry[]> {
    await userStore.setValue(VALUE_NAME, entries)
    return entries
  }

  return {
    /** Oldest first. */
    all: () => stored(all),
    /** @throws StoreFailure */
    find: async (signer: string): Promise<TrustedKeyEntry | null> =>
      (await all()).find((one) => one.signer === signer) ?? null,
    /** Trusts a key; a known key gets the new name. @throws StoreFailure */
    trust: async ({ signer, origin }: { signer: string; origin: string }, name: string) => {
      const others = (await all()).filter((one) => one.signer !== signer)
      await put([...others, { signer, origin, name: name.trim(), since: new Date(clock.now()).toISOString() }])
    },
    forget: (signer: string) => stored(async () => put((await all()).filter((one) => one.signer !== signer)))
  }
}
export type TrustedKeys = ReturnType<typeof createTrustedKeys>
