/** Watches the figures of sheets that were made: what the catalogue says otherwise since, and telling it once. */
import type { EngineId } from '../../shared/catalogue/ids'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import { diffSnapshot, diffPrintedFigures, type SheetChange } from '../../shared/sheets/snapshot-diff'
import { parseSnapshot } from '../../shared/sheets/snapshot-json'
import type { SheetSnapshot } from '../../shared/sheets/snapshot'
import type { UserStore, SheetRow } from '../../shared/ports/stores/user-store'
import type { SheetSnapshots, CurrentData } from './sheet-snapshots'

export interface SheetChangesDeps {
  readonly snapshots: Pick<SheetSnapshots, 'current'>
  readonly person: Pick<UserStore, 'sheets' | 'sheet' | 'value' | 'setValue'>
  readonly log: Log
  profile(): string | null
  digest(text: string): string
  /** Figures of one engine that a customer has on paper are others today. */
  onFiguresChanged(params: {
    readonly reason: 'figures-changed'
    readonly title: string
    readonly numbers: string
  }): void
}
const REPORTED = 'sheet.changes'
const MOST_SHEETS = 1000
const MOST_NUMBERS = 5

export function createSheetChanges({ snapshots, person, log, profile, digest, onFiguresChanged }: SheetChangesDeps) {
  /** What was found last, and of which record. */
  const known = new Map<
    string,
    { readonly language: LanguageCode; readonly of: string; readonly changes: readonly SheetChange[] }
  >()
  let last: Promise<unknown> = Promise.resolve()

  const snapshotOf = async (number: string): Promise<SheetSnapshot | null> => {
    const stored = await person.sheet(number)
    return stored && parseSnapshot(stored.snapshot, [])
  }

  /** Printed figures of a sheet that are others in the stored catalogue; null: nothing stored may be read. No call. */
  async function printed(row: SheetRow): Promise<readonly SheetChange[] | null> {
    const before = known.get(row.number)
    let snapshot = before ? null : await snapshotOf(row.number)
    const language = before?.language ?? snapshot?.source.language
    if (language === undefined) return null
    const now = await snapshots.current(row.profile, row.path, language)
    if (!now) return null
    // not by its age: an answer in another language brings figures, and leaves the age of these texts as it was
    const of = digest(JSON.stringify(now))
    if (before?.of === of) return before.changes
    snapshot ??= await snapshotOf(row.number)
    const changes = snapshot && !isOlderThanSnapshot(now, snapshot) ? diffPrintedFigures(snapshot, now) : []
    known.set(row.number, { language, of, changes })
    return changes
  }

  async function report(engine: EngineId): Promise<void> {
    const who = profile()
    if (who === null) return
    const rows = (await person.sheets('', MOST_SHEETS, engine)).filter((row) => row.profile === who)
    if (rows.length === 0) return
    const reported = { ...((await person.value(REPORTED)) as Readonly<Record<string, string>> | null) }
    const before = JSON.stringify(reported)
    const changed: SheetRow[] = []
    for (const row of rows) {
      const changes = await printed(row)
      if (changes === null) continue
      const mark = changes.length > 0 ? digest(JSON.stringify(changes)) : undefined
      if (mark !== undefined && mark !== reported[row.number]) changed.push(row)
      if (mark === undefined) delete reported[row.number]
      else reported[row.number] = mark
    }
    if (JSON.stringify(reported) !== before) await person.setValue(REPORTED, reported)
    const [first] = changed
    if (!first) return
    const numbers = changed.slice(0, MOST_NUMBERS).map(({ number }) => number)
    onFiguresChanged({
      reason: 'figures-changed',
      title: first.title,
      numbers: [...numbers, ...(changed.length > MOST_NUMBERS ? ['…'] : [])].join(', ')
    })
  }

  return {
    /** Against the stored catalogue, all fields; null: it holds nothing newer than the sheet. */
    async changesOf(snapshot: SheetSnapshot): Promise<readonly SheetChange[] | null> {
      const now = await snapshots.current(snapshot.profile, snapshot.path, snapshot.source.language)
      if (!now || isOlderThanSnapshot(now, snapshot)) return null
      const changes = diffSnapshot(snapshot, now)
      return changes.length > 0 || now.fetchedAtMs > Date.parse(snapshot.source.fetchedAt) ? changes : null
    },
    /** A printed figure is another today. */
    hasChanged: async (row: SheetRow): Promise<boolean> => ((await printed(row)) ?? []).length > 0,
    /**
     * To be called when figures of an engine were stored or shown. Each change is told once, in this run and in later
     * ones.
     */
    check(engine: EngineId): Promise<void> {
      const turn = last.then(() => report(engine)).catch((error: unknown) => log.warn('sheet.changes', { error }))
      last = turn
      return turn
    }
  }
}
export type SheetChanges = ReturnType<typeof createSheetChanges>

const isOlderThanSnapshot = (now: CurrentData, { source }: SheetSnapshot): boolean =>
  now.fetchedAtMs < Date.parse(source.fetchedAt)
