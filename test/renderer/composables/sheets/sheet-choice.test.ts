import { describe, expect, it } from 'vitest'
import {
  lastTemplate,
  rememberChoice,
  rememberedChoice,
  withDefaults,
  withTemplate
} from '@/composables/sheets/sheet-choice'
import { countryOfLocale } from '@shared/sheets/countries'
import { defaultChoice, type SheetDefaults } from '@shared/sheets/default-choice'

const around = (locale: string): SheetDefaults => ({
  country: countryOfLocale(locale),
  language: 'nb',
  units: { power: 'kW', torque: 'Nm', both: true },
  unbranded: false
})
function storage(first: Readonly<Record<string, string>> = {}): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map(Object.entries(first))
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('the initial choices of a sheet', () => {
  it('take country and paper from the locale, language and units from the window', () => {
    expect(defaultChoice('customer', around('nb-NO'))).toMatchObject({
      country: 'NO',
      paper: 'A4',
      language: 'nb',
      units: { power: 'kW', torque: 'Nm', both: true },
      picture: 'unbranded'
    })
    expect(defaultChoice('workshop', around('nb-NO'))).toMatchObject({ picture: 'branded' })
    expect(defaultChoice('customer', around('en-US'))).toMatchObject({ country: 'US', paper: 'Letter' })
    expect(defaultChoice('customer', around('es-MX')).paper).toBe('Letter')
  })
  it('have no country when the locale has none, so that the strictest rules apply', () => {
    expect(countryOfLocale('en')).toBe('')
    expect(countryOfLocale('es-419')).toBe('')
    expect(countryOfLocale('lt')).toBe('LT')
    expect(countryOfLocale('not a locale')).toBe('')
  })
  it('are the last ones with the same template, and of another template its own last ones', () => {
    const kept = storage()
    const first = {
      ...defaultChoice('customer', around('nb-NO')),
      ink: 'grey' as const,
      country: 'SE',
      orientation: 'landscape' as const
    }
    rememberChoice(kept, first, around('nb-NO'))
    rememberChoice(kept, { ...defaultChoice('workshop', around('nb-NO')), note: true }, around('nb-NO'))
    expect(rememberedChoice(kept, 'customer', around('nb-NO'))).toMatchObject({
      ink: 'grey',
      country: 'SE',
      orientation: 'landscape',
      note: false
    })
    expect(rememberedChoice(kept, 'workshop', around('nb-NO'))).toMatchObject({ ink: 'colour', note: true })
    expect(lastTemplate(kept, ['customer', 'workshop'])).toBe('workshop')
    expect(lastTemplate(kept, ['customer'])).toBe('customer')
  })
  it('never include prices, stages, customer or remark of the previous car', () => {
    const kept = storage()
    rememberChoice(
      kept,
      {
        ...defaultChoice('offer', around('nb-NO')),
        prices: [{ stage: 1, label: 'Better', price: '590 €' }],
        stages: [1],
        customer: 'Ida Moen',
        remark: 'until May',
        band: [2000, 3000]
      },
      around('nb-NO')
    )
    expect(rememberedChoice(kept, 'offer', around('nb-NO'))).toMatchObject({
      prices: [],
      stages: [],
      customer: '',
      remark: '',
      band: null
    })
    expect(JSON.stringify(kept.getItem('dynodesk.sheet-choices'))).not.toContain('Moen')
  })
  it('follow the defaults of the window where they were never changed', () => {
    const kept = storage()
    const lithuanian = {
      ...around('lt-LT'),
      language: 'lt' as const,
      units: { power: 'PS', torque: 'Nm', both: false } as const
    }
    const chosen = {
      ...defaultChoice('customer', around('nb-NO')),
      units: { power: 'bhp', torque: 'Nm', both: true } as const
    }
    rememberChoice(kept, chosen, around('nb-NO'))
    const expected = { language: 'lt', country: 'LT', units: { power: 'bhp', torque: 'Nm', both: false } }
    expect(rememberedChoice(kept, 'customer', lithuanian)).toMatchObject(expected)
    expect(withDefaults({ ...chosen, customer: 'Ida Moen' }, around('nb-NO'), lithuanian)).toMatchObject({
      ...expected,
      customer: 'Ida Moen'
    })
    rememberChoice(kept, { ...chosen, language: 'ru' }, around('nb-NO'))
    expect(rememberedChoice(kept, 'customer', lithuanian).language).toBe('ru')
  })
  it('keep the car and the customer when the template changes', () => {
    const choice = { ...defaultChoice('customer', around('nb-NO')), stages: [2], customer: 'Ida Moen' }
    expect(withTemplate(storage(), choice, 'offer', around('nb-NO'))).toMatchObject({
      templateId: 'offer',
      stages: [2],
      customer: 'Ida Moen'
    })
  })
  it.each([
    '',
    'null',
    '[1]',
    '{"choices":{"customer":{"paper":"A3","units":{"power":"MW"},"ink":7,"country":"QQ","language":"de"}}}'
  ])('ignore unreadable values: %s', (text) => {
    expect(rememberedChoice(storage({ 'dynodesk.sheet-choices': text }), 'customer', around('nb-NO'))).toEqual(
      defaultChoice('customer', around('nb-NO'))
    )
  })
})
