import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { done } from '@contract/failures'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { CATALOGUE, pathOf } from '../../../../fakes/catalogue'
import { ENGINE, fake, giveEngine, received, showEnginePage } from '../mount-engine-page'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useFavourites } from '@/stores/favourites'

const GENERATION = {
  manufacturers: { id: '9007199254740993', name: 'Arvenna' },
  models: { id: '20', name: 'Corsale' },
  generations: { id: '31', name: 'II', year: '2014', yearend: '2020' }
} as never

beforeEach(() => {
  fake.reset()
  fake.fail('catalogue:engine', 'offline')
  fake.fail('catalogue:held', 'offline')
  fake.answer('catalogue:path-names', GENERATION)
})

it('an engine that is not stored is titled with its generation, and has only its years below', async () => {
  const { page } = await showEnginePage()
  expect(page.get('h1').text()).toBe('Arvenna Corsale II')
  expect(page.get('.place').text()).toMatch(/^2014–/)
})

it('an engine that is not stored shows what the stored list of its generation says, also in another language', async () => {
  fake.answer('catalogue:held', received(CATALOGUE.engines['31']!))
  const { fact, page } = await showEnginePage()
  expect([page.get('h1').text(), fact('power').text]).toEqual(['2.0 TDR 150', '150 PS'])
  useCatalogueLists().reset()
  await flushPromises()
  expect(fact('power').text).toBe('150 PS')
})

it('stored engines below the heading of their generation leave it out', async () => {
  const names = { ...(GENERATION as object), engines: { id: '41', name: '1.5 TSR 150' } } as never
  fake.answer(
    'packs:readiness',
    done([{ path: pathOf(CATALOGUE, '41')!, names, state: 'complete', missing: [], fetchedAt: FETCHED_AT }])
  )
  const { page } = await showEnginePage()
  const row = page.get('[data-testid="stored-engine"]')
  expect(row.get('.vehicle').text()).toBe('2014–2020')
})

it('an engine that is not stored has neither star nor note, unless it is a favourite or has a note', async () => {
  const { all } = await showEnginePage()
  expect([...all('favourite'), ...all('note')]).toEqual([])
  fake.answer(
    'desk:favourites',
    done([{ path: pathOf(CATALOGUE, '40')!, names: {}, group: '', addedAt: FETCHED_AT }] as never)
  )
  fake.answer('desk:note', done({ text: 'Flashed in May', changedAt: FETCHED_AT }))
  const marked = await showEnginePage()
  await useFavourites().load()
  await flushPromises()
  expect(marked.all('favourite')).toHaveLength(1)
  const note = marked.page.get<HTMLTextAreaElement>('[data-testid="note-text"]')
  expect(note.element.value).toBe('Flashed in May')
  // both stay after they were taken back
  fake.answer('desk:remove-favourite', done([]))
  await marked.all('favourite')[0]!.trigger('click')
  fake.answer('desk:set-note', done(null))
  await note.setValue('')
  await note.trigger('blur')
  await flushPromises()
  expect(marked.all('favourite').map((star) => star.attributes('aria-pressed'))).toEqual(['false'])
  expect(marked.all('note')).toHaveLength(1)
})

it('a table opened on an engine that is not stored is named, and is read once the record is there', async () => {
  fake.fail('catalogue:engine', 'timeout')
  const { page, router } = await showEnginePage(`${ENGINE}?file=bench.csv`)
  await flushPromises()
  expect(router.currentRoute.value.fullPath).toBe(ENGINE)
  expect(page.get('.pull').text()).toContain('Opened: bench.csv')
  expect(fake.sent('measured:choose')).toEqual([])
  giveEngine({})
  await page.get('.pull [data-testid="notice"] button').trigger('click')
  await flushPromises()
  await flushPromises()
  expect(fake.sent('measured:choose')).toEqual([{ opened: true }])
  expect(page.text()).not.toContain('Opened: bench.csv')
})

it('a table opened on an engine that is not stored is not read for the next engine', async () => {
  const { page, router } = await showEnginePage(`${ENGINE}?file=bench.csv`)
  giveEngine({ id: '41' as never })
  await router.push(ENGINE.replace(/40$/, '41'))
  await flushPromises()
  await flushPromises()
  expect(page.find('[data-testid="dyno"]').exists()).toBe(true)
  expect(fake.sent('measured:choose')).toEqual([])
})
