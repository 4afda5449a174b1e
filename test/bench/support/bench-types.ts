/** What every bench is given and gives back. */
import type { Product } from './build-apps.ts'

export interface Bench {
  /** Folder of the built program. */
  readonly program: string
  /** Folder of the application that does nothing. */
  readonly empty: string
  readonly product: Product
  /** Folder of the demo catalogue. */
  readonly resources: string
  /** For files of this run; removed at its end. */
  readonly scratch: string
  /** Samples wanted; undefined: as many as the bench thinks right. */
  readonly runs: number | undefined
  say(text: string): void
}

/** Figures by name; names end in their unit. */
export type Figures = Readonly<Record<string, unknown>>
