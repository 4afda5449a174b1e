/** What may be wrong with a sheet before it is printed: one list, each entry with the place that mends it. */
import type { SheetBlock } from './template'

/** 'stop': no sheet can be made. 'warn': a person has to say yes. 'hint': worth knowing. */
export type PreflightWeight = 'stop' | 'warn' | 'hint'
export const PREFLIGHT_CODES = [
  'overflow', 'clipped-text', 'missing-glyphs', 'missing-picture', 'missing-logo', 'flagged-curve', 'no-curve', 'assumed-unit', 'stale-data', 'gone', 'option-blocked', 'option-hidden',
  'option-notice', 'other-language', 'no-performance', 'paper', 'empty-shop'
] as const
export type PreflightCode = (typeof PREFLIGHT_CODES)[number]
/** Where the person can mend it: a control of the sheet's screen. */
export type PreflightPlace = 'template' | 'shop' | 'language' | 'units' | 'paper' | 'picture' | 'stages' | 'options' | 'rules' | 'remark' | 'data' | 'assumptions' | 'chart'

export interface PreflightFinding {
  readonly code: PreflightCode
  readonly weight: PreflightWeight
  readonly place: PreflightPlace
  readonly block?: SheetBlock
  readonly params?: Readonly<Record<string, string | number>>
}
