/**
 * Symbols of units as the trade of each language writes them (docs/trade-terms.md). Settings, exports and the service
 * keep the names on the left.
 */
import { intlTag, LANGUAGES, type LanguageCode } from '../text/languages'

const EN = {
  PS: 'PS',
  kW: 'kW',
  bhp: 'bhp',
  Nm: 'Nm',
  'lb-ft': 'lb-ft',
  kgm: 'kgm',
  cc: 'cc',
  l: 'l',
  s: 's',
  'km/h': 'km/h',
  mph: 'mph',
  'l/100 km': 'l/100 km',
  'mpg (imp)': 'mpg (imp)',
  'mpg (US)': 'mpg (US)',
  rpm: 'rpm'
} as const
export type UnitName = keyof typeof EN
export const isUnitName = (name: unknown): name is UnitName => typeof name === 'string' && Object.hasOwn(EN, name)

/** Symbols that differ from the English ones. */
const SYMBOLS: Readonly<Record<LanguageCode, Readonly<Partial<Record<UnitName, string>>>>> = {
  en: {},
  es: { PS: 'CV' },
  hr: { PS: 'KS', cc: 'cm³', rpm: 'o/min' },
  lt: { PS: 'AG', cc: 'cm³', rpm: 'aps./min.' },
  lv: { PS: 'ZS', cc: 'cm³', rpm: 'apgr./min' },
  nb: { PS: 'hk', kgm: 'kpm', cc: 'cm³', rpm: 'o/min', 'km/h': 'km/t' },
  ru: {
    PS: 'л.\u00a0с.',
    kW: 'кВт',
    Nm: 'Н·м',
    kgm: 'кгс·м',
    cc: 'см³',
    l: 'л',
    s: 'с',
    'km/h': 'км/ч',
    mph: 'миль/ч',
    'l/100 km': 'л/100 км',
    rpm: 'об/мин'
  },
  'zh-hans': { PS: '马力', Nm: '牛·米', kgm: '公斤·米', l: 'L', s: '秒', 'l/100 km': 'L/100 km', rpm: '转/分' },
  'zh-hant': { PS: '匹', Nm: '牛頓米', kgm: '公斤米', cc: 'c.c.', l: 'L', s: '秒', 'l/100 km': 'L/100 km' }
}
const BY_TAG = new Map(LANGUAGES.map((code) => [intlTag(code), { ...EN, ...SYMBOLS[code] }]))

/** @param tag BCP 47 tag of one of the nine languages; another one gets the English symbol */
export const unitSymbol = (unit: UnitName, tag: string): string => (BY_TAG.get(tag) ?? EN)[unit]

const HAN = /\p{Script=Han}/u
/** The symbols of a unit in all languages and other words for it, with or without their marks and blanks. */
function typedUnit(unit: UnitName, ...others: readonly string[]): string {
  const words = [...LANGUAGES.map((code) => unitSymbol(unit, intlTag(code))), ...others]
  return [...new Set(words)]
    .map((word) => word.toLowerCase().replace(/[.\s·]+/g, '[.\\s·]*') + (HAN.test(word) ? '' : '(?![\\p{L}\\p{N}])'))
    .join('|')
}
/** Sources of regular expressions (flags `iu`) for units behind a typed number. */
export const TYPED_UNITS = {
  PS: typedUnit('PS', 'hp', 'bhp', 'cv', 'pk', '馬力'),
  kW: typedUnit('kW'),
  Nm: typedUnit('Nm')
} as const
