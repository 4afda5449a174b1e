/** Validates a template of a file or the editor. Unknown fields are dropped. */
import { isObject } from '../../text/json-object'
import { isLanguage } from '../../text/languages'
import { checkPicture } from '../../pictures/check-picture'
import {
  SHEET_BLOCKS,
  SHEET_KINDS,
  TEMPLATE_VERSION,
  TRADE_BLOCKS,
  type SheetBlock,
  type SheetKind,
  type SheetTemplate,
  type Shop,
  type ShopText
} from './template'
import { isBuiltIn } from './built-in-templates'
import { unknownPlaceholders } from './placeholders'

export const TEMPLATE_LIMITS = {
  name: 80,
  title: 120,
  intro: 600,
  terms: 1500,
  shopName: 120,
  addressLines: 8,
  addressLine: 120,
  logoBytes: 1_048_576
} as const
const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

type TemplateFault =
  | 'not-a-template'
  | 'newer-version'
  | 'id'
  | 'missing'
  | 'not-text'
  | 'too-long'
  | 'unknown-kind'
  | 'unknown-block'
  | 'trade-block'
  | 'unknown-language'
  | 'unknown-placeholder'
  | 'not-a-colour'
  | 'logo-type'
  | 'logo-too-large'
  | 'logo-broken'
  | 'logo-harmful'
  | 'too-many-lines'
export interface TemplateProblem {
  /** Place in the template: "shop.logo", "title.en". */
  readonly field: string
  readonly fault: TemplateFault
  /** The clipped value, for the message. */
  readonly found: string
}
export type CheckedTemplate =
  | { readonly ok: true; readonly template: SheetTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] }

const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 40)

export type BadLogo = 'refuse' | 'drop'

/** The template with known fields only, or all its problems. Built-in ids are refused. */
export function checkTemplate(value: unknown, badLogo: BadLogo = 'refuse'): CheckedTemplate {
  if (!isObject(value)) return { ok: false, problems: [{ field: '', fault: 'not-a-template', found: shown(value) }] }
  const problems: TemplateProblem[] = []
  const say = (field: string, fault: TemplateFault, found: unknown): void => {
    if (field !== 'shop.logo' || badLogo === 'refuse') problems.push({ field, fault, found: shown(found) })
  }

  if (typeof value['version'] === 'number' && value['version'] > TEMPLATE_VERSION)
    return { ok: false, problems: [{ field: 'version', fault: 'newer-version', found: shown(value['version']) }] }
  if (value['version'] !== TEMPLATE_VERSION) say('version', 'not-a-template', value['version'])
  const id = value['id']
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || isBuiltIn(id)) say('id', 'id', id)
  const text = (field: string, found: unknown, most: number): string => {
    if (typeof found !== 'string') say(field, found === undefined ? 'missing' : 'not-text', found)
    else if (found.length > most) say(field, 'too-long', found)
    else return found
    return ''
  }
  const name = text('name', value['name'], TEMPLATE_LIMITS.name)
  if (typeof value['name'] === 'string' && name.trim() === '') say('name', 'missing', '')
  const kind = SHEET_KINDS.find((one) => one === value['kind'])
  if (!kind) say('kind', 'unknown-kind', value['kind'])
  const accent = value['accent']
  if (typeof accent !== 'string' || !/^#[0-9a-f]{6}$/i.test(accent)) say('accent', 'not-a-colour', accent)
  const shopText = (field: 'title' | 'intro' | 'terms'): ShopText => checkShopText(field, value[field], text, say)
  const texts = { title: shopText('title'), intro: shopText('intro'), terms: shopText('terms') }
  const blocks = checkBlocks(value['blocks'], kind ?? 'customer', say)
  const shop = checkShop(value['shop'], text, say)
  if (problems.length > 0 || !kind || typeof id !== 'string' || typeof accent !== 'string')
    return { ok: false, problems }
  return {
    ok: true,
    template: {
      version: TEMPLATE_VERSION,
      id,
      name: name.trim(),
      kind,
      blocks,
      ...texts,
      shop,
      accent: accent.toLowerCase()
    }
  }
}

