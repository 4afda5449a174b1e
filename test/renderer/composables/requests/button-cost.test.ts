import { fake } from '../../../fakes/bridge'
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { useButtonCost } from '@/composables/requests/button-cost'
import { i18n, setInterfaceLanguage } from '@/locales'

function buttonCost(): ReturnType<typeof useButtonCost> {
  let cost: ReturnType<typeof useButtonCost> | undefined
  mount({ setup: () => ((cost = useButtonCost()), () => null) }, { global: { plugins: [i18n] } })
  return cost!
}
beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})

it.each([
  [0, true, 'Fetch', '0 requests'],
  [1, true, 'Fetch', '1 request'],
  [19, false, 'Fetch', 'at least 19 requests'],
  [20, true, 'Fetch · 20 requests', '20 requests'],
  [2081, false, 'Fetch · 2\u202f081+ requests', 'at least 2\u202f081 requests']
])('a button names %d requests on its face from twenty on, always in its tooltip', (requests, exact, face, text) => {
  const cost = buttonCost()
  expect([cost.face('Fetch', requests, exact), cost.text(requests, exact)]).toEqual([face, text])
})

it('a number that may grow takes the plural of a large one', async () => {
  await setInterfaceLanguage('ru')
  const cost = buttonCost()
  expect(cost.face('Скачать', 22, false)).toBe('Скачать · 22+ запросов')
  expect(cost.face('Скачать', 22)).toBe('Скачать · 22 запроса')
  await setInterfaceLanguage('en')
})
