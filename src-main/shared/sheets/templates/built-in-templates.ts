/** Built-in templates. No template can show trade data on a sheet for customers. */
import { LANGUAGES } from '../../text/languages'
import {
  NO_SHOP,
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

/** In display order. The window translates their names, by id. */
export const BUILT_IN_TEMPLATES: readonly SheetTemplate[] = [
  builtIn('customer', 'Customer', [
    'picture',
    'highlight',
    'facts',
    'chart',
    'stages',
    'performance',
    'band',
    'options',
    'assumptions',
    'remark',
    'terms',
    'signature'
  ]),
  builtIn(
    'workshop',
    'Workshop',
    SHEET_BLOCKS.filter((block) => block !== 'highlight' && block !== 'signature')
  ),
  builtIn('offer', 'Good, better, best', [
    'picture',
    'highlight',
    'facts',
    'chart',
    'stages',
    'performance',
    'options',
    'assumptions',
    'remark',
    'terms',
    'signature'
  ])
]

export const isBuiltIn = (id: string): boolean => BUILT_IN_TEMPLATES.some((one) => one.id === id)

/** The effective blocks, without trade blocks for customers. Always use this instead of `blocks`. */
export function blocksOf(template: Pick<SheetTemplate, 'blocks' | 'kind'>): ReadonlySet<SheetBlock> {
  const trade: readonly SheetBlock[] = TRADE_BLOCKS
  return new Set(
    SHEET_BLOCKS.filter(
      (block) => template.blocks.includes(block) && (template.kind === 'workshop' || !trade.includes(block))
    )
  )
}

export function withShop(template: SheetTemplate, shop: Shop): SheetTemplate {
  return { ...template, shop }
}
