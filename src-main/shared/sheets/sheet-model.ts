/**
 * A composed sheet: final texts and figures, rounded and translated (`composeSheet`). Paper and customer screen only
 * lay it out.
 */
import type { AssumedField } from '../units/unit-assumptions'
import type { ChartModel } from '../dyno/chart/chart-model'
import type { Quantity } from '../units/units'
import type { LanguageCode } from '../text/languages'
import type { PrintedRun } from './sheet-runs'
import type { InkMode, Orientation, Paper } from './snapshot'
import type { SheetKind } from './templates/template'

export interface SheetFact {
  readonly field: string
  readonly label: string
  /** null: not given. */
  readonly text: string | null
  /** The second unit; null: none. */
  readonly second: string | null
}

export interface SheetStage {
  /** null: stock, or a stage without a number. */
  readonly no: number | null
  /** On an offer the shop's name: "Better". */
  readonly label: string
  /** On an offer the catalogue's name: "Stage 1"; null: same as the label. */
  readonly sub: string | null
  readonly power: SheetFigure
  readonly torque: SheetFigure
  /** Empty: none. */
  readonly modifications: readonly string[]
  /** Language of `modifications` where it is another than the sheet's. */
  readonly partsLanguage: LanguageCode | null
  /** As typed; '' when none. */
  readonly price: string
  readonly performance: readonly SheetFact[]
}
export interface SheetFigure {
  readonly text: string | null
  readonly second: string | null
  /** "+40 PS" and "+27 %"; null: none. */
  readonly gain: string | null
  readonly percent: string | null
}

export interface SheetHighlight {
  /** "Recommended: Stage 1"; '' without figures. */
  readonly label: string
  readonly figures: readonly {
    readonly quantity: Quantity
    /** "+50 PS" */
    readonly gain: string
    /** "290 → 340 PS" */
    readonly change: string
  }[]
  /** As typed; '' when none. */
  readonly price: string
  /** "Valid until 31 December 2026"; '' when not stated. */
  readonly validity: string
}

export interface SheetOption {
  readonly name: string
  readonly description: string | null
  /** Language of the texts where it is another than the sheet's. */
  readonly language: LanguageCode | null
  /** Always printed with the option; null: none required. */
  readonly notice: string | null
}

export interface SheetModel {
  readonly language: LanguageCode
  /** BCP 47. */
  readonly tag: string
  readonly kind: SheetKind
  readonly paper: Paper
  readonly orientation: Orientation
  readonly ink: InkMode
  readonly accent: string
  /** Words of the document by key of the topic `sheet`. */
  readonly words: Readonly<Record<string, string>>

  readonly shop: { readonly name: string; readonly address: readonly string[]; readonly logo: boolean }
  readonly title: string
  readonly intro: string
  /** "Audi A3 8P", "2.0 TDI 140", "2003–2012". */
  readonly vehicle: {
    readonly maker: string
    readonly model: string
    readonly generation: string
    readonly engine: string
    readonly years: string
  }
  readonly customer: string
  readonly picture: 'unbranded' | 'branded' | null
  /** null: nothing to show, or not on this sheet. */
  readonly highlight: SheetHighlight | null
  readonly facts: readonly SheetFact[]
  /** null: see `chartNote`. */
  readonly chart: ChartModel | null
  readonly chartNote: string | null
  readonly measured: readonly PrintedRun[]
  readonly chartAlt: string
  /** By their key in `chart`. */
  readonly curveNames: Readonly<Record<string, string>>
  readonly stages: readonly SheetStage[]
  readonly performance: readonly {
    readonly field: 'zero_to_hundred' | 'top_speed' | 'fuel_consumption_avg'
    readonly label: string
    readonly stock: string | null
    readonly stage: string | null
    readonly difference: string | null
  }[]
  /** Replaces the figures; null: there are figures, or none are requested. */
  readonly performanceNote: string | null
  /** Name of the stage of `stage`: "Stage 1"; null: not on the sheet. */
  readonly performanceStage: string | null
  readonly band: { readonly label: string; readonly lines: readonly string[] } | null
  /** null: not provided, or not on this sheet. */
  readonly options: readonly SheetOption[] | null
  readonly tools: { readonly tools: readonly string[]; readonly methods: readonly string[] } | null
  readonly note: string | null
  readonly verdict: string | null
  readonly assumptions: readonly string[]
  /** Fields with an unconfirmed unit; empty if `assumptions` does not explain them. */
  readonly assumed: readonly AssumedField[]
  readonly remark: string
  readonly terms: string
  readonly signature: boolean
  readonly source: string
  readonly number: string | null
  /** Content of the QR code: `dynodesk://sheet/<number>`; null on a draft. */
  readonly code: string | null
  readonly madeOn: string
}

export const vehicleTitle = ({ vehicle }: SheetModel): string =>
  [vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine].filter((one) => one !== '').join(' ')
