/**
 * Answers lists of cars that other programs put into a folder: a JSON file beside the list names the stored engines of
 * each line. It spends no request.
 */
import type { Result } from '../../../contract/failures'
import { JOB_LIST_LENGTH, type JobLine } from '../../../contract/channels/packs'
import type { CommandHit } from '../../../shared/command-line/answer'
import { exportedNames } from '../../../shared/export/engine-export'
import type { JobAnswer, JobAnswerLine } from '../../../shared/packs/job-answer'
import { matchJobLine } from '../../../shared/packs/job-match'
import type { FoundList, JobFolderFiles } from '../../../shared/ports/files/job-folder-files'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { SerialQueue } from '../../../shared/serial-queue'

interface JobFolderDeps {
  readonly files: JobFolderFiles
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
  /** '': none. */
  folder(): string
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Host of the service or 'demo'; '': not connected. */
  service(): string
  jobs(text: string): Promise<Result<readonly JobLine[]>>
  linkOf(path: CommandHit['path']): string
}

const LOOK_EVERY_MS = 5000

export class JobFolder {
  readonly #deps: JobFolderDeps
  readonly #looks = new SerialQueue()
  /** Versions of the last look: a list that is still written changes. */
  #seen: ReadonlyMap<string, string> = new Map()
  /** Versions of lists that are answered and could not be moved, because another program has them open. */
  readonly #answered = new Map<string, string>()
  #cancelLook: (() => void) | null = null
  #isOpen = false
  #hasFailed = false

  constructor(deps: JobFolderDeps) {
    this.#deps = deps
  }

  open(): void {
    this.#isOpen = true
    this.settingChanged()
  }

  /** Resolves when the look under way has ended. */
  idle(): Promise<void> {
    return this.#looks.idle()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#cancelLook?.()
    await this.idle()
  }

  settingChanged(): void {
    this.#cancelLook?.()
    this.#seen = new Map()
    this.#answered.clear()
    this.#hasFailed = false
    if (this.#isOpen && this.#deps.folder() !== '') void this.#looks.run(() => this.#look())
  }

  async #look(): Promise<void> {
    const { folder, files, log, clock, service } = this.#deps
    const path = folder()
    if (!this.#isOpen || path === '') return
    const failures: unknown[] = []
    const fail = (error: unknown): void => void failures.push(error)
    try {
      const lists = await files.lists(path)
      const complete = lists.filter(({ name, version }) => this.#seen.get(name) === version)
      this.#seen = new Map(lists.map(({ name, version }) => [name, version]))
      for (const name of this.#answered.keys()) if (!this.#seen.has(name)) this.#answered.delete(name)
      // lists wait for a connection, because the catalogue belongs to it. One that fails holds up no other
      if (service() !== '') for (const list of complete) await this.#answer(path, list).catch(fail)
    } catch (error) {
      fail(error)
    }
    if (failures.length > 0 && !this.#hasFailed) log.warn('packs.job-folder', { error: failures[0] })
    this.#hasFailed = failures.length > 0
    this.#cancelLook?.()
    if (this.#isOpen) this.#cancelLook = clock.after(LOOK_EVERY_MS, () => void this.#looks.run(() => this.#look()))
  }

  /** The answer before the move: after a kill in between, the list is answered again. */
  async #answer(folder: string, { name, version }: FoundList): Promise<void> {
    const { files, log } = this.#deps
    if (this.#answered.get(name) !== version) {
      const answer = await this.#answerTo(folder, name)
      if (answer === null) return
      await files.writeAnswer(folder, name, `${JSON.stringify(answer, null, 2)}\n`)
      this.#answered.set(name, version)
      log.info('packs.job-list', { status: answer.ok ? 'ok' : answer.error })
    }
    await files.putAway(folder, name)
    this.#answered.delete(name)
  }

  /** null: the store fails, so a later look tries again. */
  async #answerTo(folder: string, list: string): Promise<JobAnswer | null> {
    const { files, allowed, service, jobs } = this.#deps
    const head = { format: 'dynodesk-jobs', version: 1, list, service: service() } as const
    if (!allowed()) return { ...head, ok: false, error: 'export-off' }
    const read = await files.read(folder, list)
    if (!read.ok) return { ...head, ok: false, error: read.problem }
    if (read.table.text.length > JOB_LIST_LENGTH) return { ...head, ok: false, error: 'too-large' }
    const found = await jobs(read.table.text)
    if (found.ok) return { ...head, ok: true, lines: found.value.map((line) => this.#line(line)) }
    return found.failure.code === 'withheld' ? { ...head, ok: false, error: 'withheld' } : null
  }

  #line({ line, candidates }: JobLine): JobAnswerLine {
    const engines = candidates
      .filter(({ path }) => path.engines !== null)
      .map(({ path, names, figures }): CommandHit => {
        const { power = null, torque = null, fuel = null } = figures ?? {}
        return {
          level: 'engines',
          path,
          names: exportedNames(names),
          figures: figures ? { power, torque, fuel } : null,
          link: this.#deps.linkOf(path)
        }
      })
    const { decided } = matchJobLine(line, candidates)
    const isOne = engines.length === 1 && decided?.path.engines === engines[0]!.path.engines
    return { line, match: isOne ? 'one' : engines.length > 0 ? 'several' : 'none', engines }
  }
}
