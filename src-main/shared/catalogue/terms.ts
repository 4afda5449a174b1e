/**
 * The two closed word lists of the specification, fuels and engine types, in nine languages. Unknown words are shown as
 * received, since the service may translate or extend the lists (trap 54). Records, exports and requests keep the
 * English word.
 */
import type { LanguageCode } from '../text/languages'

export const FUELS = ['Diesel', 'Petrol', 'Ethanol', 'LPG', 'Hybrid'] as const
export const ENGINE_TYPES = [
  'Diesel',
  'Petrol',
  'Turbo Diesel',
  'Turbo Petrol',
  'Heavy Diesel',
  'Heavy Turbo Diesel',
  'Marine Diesel',
  'Marine Petrol',
  'Marine Turbo Diesel',
  'Hybrid',
  'Other'
] as const
export const TERM_FIELDS = ['fuel_name', 'type'] as const
export type TermField = (typeof TERM_FIELDS)[number]

type Words<T extends string> = Readonly<Record<LanguageCode, Readonly<Record<T, string>>>>

const FUEL_WORDS: Words<(typeof FUELS)[number]> = {
  en: { Diesel: 'Diesel', Petrol: 'Petrol', Ethanol: 'Ethanol', LPG: 'LPG', Hybrid: 'Hybrid' },
  es: { Diesel: 'Diésel', Petrol: 'Gasolina', Ethanol: 'Etanol', LPG: 'GLP', Hybrid: 'Híbrido' },
  hr: { Diesel: 'Dizel', Petrol: 'Benzin', Ethanol: 'Etanol', LPG: 'LPG', Hybrid: 'Hibrid' },
  lt: { Diesel: 'Dyzelinas', Petrol: 'Benzinas', Ethanol: 'Etanolis', LPG: 'LPG', Hybrid: 'Hibridas' },
  lv: { Diesel: 'Dīzelis', Petrol: 'Benzīns', Ethanol: 'Etanols', LPG: 'LPG', Hybrid: 'Hibrīds' },
  nb: { Diesel: 'Diesel', Petrol: 'Bensin', Ethanol: 'Etanol', LPG: 'LPG', Hybrid: 'Hybrid' },
  ru: { Diesel: 'Дизель', Petrol: 'Бензин', Ethanol: 'Этанол', LPG: 'Газ (LPG)', Hybrid: 'Гибрид' },
  'zh-hans': { Diesel: '柴油', Petrol: '汽油', Ethanol: '乙醇', LPG: '液化石油气', Hybrid: '混合动力' },
  'zh-hant': { Diesel: '柴油', Petrol: '汽油', Ethanol: '乙醇', LPG: '液化石油氣', Hybrid: '油電混合' }
}

