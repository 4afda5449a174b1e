/**
 * A sheet as finished texts and figures, composed by `composeSheet`. Everything is rounded, translated and decided; the
 * paper and the customer screen only place it.
 */
import type { AssumedField } from '../units/unit-assumptions'
import type { ChartModel } from '../dyno/chart/chart-model'
import type { LanguageCode } from '../text/languages'
import type { PrintedRun } from './sheet-runs'
import type { InkMode, Orientation, Paper } from './snapshot'
import type { SheetKind } from './templates/template'

export interface SheetFact {
  /** The specification's field name. */
  readonly field: string
  readonly label: string
  /** null: not given; the document prints the word for it. */
  readonly text: string | null
  /** The second unit, small; null: none. */
  readonly second: string | null
}

export interface SheetStage {
  /** null: stock. */
  readonly no: number | null
  /** On an offer, the shop's name for it: "Better". */
  readonly label: string
  /** On an offer, what the catalogue calls it: "Stage 1"; null where the label says that already. */
  readonly sub: string | null
  readonly power: SheetFigure
  readonly torque: SheetFigure
  /** Lines; empty: none. Required parts are marked on paper. */
  readonly modifications: readonly string[]
  /** The shop's own price as typed; '' when none. */
  readonly price: string
  readonly performance: readonly SheetFact[]
}
export interface SheetFigure {
  readonly text: string | null
  readonly second: string | null
  /** "+40 PS" and "+27 %", signed; null where there is none. */
  readonly gain: string | null
  readonly percent: string | null
}

export interface SheetOption {
  readonly name: string
  readonly description: string | null
  /** Printed with it, always; null where no rule asks for one. */
  readonly notice: string | null
}

export interface SheetModel {
  readonly language: LanguageCode
  /** BCP 47, for `lang` and the choice of fonts. */
  readonly tag: string
  readonly kind: SheetKind
  readonly paper: Paper
  readonly orientation: Orientation
  readonly ink: InkMode
  readonly accent: string
  /** Texts of the document itself in the sheet's language, by key of the topic `sheet`. */
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
  readonly facts: readonly SheetFact[]
  /** null: nothing may be drawn; `chartNote` says why. */
  readonly chart: ChartModel | null
  readonly chartNote: string | null
  /** Runs of this workshop over the chart; empty: none chosen or no chart. */
  readonly measured: readonly PrintedRun[]
  /** What the chart shows, in words: for whoever cannot see it. */
  readonly chartAlt: string
  /** Names of the curves by their key in `chart`. */
  readonly curveNames: Readonly<Record<string, string>>
  readonly stages: readonly SheetStage[]
  readonly performance: readonly {
    readonly field: 'zero_to_hundred' | 'top_speed' | 'fuel_consumption_avg'
    readonly label: string
    readonly stock: string | null
    readonly stage: string | null
    readonly difference: string | null
  }[]
  /** Said instead of figures; null where there are any, or none were asked for. */
  readonly performanceNote: string | null
  /** Whose figures `stage` are: "Stage 1"; null where that stage is not on the sheet. */
  readonly performanceStage: string | null
  readonly band: { readonly label: string; readonly lines: readonly string[] } | null
  /** null: not provided, or not on this sheet. */
  readonly options: readonly SheetOption[] | null
  readonly tools: { readonly tools: readonly string[]; readonly methods: readonly string[] } | null
  readonly note: string | null
  readonly verdict: string | null
  readonly assumptions: readonly string[]
  /** Fields shown whose unit is assumed and not confirmed; empty where `assumptions` does not explain it. */
  readonly assumed: readonly AssumedField[]
  readonly remark: string
  readonly terms: string
  /** "Source: …, fetched 14 May 2026" */
  readonly source: string
  readonly number: string | null
  /** What the code holds: `dynodesk://sheet/<number>`; null on a draft. */
  readonly code: string | null
  readonly madeOn: string
}
