/** Kinds of work that the computers of a workspace share. Each has a setting `workspace.share.<kind>`. */
export const WORK_KINDS = ['favourites', 'notes', 'synonyms', 'templates', 'sheets', 'tools'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Whose work it is. */
export interface WorkScope {
  /** On this computer. */
  readonly profile: string
  /** Names the catalogue service, the same on all computers. */
  readonly service: string
  /** Name of this computer; may be empty. */
  readonly by: string
}

const OF_A_SERVICE: readonly WorkKind[] = ['favourites', 'notes', 'sheets']

/** Engines belong to a service; words, templates and tools do not. */
export const serviceOf = (kind: WorkKind, { service }: Pick<WorkScope, 'service'>): string =>
  OF_A_SERVICE.includes(kind) ? service : ''
