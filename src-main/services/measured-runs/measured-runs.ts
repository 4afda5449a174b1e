/** Measured runs of this installation, stored per engine in the user store; never sent to packs or the service. */
import { done, type Result } from '../../contract/failures'
import type { ChosenTable, SavedRunSource, RunPreview } from '../../contract/channels/measured-runs'
import { guessMapping, readRunMapping, type RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableFiles, TableText } from '../../shared/ports/files/table-files'
import { readRun, runLine, runPeak, type MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResultForProfile } from '../store-result'

interface MeasuredRunsDeps {
  readonly files: TableFiles
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  profile(): string | null
  newId(): string
  /** Opens the file dialog; null: cancelled. */
  chooseSource(): Promise<string | null>
}

const SOURCES = 'measured.sources'
/** Lines shown before a mapping is confirmed; measuring programs write long headings. */
const HEAD_LINES = 40
const MAX_SOURCES = 40
/** Per engine; the oldest run is dropped. */
const MAX_RUNS = 8

export function createMeasuredRuns(deps: MeasuredRunsDeps) {
  const { files, userStore, clock, log } = deps
  let chosen: { readonly token: string; readonly table: TableText } | null = null

  const withProfile = <T>(work: (profileId: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, 'measured.store', deps.profile(), async (profileId) => done(await work(profileId)))
  const valueName = (profileId: string, engineId: string): string => `measured.runs.${profileId}.${engineId}`
  const runsOf = async (profileId: string, engineId: string): Promise<readonly MeasuredRun[]> =>
    validRuns(await userStore.value(valueName(profileId, engineId)))
  const sources = async (): Promise<readonly SavedSourceRow[]> => validSources(await userStore.value(SOURCES))

  async function readChosen(token: string, mapping: RunMapping) {
    if (chosen?.token !== token) return null
    const { table } = chosen
    const { rows } = await files.rows(table.text, mapping.separator)
    return { table, rows, run: readRun(rows, mapping) }
  }

  return {
    choose: (): Promise<Result<ChosenTable | null>> =>
      withProfile(async (): Promise<ChosenTable | null> => {
        const file = await deps.chooseSource()
        if (file === null) return null
        const read = await files.read(file)
        if (!read.ok) return { kind: 'refused', file: read.name, problem: read.problem }
        const { separator, rows } = await files.rows(read.table.text, null, HEAD_LINES)
        const guess = guessMapping(rows, separator)
        const head = headerKey(rows, guess.headerLines)
        const token = deps.newId()
        chosen = { token, table: read.table }
        const known = await sources()
        return {
          kind: 'table',
          token,
          file: read.table.name,
          bytes: read.table.bytes,
          guess,
          sources: known.map(({ name, mapping }) => ({ name, mapping })),
          fits: known.find((one) => one.head === head && head !== '')?.name ?? null
        }
      }),

    preview: ({ token, mapping }: { token: string; mapping: RunMapping }): Promise<Result<RunPreview | null>> =>
      withProfile(async () => {
        const read = await readChosen(token, mapping)
        return read && previewOf(read.rows, read.run)
      }),

    keep: ({
      token,
      engineId,
      title,
      source,
      mapping
    }: {
      token: string
      engineId: string
      title: string
      source: string
      mapping: RunMapping
    }): Promise<Result<readonly MeasuredRun[] | null>> =>
      withProfile(async (profileId) => {
        const read = await readChosen(token, mapping)
        if (!read || read.run.rpm.length === 0 || (!read.run.power && !read.run.torque)) return null
        const { rpm, power, torque } = read.run
        const run: MeasuredRun = {
          kind: 'measured',
          id: deps.newId(),
          title: title.trim() || read.table.name,
          file: read.table.name,
          importedAt: new Date(clock.now()).toISOString(),
          correction: mapping.correction,
          mapping,
          rpm,
          power,
          torque
        }
        const runs = [...(await runsOf(profileId, engineId)), run].slice(-MAX_RUNS)
        await userStore.setValue(valueName(profileId, engineId), runs)
        const name = source.trim()
        if (name !== '') {
          const { headerLines } = mapping
          const others = (await sources()).filter((one) => one.name !== name)
          await userStore.setValue(
            SOURCES,
            [{ name, mapping, head: headerKey(read.rows, headerLines) }, ...others].slice(0, MAX_SOURCES)
          )
        }
        return runs
      }),

    runs: ({ engineId }: { engineId: string }) => withProfile((profileId) => runsOf(profileId, engineId)),
    remove: ({ engineId, id }: { engineId: string; id: string }) =>
      withProfile(async (profileId) => {
        const runs = (await runsOf(profileId, engineId)).filter((run) => run.id !== id)
        await userStore.setValue(valueName(profileId, engineId), runs)
        return runs
      })
  }
}
export type MeasuredRunsService = ReturnType<typeof createMeasuredRuns>

/** Key by which a source is recognised: the last heading line, without spaces. */
function headerKey(rows: readonly (readonly string[])[], headerLines: number): string {
  return (rows[headerLines - 1] ?? []).map((cell) => cell.trim().toLowerCase()).join('\u001f')
}

interface SavedSourceRow extends SavedRunSource {
  readonly head: string
}
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
    torque: peak('torque')
  }
}