type CheckedShop =
  { readonly ok: true; readonly shop: Shop } | { readonly ok: false; readonly problems: readonly TemplateProblem[] }

/** Validates the default shop, by the same rules. */
export function checkShopDetails(value: unknown, badLogo: BadLogo = 'refuse'): CheckedShop {
  const around = {
    version: TEMPLATE_VERSION,
    id: 'desk',
    name: 'desk',
    kind: 'customer',
    blocks: [],
    title: {},
    intro: {},
    terms: {},
    accent: '#000000'
  }
  const checked = checkTemplate({ ...around, shop: value }, badLogo)
  return checked.ok ? { ok: true, shop: checked.template.shop } : checked
}

type Say = (field: string, fault: TemplateFault, found: unknown) => void
type CheckText = (field: string, found: unknown, most: number) => string

function checkShopText(field: 'title' | 'intro' | 'terms', found: unknown, text: CheckText, say: Say): ShopText {
  if (!isObject(found)) {
    say(field, found === undefined ? 'missing' : 'not-text', found)
    return {}
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([language, one]) => {
      if (!isLanguage(language)) {
        say(`${field}.${shown(language)}`, 'unknown-language', language)
        return []
      }
      const read = text(`${field}.${language}`, one, TEMPLATE_LIMITS[field])
      for (const unknown of unknownPlaceholders(read)) say(`${field}.${language}`, 'unknown-placeholder', unknown)
      return [[language, read]]
    })
  )
}

function checkBlocks(found: unknown, kind: SheetKind, say: Say): readonly SheetBlock[] {
  if (!Array.isArray(found)) {
    say('blocks', 'missing', found)
    return []
  }
  const trade: readonly string[] = TRADE_BLOCKS
  for (const one of new Set<unknown>(found)) {
    if (!(SHEET_BLOCKS as readonly unknown[]).includes(one)) say('blocks', 'unknown-block', one)
    else if (kind !== 'workshop' && trade.includes(one as string)) say('blocks', 'trade-block', one)
  }
  return SHEET_BLOCKS.filter((block) => found.includes(block))
}

function checkShop(found: unknown, text: CheckText, say: Say): Shop {
  if (!isObject(found)) {
    say('shop', 'missing', found)
    return { name: '', address: [], logo: null }
  }
  const lines = found['address']
  const address = Array.isArray(lines)
    ? lines.map((line: unknown) => text('shop.address', line, TEMPLATE_LIMITS.addressLine))
    : []
  if (!Array.isArray(lines)) say('shop.address', 'missing', lines)
  if (address.length > TEMPLATE_LIMITS.addressLines) say('shop.address', 'too-many-lines', String(address.length))
  return {
    name: text('shop.name', found['name'], TEMPLATE_LIMITS.shopName),
    address,
    logo: checkLogo(found['logo'], say)
  }
}

function checkLogo(found: unknown, say: Say): Shop['logo'] {
  if (found === null || found === undefined) return null
  const type = isObject(found) ? LOGO_TYPES.find((one) => one === found['type']) : undefined
  const bytes = isObject(found) ? found['bytes'] : undefined
  if (!type) say('shop.logo', 'logo-type', isObject(found) ? found['type'] : found)
  else if (!(bytes instanceof Uint8Array) || bytes.length === 0) say('shop.logo', 'logo-broken', '')
  else if (bytes.length > TEMPLATE_LIMITS.logoBytes) say('shop.logo', 'logo-too-large', String(bytes.length))
  else {
    const fault = logoFault(type, bytes)
    if (fault === null) return { type, bytes }
    say('shop.logo', fault, type)
  }
  return null
}

/** Why a picture cannot be a logo; null: it can. */
export function logoFault(type: string, bytes: Uint8Array): 'logo-type' | 'logo-broken' | 'logo-harmful' | null {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return 'logo-type'
  const verdict = checkPicture(type, bytes)
  if (verdict.ok) return verdict.type === type ? null : 'logo-broken'
  return verdict.fault === 'harmful' ? 'logo-harmful' : 'logo-broken'
}