const TYPE_WORDS: Words<(typeof ENGINE_TYPES)[number]> = {
  en: {
    Diesel: 'Diesel',
    Petrol: 'Petrol',
    'Turbo Diesel': 'Turbo Diesel',
    'Turbo Petrol': 'Turbo Petrol',
    'Heavy Diesel': 'Heavy Diesel',
    'Heavy Turbo Diesel': 'Heavy Turbo Diesel',
    'Marine Diesel': 'Marine Diesel',
    'Marine Petrol': 'Marine Petrol',
    'Marine Turbo Diesel': 'Marine Turbo Diesel',
    Hybrid: 'Hybrid',
    Other: 'Other'
  },
  es: {
    Diesel: 'Diésel',
    Petrol: 'Gasolina',
    'Turbo Diesel': 'Turbodiésel',
    'Turbo Petrol': 'Gasolina turbo',
    'Heavy Diesel': 'Diésel pesado',
    'Heavy Turbo Diesel': 'Turbodiésel pesado',
    'Marine Diesel': 'Diésel marino',
    'Marine Petrol': 'Marino de gasolina',
    'Marine Turbo Diesel': 'Turbodiésel marino',
    Hybrid: 'Híbrido',
    Other: 'Otro'
  },
  hr: {
    Diesel: 'Dizel',
    Petrol: 'Benzin',
    'Turbo Diesel': 'Turbodizel',
    'Turbo Petrol': 'Turbobenzin',
    'Heavy Diesel': 'Dizel za teška vozila',
    'Heavy Turbo Diesel': 'Turbodizel za teška vozila',
    'Marine Diesel': 'Brodski dizel',
    'Marine Petrol': 'Brodski benzinski',
    'Marine Turbo Diesel': 'Brodski turbodizel',
    Hybrid: 'Hibrid',
    Other: 'Ostalo'
  },
  lt: {
    Diesel: 'Dyzelis',
    Petrol: 'Benzininis',
    'Turbo Diesel': 'Turbodyzelis',
    'Turbo Petrol': 'Benzininis su turbina',
    'Heavy Diesel': 'Sunkiosios technikos dyzelis',
    'Heavy Turbo Diesel': 'Sunkiosios technikos turbodyzelis',
    'Marine Diesel': 'Laivinis dyzelis',
    'Marine Petrol': 'Laivinis benzininis',
    'Marine Turbo Diesel': 'Laivinis turbodyzelis',
    Hybrid: 'Hibridas',
    Other: 'Kita'
  },
  lv: {
    Diesel: 'Dīzelis',
    Petrol: 'Benzīns',
    'Turbo Diesel': 'Turbodīzelis',
    'Turbo Petrol': 'Benzīns ar turbo',
    'Heavy Diesel': 'Smagās tehnikas dīzelis',
    'Heavy Turbo Diesel': 'Smagās tehnikas turbodīzelis',
    'Marine Diesel': 'Kuģu dīzelis',
    'Marine Petrol': 'Laivu benzīna dzinējs',
    'Marine Turbo Diesel': 'Kuģu turbodīzelis',
    Hybrid: 'Hibrīds',
    Other: 'Cits'
  },
  nb: {
    Diesel: 'Diesel',
    Petrol: 'Bensin',
    'Turbo Diesel': 'Turbodiesel',
    'Turbo Petrol': 'Bensin med turbo',
    'Heavy Diesel': 'Tung diesel',
    'Heavy Turbo Diesel': 'Tung turbodiesel',
    'Marine Diesel': 'Båtdiesel',
    'Marine Petrol': 'Båtmotor, bensin',
    'Marine Turbo Diesel': 'Båtmotor, turbodiesel',
    Hybrid: 'Hybrid',
    Other: 'Annet'
  },
  ru: {
    Diesel: 'Дизель',
    Petrol: 'Бензиновый',
    'Turbo Diesel': 'Дизель с турбонаддувом',
    'Turbo Petrol': 'Бензиновый с турбонаддувом',
    'Heavy Diesel': 'Дизель тяжёлой техники',
    'Heavy Turbo Diesel': 'Турбодизель тяжёлой техники',
    'Marine Diesel': 'Судовой дизель',
    'Marine Petrol': 'Судовой бензиновый',
    'Marine Turbo Diesel': 'Судовой турбодизель',
    Hybrid: 'Гибрид',
    Other: 'Другой'
  },
  'zh-hans': {
    Diesel: '柴油',
    Petrol: '汽油',
    'Turbo Diesel': '涡轮增压柴油',
    'Turbo Petrol': '涡轮增压汽油',
    'Heavy Diesel': '重型柴油',
    'Heavy Turbo Diesel': '重型涡轮增压柴油',
    'Marine Diesel': '船用柴油',
    'Marine Petrol': '船用汽油',
    'Marine Turbo Diesel': '船用涡轮增压柴油',
    Hybrid: '混合动力',
    Other: '其他'
  },
  'zh-hant': {
    Diesel: '柴油',
    Petrol: '汽油',
    'Turbo Diesel': '渦輪增壓柴油',
    'Turbo Petrol': '渦輪增壓汽油',
    'Heavy Diesel': '重型柴油',
    'Heavy Turbo Diesel': '重型渦輪增壓柴油',
    'Marine Diesel': '船用柴油',
    'Marine Petrol': '船用汽油',
    'Marine Turbo Diesel': '船用渦輪增壓柴油',
    Hybrid: '油電混合',
    Other: '其他'
  }
}

const WORDS: Readonly<Record<TermField, Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>>> = {
  fuel_name: FUEL_WORDS,
  type: TYPE_WORDS
}
/** Ignores case, and the difference between words and a code: "Turbo Diesel", "turbo_diesel". */
const keyOf = (word: string): string =>
  word
    .trim()
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase()
const KNOWN: Readonly<Record<TermField, ReadonlyMap<string, string>>> = {
  fuel_name: new Map(FUELS.map((word) => [keyOf(word), word])),
  type: new Map(ENGINE_TYPES.map((word) => [keyOf(word), word]))
}

export const isTermField = (field: string): field is TermField => (TERM_FIELDS as readonly string[]).includes(field)

/** The word in the spelling of the specification; null: unknown. */
export function knownTerm(field: TermField, value: string): string | null {
  return KNOWN[field].get(keyOf(value)) ?? null
}

/** A received word in a language; an unknown one as received. */
export function termText(field: TermField, value: string, language: LanguageCode): string {
  const term = knownTerm(field, value)
  return term === null ? value : (WORDS[field][language][term] ?? value)
}

/** Further words of the trade. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  Diesel: ['дизельный', 'dīzeļdegviela', 'dyzelis', 'dízel'],
  Petrol: ['gasoline', 'benzine', 'бензиновый', 'benzininis'],
  Ethanol: ['e85'],
  LPG: ['autogas', 'autogass', 'autogāze', 'autoplin', 'гбо'],
  Hybrid: ['混合動力'],
  'Turbo Diesel': ['turbodiesel', 'турбодизель'],
  'Turbo Petrol': ['turbobenzin']
}
/** A term in every language with its aliases, lower case. Words with brackets are display texts only. */
function synonymsOf(field: TermField, term: string): readonly string[] {
  const words = [...Object.values(WORDS[field]).map((of) => of[term] ?? term), ...(ALIASES[term] ?? [])]
  return [...new Set(words.filter((word) => !word.includes('(')).map((word) => word.toLowerCase()))]
}

/** Fuel in lower case with all words for it. */
export const FUEL_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  FUELS.map((fuel) => [fuel.toLowerCase(), synonymsOf('fuel_name', fuel)])
)

export const TERM_GROUPS: readonly (readonly string[])[] = [
  ...FUEL_SYNONYMS.values(),
  ...ENGINE_TYPES.filter((term) => term !== 'Other' && knownTerm('fuel_name', term) === null).map((term) =>
    synonymsOf('type', term)
  )
]
