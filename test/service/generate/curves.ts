/**
 * Full-load curves with plausible physics. Torque has a shape by type of engine; power follows from it within 1 %: PS =
 * Nm x rpm / 7023.5. The headline figures are the peaks of the curve.
 */
export type Kind =
  | 'turbo-diesel'
  | 'diesel'
  | 'turbo-petrol'
  | 'petrol'
  | 'heavy'
  | 'heavy-old'
  | 'farm'
  | 'marine-diesel'
  | 'marine-turbo-diesel'
  | 'marine-petrol'
  | 'motorcycle'
  | 'hybrid'

interface Shape {
  /** From, to and step, in rpm. */
  readonly grid: readonly [number, number, number]
  /** Share of the peak torque at the lowest rpm. */
  readonly start: number
  /** Where torque is full, where it ends at the latest, and where power peaks. */
  readonly full: number
  readonly fades: number
  readonly peak: number
  /** Share of power lost at the last rpm. */
  readonly drop: number
}

export const SHAPES: Readonly<Record<Kind, Shape>> = {
  'turbo-diesel': { grid: [1000, 4800, 200], start: 0.58, full: 1800, fades: 2800, peak: 3800, drop: 0.22 },
  diesel: { grid: [1000, 4800, 200], start: 0.82, full: 2200, fades: 2400, peak: 4200, drop: 0.1 },
  'turbo-petrol': { grid: [1000, 6500, 250], start: 0.52, full: 1750, fades: 4500, peak: 5500, drop: 0.14 },
  petrol: { grid: [1000, 6750, 250], start: 0.72, full: 4250, fades: 4500, peak: 6000, drop: 0.08 },
  heavy: { grid: [800, 2200, 100], start: 0.74, full: 1100, fades: 1400, peak: 1800, drop: 0.2 },
  'heavy-old': { grid: [800, 2500, 100], start: 0.86, full: 1300, fades: 1400, peak: 2200, drop: 0.12 },
  farm: { grid: [800, 2300, 100], start: 0.8, full: 1400, fades: 1600, peak: 2000, drop: 0.14 },
  'marine-diesel': { grid: [1000, 3800, 200], start: 0.84, full: 2200, fades: 2400, peak: 3600, drop: 0.03 },
  'marine-turbo-diesel': { grid: [1000, 4000, 200], start: 0.5, full: 2200, fades: 2800, peak: 3800, drop: 0.03 },
  'marine-petrol': { grid: [1000, 6100, 300], start: 0.74, full: 3400, fades: 4000, peak: 5500, drop: 0.06 },
  motorcycle: { grid: [2000, 11000, 500], start: 0.68, full: 7000, fades: 7500, peak: 9500, drop: 0.09 },
  hybrid: { grid: [1000, 6000, 250], start: 1, full: 1250, fades: 2500, peak: 5000, drop: 0.08 }
}

export interface Curve {
  readonly power: number
  readonly torque: number
  readonly rpm: string
  readonly hp: string
  readonly nm: string
}

const PS_PER_NM_RPM = 1 / 7023.5

/**
 * The curve of a type that peaks at the given power (PS) and torque (Nm). `atStart` overrides the torque at the lowest
 * rpm.
 */
export function curve(kind: Kind, power: number, torque: number, atStart?: number): Curve {
  const {
    grid: [from, to, step],
    start,
    full: fullAtMost,
    fades,
    peak,
    drop
  } = SHAPES[kind]
  const low = atStart ?? start * torque
  const nmAtPeak = power / (peak * PS_PER_NM_RPM)
  if (nmAtPeak > torque * 1.005) throw new RangeError(`${torque} Nm at ${peak} rpm cannot give ${power} PS`)
  // a low power for its torque has its peak torque earlier
  const full = Math.min(fullAtMost, (0.8 * power) / (torque * PS_PER_NM_RPM))
  // full torque must not give more than the wanted power
  const ends = Math.max(full, Math.min(fades, (0.95 * power) / (torque * PS_PER_NM_RPM)))
  const shaped = (rpm: number): number => {
    if (rpm <= full) {
      const x = (rpm - from) / (full - from)
      return low + (torque - low) * (1 - (1 - x) * (1 - x) * (1 + 0.6 * x))
    }
    if (rpm <= ends) return torque
    if (rpm <= peak) {
      const x = (rpm - ends) / (peak - ends)
      return torque - (torque - nmAtPeak) * x * (0.45 + 0.55 * x)
    }
    const x = (rpm - peak) / (to - peak)
    return (power * (1 - drop * x * x)) / (rpm * PS_PER_NM_RPM)
  }
  const rpm: number[] = []
  for (let at = from; at <= to; at += step) rpm.push(at)
  const nm = rpm.map((at) => {
    let value = Math.round(Math.min(torque, shaped(at)))
    while (Math.round(value * at * PS_PER_NM_RPM) > power) value--
    return nearestWithWholePower(value, at, torque)
  })
  const hp = rpm.map((at, i) => Math.round(nm[i]! * at * PS_PER_NM_RPM))
  return { power: Math.max(...hp), torque: Math.max(...nm), rpm: rpm.join(), hp: hp.join(), nm: nm.join() }
}

/** The nearest torque whose power is within 1 % of whole PS. A very small engine has none and keeps the wanted one. */
function nearestWithWholePower(wanted: number, rpm: number, most: number): number {
  const fits = (nm: number): boolean => {
    const power = nm * rpm * PS_PER_NM_RPM
    return nm <= most && Math.abs(Math.round(power) - power) <= power * 0.01
  }
  for (let away = 0; away < wanted; away++) for (const nm of [wanted - away, wanted + away]) if (fits(nm)) return nm
  return wanted
}

/** A tuned curve over the same rpm: little gain at idle, the whole gain from where the torque is full. */
export function tuned(
  kind: Kind,
  stock: { power: number; torque: number },
  gain: { power: number; torque: number }
): Curve {
  const torque = Math.round(stock.torque * gain.torque)
  const { start } = SHAPES[kind]
  const low = start < 1 ? start * stock.torque * (1 + (gain.torque - 1) * 0.35) : torque
  return curve(kind, Math.round(stock.power * gain.power), torque, Math.min(low, torque))
}
