/** Finds made sheets whose printed figures differ from the stored catalogue, and reports each difference once. */
import type { EngineId } from '../../shared/catalogue/ids'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import { diffSnapshot, diffPrintedFigures, type SheetChange } from '../../shared/sheets/snapshot-diff'
import { parseSnapshot } from '../../shared/sheets/snapshot-json'
import type { SheetSnapshot } from '../../shared/sheets/snapshot'
import type { UserStore, SheetRow } from '../../shared/ports/stores/user-store'
import { SerialQueue } from '../../shared/serial-queue'
import { isPinKey } from './sheet-keys'
import type { SheetSnapshots, CurrentData } from './sheet-snapshots'

interface ChangedFigures {
  readonly title: string
  /** Of the sheets. */
  readonly numbers: readonly string[]
}

interface SheetChangesDeps {
  readonly snapshots: Pick<SheetSnapshots, 'current'>
  readonly userStore: Pick<UserStore, 'sheets' | 'sheet' | 'value' | 'setValue'>
  readonly log: Log
  profile(): string | null
  digest(text: string): string
  /** One engine with its sheets. */
  onFiguresChanged(news: ChangedFigures): void
}
const REPORTED_KEY = 'sheet.changes'
const MAX_SHEETS = 1000
const MAX_TITLES = 3
const MAX_NUMBERS = 5

/** Result of the last comparison. `of`: digest of the compared record. */
interface KnownChanges {
  readonly language: LanguageCode
  readonly of: string
  readonly changes: readonly SheetChange[]
}

export class SheetChanges {
  readonly #deps: SheetChangesDeps
  /** By number of the sheet. */
  readonly #known = new Map<string, KnownChanges>()
  readonly #checks = new SerialQueue()

  constructor(deps: SheetChangesDeps) {
    this.#deps = deps
  }

  /** Differences of all fields from the stored catalogue; null: it is not newer than the sheet. */
  async changesOf(snapshot: SheetSnapshot): Promise<readonly SheetChange[] | null> {
    const { snapshots } = this.#deps
    const now = await snapshots.current(snapshot.profile, snapshot.path, snapshot.source.language)
    if (!now || isOlderThanSnapshot(now, snapshot)) return null
    const changes = diffSnapshot(snapshot, now)
    return changes.length > 0 || now.fetchedAtMs > Date.parse(snapshot.source.fetchedAt) ? changes : null
  }

  async hasChanged(row: SheetRow): Promise<boolean> {
    return ((await this.#changedFigures(row)) ?? []).length > 0
  }

  /** Call when figures of an engine were stored or shown. Each change is reported once, across restarts too. */
  check(engine: EngineId): Promise<void> {
    return this.#checks
      .run(() => this.#report(engine))
      .catch((error: unknown) => this.#deps.log.warn('sheet.changes', { error }))
  }

  /** Changed printed figures of a sheet; null: no stored record may be shown. Spends no call. */
  async #changedFigures(row: SheetRow): Promise<readonly SheetChange[] | null> {
    const { snapshots, digest } = this.#deps
    const before = this.#known.get(row.number)
    let snapshot = before ? null : await this.#snapshotOf(row.number)
    const language = before?.language ?? snapshot?.source.language
    if (language === undefined) return null
    const now = await snapshots.current(row.profile, row.path, language)
    if (!now) return null
    // by digest and not by age: a response in another language updates figures but keeps the age of these texts
    const of = digest(JSON.stringify(now))
    if (before?.of === of) return before.changes
    snapshot ??= await this.#snapshotOf(row.number)
    const changes = snapshot && !isOlderThanSnapshot(now, snapshot) ? diffPrintedFigures(snapshot, now) : []
    this.#known.set(row.number, { language, of, changes })
    return changes
  }

  async #snapshotOf(number: string): Promise<SheetSnapshot | null> {
    const stored = await this.#deps.userStore.sheet(number)
    return stored && parseSnapshot(stored.snapshot, [])
  }

  async #report(engine: EngineId): Promise<void> {
    const { userStore, profile, onFiguresChanged } = this.#deps
    const profileId = profile()
    if (profileId === null) return
    const rows = (await userStore.sheets('', MAX_SHEETS, { engine })).filter(
      (row) => row.profile === profileId && !isPinKey(row.number)
    )
    const [first, ...others] = rows.length === 0 ? [] : await this.#unreported(rows)
    if (!first) return
    onFiguresChanged({ title: first.title, numbers: [first, ...others].map(({ number }) => number) })
  }

  /** The sheets with changes that were not reported yet; stores all changes as reported. */
  async #unreported(rows: readonly SheetRow[]): Promise<readonly SheetRow[]> {
    const { userStore, digest } = this.#deps
    const reported = { ...((await userStore.value(REPORTED_KEY)) as Readonly<Record<string, string>> | null) }
    const before = JSON.stringify(reported)
    const changed: SheetRow[] = []
    for (const row of rows) {
      const changes = await this.#changedFigures(row)
      if (changes === null) continue
      const mark = changes.length > 0 ? digest(JSON.stringify(changes)) : undefined
      if (mark !== undefined && mark !== reported[row.number]) changed.push(row)
      if (mark === undefined) delete reported[row.number]
      else reported[row.number] = mark
    }
    if (JSON.stringify(reported) !== before) await userStore.setValue(REPORTED_KEY, reported)
    return changed
  }
}

/**
 * Parameters of one notice about all engines whose figures changed in this run, the newest first: a refresh in the
 * background may find many.
 */
export function createChangesNotice() {
  let all: readonly ChangedFigures[] = []
  return (news: ChangedFigures) => {
    all = [news, ...all.filter(({ title }) => title !== news.title)]
    const numbers = all.flatMap((one) => one.numbers)
    return {
      reason: 'figures-changed',
      title: listed(
        all.map(({ title }) => title),
        MAX_TITLES
      ),
      numbers: listed([...new Set(numbers)], MAX_NUMBERS)
    } as const
  }
}
const listed = (texts: readonly string[], most: number): string =>
  [...texts.slice(0, most), ...(texts.length > most ? ['…'] : [])].join(', ')

const isOlderThanSnapshot = (now: CurrentData, { source }: SheetSnapshot): boolean =>
  now.fetchedAtMs < Date.parse(source.fetchedAt)
