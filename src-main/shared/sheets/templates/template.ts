/** Templates of sheets: blocks, shop and texts. Rendered by `html/`. */
import type { CurveKey } from '../../dyno/curve-issues'
import type { LanguageCode } from '../../text/languages'

export const TEMPLATE_VERSION = 1

/** 'customer': without trade data. 'workshop': everything. 'offer': stages in columns with the shop's prices. */
export const SHEET_KINDS = ['customer', 'workshop', 'offer'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** In display order. */
export const SHEET_BLOCKS = [
  'picture',
  'highlight',
  'facts',
  'chart',
  'stages',
  'performance',
  'band',
  'options',
  'ecu',
  'tools',
  'note',
  'verdict',
  'assumptions',
  'remark',
  'terms',
  'signature'
] as const
export type SheetBlock = (typeof SHEET_BLOCKS)[number]
export const TRADE_BLOCKS = ['ecu', 'tools', 'note'] as const satisfies readonly SheetBlock[]

/** By language; a missing language uses the first one available. Placeholders: `PLACEHOLDERS`. */
export type ShopText = { readonly [L in LanguageCode]?: string }

/** Placeholders in braces in a shop's text or a file name. */
export const PLACEHOLDERS = ['date', 'number', 'maker', 'model', 'generation', 'engine', 'customer', 'shop'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export interface Shop {
  readonly name: string
  /** Lines: street, town, telephone, mail, VAT number. */
  readonly address: readonly string[]
  /** Stored beside the template; null: none. */
  readonly logo: { readonly type: string; readonly bytes: Uint8Array } | null
}
export const NO_SHOP: Shop = { name: '', address: [], logo: null }
/** A template without a shop of its own has that of the installation. */
export const hasShop = ({ name, address, logo }: Shop): boolean => name !== '' || logo !== null || address.length > 0

export interface SheetTemplate {
  readonly version: typeof TEMPLATE_VERSION
  /** 'customer', 'workshop' and 'offer' are built in and read-only; others are random. */
  readonly id: string
  readonly name: string
  readonly kind: SheetKind
  readonly blocks: readonly SheetBlock[]
  readonly title: ShopText
  readonly intro: ShopText
  readonly terms: ShopText
  readonly shop: Shop
  /** Hex colour such as '#d0551a'. */
  readonly accent: string
}

/** The shop's price of stock or a stage as free text. */
export interface StagePrice {
  /** In sheets of older versions the number of the stage; null: stock on an offer, else a stage without a number. */
  readonly stage: CurveKey | number | null
  /** Name on the offer, such as "Better"; '': the built-in one. */
  readonly label: string
  /** As typed, with currency; '' when none. */
  readonly price: string
}
