/**
 * Measured runs of this desk: chosen, looked at, kept beside an engine, taken away. They live in the person's file
 * under names of their own and never
 * reach the catalogue, a pack or the service.
 */
import { done, type Result } from '../../contract/failures'
import type { ChosenTable, SavedRunSource, RunPreview } from '../../contract/channels/measured-runs'
import { guessMapping, readRunMapping, type RunMapping } from '../../shared/measured-runs/run-mapping'
import type { TableFiles, TableText } from '../../shared/ports/files/table-files'
import { readRun, runLine, runPeak, type MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResultForProfile } from '../store-result'

export interface MeasuredRunsDeps {
  readonly files: TableFiles
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  profile(): string | null
  newId(): string
  /** Asks the person; null: cancelled. */
  chooseSource(): Promise<string | null>
}

const SOURCES = 'measured.sources'
/** Lines shown before a mapping is agreed on; headings of programs are longer than one thinks. */
const HEAD_LINES = 40
const MOST_SOURCES = 40
/** More runs of one engine than this are no comparison any more; the oldest goes. */
const MOST_RUNS = 8

export function createMeasuredRuns(parts: MeasuredRunsDeps) {
  const { files, person, clock, log } = parts
  let chosen: { readonly token: string; readonly table: TableText } | null = null

  const kept = <T>(work: (who: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, 'measured.store', parts.profile(), async (who) => done(await work(who)))
  const nameOf = (who: string, engineId: string): string => `measured.runs.${who}.${engineId}`
  const runsOf = async (who: string, engineId: string): Promise<readonly MeasuredRun[]> =>
    validRuns(await person.value(nameOf(who, engineId)))
  const sources = async (): Promise<readonly SavedSourceRow[]> => validSources(await person.value(SOURCES))

  async function reading(token: string, mapping: RunMapping) {
    if (chosen?.token !== token) return null
    const { table } = chosen
    const { rows } = await files.rows(table.text, mapping.separator)
    return { table, rows, run: readRun(rows, mapping) }
  }

  return {
    choose: (): Promise<Result<ChosenTable | null>> =>
      kept(async (): Promise<ChosenTable | null> => {
        const file = await parts.chooseSource()
        if (file === null) return null
        const read = await files.read(file)
        if (!read.ok) return { kind: 'refused', file: read.name, problem: read.problem }
        const { separator, rows } = await files.rows(read.table.text, null, HEAD_LINES)
        const guess = guessMapping(rows, separator)
        const head = headerKey(rows, guess.headerLines)
        const token = parts.newId()
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
      kept(async () => {
        const read = await reading(token, mapping)
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
      kept(async (who) => {
        const read = await reading(token, mapping)
        if (!read || read.run.rpm.length === 0 || (!read.run.power && !read.run.torque)) return null
        const { rpm, power, torque } = read.run
        const run: MeasuredRun = {
          kind: 'measured',
          id: parts.newId(),
          title: title.trim() || read.table.name,
          file: read.table.name,
          importedAt: new Date(clock.now()).toISOString(),
          correction: mapping.correction,
          mapping,
          rpm,
          power,
          torque
        }
        const runs = [...(await runsOf(who, engineId)), run].slice(-MOST_RUNS)
        await person.setValue(nameOf(who, engineId), runs)
        const name = source.trim()
        if (name !== '') {
          const { headerLines } = mapping
          const others = (await sources()).filter((one) => one.name !== name)
          await person.setValue(
            SOURCES,
            [{ name, mapping, head: headerKey(read.rows, headerLines) }, ...others].slice(0, MOST_SOURCES)
          )
        }
        return runs
      }),

    runs: ({ engineId }: { engineId: string }) => kept((who) => runsOf(who, engineId)),
    remove: ({ engineId, id }: { engineId: string; id: string }) =>
      kept(async (who) => {
        const runs = (await runsOf(who, engineId)).filter((run) => run.id !== id)
        await person.setValue(nameOf(who, engineId), runs)
        return runs
      })
  }
}
export type MeasuredRunsService = ReturnType<typeof createMeasuredRuns>

/** The headings of a table, by which a source is known again: the last line before the values, without spaces. */
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

/** Only what is a run in every part; a value of another version is none. */
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
