/** Versions of releases: three numbers. */

const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/

export function isVersion(value: unknown): value is string {
  return typeof value === 'string' && VERSION.test(value)
}

/** Negative: `a` is older. A text that is no version counts as 0.0.0. */
export function compareVersions(a: string, b: string): number {
  const numbers = (version: string): number[] => (VERSION.exec(version) ?? ['', '0', '0', '0']).slice(1).map(Number)
  const [left, right] = [numbers(a), numbers(b)]
  return left.map((number, at) => number - right[at]!).find((difference) => difference !== 0) ?? 0
}
