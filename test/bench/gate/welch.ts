/** Welch's t-test: whether the means of two samples with different variances differ. */

const mean = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one, 0) / samples.length

/** Of the mean: the sample variance over the number of samples. */
function varianceOfMean(samples: readonly number[]): number {
  const middle = mean(samples)
  return samples.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (samples.length - 1) / samples.length
}

const LANCZOS = [
  76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953
]
function logGamma(x: number): number {
  const series = LANCZOS.reduce((sum, part, i) => sum + part / (x + i + 1), 1.000000000190015)
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.5066282746310002 * series) / x)
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const TINY = 1e-300
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let product = d
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const part of [even, odd]) {
      d = 1 / away(1 + part * d)
      c = away(1 + part / c)
      product *= c * d
    }
    if (Math.abs(c * d - 1) < 1e-14) break
  }
  return product
}

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b
}

/**
 * @returns the probability of a difference at least this large between samples of equal means (two-sided). 1 where one
 *   side has fewer than two samples; 0 where neither varies and the means differ.
 */
export function welchP(left: readonly number[], right: readonly number[]): number {
  if (left.length < 2 || right.length < 2) return 1
  const [a, b] = [varianceOfMean(left), varianceOfMean(right)]
  const difference = mean(left) - mean(right)
  if (a + b === 0) return difference === 0 ? 1 : 0
  const t2 = difference ** 2 / (a + b)
  const freedom = (a + b) ** 2 / (a ** 2 / (left.length - 1) + b ** 2 / (right.length - 1))
  return incompleteBeta(freedom / (freedom + t2), freedom / 2, 0.5)
}
