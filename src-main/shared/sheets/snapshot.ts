/**
 * What a sheet says, frozen on the day it was made: the records as received, how the shop read them, and what was
 * chosen.
 *
 * A sheet is drawn from its snapshot and from nothing else, so that it says the same next year, offline, in another
 * interface language and after the
 * catalogue, the settings or the template have changed.
 */
import type { EngineDetail, EnginePath, Level, Performance } from '../catalogue/records'
import type { LanguageCode } from '../text/languages'
import type { Settings, SettingKey } from '../settings/schema'
import type { PowerUnit, TorqueUnit } from '../units/units'
import type { Density } from './html/page-size'
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

/** 'one': what does not fit on one page is refused. 'more': further pages when they are needed. */
export const PAGE_CHOICES = ['one', 'more'] as const
export type PageChoice = (typeof PAGE_CHOICES)[number]
/** How a sheet of several pages is set; null: on one page. */
export type PageDivision = {
  readonly density: Density
  /** How many pieces of the sheet stand on each page, in their order. */
  readonly pages: readonly number[]
} | null

/** What the seller chose for one sheet; everything else comes from the template. Plain data, crosses IPC as it is. */
export interface SheetChoice {
  readonly templateId: string
  readonly language: LanguageCode
  readonly units: { readonly power: PowerUnit; readonly torque: TorqueUnit; readonly both: boolean }
  readonly paper: Paper
  readonly orientation: Orientation
  readonly ink: InkMode
  readonly pages: PageChoice
  /** ISO 3166-1 alpha-2, or '' when not said: the strictest rule holds then. Which rules for options apply. */
  readonly country: string
  /** Numbers of the stages to print, rising; empty: all. */
  readonly stages: readonly number[]
  readonly prices: readonly StagePrice[]
  /** Free lines of the seller: for whom, registration mark, offer valid until. */
  readonly customer: string
  readonly remark: string
  readonly picture: 'unbranded' | 'branded' | 'none'
  /** Print the verdict on the curves. */
  readonly verdict: boolean
  /** The private note of the engine; only ever where the template allows trade data and this is ticked. */
  readonly note: boolean
  /** Mean gain over this band of rpm; null: not printed. */
  readonly band: readonly [number, number] | null
  /** Print the runs measured at this desk over the chart. */
  readonly measured: boolean
}

/** Where the figures came from. */
export interface SheetSource {
  /** The address of the service without path, or 'demo'. */
  readonly host: string
  /** ISO time; of everything printed, the oldest. */
  readonly fetchedAt: string
  /** null: the performance was never fetched; with a time and no `performance` the service has none. */
  readonly performanceFetchedAt: string | null
  /** Language of the catalogue's texts as they came; may differ from the sheet's. */
  readonly language: LanguageCode
  /** ISO time since when the service no longer lists the engine. */
  readonly goneSince: string | null
}

/** Settings that change what a figure says, as they stood. */
export const SNAPSHOT_SETTINGS = [
  'chart.startAtZero',
  'chart.trimZeroPadding',
  'chart.drawCommonPart',
  'chart.peakTolerancePercent',
  'chart.physicsTolerancePercent',
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

/** A picture on the sheet; its bytes lie beside the snapshot under this name. */
export interface SheetPicture {
  readonly name: 'vehicle' | 'logo'
  readonly type: string
  readonly bytes: Uint8Array
}

export interface SheetSnapshot {
  readonly version: typeof SNAPSHOT_VERSION
  /** null until it is made: a draft has no number. */
  readonly number: string | null
  /** ISO time; of a draft, of its drawing. */
  readonly madeAt: string
  readonly profile: string
  readonly path: EnginePath
  /** Names of the steps of the path as text, for the title; null where not known. */
  readonly names: { readonly [L in Level]: string | null }
  readonly years: { readonly from: number | null; readonly to: number | null }
  readonly engine: EngineDetail
  readonly performance: Performance | null
  readonly source: SheetSource
  readonly settings: SnapshotSettings
  readonly template: SheetTemplate
  readonly choice: SheetChoice
  /** Whether a picture of the kind chosen lies beside the snapshot. */
  readonly pictureHeld: boolean
  /**
   * What the rules said of each option the record has, in its order. Options are printed from here and from nowhere
   * else.
   */
  readonly options: readonly OptionDecision[] | null
  readonly note: string | null
  /** Of the desk, not of the catalogue; empty unless chosen. */
  readonly measured: readonly SheetRun[]
  /** As it was measured when the sheet was laid out, so that it is divided the same wherever it is drawn again. */
  readonly division: PageDivision
}
