import { expect, test } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { done, failed } from '@contract/failures'
import { fake, showEnginePage } from '../mount-engine-page'

const found = { by: 'ecu-code', ecu: 'Bosch EDC17', code: 'CFGB', engines: 34, withSheets: 3 } as const
const line = (shown: Awaited<ReturnType<typeof showEnginePage>>) => shown.all('same-hardware').map((a) => a.text())

test('counts the stored engines with the same hardware and opens them in the local search', async () => {
  fake.answer('search:same-hardware', done(found))
  const shown = await showEnginePage()
  expect(line(shown)).toEqual(['Same ECU and engine code: 34 other engines, 3 with a sheet'])
  await shown.all('same-hardware')[0]?.trigger('click')
  await flushPromises()
  expect(shown.router.currentRoute.value).toMatchObject({
    name: 'search',
    query: { q: 'ecu:="Bosch EDC17" code:="CFGB"', desk: '1' }
  })
})

test('names a single shared field, and sheets only if there are any', async () => {
  fake.answer('search:same-hardware', done({ by: 'code', ecu: null, code: 'CFGB', engines: 1, withSheets: 0 }))
  const shown = await showEnginePage()
  expect(line(shown)).toEqual(['Same engine code: 1 other engine'])
})

test('is hidden without a match or when the store fails', async () => {
  for (const answer of [done(null), failed('store-failed')]) {
    fake.answer('search:same-hardware', answer)
    expect(line(await showEnginePage())).toEqual([])
  }
})
