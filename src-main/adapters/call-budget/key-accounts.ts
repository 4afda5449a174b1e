/**
 * Names the ledgers of a key. The service counts by key (Authentication, rule 5), at whatever address the key is used.
 *
 * The name is a digest of the key under a random salt that is sealed by the system's key store like the key itself, so
 * a list of files tells nobody
 * which key was used. Where nothing can be sealed the salt lasts until the program ends, like the key; the name then
 * also holds four digits made of the
 * last four characters of the key, which the profile shows anyway.
 *
 * A ledger from before, named by an address or under a salt that is lost, may be that of this key. What it counts is
 * taken over where the key has no
 * ledger yet: an update, a new start or a key store that was emptied must not give a key that is used up a fresh hour.
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

export interface KeyAccountsDeps {
  /** The one of the call budget. */
  readonly directory: string
  readonly secrets: Pick<SecretStore, 'read' | 'put' | 'storageOf' | 'locked' | 'isEncryptionAvailable'>
  readonly clock: Clock
  readonly log: Log
  rules(family: ApiFamily): BudgetRules
}

interface Salt {
  readonly bytes: string
  /** Tells names under this salt from others. */
  readonly mark: string
  readonly sealed: boolean
}
/** A ledger that may be of the key in question. */
interface EarlierLedger {
  readonly path: string
  readonly family: ApiFamily
}

const SECRET = 'ledger-salt'
/** Named by an address, as before; or by salt and key, with the hint where the salt was not sealed. */
const LEDGER =
  /^(?:([0-9a-f]{16})|([0-9a-f]{8})-[0-9a-f]{24}(?:-([0-9a-f]{4}))?)-(vehicleDatabase|support|fileTuning)\.calls$/
/** Shorter keys give no hint: four of few characters would be too much. */
const MIN_KEY_LENGTH_FOR_HINT = 12
const HINT = 4

const hash = (text: string, digits: number): string => createHash('sha256').update(text).digest('hex').slice(0, digits)
const hintOf = (apiKey: string): string => hash(apiKey.length >= MIN_KEY_LENGTH_FOR_HINT ? apiKey.slice(-HINT) : '', 4)

export class KeyAccounts {
  readonly #parts: KeyAccountsDeps
  #salt: Promise<Salt> | null = null
  /** By name: what was copied from. */
  readonly #earlier = new Map<string, readonly EarlierLedger[]>()

  constructor(parts: KeyAccountsDeps) {
    this.#parts = parts
  }

  /**
   * The account of this key, for the call budget. Never rejects.
   *
   * @param tried the key is not in force yet: earlier ledgers are counted against it and left for others
   */
  async nameOf({ apiKey, baseUrl }: Pick<ApiAccess, 'apiKey' | 'baseUrl'>, tried = false): Promise<string> {
    const salt = await (this.#salt ??= this.#readSalt())
    const digest = createHmac('sha256', salt.bytes).update(apiKey).digest('hex').slice(0, 24)
    const name = `${salt.mark}-${digest}${salt.sealed ? '' : `-${hintOf(apiKey)}`}`
    let earlier = this.#earlier.get(name)
    if (!earlier) this.#earlier.set(name, (earlier = this.#takeOver(name, salt, hash(baseUrl, 16), hintOf(apiKey))))
    if (!tried && earlier.length > 0) {
      for (const { path } of earlier) this.#remove(path)
      this.#earlier.set(name, [])
    }
    return name
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
      // one that the key store does not give out now is not replaced
      if (!(await secrets.isEncryptionAvailable()) && (await secrets.locked(SECRET))) return salt(made, false)
      return salt(made, (await secrets.put(SECRET, made)) === 'sealed')
    } catch (error) {
      log.warn('calls.salt', { error })
      return salt(made, false)
    }
  }

  /** Copies what earlier ledgers count into ledgers of this name, where it has none. What was copied from. */
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
      // it goes when nothing in it counts any more
    }
  }
}

/** Of one that cannot be read nothing can be trusted: it counts as a whole limit just used. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
