import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
import { fake, showEnginePage } from '../mount-engine-page'

const WHOLE = { types: null, manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
const NAMES = {
  manufacturers: { id: '9007199254740993', name: 'Arvenna' },
  models: { id: '20', name: 'Corsale' },
  generations: { id: '31', name: 'II', heard: true as const, year: 2014 }
}

/** A pack file brings the lists above the engine. */
async function importLists(): Promise<void> {
  fake.answer('catalogue:path-names', ({ path }) => (path.models === null ? {} : NAMES))
  fake.answer('catalogue:complete', done({ path: WHOLE, names: NAMES } as never))
  for (let n = 0; n < 200; n++)
    fake.emit('catalogue:updated', { endpoint: 'generations', params: { model_id: `${n + 1}` } })
  await flushPromises()
}

beforeEach(() => {
  fake.reset()
  fake.answer('catalogue:held', done(null))
  fake.answer('catalogue:path-names', {})
  fake.fail('catalogue:complete', 'offline')
})

it.each([
  ['whose make and model are unknown', '/engine/-/-/-/31/40'],
  ['whose make and model have no name', '/engine/-/9007199254740993/20/31/40']
])('an open page %s shows those of an import, without a call', async (_what, path) => {
  const { page } = await showEnginePage(path)
  expect(page.get('.place').text()).not.toContain('Arvenna')
  const [asked, named] = [fake.sent('catalogue:complete').length, fake.sent('catalogue:path-names').length]
  await importLists()
  await vi.waitFor(() => expect(page.get('.place').text()).toBe('Arvenna Corsale II · 2014–'), 5000)
  expect(fake.sent('catalogue:complete').slice(asked)).toSatisfy((all: { spend: boolean }[]) =>
    all.every(({ spend }) => !spend)
  )
  expect(fake.sent('catalogue:path-names').length - named).toBeLessThan(5)
})

it('an import without its lists leaves the offer to load them', async () => {
  const { page } = await showEnginePage('/engine/-/-/-/31/40')
  fake.answer('catalogue:complete', ({ path }) => done({ path: path as never, names: {} }))
  fake.emit('catalogue:updated', { endpoint: 'models', params: { manufacturer_id: '7' } })
  await vi.waitFor(() => expect(fake.sent('catalogue:complete')).toHaveLength(2), 5000)
  await flushPromises()
  expect(page.find('[data-testid="generation-ask"]').exists()).toBe(true)
})
