/**
 * The whole content of a sheet on the day it was made: records as received, settings and choices. A sheet is drawn from
 * its snapshot alone, so later changes of catalogue, settings or template do not affect it.
 */
import type { EngineDetail, EnginePath, Level, Performance } from '../catalogue/records'
import type { LanguageCode } from '../text/languages'
import type { Settings, SettingKey } from '../settings/schema'
import type { PowerUnit, TorqueUnit } from '../units/units'
import type { SheetRun } from './sheet-runs'
import type { OptionDecision } from './rules/option-rules'
import type { SheetTemplate, StagePrice } from './templates/template'

export const SNAPSHOT_VERSION = 1

export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]
export const ORIENTATIONS = ['portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]
/**
 * 'grey': for printers without colour. 'ink': thin lines, no fills. In both, dashes, markers and labels carry the
 * meaning.
 */
export const INKS = ['colour', 'grey', 'ink'] as const
export type InkMode = (typeof INKS)[number]

/** 'one': a sheet that needs more pages is refused. */
export const PAGE_CHOICES = ['one', 'more'] as const
export type PageChoice = (typeof PAGE_CHOICES)[number]
/** Layout of a sheet of several pages; null: one page. */
export type PageDivision = {
  readonly density: Density
  /** Number of blocks on each page, in order. */
  readonly pages: readonly number[]
} | null

/** The choices for one sheet; everything else comes from the template. Plain data for IPC. */
export interface SheetChoice {
  readonly templateId: string
  readonly language: LanguageCode
  readonly units: { readonly power: PowerUnit; readonly torque: TorqueUnit; readonly both: boolean }
  readonly paper: Paper
  readonly orientation: Orientation
  readonly ink: InkMode
  readonly pages: PageChoice
  /** ISO 3166-1 alpha-2, selects the option rules; '': unknown, so the strictest rule applies. */
  readonly country: string
  /** Numbers of the stages to print, rising; empty: all. */
  readonly stages: readonly number[]
  readonly prices: readonly StagePrice[]
  /** Stage whose gain and price are printed large; null: the first printed one. */
  readonly recommended: number | null
  /** ISO day until which the offer is valid; '' when not stated. */
  readonly validUntil: string
  /** Free lines of the seller: for whom, registration mark, offer valid until. */
  readonly customer: string
  readonly remark: string
  readonly picture: 'unbranded' | 'branded' | 'none'
  /** Print the verdict on the curves. */
  readonly verdict: boolean
  /** Print the private note of the engine, if the template allows trade data. */
  readonly note: boolean
  /** Mean gain over this rpm range; null: not printed. */
  readonly band: readonly [number, number] | null
  /** Print the runs of this workshop over the chart. */
  readonly measured: boolean
}

export interface SheetSource {
  /** The address of the service without path, or 'demo'. */
  readonly host: string
  /** ISO time; of everything printed, the oldest. */
  readonly fetchedAt: string
  /** null: never fetched. With a time and no `performance` the service has none. */
  readonly performanceFetchedAt: string | null
  /** Language of the catalogue's texts; may differ from the sheet's. */
  readonly language: LanguageCode
  /** ISO time since when the service no longer lists the engine. */
  readonly goneSince: string | null
}

export const SNAPSHOT_SETTINGS = [
  'chart.startAtZero',
  'chart.trimZeroPadding',
  'chart.drawCommonPart',
  'chart.peakTolerancePercent',
  'chart.physicsTolerancePercent',
  'chart.measuredTolerancePercent',
  'performance.zeroIsMissing',
  'units.speed',
  'units.acceleration',
  'units.consumption',
  'units.capacity',
  'units.topSpeed',
  'units.fuelConsumption',
  'assume.curvePower',
  'assume.curvePowerConfirmed',
  'assume.curveTorque',
  'assume.curveTorqueConfirmed',
  'assume.curveRpmConfirmed',
  'assume.stagePower',
  'assume.stagePowerConfirmed',
  'assume.stageTorque',
  'assume.stageTorqueConfirmed',
  'assume.speedConfirmed',
  'assume.accelerationConfirmed',
  'assume.consumptionConfirmed'
] as const satisfies readonly SettingKey[]
export type SnapshotSettings = { readonly [K in (typeof SNAPSHOT_SETTINGS)[number]]: Settings[K] }

/** A picture on the sheet, stored beside the snapshot under this name. */
export interface SheetPicture {
  readonly name: 'vehicle' | 'logo'
  readonly type: string
  readonly bytes: Uint8Array
}

export interface SheetSnapshot {
  readonly version: typeof SNAPSHOT_VERSION
  /** null for a draft. */
  readonly number: string | null
  /** ISO time of making, or of drawing a draft, with the offset of the workshop, whose day is printed. */
  readonly madeAt: string
  readonly profile: string
  readonly path: EnginePath
  /** Names of the steps of the path as text, for the title; null where not known. */
  readonly names: { readonly [L in Level]: string | null }
  readonly years: { readonly from: number | null; readonly to: number | null }
  readonly engine: EngineDetail
  /** Made in the role sales: `engine` has null for trade data. */
  readonly isWithoutTrade?: true
  readonly performance: Performance | null
  readonly source: SheetSource
  readonly settings: SnapshotSettings
  readonly template: SheetTemplate
  readonly choice: SheetChoice
  /** A picture of the chosen kind is stored beside the snapshot. */
  readonly pictureHeld: boolean
  /** Decisions of the rules on each option of the record, in its order; the only source of printed options. */
  readonly options: readonly OptionDecision[] | null
  /** Texts of the engine that came back as in English; empty on an English sheet. */
  readonly englishTexts: readonly string[]
  readonly note: string | null
  /** Runs of this workshop; empty unless chosen. */
  readonly measured: readonly SheetRun[]
  /** Measured at layout, so that a redrawn sheet has the same pages. */
  readonly division: PageDivision
}

/** Type sizes. Content beyond the last overflows and is reported. */
export const DENSITIES = ['normal', 'tight', 'dense'] as const

export type Density = (typeof DENSITIES)[number]
