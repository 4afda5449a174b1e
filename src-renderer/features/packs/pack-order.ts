import type { LanguageCode } from '@shared/text/languages'
import type { PackProgress } from '@contract/channels/packs'
import { scopeKey, type PackChoice } from './pack-choices'

/** Waits only for earlier packs. */
const isQueued = ({ state, waitingFor }: PackProgress): boolean => state === 'waiting' && waitingFor === null
export const isUnfinished = ({ state }: PackProgress): boolean =>
  state === 'running' || state === 'waiting' || state === 'paused'

function rank(pack: PackProgress): number {
  if (pack.asks) return 0
  // a running pack keeps its place while it waits
  if (isQueued(pack)) return 3
  if (pack.state === 'running' || pack.state === 'waiting') return 1
  return pack.state === 'paused' ? 2 : 4
}

/** Questions first, then the running pack, paused packs, the queue, and finished packs from the newest. */
export function sortPacks(packs: readonly PackProgress[]): readonly PackProgress[] {
  return packs.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (isQueued(a) ? a.startedAt.localeCompare(b.startedAt) : b.startedAt.localeCompare(a.startedAt))
  )
}

/** Position from 1; null when not queued. */
export function queuePosition(pack: PackProgress, packs: readonly PackProgress[]): number | null {
  return isQueued(pack)
    ? sortPacks(packs)
        .filter(isQueued)
        .findIndex(({ id }) => id === pack.id) + 1
    : null
}

/** True when unfinished packs include all choices in all languages. */
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
