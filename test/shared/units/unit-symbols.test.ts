import { describe, expect, it } from 'vitest'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'
import { unitSymbol, type UnitName } from '@shared/units/unit-symbols'
import { chosenText, figureInUnit, unitGainText, unitText } from '@shared/units/units'

const texts = import.meta.glob<{ default: { band: { range: string; at: string } } }>(
  '../../../src-main/shared/locales/*/numbers.ts',
  { eager: true }
)
const symbolsOf = (language: LanguageCode, ...units: readonly UnitName[]): string[] =>
  units.map((unit) => unitSymbol(unit, intlTag(language)).replaceAll('\u00a0', ' '))

describe('symbols of units', () => {
  it.each([
    ['en', 'PS', 'Nm', 'rpm', 'cc'],
    ['es', 'CV', 'Nm', 'rpm', 'cc'],
    ['hr', 'KS', 'Nm', 'o/min', 'cm³'],
    ['lt', 'AG', 'Nm', 'aps./min.', 'cm³'],
    ['lv', 'ZS', 'Nm', 'apgr./min', 'cm³'],
    ['nb', 'hk', 'Nm', 'o/min', 'cm³'],
    ['ru', 'л. с.', 'Н·м', 'об/мин', 'см³'],
    ['zh-hans', '马力', '牛·米', '转/分', 'cc'],
    ['zh-hant', '匹', '牛頓米', 'rpm', 'c.c.']
  ] as const)('are those of the trade in %s', (language, ...symbols) => {
    expect(symbolsOf(language, 'PS', 'Nm', 'rpm', 'cc')).toEqual(symbols)
  })

  it('are English for a language without its own', () => {
    expect(unitSymbol('PS', 'de')).toBe('PS')
    expect(symbolsOf('ru', 'bhp', 'lb-ft')).toEqual(['bhp', 'lb-ft'])
  })

  it('follow the language in every form of a figure', () => {
    expect(unitText(190, 'PS', 'ru')).toEqual({ figure: '190', unit: 'л.\u00a0с.', text: '190\u00a0л.\u00a0с.' })
    expect(chosenText(190, 'kW', 'es', true)).toBe('140\u00a0kW (190\u00a0CV)')
    expect(unitGainText(40, 'PS', 'zh-Hans')).toBe('+40\u00a0马力')
    expect(figureInUnit(7.25, 's', 'ru')).toBe('7,25\u00a0с')
    expect(figureInUnit(-0.5, 'km/h', 'nb', true)).toBe('−0,5\u00a0km/t')
    expect(figureInUnit(NaN, 'mpg (US)', 'en')).toBe('–')
  })

  it('are those of the sentences about engine speed', () => {
    for (const language of LANGUAGES) {
      const { band } = texts[`../../../src-main/shared/locales/${language}/numbers.ts`]!.default
      const [rpm = ''] = symbolsOf(language, 'rpm')
      expect(
        [band.range, band.at].map((text) => text.includes(rpm)),
        language
      ).toEqual([true, true])
    }
  })
})
