/**
 * The shared work of one kind on one computer: its rows, which the program reads and writes, and the documents that it
 * exchanges. An edit is recorded by comparison with the version that the rows showed, so it counts without a server,
 * and after a crash.
 */
import {
  editDocument,
  mergeDocuments,
  NO_DOCUMENT,
  parentsOf,
  sameValue,
  shownVersion,
  versionsOf,
  type SharedDocument,
  type Version
} from './document'

export interface WorkValue {
  /** JSON, never null. */
  readonly value: unknown
  readonly atMs: number
}

/** What the program works with. */
export interface WorkRows {
  ids(): readonly string[]
  value(id: string): WorkValue | null
  /** False: this is no value of the kind; nothing was written. */
  put(id: string, value: WorkValue): boolean
  remove(id: string): void
  /** A value never changes. */
  readonly isImmutable?: true
}

export interface StoredDocument {
  readonly document: SharedDocument
  /** The revision that the row shows; null: the document shows none. */
  readonly shown: string | null
}

/** What can be known without reading the document. */
export interface DocumentHead {
  readonly id: string
  readonly shown: string | null
  readonly tag: string
}

export interface DocumentTable {
  heads(): readonly DocumentHead[]
  get(id: string): StoredDocument | null
  set(id: string, stored: StoredDocument): void
}

export interface Author {
  /** Name of this computer. */
  readonly by: string
  now(): number
  /** 16 random hexadecimal digits. */
  sign(): string
}

export interface NamedDocument {
  readonly id: string
  readonly document: SharedDocument
}
export interface NamedTag {
  readonly id: string
  readonly tag: string
}
export interface WorkConflict {
  readonly id: string
  /** The one that is shown first. */
  readonly versions: readonly Version[]
}

/** A person chose one of several versions. */
export interface Decision {
  /** Of the chosen version. */
  readonly revision: string
  /** All revisions that the person saw. */
  readonly seen: readonly string[]
  /** Replaces the value of the chosen version; null: keeps it. */
  readonly value: unknown
}

const NEW: StoredDocument = { document: NO_DOCUMENT, shown: null }

export class WorkReplica {
  readonly #table: DocumentTable
  readonly #rows: WorkRows
  readonly #author: Author

  constructor(table: DocumentTable, rows: WorkRows, author: Author) {
    this.#table = table
    this.#rows = rows
    this.#author = author
  }

  /** Records the edits since the last time. */
  tags(): readonly NamedTag[] {
    const shown = new Map(this.#table.heads().map((head) => [head.id, head.shown !== null]))
    const rows = new Set(this.#rows.ids())
    for (const id of new Set([...rows, ...shown.keys()])) {
      const isSame = rows.has(id) === (shown.get(id) ?? false)
      if (!isSame || (rows.has(id) && !this.#rows.isImmutable)) this.#capture(id)
    }
    return this.#table.heads().map(({ id, tag }) => ({ id, tag }))
  }

  documents(ids: readonly string[]): readonly NamedDocument[] {
    return ids.map((id) => ({ id, document: this.#get(id).document }))
  }

  /** Returns the ids whose rows or versions changed. */
  merge(others: readonly NamedDocument[]): readonly string[] {
    return others.flatMap(({ id, document: other }) => {
      this.#capture(id)
      const { document, shown } = this.#get(id)
      const merged = mergeDocuments(document, other)
      this.#show(id, merged, shown)
      return sameValue(versionsOf(document), versionsOf(merged)) ? [] : [id]
    })
  }

  conflicts(): readonly WorkConflict[] {
    return this.#table.heads().flatMap(({ id, tag }) => {
      // one revision has no conflict
      if (!tag.includes('.')) return []
      const { document, shown } = this.#get(id)
      const versions = versionsOf(document)
      if (versions.length < 2) return []
      const isShown = ({ ids }: Version): boolean => shown !== null && ids.includes(shown)
      return [{ id, versions: versions.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a))) }]
    })
  }

  /** False: another edit superseded the chosen revision; nothing was changed. */
  resolve(id: string, { revision, seen, value }: Decision): boolean {
    this.#capture(id)
    const { document } = this.#get(id)
    const chosen = document.heads.find((head) => head.id === revision)
    if (!chosen) return false
    const parents = document.heads
      .filter((head) => seen.includes(head.id) || head.value === null)
      .map(({ id: of }) => of)
    this.#showEdit(id, document, this.#edited(document, value ?? chosen.value, parents))
    return true
  }

  /**
   * An edit by a person who saw this value last; null: none. If the row changed meanwhile, both are kept. False: the
   * value was never shared, so there is nothing to compare it with.
   */
  edit(id: string, value: unknown, seen: unknown): boolean {
    if (this.#table.get(id) === null) return false
    this.#capture(id)
    const { document } = this.#get(id)
    const versions = versionsOf(document)
    const version = versions.find((one) => sameValue(one.value, seen)) ?? null
    if (version === null && versions.some((one) => sameValue(one.value, value))) return true
    const isBlind = version === null && versions.length > 0
    this.#showEdit(id, document, this.#edited(document, value, isBlind ? [] : parentsOf(document, version)))
    return true
  }

  #get(id: string): StoredDocument {
    return this.#table.get(id) ?? NEW
  }

  #edited(document: SharedDocument, value: unknown, parents: readonly string[]): SharedDocument {
    const { by, now, sign } = this.#author
    return editDocument(document, { value, parents, by, atMs: now(), sign: sign() })
  }

  #capture(id: string): void {
    const { document, shown } = this.#get(id)
    const seen = shown === null ? null : shownVersion(document, shown)
    const row = this.#rows.value(id)
    if (row === null && seen === null) return
    if (row !== null && seen !== null && (this.#rows.isImmutable || sameValue(row.value, seen.value))) return
    const edited = editDocument(document, {
      value: row?.value ?? null,
      parents: parentsOf(document, seen),
      by: this.#author.by,
      atMs: row?.atMs ?? this.#author.now(),
      sign: this.#author.sign()
    })
    this.#showEdit(id, document, edited)
  }

  #showEdit(id: string, before: SharedDocument, edited: SharedDocument): void {
    const own = edited.heads.find((head) => !before.heads.includes(head))
    this.#show(id, edited, own?.id ?? null)
  }

  /** Stores the document, and writes the version to show into the row. */
  #show(id: string, document: SharedDocument, shownBefore: string | null): void {
    const version = shownVersion(document, shownBefore)
    const row = this.#rows.value(id)
    let isShown = version !== null
    if (version === null) {
      if (row !== null) this.#rows.remove(id)
    } else if (row === null || !sameValue(row.value, version.value)) isShown = this.#rows.put(id, version)
    // a row that differs from the document would count as an edit
    if (!isShown && version !== null && row !== null) this.#rows.remove(id)
    this.#table.set(id, { document, shown: isShown && version ? version.ids[0]! : null })
  }
}
