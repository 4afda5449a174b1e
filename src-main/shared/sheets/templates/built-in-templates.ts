/**
 * The built-in templates, and the one rule no template can lift: trade data never stands on a sheet that leaves the
 * shop.
 */
import { LANGUAGES } from '../../text/languages'
import {
  SHEET_BLOCKS,
  TEMPLATE_VERSION,
  TRADE_BLOCKS,
  type SheetBlock,
  type SheetKind,
  type SheetTemplate,
  type Shop,
  type ShopText
} from './template'
import { sheetText, type SheetTextKey } from '../sheet-texts'

const STANDARD_ACCENT = '#b4450f'
const NO_SHOP: Shop = { name: '', address: [], logo: null }

/** A built-in text in every language. */
const everywhere = (key: SheetTextKey): ShopText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, sheetText(language, key)]))

function builtIn(kind: SheetKind, name: string, blocks: readonly SheetBlock[]): SheetTemplate {
  return {
    version: TEMPLATE_VERSION,
    id: kind,
    name,
    kind,
    blocks,
    title: everywhere(`title.${kind}`),
    intro: everywhere(`intro.${kind}`),
    terms: everywhere(`terms.${kind}`),
    shop: NO_SHOP,
    accent: STANDARD_ACCENT
  }
}

/** In the order they are offered. The window has their names in its language, by id. */
export const BUILT_IN_TEMPLATES: readonly SheetTemplate[] = [
  builtIn('customer', 'Customer', [
    'picture',
    'facts',
    'chart',
    'stages',
    'performance',
    'band',
    'options',
    'assumptions',
    'remark',
    'terms'
  ]),
  builtIn('workshop', 'Workshop', [...SHEET_BLOCKS]),
  builtIn('offer', 'Good, better, best', [
    'picture',
    'facts',
    'chart',
    'stages',
    'performance',
    'options',
    'assumptions',
    'remark',
    'terms'
  ])
]

export const isBuiltIn = (id: string): boolean => BUILT_IN_TEMPLATES.some((one) => one.id === id)

/** What a template really switches on: its blocks, less those its kind may never show. The only way blocks are read. */
export function blocksOf(template: Pick<SheetTemplate, 'blocks' | 'kind'>): ReadonlySet<SheetBlock> {
  const trade: readonly SheetBlock[] = TRADE_BLOCKS
  return new Set(
    SHEET_BLOCKS.filter(
      (block) => template.blocks.includes(block) && (template.kind === 'workshop' || !trade.includes(block))
    )
  )
}

/** A built-in template with the shop's name, address and logo on it. */
export function withShop(template: SheetTemplate, shop: Shop): SheetTemplate {
  return { ...template, shop }
}
