/** Input and output of every bench. */
import type { Product } from './build-apps.ts'

export interface Bench {
  /** Folder of the built program. */
  readonly program: string
  /** Folder of the empty application. */
  readonly empty: string
  readonly product: Product
  /** Folder of the demo catalogue. */
  readonly resources: string
  /** For files of this run; removed at its end. */
  readonly scratch: string
  /** Number of samples; undefined: the bench's default. */
  readonly runs: number | undefined
  say(text: string): void
}

/** Figures by name; names end in their unit. */
export type Figures = Readonly<Record<string, unknown>>
