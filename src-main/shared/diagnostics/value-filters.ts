/** Filters of the diagnostics file: each passes one form of value and returns null or a category for any other. */
import { isLoopback } from '../feed/sources/source-addresses'
import type { AllowedWords } from './allowed-words'

export const TEXT = '[text]'

export const allowedWord = (words: AllowedWords, value: unknown): string | null =>
  typeof value === 'string' && words.has(value) ? value : null
export const allowedNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
export const allowedBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

/** A time in milliseconds or ISO, reformatted. */
export function allowedTime(value: unknown): string | null {
  const ms =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)
        ? Date.parse(value)
        : NaN
  return Number.isFinite(ms) && Math.abs(ms) < 8.64e15 ? new Date(ms).toISOString() : null
}

/** "42.0.1", "1.4.0-beta.2"; of a longer text ("6.8.0-45-generic") the leading numbers only. */
export function allowedVersion(value: unknown): string | null {
  return typeof value === 'string'
    ? (/^v?(\d{1,5}(?:\.\d{1,6}){0,3}(?:-(?:alpha|beta|rc|nightly)(?:\.\d{1,8})?)?)/.exec(value)?.[1] ?? null)
    : null
}

/** Language, script and country of a locale, without private extensions. */
export function allowedLocale(value: unknown): string | null {
  return typeof value === 'string'
    ? (/^([a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|\d{3}))?)(?:[-_.@]|$)/
        .exec(value)?.[1]
        ?.replaceAll('_', '-') ?? null)
    : null
}

/** "19:00" */
export const allowedTimeOfDay = (value: unknown): string | null =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null

type HostKind = 'this machine' | 'any address' | 'local network' | 'public'

/** The category of a host, which does not identify it. */
export function hostKind(host: string): HostKind {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isLoopback(bare)) return 'this machine'
  if (bare === '0.0.0.0' || bare === '::') return 'any address'
  const near =
    /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$/.test(
      bare
    ) || /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(bare)
  return near || !/[.:]/.test(bare) || /\.(?:local|lan|home|internal|intranet|home\.arpa)\.?$/.test(bare)
    ? 'local network'
    : 'public'
}

const SCHEMES = ['https', 'http', 'mqtts', 'mqtt', 'wss', 'ws', 'rediss', 'redis']
interface AddressKind {
  readonly scheme: string
  readonly host: HostKind
  /** A port other than the scheme's default is given. */
  readonly port: boolean
}
/** Scheme and category of host; null: no address. */
export function addressKind(address: unknown): AddressKind | null {
  const parts =
    typeof address === 'string' ? /^([a-z]+):\/\/(?:[^/?#@]*@)?(\[[^\]]+\]|[^/?#:]+)(:\d+)?/i.exec(address) : null
  const scheme = parts?.[1]?.toLowerCase() ?? ''
  return parts?.[2] === undefined || !SCHEMES.includes(scheme)
    ? null
    : { scheme, host: hostKind(parts[2]), port: parts[3] !== undefined }
}

/** Counts values by allowed word, sorted; any other value counts as 'other'. */
export function countByWord(words: AllowedWords, values: readonly unknown[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const value of values) {
    const name = allowedWord(words, value) ?? 'other'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}
