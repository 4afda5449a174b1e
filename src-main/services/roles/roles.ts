/**
 * The role of the person at this computer. A role with more rights needs a PIN; wrong PINs make everyone wait longer
 * and longer, also after a restart. They are counted for each PIN they were compared with.
 */
import type { RoleState } from '../../contract/channels/settings'
import { done, failed, type Result } from '../../contract/failures'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { PinHash } from '../../shared/ports/system/pin-hash'
import {
  hasRightsOf,
  MAX_PIN_LENGTH,
  MIN_PIN_LENGTH,
  PIN_ROLES,
  type PinRole,
  type Role
} from '../../shared/roles/role'
import type { Settings } from '../../shared/settings/schema'
import { SerialQueue } from '../../shared/serial-queue'
import { isObject, type JsonObject } from '../../shared/text/json-object'

interface RolesDeps {
  readonly secrets: Pick<SecretStore, 'locked' | 'read' | 'seal' | 'remove'>
  readonly pinHash: PinHash
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  enabled(): boolean
  startRole(): Settings['roles.start']
  /** A window has unsaved entries, which another role loses: its pages are loaded anew. */
  hasDraft(): boolean
  /** Asks the person; true: the entries may be lost. */
  confirmLoss(): Promise<boolean>
  changed(state: RoleState): void
}

interface Attempts {
  /** Wrong PINs since the last right one. */
  readonly failures: number
  readonly lastFailureMs: number
}
/** What is sealed, with the attempts at the PIN of the administrator and at that of the workshop. */
interface Pins extends Attempts {
  readonly hashes: { readonly [R in PinRole]?: string }
  readonly workshop: Attempts
}

const FREE_ATTEMPTS = 3
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
const NO_ATTEMPTS: Attempts = { failures: 0, lastFailureMs: 0 }
const NO_PINS: Pins = { hashes: {}, ...NO_ATTEMPTS, workshop: NO_ATTEMPTS }

/** Wait after this many wrong PINs in a row. */
export const waitAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - FREE_ATTEMPTS))

function waitMs({ failures, lastFailureMs }: Attempts, now: number): number {
  return Math.min(now, lastFailureMs) + waitAfter(failures) - now
}
const attemptsAt = (pins: Pins, role: PinRole): Attempts => (role === 'administrator' ? pins : pins.workshop)
const withAttempts = (pins: Pins, role: PinRole, attempts: Attempts): Pins =>
  role === 'administrator' ? { ...pins, ...attempts } : { ...pins, workshop: attempts }

const damaged = (): never => {
  throw new TypeError('the sealed PINs are damaged')
}
function parseAttempts({ failures, lastFailureMs }: JsonObject): Attempts {
  return typeof failures === 'number' && typeof lastFailureMs === 'number' ? { failures, lastFailureMs } : damaged()
}
/** An earlier version counted no attempts at the PIN of the workshop. */
function parsePins(sealed: string | null): Pins {
  if (sealed === null) return NO_PINS
  const value: unknown = JSON.parse(sealed)
  if (!isObject(value) || !isObject(value['hashes'])) return damaged()
  const { hashes, workshop } = value
  return {
    hashes: hashes as Pins['hashes'],
    ...parseAttempts(value),
    workshop: isObject(workshop) ? parseAttempts(workshop) : NO_ATTEMPTS
  }
}

/** The hashes in a sealed text; null: it is another secret. */
export function pinHashesIn(sealed: string): readonly string[] | null {
  try {
    return Object.values(parsePins(sealed).hashes).map(String)
  } catch {
    return null
  }
}

type PinProblem = 'missing' | 'wrong' | 'wait' | 'length' | 'not-sealed' | 'locked' | 'first'
const refused = (reason: PinProblem, params: Readonly<Record<string, string | number>> = {}) =>
  failed('pin', { params: { reason, ...params } })

export class Roles {
  readonly #deps: RolesDeps
  #role: Role
  #pins: readonly PinRole[] = []
  readonly #changes = new SerialQueue()

  constructor(deps: RolesDeps) {
    this.#deps = deps
    this.#role = deps.enabled() ? deps.startRole() : 'administrator'
  }

  /** The rights in force. */
  get current(): Role {
    return this.#deps.enabled() ? this.#role : 'administrator'
  }
  /** True when the person has the rights of `role`. */
  readonly may = (role: Role): boolean => hasRightsOf(this.current, role)

  async state(): Promise<RoleState> {
    await this.#read().catch(() => null)
    return this.#state()
  }

