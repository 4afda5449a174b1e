/**
 * Packs as a list to act on: in which order they stand, which place those have that wait, and what of a choice they
 * bring already. Pure.
 */
import type { LanguageCode } from '@shared/text/languages'
import type { PackProgress } from '@contract/channels/packs'
import { scopeKey, type PackChoice } from './pack-choices'

/** Waits for nothing but the packs before it. */
const isQueued = ({ state, waitingFor }: PackProgress): boolean => state === 'waiting' && waitingFor === null
/** Neither complete nor cancelled: it will bring what it was started for, at once or after a yes. */
const isUnfinished = ({ state }: PackProgress): boolean =>
  state === 'running' || state === 'waiting' || state === 'paused'

function rank(pack: PackProgress): number {
  if (pack.asks) return 0
  // one pack at a time is on its way: whether it waits for a moment does not move it
  if (isQueued(pack)) return 3
  if (pack.state === 'running' || pack.state === 'waiting') return 1
  return pack.state === 'paused' ? 2 : 4
}

/**
 * Those that ask first, then the one on its way, those paused, those that wait in the order of their turn, and last
 * what is over, newest first.
 */
export function sortPacks(packs: readonly PackProgress[]): readonly PackProgress[] {
  return packs.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (isQueued(a) ? a.startedAt.localeCompare(b.startedAt) : b.startedAt.localeCompare(a.startedAt))
  )
}

/** 1: next. null: does not wait for its turn. */
export function queuePosition(pack: PackProgress, packs: readonly PackProgress[]): number | null {
  return isQueued(pack)
    ? sortPacks(packs)
        .filter(isQueued)
        .findIndex(({ id }) => id === pack.id) + 1
    : null
}

/** Whether unfinished packs bring all of it, in all these languages: the same thing, or what it is a part of. */
export function isCoveredByPacks(
  choices: readonly PackChoice[],
  languages: readonly LanguageCode[],
  packs: readonly PackProgress[]
): boolean {
  const brought = new Set<string>()
  for (const pack of packs) {
    if (!isUnfinished(pack) || !languages.every((code) => pack.languages?.includes(code))) continue
    for (const scope of pack.scopes ?? []) brought.add(scopeKey(scope))
  }
  return (
    choices.length > 0 &&
    choices.every(({ key, parentKeys = [] }) => [key, ...parentKeys].some((one) => brought.has(one)))
  )
}
