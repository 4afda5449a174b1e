/** Measured runs of this installation, stored per engine in the user store; never sent to packs or the service. */
import type { Input } from '../../contract/channel-map'
import { done, type Result } from '../../contract/failures'
import type { ChosenTable, SavedRunSource, RunPreview } from '../../contract/channels/measured-runs'
import { guessMapping, isSpaceSeparated, readRunMapping, type RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableFiles, TableText } from '../../shared/ports/files/table-files'
import { readRun, runLine, runPeak, worstPhysics, type MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { decimate } from '../../shared/dyno/chart/decimate'
import { SerialQueue } from '../../shared/serial-queue'
import { storeResultForProfile } from '../store-result'

interface MeasuredRunsDeps {
  readonly files: TableFiles
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  profile(): string | null
  newId(): string
  changed(engineId: string): void
  /** The file that the system `opened`, or one from the file dialog; null: none, or cancelled. */
  chooseSource(opened: boolean): Promise<string | null>
}

const SOURCES_KEY = 'measured.sources'
/** Lines shown before a mapping is confirmed; measuring programs write long headings. */
const HEAD_LINES = 40
const MAX_SOURCES = 40

export class MeasuredRuns {
  readonly #deps: MeasuredRunsDeps
  readonly #changes = new SerialQueue()
  #chosen: { readonly token: string; readonly table: TableText } | null = null

  constructor(deps: MeasuredRunsDeps) {
    this.#deps = deps
  }

  choose({ opened }: Input<'measured:choose'>): Promise<Result<ChosenTable | null>> {
    const { files, newId, chooseSource } = this.#deps
    return this.#withProfile(async (): Promise<ChosenTable | null> => {
      const file = await chooseSource(opened)
      if (file === null) return null
      const read = await files.read(file)
      if (!read.ok) return { kind: 'refused', file: read.name, problem: read.problem }
      const { table } = read
      const lines = table.text.split(/\r\n?|\n/, HEAD_LINES)
      const { separator, rows } = await files.rows(table.text, isSpaceSeparated(lines) ? ' ' : null, HEAD_LINES)
      const guess = guessMapping(rows, separator)
      const token = newId()
      this.#chosen = { token, table }
      const known = await this.#sources()
      return {
        kind: 'table',
        token,
        file: table.name,
        bytes: table.bytes,
        guess,
        sources: known.map(withoutHead),
        fits: await this.#sourceOf(table, known)
      }
    })
  }

  preview({ token, mapping }: Input<'measured:preview'>): Promise<Result<RunPreview | null>> {
    return this.#withProfile(async () => {
      const read = await this.#readChosen(token, mapping)
      return read && previewOf(read.rows, read.run)
    })
  }

  keep(input: Input<'measured:keep'>): Promise<Result<readonly MeasuredRun[] | null>> {
    const { engineId, title, mapping } = input
    return this.#withProfile(async (profileId) => {
      const read = await this.#readChosen(input.token, mapping)
      if (!read || read.run.rpm.length === 0 || (!read.run.power && !read.run.torque)) return null
      const { rpm, power, torque } = read.run
      const { name: file } = read.table
      const run: MeasuredRun = {
        kind: 'measured',
        id: this.#deps.newId(),
        title: title.trim() || file,
        file,
        importedAt: new Date(this.#deps.clock.now()).toISOString(),
        correction: mapping.correction,
        mapping,
        rpm,
        power,
        torque
      }
      // the run last: a failure before it leaves nothing that another try would store twice
      await this.#saveSource(input.source.trim(), mapping, headerKey(read.rows, mapping.headerLines))
      return this.#changeRuns(profileId, engineId, (stored) => [...stored, run])
    })
  }

  runs({ engineId }: Input<'measured:runs'>): Promise<Result<readonly MeasuredRun[]>> {
    return this.#withProfile((profileId) => this.#runs(profileId, engineId))
  }

  compare({ engineId, id, against }: Input<'measured:compare'>): Promise<Result<readonly MeasuredRun[]>> {
    return this.#withProfile((profileId) =>
      this.#changeRuns(profileId, engineId, (runs) => runs.map((run) => (run.id === id ? { ...run, against } : run)))
    )
  }

  remove({ engineId, id }: Input<'measured:remove'>): Promise<Result<readonly MeasuredRun[]>> {
    return this.#withProfile((profileId) =>
      this.#changeRuns(profileId, engineId, (runs) => runs.filter((run) => run.id !== id))
    )
  }

  removeSource({ name }: Input<'measured:remove-source'>): Promise<Result<readonly SavedRunSource[]>> {
    return this.#withProfile(async () => {
      const others = (await this.#sources()).filter((one) => one.name !== name)
      await this.#deps.userStore.setValue(SOURCES_KEY, others)
      return others.map(withoutHead)
    })
  }

  #withProfile<T>(work: (profileId: string) => Promise<T>): Promise<Result<T>> {
    const { log, profile } = this.#deps
    return storeResultForProfile(log, 'measured.store', profile(), async (profileId) => done(await work(profileId)))
  }

  async #runs(profileId: string, engineId: string): Promise<readonly MeasuredRun[]> {
    return validRuns(await this.#deps.userStore.value(runsKey(profileId, engineId)))
  }

  /** One change at a time: two windows may change the runs of one engine. */
  #changeRuns(
    profileId: string,
    engineId: string,
    change: (stored: readonly MeasuredRun[]) => readonly MeasuredRun[]
  ): Promise<readonly MeasuredRun[]> {
    return this.#changes.run(async () => {
      const runs = change(await this.#runs(profileId, engineId))
      await this.#deps.userStore.setValue(runsKey(profileId, engineId), runs)
      this.#deps.changed(engineId)
      return runs
    })
  }

  async #sources(): Promise<readonly SavedSourceRow[]> {
    return validSources(await this.#deps.userStore.value(SOURCES_KEY))
  }

  /** The first source whose headings the table has, read as a person confirmed them; null: none. */
  async #sourceOf({ text }: TableText, sources: readonly SavedSourceRow[]): Promise<string | null> {
    for (const { name, mapping, head } of sources.filter((one) => one.head !== '')) {
      const { rows } = await this.#deps.files.rows(text, mapping.separator, mapping.headerLines)
      if (headerKey(rows, mapping.headerLines) === head) return name
    }
    return null
  }

  async #saveSource(name: string, mapping: RunMapping, head: string): Promise<void> {
    if (name === '') return
    const others = (await this.#sources()).filter((one) => one.name !== name)
    await this.#deps.userStore.setValue(SOURCES_KEY, [{ name, mapping, head }, ...others].slice(0, MAX_SOURCES))
  }

  /** null: the file is no longer the one chosen last. */
  async #readChosen(token: string, mapping: RunMapping) {
    if (this.#chosen?.token !== token) return null
    const { table } = this.#chosen
    const { rows } = await this.#deps.files.rows(table.text, mapping.separator)
    return { table, rows, run: readRun(rows, mapping) }
  }
}

