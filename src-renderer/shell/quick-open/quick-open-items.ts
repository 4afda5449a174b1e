import { foldText as fold } from '@shared/search/fold-text'
import type { EnginePath } from '@shared/catalogue/records'
import type { HeadlineFigures, LocalSearchHit } from '@shared/ports/stores/catalogue-store'

/** More rows than this need the search page. */
export const MAX_ITEMS = 8
/** Commands beside catalogue hits. */
const MAX_COMMANDS_BESIDE_HITS = 3
/** One letter matches too many commands. */
const MIN_COMMAND_LETTERS = 2

export type QuickOpenKind = 'engine' | 'place' | 'command' | 'setting' | 'screen'

export interface QuickOpenItem {
  readonly key: string
  readonly kind: QuickOpenKind
  readonly label: string
  /** Location of an engine or place, group of a command or setting. */
  readonly detail: string
  /** Value of a setting. */
  readonly figure?: string
  /** Power and torque of an engine. */
  readonly figures?: { readonly stock: HeadlineFigures; readonly stage: HeadlineFigures | null | undefined }
  readonly path?: EnginePath
  /** An engine that opens offline. */
  readonly isStored?: boolean
  readonly run: () => unknown
}

export interface QuickOpenCommand extends QuickOpenItem {
  /** Further words that find it. */
  readonly keywords?: string
  /** Acts on the engine of the page, so it is offered before any text is typed. */
  readonly ofPage?: boolean
}

/**
 * Commands of which each typed word begins a word, those whose label begins with the text first.
 *
 * @param query as typed; shorter than two letters matches none
 */
export function matchCommands(commands: readonly QuickOpenCommand[], query: string): readonly QuickOpenCommand[] {
  const typed = fold(query).trim()
  if (typed.length < MIN_COMMAND_LETTERS) return []
  const words = typed.split(/\s+/)
  const matching = commands.filter(({ label, detail, keywords = '' }) => {
    const own = fold(`${label} ${detail} ${keywords}`).split(/[^\p{L}\p{N}-]+/u)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
  const first = ({ label }: QuickOpenCommand): boolean => fold(label).startsWith(typed)
  return [...matching.filter(first), ...matching.filter((command) => !first(command))]
}

/** Hits and commands in one list of at most `MAX_ITEMS`. Commands come first only when all hits are typing errors. */
export function mergeItems(
  hits: readonly { readonly rank: LocalSearchHit['rank']; readonly item: QuickOpenItem }[],
  commands: readonly QuickOpenItem[]
): readonly QuickOpenItem[] {
  const items = hits.map(({ item }) => item)
  if (hits.every(({ rank }) => rank === 'typo')) return [...commands, ...items].slice(0, MAX_ITEMS)
  const room = Math.max(MAX_ITEMS - items.length, Math.min(commands.length, MAX_COMMANDS_BESIDE_HITS))
  const beside = commands.slice(0, room)
  return [...items.slice(0, MAX_ITEMS - beside.length), ...beside]
}
