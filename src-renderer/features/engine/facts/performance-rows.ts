/** The five performance figures as rows. Higher stages have none (trap 60). */
import { performanceFigure } from '@shared/catalogue/performance-figure'
import type { Performance } from '@shared/catalogue/records'
import { gainOf } from '@shared/dyno/gain'

export type PerformanceField = Exclude<keyof Performance, 'id'>
export interface PerformanceFigure {
  readonly field: PerformanceField
  readonly value: number | null
  /** Displayed value; null when missing. */
  readonly shown: number | null
  /** Received as 0 and treated as missing. */
  readonly zeroAsMissing: boolean
}
export interface PerformanceRow {
  readonly key: 'zeroTo100' | 'topSpeed' | 'consumption'
  readonly stock: PerformanceFigure
  /** null: the service has no such field. */
  readonly stage1: PerformanceFigure | null
  /** Stage 1 minus stock, unrounded. */
  readonly difference: number | null
  readonly better: boolean
}

export function performanceRows(figures: Performance, zeroIsMissing: boolean): PerformanceRow[] {
  const figure = (field: PerformanceField): PerformanceFigure => {
    const value = figures[field]
    const shown = performanceFigure(value, zeroIsMissing)
    return { field, value, shown, zeroAsMissing: shown !== value }
  }
  const row = (
    key: PerformanceRow['key'],
    stock: PerformanceField,
    stage1: PerformanceField | null,
    wanted: 1 | -1
  ): PerformanceRow => {
    const a = figure(stock)
    const b = stage1 && figure(stage1)
    const difference = b && gainOf(a.shown, b.shown).absolute
    return { key, stock: a, stage1: b, difference, better: difference !== null && difference * wanted > 0 }
  }
  return [
    row('zeroTo100', 'zero_to_hundred', 'zero_to_hundred_st1', -1),
    row('topSpeed', 'top_speed', 'top_speed_st1', 1),
    row('consumption', 'fuel_consumption_avg', null, -1)
  ]
}
