import type { SheetBlock } from '../templates/template'

/** 'stop': no sheet can be made. 'warn': asks for confirmation. 'hint': for information. */
export type PreflightSeverity = 'stop' | 'warn' | 'hint'
export const PREFLIGHT_CODES = [
  'overflow',
  'pages',
  'small-chart',
  'clipped-text',
  'missing-glyphs',
  'missing-picture',
  'missing-logo',
  'flagged-curve',
  'no-curve',
  'assumed-unit',
  'stale-data',
  'gone',
  'no-names',
  'option-blocked',
  'option-hidden',
  'option-notice',
  'other-language',
  'no-performance',
  'no-unit',
  'paper',
  'empty-shop'
] as const
export type PreflightCode = (typeof PREFLIGHT_CODES)[number]
/** The control of the sheet page that fixes the issue. */
export type PreflightTarget =
  | 'template'
  | 'pages'
  | 'shop'
  | 'language'
  | 'units'
  | 'paper'
  | 'picture'
  | 'stages'
  | 'options'
  | 'rules'
  | 'remark'
  | 'data'
  | 'assumptions'
  | 'chart'

export interface PreflightIssue {
  readonly code: PreflightCode
  readonly weight: PreflightSeverity
  readonly place: PreflightTarget
  readonly block?: SheetBlock
  readonly params?: Readonly<Record<string, string | number>>
}

export const isBlocking = ({ weight }: Pick<PreflightIssue, 'weight'>): boolean => weight === 'stop'
