/**
 * A piece of work that several computers may change at the same time, and its merge.
 *
 * Each edit is a revision that names the revisions its author had before him, and supersedes them alone. Revisions that
 * do not know of each other stay side by side until a person decides. No clock decides anything: `atMs` is shown only.
 */

/** Revision ids are kept for so many edits. An older revision that comes back counts as a version of its own. */
const MOST_PAST = 1000

export interface Revision {
  /** Its generation, a hyphen, and random signs: `3-9f2c51d07a8be446`. */
  readonly id: string
  /** JSON; null: deleted. */
  readonly value: unknown
  /** Name of the computer; may be empty. */
  readonly by: string
  readonly atMs: number
}

export interface SharedDocument {
  /** Revisions that no other has superseded, newest generation first. */
  readonly heads: readonly Revision[]
  /** Ids of superseded revisions, newest generation first. */
  readonly past: readonly string[]
}

export const NO_DOCUMENT: SharedDocument = { heads: [], past: [] }

export interface Edit {
  readonly value: unknown
  /** Ids of the revisions that the author had before him. */
  readonly parents: readonly string[]
  readonly by: string
  readonly atMs: number
  /** 16 random signs. */
  readonly sign: string
}

const generationOf = (id: string): number => Number.parseInt(id, 10)
const byGeneration = (a: string, b: string): number => generationOf(b) - generationOf(a) || (a < b ? -1 : Number(a > b))
const text = (value: unknown): string => JSON.stringify(value)

function document(heads: readonly Revision[], past: readonly string[]): SharedDocument {
  const superseded = new Set(past)
  const alive = new Map(heads.filter(({ id }) => !superseded.has(id)).map((one) => [one.id, one]))
  return {
    heads: [...alive.values()].sort((a, b) => byGeneration(a.id, b.id)),
    past: [...superseded].sort(byGeneration).slice(0, MOST_PAST)
  }
}

/** The order and number of merges do not matter. */
export const mergeDocuments = (a: SharedDocument, b: SharedDocument): SharedDocument =>
  document([...a.heads, ...b.heads], [...a.past, ...b.past])

export function editDocument(before: SharedDocument, edit: Edit): SharedDocument {
  const { value, parents, by, atMs, sign } = edit
  const generation = Math.max(0, ...parents.map(generationOf)) + 1
  return document([...before.heads, { id: `${generation}-${sign}`, value, by, atMs }], [...before.past, ...parents])
}

/** One text of several heads: revisions with the same value are one version. */
export interface Version {
  readonly ids: readonly string[]
  readonly value: unknown
  readonly by: string
  readonly atMs: number
}

/** What there is to show: more than one version is a conflict, none is deleted. An edit outlives a deletion. */
export function versionsOf({ heads }: SharedDocument): readonly Version[] {
  const alive = heads.filter(({ value }) => value !== null)
  return [...Map.groupBy(alive, ({ value }) => text(value)).values()].map((same) => ({
    ids: same.map(({ id }) => id),
    value: same[0]!.value,
    by: same[0]!.by,
    atMs: same[0]!.atMs
  }))
}

/** The version that this computer shows: the one it showed before, or else the first. */
export function shownVersion(of: SharedDocument, shownBefore: string | null): Version | null {
  const versions = versionsOf(of)
  return versions.find(({ ids }) => shownBefore !== null && ids.includes(shownBefore)) ?? versions[0] ?? null
}

/** Parents of an edit by a person who saw this version: also the deletions, which he could not see. */
export const parentsOf = ({ heads }: SharedDocument, seen: Version | null): readonly string[] => [
  ...(seen?.ids ?? []),
  ...heads.filter(({ value }) => value === null).map(({ id }) => id)
]

/** Changes with each revision; two computers with the same tag have the same. Says nothing about the content. */
export const tagOf = ({ heads, past }: SharedDocument): string =>
  `${heads.map(({ id }) => id).join('.')}~${past.length}`

export const sameValue = (a: unknown, b: unknown): boolean => text(a) === text(b)
