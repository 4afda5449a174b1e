/** How the program used the service, by hour: what for, and how much came from storage instead. */
import { isObject } from '../text/json-object'
import type { ApiFamily, CallPriority } from '../ports/network/call-budget'
import { HOUR_MS } from '../durations'

export const CALL_FEATURES = [
  'pages',
  'search',
  'packs',
  'background',
  'commands',
  'pictures',
  'events',
  'connection'
] as const
export type CallFeature = (typeof CALL_FEATURES)[number]

export interface UsageHour {
  /** Start of the hour. */
  readonly atMs: number
  readonly calls: Readonly<Partial<Record<CallFeature, number>>>
  /** Answers shown from storage, and fetched for it. */
  readonly stored: number
  readonly fetched: number
}
/** '' is this computer. */
export interface ComputerHours {
  readonly computer: string
  readonly hours: readonly UsageHour[]
}

/** Nine weeks. */
export const MAX_HOURS = 63 * 24

/** @param method endpoint of the catalogue; undefined: a picture */
export function featureOf(family: ApiFamily, priority: CallPriority, method: string | undefined): CallFeature {
  if (family !== 'vehicleDatabase') return 'events'
  if (method === undefined) return 'pictures'
  if (method === 'subscription') return 'connection'
  if (priority === 'pack') return 'packs'
  if (priority === 'command') return 'commands'
  if (priority === 'refresh' || priority === 'prefetch') return 'background'
  return method === 'search' || method === 'engineSearch' ? 'search' : 'pages'
}

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

/** Hours of stored JSON; anything else is left out. */
export function readHours(json: unknown): readonly UsageHour[] {
  if (!Array.isArray(json)) return []
  return json.slice(-MAX_HOURS).flatMap((hour: unknown): UsageHour[] => {
    if (!isObject(hour) || count(hour['atMs']) === 0) return []
    const calls = isObject(hour['calls']) ? hour['calls'] : {}
    return [
      {
        atMs: Math.floor(count(hour['atMs']) / HOUR_MS) * HOUR_MS,
        calls: Object.fromEntries(
          CALL_FEATURES.flatMap((feature) => (count(calls[feature]) > 0 ? [[feature, count(calls[feature])]] : []))
        ),
        stored: count(hour['stored']),
        fetched: count(hour['fetched'])
      }
    ]
  })
}

/** Sum of two hours, with the time of the first. */
export function addHours(a: UsageHour, b: UsageHour): UsageHour {
  return {
    atMs: a.atMs,
    calls: Object.fromEntries(
      CALL_FEATURES.flatMap((feature) => {
        const calls = (a.calls[feature] ?? 0) + (b.calls[feature] ?? 0)
        return calls > 0 ? [[feature, calls]] : []
      })
    ),
    stored: a.stored + b.stored,
    fetched: a.fetched + b.fetched
  }
}

/** One entry an hour, rising, the latest `MAX_HOURS` up to `nowMs`. */
export function mergeHours(hours: readonly UsageHour[], nowMs: number): readonly UsageHour[] {
  const merged = new Map<number, UsageHour>()
  for (const hour of hours) {
    const before = merged.get(hour.atMs)
    merged.set(hour.atMs, before ? addHours(before, hour) : hour)
  }
  return [...merged.values()]
    .filter(({ atMs }) => atMs <= nowMs && atMs > nowMs - MAX_HOURS * HOUR_MS)
    .sort((a, b) => a.atMs - b.atMs)
}

/** Sums of hours, by the name that `nameOf` gives each. In the order of the first hour of each. */
export function groupHours(
  hours: readonly UsageHour[],
  nameOf: (hour: UsageHour) => string
): readonly (UsageHour & { readonly name: string })[] {
  const groups = new Map<string, UsageHour>()
  for (const hour of hours) {
    const before = groups.get(nameOf(hour))
    groups.set(nameOf(hour), before ? addHours(before, hour) : hour)
  }
  return [...groups].map(([name, of]) => ({ name, ...of }))
}

export const callsOf = ({ calls }: Pick<UsageHour, 'calls'>): number =>
  Object.values(calls).reduce((total, one) => total + one, 0)
