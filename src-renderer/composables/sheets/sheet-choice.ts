/** Initial choices of a sheet: those last made with the same template, else the defaults of locale and settings. */
import { isLanguage } from '@shared/text/languages'
import { INKS, ORIENTATIONS, PAGE_CHOICES, PAPERS, type SheetChoice } from '@shared/sheets/snapshot'
import { COUNTRIES } from '@shared/sheets/countries'
import { defaultChoice, type SheetDefaults } from '@shared/sheets/default-choice'
import type { PowerUnit, TorqueUnit } from '@shared/units/units'

const CHOICES_STORAGE_KEY = 'dynodesk.sheet-choices'
const POWER: readonly PowerUnit[] = ['PS', 'kW', 'bhp']
const TORQUE: readonly TorqueUnit[] = ['Nm', 'lb-ft', 'kgm']
const PICTURES: readonly SheetChoice['picture'][] = ['unbranded', 'branded', 'none']

/** Choices remembered between sheets; prices, stages and texts belong to one vehicle or customer. */
const lastingChoice = (choice: SheetChoice) => {
  const { language, units, paper, orientation, ink, pages, country, picture, verdict, note } = choice
  return { language, units, paper, orientation, ink, pages, country, picture, verdict, note }
}
interface Remembered {
  /** Last used template; '' before the first. */
  readonly last: string
  readonly choices: Readonly<Record<string, unknown>>
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

function read(storage: Pick<Storage, 'getItem'>): Remembered {
  try {
    const { last, choices } = fieldsOf(JSON.parse(storage.getItem(CHOICES_STORAGE_KEY) ?? 'null'))
    return { last: typeof last === 'string' ? last : '', choices: fieldsOf(choices) }
  } catch {
    // stored by something else
    return { last: '', choices: {} }
  }
}

/** Falls back to 'customer' before the first use and when the template no longer exists. */
export function lastTemplate(storage: Pick<Storage, 'getItem'>, known: readonly string[]): string {
  const { last } = read(storage)
  return known.includes(last) ? last : 'customer'
}

/** The last choices for this template; an invalid value falls back to its default. */
export function rememberedChoice(
  storage: Pick<Storage, 'getItem'>,
  templateId: string,
  around: SheetDefaults
): SheetChoice {
  const standard = defaultChoice(templateId, around)
  const found = fieldsOf(read(storage).choices[templateId])
  const units = fieldsOf(found['units'])
  const allowedOr = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
    allowed.find((each) => each === value) ?? otherwise
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
  const lasting: ReturnType<typeof lastingChoice> = {
    language: isLanguage(found['language']) ? found['language'] : standard.language,
    units: {
      power: allowedOr(POWER, units['power'], standard.units.power),
      torque: allowedOr(TORQUE, units['torque'], standard.units.torque),
      both: flag(units['both'], standard.units.both)
    },
    paper: allowedOr(PAPERS, found['paper'], standard.paper),
    orientation: allowedOr(ORIENTATIONS, found['orientation'], standard.orientation),
    ink: allowedOr(INKS, found['ink'], standard.ink),
    pages: allowedOr(PAGE_CHOICES, found['pages'], standard.pages),
    country: found['country'] === '' ? '' : allowedOr(COUNTRIES, found['country'], standard.country),
    picture: allowedOr(PICTURES, found['picture'], standard.picture),
    verdict: flag(found['verdict'], standard.verdict),
    note: flag(found['note'], standard.note)
  }
  return { ...standard, ...lasting }
}

/** Fields that belong to one sheet and its customer. */
const SINGLE_SHEET_FIELDS = {
  customer: '',
  remark: '',
  prices: [],
  validUntil: '',
  band: null,
  measured: false
} as const
export const resetForNextSheet = (choice: SheetChoice): SheetChoice => ({ ...choice, ...SINGLE_SHEET_FIELDS })
/** True while no field of the single sheet differs. */
export const hasSameSheetFields = (choice: SheetChoice, before: SheetChoice): boolean =>
  (Object.keys(SINGLE_SHEET_FIELDS) as (keyof typeof SINGLE_SHEET_FIELDS)[]).every(
    (field) => choice[field] === before[field]
  )

/** Fields that differ from the default; an untouched one follows its default. */
const differing = <T extends object>(choice: T, standard: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(choice).filter(([field, value]) => value !== standard[field as keyof T])
  ) as Partial<T>

export function rememberChoice(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  choice: SheetChoice,
  around: SheetDefaults
): void {
  const standard = lastingChoice(defaultChoice(choice.templateId, around))
  const chosen = { ...differing(lastingChoice(choice), standard), units: differing(choice.units, standard.units) }
  const choices = { ...read(storage).choices, [choice.templateId]: chosen }
  storage.setItem(CHOICES_STORAGE_KEY, JSON.stringify({ last: choice.templateId, choices }))
}

/** Changes the template and keeps vehicle and customer. */
export function withTemplate(
  storage: Pick<Storage, 'getItem'>,
  choice: SheetChoice,
  templateId: string,
  around: SheetDefaults
): SheetChoice {
  const { stages, prices, recommended, validUntil, customer, remark, band } = choice
  const vehicle = { stages, prices, recommended, validUntil, customer, remark, band }
  return { ...rememberedChoice(storage, templateId, around), ...vehicle }
}

/** The choice after its defaults changed: fields that had the old default take the new one. */
export function withDefaults(choice: SheetChoice, before: SheetDefaults, now: SheetDefaults): SheetChoice {
  const old = defaultChoice(choice.templateId, before)
  const standard = defaultChoice(choice.templateId, now)
  return {
    ...standard,
    ...differing(choice, old),
    units: { ...standard.units, ...differing(choice.units, old.units) }
  }
}

const PRINTER_STORAGE_KEY = 'dynodesk.sheet-printer'
/** Last used printer; '' for the system dialog. The caller checks that the printer still exists. */
export const lastPrinter = (storage: Pick<Storage, 'getItem'>): string => storage.getItem(PRINTER_STORAGE_KEY) ?? ''
export const rememberPrinter = (storage: Pick<Storage, 'setItem'>, printer: string): void =>
  storage.setItem(PRINTER_STORAGE_KEY, printer)
