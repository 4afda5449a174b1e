import { expect, it } from 'vitest'
import { countryNames, languageName } from '@shared/text/display-names'

it('names languages and countries in a language', () => {
  expect([languageName('zh-hant', 'en'), languageName('nb', 'nb')]).toEqual(['Traditional Chinese', 'norsk bokmål'])
  expect(countryNames(['LT', 'HR'], 'es')).toEqual(['Lituania', 'Croacia'])
})
