import type { EnginePath } from '../../catalogue/records'
import type { EngineId } from '../../catalogue/ids'
import type { NoteMatch } from '../../search/note-search'
import type { Decision, NamedDocument, NamedTag, WorkConflict } from '../../workspace/documents/replica'
import type { WorkKind, WorkScope } from '../../workspace/work-kinds'

export interface Favourite {
  readonly profile: string
  readonly path: EnginePath
  readonly group: string
  readonly addedAtMs: number
}

export interface Recent {
  readonly profile: string
  readonly path: EnginePath
  readonly openedAtMs: number
}

export interface Note {
  readonly profile: string
  readonly engineId: EngineId
  readonly text: string
  readonly changedAtMs: number
}

export interface SheetRow {
  readonly number: string
  readonly profile: string
  readonly path: EnginePath
  readonly madeAtMs: number
  readonly title: string
  readonly customer: string
  readonly template: string
  readonly bytes: number
}

export interface StoredSheet extends SheetRow {
  /** SHA-256 of the PDF in hex, to detect changes. */
  readonly digest: string
  /** JSON without pictures. */
  readonly snapshot: string
}

export interface SheetFilter {
  /** Sheets of this engine only. */
  readonly engine?: EngineId
  /** Without sheets for the workshop and those that cannot be read. */
  readonly hidesWorkshop?: boolean
}

export interface SheetCount {
  /** Four digits. */
  readonly year: number
  readonly count: number
}

export interface SavedSearch {
  readonly id: number
  readonly query: string
  /** '' for any. */
  readonly fuel: string
  readonly savedAtMs: number
  /** Its last seen results, as keys of `CatalogueStore.matches`. */
  readonly seen: readonly string[]
}

export interface SearchHistoryItem {
  readonly query: string
  readonly fuel: string
  readonly atMs: number
}

/** The user's own data: every change is on disk before it is confirmed. */
export interface UserStore {
  favourites(profile: string): Promise<readonly Favourite[]>
  addFavourite(profile: string, path: EnginePath, group: string): Promise<void>
  removeFavourite(profile: string, engineId: EngineId): Promise<void>
  recents(profile: string): Promise<readonly Recent[]>
  /** Keeps the newest 50 of a profile. */
  addRecent(profile: string, path: EnginePath): Promise<void>
  note(profile: string, engineId: EngineId): Promise<Note | null>
  /** Notes with words of a query of the local search, newest first, at most 100. */
  notesMatching(profile: string, query: string, synonyms: readonly (readonly string[])[]): Promise<readonly NoteMatch[]>
  /** An empty text removes the note. */
  setNote(profile: string, engineId: EngineId, text: string): Promise<void>
  /** Newest first. */
  searches(profile: string): Promise<readonly SavedSearch[]>
  /** The same text and fuel keeps its place and updates `seen`. Keeps 100 of a profile. */
  saveSearch(profile: string, query: string, fuel: string, seen: readonly string[]): Promise<void>
  removeSearch(profile: string, id: number): Promise<void>
  markSearchSeen(profile: string, id: number, seen: readonly string[]): Promise<void>
  /** Newest first. */
  searchHistory(profile: string): Promise<readonly SearchHistoryItem[]>
  /** Keeps the newest 30 of a profile, each once. */
  addToSearchHistory(profile: string, query: string, fuel: string): Promise<void>
  clearSearchHistory(profile: string): Promise<void>
  /** A JSON value by name (synonyms, packs); null: none. */
  value(name: string): Promise<unknown>
  setValue(name: string, value: unknown): Promise<void>
  /** Changes these entries of an object; the others stay as they are stored. */
  changeEntries(name: string, put: Readonly<Record<string, unknown>>, remove: readonly string[]): Promise<void>
  /** Stores an edited list; entries that others added or removed since it was `seen` stay added or removed. */
  changeList(name: string, list: readonly unknown[], seen: readonly unknown[]): Promise<void>
  /** Next sheet number of a year, from 1. Only `addSheet` takes it, and a taken one is never reused. */
  nextSheet(year: number): Promise<number>
  /** Stores the sheet and takes its number, both or neither. Pinned figures take none. */
  addSheet(sheet: StoredSheet, taken: SheetCount | null): Promise<void>
  /** Newest first. `query`: in number, title and customer. */
  sheets(query: string, limit: number, only?: SheetFilter): Promise<readonly SheetRow[]>
  /** Engines of the profile with a made sheet; pinned figures do not count. */
  sheetEngines(profile: string): Promise<readonly EngineId[]>
  sheet(number: string): Promise<StoredSheet | null>
  removeSheet(number: string): Promise<void>
  close(): Promise<void>
}

/** The part of the user's data that joined computers share, as documents with revisions. */
export interface WorkStore {
  /** Records what changed since the last time as edits, and returns the tag of each document. */
  workTags(kind: WorkKind, scope: WorkScope): Promise<readonly NamedTag[]>
  workDocuments(kind: WorkKind, scope: WorkScope, ids: readonly string[]): Promise<readonly NamedDocument[]>
  /** Stores documents of other computers and what they show; returns the ids that changed. */
  mergeWork(kind: WorkKind, scope: WorkScope, documents: readonly NamedDocument[]): Promise<readonly string[]>
  workConflicts(kind: WorkKind, scope: WorkScope): Promise<readonly WorkConflict[]>
  /** Replaces the versions that a person saw. False: the chosen one is gone. */
  resolveWork(kind: WorkKind, scope: WorkScope, id: string, decision: Decision): Promise<boolean>
  /**
   * Like `setNote`, by a person who saw the text `seen` last. If another computer changed the note meanwhile, both are
   * kept.
   */
  editNote(scope: WorkScope, engineId: EngineId, text: string, seen: string): Promise<void>
  /** Stores the file of a template, likewise. */
  editTemplate(scope: WorkScope, id: string, file: string, seen: string): Promise<void>
}
