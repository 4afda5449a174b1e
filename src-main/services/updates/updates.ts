/**
 * Updates of the program: checks the signed list of the newest release, fetches and checks its file, and installs it at
 * a moment that interrupts nothing. Without an address nothing is contacted.
 */
import type { UpdateState } from '../../contract/channels/maintenance'
import { done, failed, type Result } from '../../contract/failures'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UpdateFiles, UpdateInstaller, UpdateSource } from '../../shared/ports/system/updates'
import type { LanguageCode } from '../../shared/text/languages'
import { judgeList, type UpdateFile, type UpdateList } from '../../shared/updates/update-list'
import {
  isTransferProblem,
  LIST_PROBLEMS,
  UpdateError,
  type BusyReason,
  type UpdateProblem
} from '../../shared/updates/update-problems'

const CHECK_EVERY_MS = 24 * 3_600_000
/** After the start, which has more urgent work. */
const FIRST_CHECK_MS = 10_000

export interface UpdatesDeps {
  readonly files: UpdateFiles
  readonly installer: UpdateInstaller
  readonly clock: Clock
  readonly log: Log
  /** Of this program. */
  readonly version: string
  readonly platform: string
  readonly arch: string
  /** `keys`: public keys in hexadecimal. */
  rules(): { readonly mode: 'auto' | 'ask' | 'off'; readonly address: string; readonly keys: readonly string[] }
  language(): LanguageCode
  /** @throws UpdateError unless one of the keys has signed the list */
  openList(bytes: Uint8Array, keys: readonly string[]): UpdateList
  /** Work under way that must not be interrupted; null: none. */
  busy(): BusyReason | null
  /** Asks for a list on a disk; null: cancelled. */
  chooseList(): Promise<string | null>
  changed(state: UpdateState): void
  quit(): void
}

interface FoundUpdate {
  readonly list: UpdateList
  readonly file: UpdateFile
  readonly source: UpdateSource
  /** Address and keys that were trusted, as text. */
  readonly trusted: string
}
type Step = Pick<UpdateState, 'phase' | 'received' | 'problem' | 'checkedAt' | 'skipped'>

export class Updates {
  readonly #deps: UpdatesDeps
  readonly #stop = new AbortController()
  #step: Step = { phase: 'idle', received: 0, problem: null, checkedAt: null, skipped: false }
  #found: FoundUpdate | null = null
  #restart = false
  /** The last check; never rejects. */
  #checking: Promise<unknown> = Promise.resolve()
  #cancelTimer: () => void = () => {}

  constructor(deps: UpdatesDeps) {
    this.#deps = deps
  }

  state = (): UpdateState => {
    const { installer, rules, language } = this.#deps
    const { list, file } = this.#found ?? {}
    return {
      ...this.#step,
      way: installer.way,
      hasAddress: rules().address !== '',
      version: list?.version ?? null,
      notes: list?.notes[language()] ?? list?.notes['en'] ?? '',
      size: file?.size ?? 0
    }
  }

  /** Deletes files of an earlier run and plans the checks. */
  async start(): Promise<void> {
    await this.#deps.files.clear().catch((error: unknown) => this.#deps.log.warn('updates.clear', { error }))
    this.#plan(FIRST_CHECK_MS)
  }