const runsKey = (profileId: string, engineId: string): string => `measured.runs.${profileId}.${engineId}`

/** Key by which a source is recognised: the last heading line, without spaces. */
function headerKey(rows: readonly (readonly string[])[], headerLines: number): string {
  return (rows[headerLines - 1] ?? []).map((cell) => cell.trim().toLowerCase()).join('\u001f')
}

interface SavedSourceRow extends SavedRunSource {
  readonly head: string
}
const withoutHead = ({ name, mapping }: SavedSourceRow): SavedRunSource => ({ name, mapping })
function validSources(value: unknown): readonly SavedSourceRow[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: Partial<SavedSourceRow> | null): SavedSourceRow[] => {
    const mapping = readRunMapping(one?.mapping)
    return mapping && typeof one?.name === 'string' && typeof one.head === 'string'
      ? [{ name: one.name, mapping, head: one.head }]
      : []
  })
}

/** Drops invalid runs and those of another version. */
function validRuns(value: unknown): readonly MeasuredRun[] {
  if (!Array.isArray(value)) return []
  const numbers = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.every((one) => typeof one === 'number' && Number.isFinite(one))
  const texts = (...list: readonly unknown[]): boolean => list.every((one) => typeof one === 'string')
  return value.filter((run: Partial<MeasuredRun> | null): run is MeasuredRun => {
    if (
      run?.kind !== 'measured' ||
      !texts(run.id, run.title, run.file, run.importedAt) ||
      (run.against !== undefined && typeof run.against !== 'string') ||
      readRunMapping(run.mapping) === null ||
      !numbers(run.rpm)
    )
      return false
    return [run.power, run.torque].every((line) => line === null || (numbers(line) && line.length === run.rpm?.length))
  })
}

function previewOf(rows: readonly (readonly string[])[], run: ReturnType<typeof readRun>): RunPreview {
  const { leftOut, leftOutCount, sorted, merged, cut, rpm } = run
  const peak = (quantity: 'power' | 'torque') => {
    const line = runLine(run, quantity)
    return line && runPeak(line)
  }
  const [from, to] = [rpm[0], rpm.at(-1)]
  return {
    leftOut,
    leftOutCount,
    sorted,
    merged,
    cut,
    head: rows.slice(0, HEAD_LINES).map((row) => row.slice(0, 40).map((cell) => cell.slice(0, 80))),
    points: rpm.length,
    span: from === undefined || to === undefined ? null : { from, to },
    power: peak('power'),
    torque: peak('torque'),
    worst: worstPhysics(run),
    drawn: drawnPoints(run)
  }
}

/** Width of the dialog’s chart in pixels. */
const CHART_WIDTH = 720

/** Points that at least one of both lines needs in a chart. */
function drawnPoints(run: ReturnType<typeof readRun>): RunPreview['drawn'] {
  const speeds = new Set(
    (['power', 'torque'] as const).flatMap((quantity) => {
      const line = runLine(run, quantity)
      return line ? decimate(line, CHART_WIDTH).x : []
    })
  )
  const kept = (values: readonly number[]): readonly number[] =>
    values.filter((_value, at) => speeds.has(run.rpm[at] ?? -1))
  return { rpm: kept(run.rpm), power: run.power && kept(run.power), torque: run.torque && kept(run.torque) }
}
