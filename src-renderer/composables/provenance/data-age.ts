import { useSettings } from '@/stores/settings'
import type { Level } from '@shared/catalogue/records'
import { useCurrentTime } from '../format/current-time'

const DAY_MS = 86_400_000

/** Tells whether data is older than its freshness setting, at least a day. */
export function useDataAge(): {
  readonly isOld: (kind: Level | 'engine', fetchedAt: string | undefined) => boolean
} {
  const settings = useSettings()
  const now = useCurrentTime()
  function maxDays(kind: Level | 'engine'): number {
    if (kind === 'engine') return settings.value('freshness.engineDays')
    const days = settings.value(`freshness.${kind}Days`)
    return days < 0 ? settings.value('freshness.listDays') : days
  }
  return {
    isOld: (kind, fetchedAt) =>
      fetchedAt !== undefined && now.value.getTime() - Date.parse(fetchedAt) > Math.max(maxDays(kind), 1) * DAY_MS
  }
}