  settingChanged(): void {
    this.#plan(FIRST_CHECK_MS)
    const isKnown = this.#found !== null && this.#step.phase === 'found'
    if (!isKnown || this.#found?.trusted === this.#trusted) return this.#deps.changed(this.state())
    this.#found = null
    this.#put({ phase: 'idle' })
  }

  check(): Promise<Result<UpdateState>> {
    return this.#checkServer(true)
  }

  /** Takes an update from a disk, as if the person had asked for its download. */
  async openFile(): Promise<Result<UpdateState>> {
    if (this.#hasFile) return done(this.state())
    const listFile = await this.#deps.chooseList()
    if (listFile === null) return done(this.state())
    await this.#checking
    const found = await this.#checkWith(this.#deps.files.disk(listFile), true)
    return found.ok && this.#step.phase === 'found' ? this.download() : found
  }

  async download(): Promise<Result<UpdateState>> {
    const found = this.#found
    if (found === null || this.#step.phase !== 'found') return done(this.state())
    const { files, installer } = this.#deps
    const { list, file, source } = found
    this.#put({ phase: 'downloading', received: 0, problem: null, skipped: false })
    try {
      // the list may have expired since the check
      await this.#fileOf(list)
      const path = await files.keep(file, source.file(file, this.#stop.signal), (bytes) => this.#progress(file, bytes))
      // a copy that was not installed shows everything up to here
      if (installer.way === 'self') await installer.prepare({ version: list.version, file, path })
    } catch (error) {
      const problem = this.#problemOf(error)
      if (LIST_PROBLEMS.some((one) => one === problem)) this.#found = null
      return this.#refuse(problem, this.#found ? 'found' : 'idle')
    }
    this.#put({ phase: 'ready', received: file.size })
    return done(this.state())
  }

  async skip(): Promise<Result<UpdateState>> {
    const { version } = this.state()
    if (version !== null && this.#step.phase === 'found') {
      const { files, log } = this.#deps
      this.#put({ skipped: true })
      await files
        .record()
        .then((record) => files.setRecord({ ...record, skipped: version }))
        .catch((error: unknown) => log.warn('updates.record', { error }))
    }
    return done(this.state())
  }

  restart(): Promise<Result<null>> {
    const { installer, busy, quit } = this.#deps
    const problem = this.#step.phase !== 'ready' ? 'not-ready' : installer.way === 'self' ? busy() : installer.way
    if (problem !== null) return Promise.resolve(failed('update', { params: { reason: problem } }))
    this.#restart = true
    quit()
    return Promise.resolve(done(null))
  }

  /**
   * Called when the program begins to close; the answer installs, once the stores are closed, and starts the program
   * again if that is wanted. null: nothing to do.
   */
  closing(): ((startAgain: boolean) => void) | null {
    const { installer, busy, log, version } = this.#deps
    this.#cancelTimer()
    this.#stop.abort()
    const isReady = this.#step.phase === 'ready' && installer.way === 'self'
    if (!isReady || (!this.#restart && busy() !== null)) return null
    return (startAgain) => {
      const restart = this.#restart || startAgain
      log.info('updates.install', { from: version, to: this.state().version, restart })
      installer.install(restart)
    }
  }

  /** Nothing may be replaced while it is used. */
  get #isOccupied(): boolean {
    return this.#step.phase === 'checking' || this.#hasFile
  }
  get #hasFile(): boolean {
    return this.#step.phase === 'downloading' || this.#step.phase === 'ready'
  }

  async #checkServer(asked: boolean): Promise<Result<UpdateState>> {
    const { address } = this.#deps.rules()
    if (address === '') return this.#refuse('no-address')
    return this.#checkWith(this.#deps.files.server(address), asked)
  }

  /** @param asked by a person, who sees a skipped version again */
  async #checkWith(source: UpdateSource, asked: boolean): Promise<Result<UpdateState>> {
    if (this.#deps.installer.way === 'package-manager') return this.#refuse('package-manager')
    if (this.#isOccupied) return done(this.state())
    const checking = this.#judge(source, asked)
    this.#checking = checking
    return checking
  }

  async #judge(source: UpdateSource, asked: boolean): Promise<Result<UpdateState>> {
    const { clock, log, files } = this.#deps
    this.#put({ phase: 'checking', problem: null, ...(asked ? { skipped: false } : {}) })
    try {
      this.#found = await this.#ask(source)
      const skipped = !asked && (await files.record()).skipped === this.state().version
      this.#put({ phase: this.#found ? 'found' : 'current', skipped, checkedAt: new Date(clock.now()).toISOString() })
      log.info('updates.checked', { version: this.state().version })
      return done(this.state())
    } catch (error) {
      const problem = this.#problemOf(error)
      // a server that is away does not change what is known
      if (!isTransferProblem(problem)) this.#found = null
      return this.#refuse(problem, this.#found ? 'found' : 'idle')
    }
  }

  /** The newer release of a source; null: none. Remembers the release. @throws UpdateError */
  async #ask(source: UpdateSource): Promise<FoundUpdate | null> {
    const { files, openList, rules, log } = this.#deps
    const trusted = this.#trusted
    const list = openList(await source.list(), rules().keys)
    const file = await this.#fileOf(list)
    await files
      .record()
      .then((record) => files.setRecord({ ...record, seen: { version: list.version, issued: list.issued } }))
      .catch((error: unknown) => log.warn('updates.record', { error }))
    return file && { list, file, source, trusted }
  }

  /** File of a newer release for this computer; null: this release. @throws UpdateError */
  async #fileOf(list: UpdateList): Promise<UpdateFile | null> {
    const { files, version, platform, arch, clock } = this.#deps
    const { seen } = await files.record()
    const verdict = judgeList(list, { version, platform, arch, nowMs: clock.now(), seen })
    if (verdict.kind === 'refused') throw new UpdateError(verdict.problem)
    return verdict.kind === 'update' ? verdict.file : null
  }

  get #trusted(): string {
    const { address, keys } = this.#deps.rules()
    return JSON.stringify([address, keys])
  }

  #plan(delayMs: number): void {
    const { clock, installer, rules } = this.#deps
    this.#cancelTimer()
    const { mode, address } = rules()
    if (mode === 'off' || address === '' || installer.way === 'package-manager') return
    this.#cancelTimer = clock.after(delayMs, () => {
      this.#plan(CHECK_EVERY_MS)
      void this.#checkUnasked()
    })
  }

  async #checkUnasked(): Promise<void> {
    if (this.#isOccupied) return
    const found = await this.#checkServer(false)
    const { phase, skipped } = this.#step
    if (found.ok && phase === 'found' && !skipped && this.#deps.rules().mode === 'auto') await this.download()
  }

  #problemOf(error: unknown): UpdateProblem {
    if (error instanceof UpdateError) return error.problem
    this.#deps.log.error('updates.bug', { error })
    return 'installer'
  }

  #refuse(problem: UpdateProblem, phase: 'idle' | 'found' = 'idle'): Result<UpdateState> {
    this.#deps.log.warn('updates.refused', { problem })
    this.#put({ phase, received: 0, problem })
    return failed('update', { params: { reason: problem } })
  }

  #progress({ size }: UpdateFile, received: number): void {
    const percent = (bytes: number): number => Math.floor((100 * bytes) / size)
    if (percent(received) > percent(this.#step.received)) this.#put({ received })
  }

  #put(step: Partial<Step>): void {
    this.#step = { ...this.#step, ...step }
    this.#deps.changed(this.state())
  }
}