  /** Switched on: the person at the computer stays the administrator until the next switch. */
  enabledChanged(): void {
    if (this.#deps.enabled()) this.#role = 'administrator'
    this.#deps.changed(this.#state())
  }

  /** Answers with the role as before when the person would rather keep unsaved entries. */
  switchTo(role: Role, pin: string): Promise<Result<RoleState>> {
    const { hasDraft, confirmLoss } = this.#deps
    return this.#changes.run(async () => {
      if (!hasRightsOf(this.current, role)) {
        const problem = await this.#problemOf(role, pin)
        if (problem) return problem
      }
      if (role !== this.current && hasDraft() && !(await confirmLoss())) return done(this.#state())
      this.#role = role
      this.#deps.log.info('role.switched', { role })
      this.#deps.changed(this.#state())
      return done(this.#state())
    })
  }

  /** The caller has the rights of the administrator. */
  setPin(role: PinRole, pin: string): Promise<Result<RoleState>> {
    return this.#changes.run(async () => {
      if (pin !== '' && (pin.length < MIN_PIN_LENGTH || pin.length > MAX_PIN_LENGTH))
        return refused('length', { least: MIN_PIN_LENGTH })
      const pins = await this.#read()
      if (pins === null) return refused('locked')
      // without a PIN of the administrator, anyone could become the administrator
      if (role === 'workshop' && pin !== '' && !pins.hashes.administrator) return refused('first')
      const { [role]: _before, ...others } = pins.hashes
      const without = role === 'administrator' ? {} : others
      const hashes = pin === '' ? without : { ...others, [role]: await this.#deps.pinHash.hash(pin) }
      if (!(await this.#write({ ...pins, hashes }))) return refused('not-sealed')
      this.#deps.changed(this.#state())
      return done(this.#state())
    })
  }

  /** null: the PIN is right, or there is none. */
  async #problemOf(role: Role, pin: string): Promise<Result<RoleState> | null> {
    const { clock, pinHash, log } = this.#deps
    const pins = await this.#read()
    // a key store that is locked must not open the role
    if (pins === null) return refused('locked')
    if (!pins.hashes.administrator) return null
    if (pin === '') return refused('missing')
    const now = clock.now()
    const allowed = PIN_ROLES.filter((one) => hasRightsOf(one, role) && pins.hashes[one] !== undefined)
    const waits = allowed.map((one) => waitMs(attemptsAt(pins, one), now))
    // a PIN that waits is not compared, so that no other role helps to guess it
    const compared = allowed.filter((_one, at) => waits[at]! <= 0)
    if (compared.length === 0) return refused('wait', { seconds: Math.ceil(Math.min(...waits) / 1000) })
    const counted = compared.reduce(
      (all, one) => withAttempts(all, one, { failures: attemptsAt(pins, one).failures + 1, lastFailureMs: now }),
      pins
    )
    // counted before it is checked: ending the program does not save an attempt
    if (!(await this.#write(counted))) return refused('locked')
    const matches = await Promise.all(compared.map((one) => pinHash.matches(pin, pins.hashes[one] ?? '')))
    const right = compared.findLast((_one, at) => matches[at])
    if (right !== undefined) {
      const cleared = right === 'administrator' ? NO_ATTEMPTS : {}
      await this.#write({ ...pins, ...cleared, workshop: NO_ATTEMPTS })
      return null
    }
    log.warn('role.refused', { role, failures: Math.max(counted.failures, counted.workshop.failures) })
    return refused('wrong')
  }

  #state(): RoleState {
    return { enabled: this.#deps.enabled(), role: this.current, pins: this.#pins }
  }

  /** null: the sealed PINs cannot be read now. */
  async #read(): Promise<Pins | null> {
    const { secrets, log } = this.#deps
    if (await secrets.locked('role-pins')) return null
    try {
      const pins = parsePins(await secrets.read('role-pins'))
      const before = this.#pins.length
      this.#pins = PIN_ROLES.filter((role) => pins.hashes[role] !== undefined)
      // the windows ask for a PIN that the key store did not release before
      if (this.#pins.length !== before) this.#deps.changed(this.#state())
      return pins
    } catch (error) {
      log.error('role.pins', { error })
      return null
    }
  }

  /** False: they cannot be sealed, and those before stay. */
  async #write(pins: Pins): Promise<boolean> {
    const { secrets, log } = this.#deps
    try {
      const hasPins = Object.keys(pins.hashes).length > 0
      if (!hasPins) await secrets.remove('role-pins')
      else if (!(await secrets.seal('role-pins', JSON.stringify(pins)))) return false
      this.#pins = PIN_ROLES.filter((role) => pins.hashes[role] !== undefined)
      return true
    } catch (error) {
      log.error('role.pins', { error })
      return false
    }
  }
}
