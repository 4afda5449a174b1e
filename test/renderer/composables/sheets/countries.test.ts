import { expect, it } from 'vitest'
import { countriesByName } from '@/composables/sheets/countries'

it('names of countries have the Russian letter that the window writes', () => {
  const name = (code: string) => countriesByName('ru').find((one) => one.code === code)?.name
  expect([name('US'), name('GB'), name('DE')]).toEqual(['Соединённые Штаты', 'Великобритания', 'Германия'])
})
