/** Summary of samples. */
export interface Summary {
  readonly n: number
  readonly min: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

const rounded = (value: number): number => Number(value.toPrecision(value >= 1000 ? 6 : 4))

/** The smallest sample that at least `share` of all samples do not exceed. NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export function summarise(samples: readonly number[]): Summary {
  return {
    n: samples.length,
    min: rounded(percentile(samples, 0)),
    p50: rounded(percentile(samples, 0.5)),
    p95: rounded(percentile(samples, 0.95)),
    max: rounded(percentile(samples, 1))
  }
}

/** Ratios of consecutive samples, so that other load on the machine affects both sides. */
export function summariseRatios(above: readonly number[], below: readonly number[]): Summary {
  return summarise(above.flatMap((value, i) => (below[i] ? [value / below[i]] : [])))
}
