/**
 * Names the ledgers of a key. The service counts per key (Authentication, rule 5), whatever its address.
 *
 * The name is a digest of the key with a random salt that the key store protects, so that file names do not reveal
 * keys. Without a key store the salt lasts until the program ends; the name then also contains four digits derived from
 * the last four characters of the key, which the profile shows anyway.
 *
 * Older ledgers, named by address or with a lost salt, may belong to the key. Their counts are copied when the key has
 * no ledger, so that a used-up key gets no fresh hour by an update, a restart or an emptied key store.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BudgetRules } from '../../shared/connection/rate-limit'
import type { ApiAccess } from '../../shared/ports/network/api-client'
import type { ApiFamily } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { LedgerFile } from './ledger-file'
import { ledgerText, readLedger } from './ledger-text'

interface KeyAccountsDeps {
  /** The one of the call budget. */
  readonly directory: string
  readonly secrets: Pick<SecretStore, 'read' | 'put' | 'storageOf' | 'locked'>
  readonly clock: Clock
  readonly log: Log
  rules(family: ApiFamily): BudgetRules
}

interface Salt {
  readonly bytes: string
  /** Distinguishes names with this salt. */
  readonly mark: string
  readonly sealed: boolean
}
interface EarlierLedger {
  readonly path: string
  readonly family: ApiFamily
}

const SECRET = 'ledger-salt'
/** Named by address (older), or by salt and key, with digits when the salt was not protected. */
const LEDGER =
  /^(?:([0-9a-f]{16})|([0-9a-f]{8})-[0-9a-f]{24}(?:-([0-9a-f]{4}))?)-(vehicleDatabase|support|fileTuning)\.calls$/
/** Shorter keys get no digits, which would reveal too much. */
const MIN_KEY_LENGTH_FOR_HINT = 12
const HINT = 4

const hash = (text: string, digits: number): string => createHash('sha256').update(text).digest('hex').slice(0, digits)
const hintOf = (apiKey: string): string => hash(apiKey.length >= MIN_KEY_LENGTH_FOR_HINT ? apiKey.slice(-HINT) : '', 4)

export class KeyAccounts {
  readonly #parts: KeyAccountsDeps
  #salt: Promise<Salt> | null = null
  /** Names to the ledgers copied for them. */
  readonly #earlier = new Map<string, readonly EarlierLedger[]>()

  /** Names of keys that all computers share; digests, because account names have a salt of this computer. */
  readonly #sharedNames = new Map<string, string>()

  constructor(parts: KeyAccountsDeps) {
    this.#parts = parts
  }

  /**
   * The account of this key for the call budget. Never rejects.
   *
   * @param tried the key is not active yet: older ledgers are counted, but not claimed
   */
  async nameOf({ apiKey, baseUrl }: Pick<ApiAccess, 'apiKey' | 'baseUrl'>, tried = false): Promise<string> {
    const salt = await (this.#salt ??= this.#readSalt())
    const digest = createHmac('sha256', salt.bytes).update(apiKey).digest('hex').slice(0, 24)
    const name = `${salt.mark}-${digest}${salt.sealed ? '' : `-${hintOf(apiKey)}`}`
    this.#sharedNames.set(name, hash(apiKey, 64))
    let earlier = this.#earlier.get(name)
    if (!earlier) this.#earlier.set(name, (earlier = this.#takeOver(name, salt, hash(baseUrl, 16), hintOf(apiKey))))
    if (!tried && earlier.length > 0) {
      for (const { path } of earlier) this.#remove(path)
      this.#earlier.set(name, [])
    }
    return name
  }

  /** The name of this account in a workspace; null: its key was not used in this run. Never leaves this computer. */
  sharedNameOf(account: string): string | null {
    return this.#sharedNames.get(account) ?? null
  }

  async #readSalt(): Promise<Salt> {
    const { secrets, log } = this.#parts
    const made = randomBytes(32).toString('hex')
    const salt = (bytes: string, sealed: boolean): Salt => ({
      bytes,
      mark: createHmac('sha256', bytes).update('mark').digest('hex').slice(0, 8),
      sealed
    })
    try {
      const kept = await secrets.read(SECRET)
      if (kept !== null) return salt(kept, (await secrets.storageOf(SECRET)) === 'sealed')
      // a salt that the key store does not release now is not replaced
      if (await secrets.locked(SECRET)) return salt(made, false)
      return salt(made, (await secrets.put(SECRET, made)) === 'sealed')
    } catch (error) {
      log.warn('calls.salt', { error })
      return salt(made, false)
    }
  }

  /** Copies counts of older ledgers to this name unless it has ledgers; returns the copied names. */
  #takeOver(name: string, { mark }: Salt, address: string, hint: string): readonly EarlierLedger[] {
    const { directory, log } = this.#parts
    let files: string[]
    try {
      files = readdirSync(directory)
    } catch {
      return [] // nothing there yet
    }
    const earlier = files.flatMap((file): EarlierLedger[] => {
      const [, ofAddress, ofSalt, ofHint, family] = LEDGER.exec(file) ?? []
      const maybe =
        ofAddress !== undefined
          ? ofAddress === address
          : ofSalt !== undefined && ofSalt !== mark && (ofHint === undefined || ofHint === hint)
      return maybe && !existsSync(join(directory, `${name}-${family}.calls`))
        ? [{ path: join(directory, file), family: family as ApiFamily }]
        : []
    })
    for (const [family, of] of Map.groupBy(earlier, (one) => one.family)) {
      log.info('calls.ledger', { problem: 'of another name', taken: of.length })
      this.#copy(of, family, join(directory, `${name}-${family}.calls`))
    }
    return earlier
  }

  #copy(from: readonly EarlierLedger[], family: ApiFamily, to: string): void {
    const { clock, log, rules } = this.#parts
    const now = clock.monotonic()
    const settled: number[] = []
    let stopLeftMs: number | null = null
    for (const { path } of from) {
      const state = readLedger(textOf(path), now)
      settled.push(...state.settled)
      for (let i = 0; i < Math.min(state.doubtful, rules(family).limit); i++) settled.push(now)
      if (state.stopLeftMs !== null) stopLeftMs = Math.max(stopLeftMs ?? 0, state.stopLeftMs)
    }
    const file = new LedgerFile(to)
    const written = file.rewrite(
      ledgerText({ settled: settled.sort((a, b) => a - b), open: [], stopLeftMs }, now, clock.now())
    )
    file.close()
    if (!written) log.error('calls.ledger', { problem: 'cannot be taken over' })
  }

  #remove(path: string): void {
    try {
      unlinkSync(path)
    } catch {
      // deleted when its content has expired
    }
  }
}

/** An unreadable ledger counts as a whole limit just used. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
