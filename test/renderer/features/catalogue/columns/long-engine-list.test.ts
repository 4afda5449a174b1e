import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done, failed } from '@contract/failures'
import { firstRowsOf } from '@shared/catalogue/first-rows'
import { createCollator } from '@shared/text/collation'
import { fake, FETCHED_AT } from '../../../../fakes/bridge'
import { engine } from '../../../../fakes/catalogue'
import { startWindow, stopWindow, type StartedWindow } from '../../../window'

const sorted = vi.hoisted(() => vi.fn())
vi.mock('@/features/catalogue/engine-table/engine-columns', async (original) => {
  const actual = await original<typeof import('@/features/catalogue/engine-table/engine-columns')>()
  return {
    ...actual,
    sortEngines: (...args: Parameters<typeof actual.sortEngines>) => {
      // empty while it is loaded
      if (args[0].length > 0) sorted(args[0].length)
      return actual.sortEngines(...args)
    }
  }
})

let app: StartedWindow
const column = () => app.wrapper.find('[data-testid="level-list"][data-level="engines"]')
const items = (): string[] =>
  column()
    .findAll('[data-testid="level-item"]')
    .map((item) => item.attributes('data-id')!)
/** Ids in an order that no column has. */
const NUMBERS = Array.from({ length: 1000 }, (_none, i) => (i * 7) % 1000)

const LIST = NUMBERS.map((n) =>
  engine(String(n), n === 500 ? 'E501' : `E${n}`, { fuel_name: n % 2 ? 'Diesel' : 'Petrol', power: 1000 - n })
)
const answer = () => done({ data: LIST, fetchedAt: FETCHED_AT, source: 'service' as const, language: 'en' as const })
const texts = (selector: string): string[] =>
  column()
    .findAll(selector)
    .map((one) => one.text())

describe('a long list of engines', () => {
  beforeEach(() => {
    fake.reset()
    window.localStorage.clear()
    sorted.mockClear()
    fake.answer('catalogue:engines', answer)
  })
  afterEach(() => stopWindow(app))

  it('is sorted once, and filters keep the order', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(sorted.mock.calls).toEqual([[1000]])
    expect(items().slice(0, 3)).toEqual(['0', '1', '2'])

    for (const typed of ['e9', 'e99']) await column().get('[data-testid="level-filter"]').setValue(typed)
    await column().get('[data-facet="fuel_name"] [data-value="Diesel"]').trigger('click')
    await app.settle()
    expect(items().slice(0, 4)).toEqual(['99', '991', '993', '995'])
    expect(sorted).toHaveBeenCalledOnce()
  })

  it('is sorted as a whole by a heading while a filter narrows it', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await column().get('[data-testid="level-filter"]').setValue('e99')
    await column().get('th[data-column="name"] button').trigger('click')
    await app.settle()
    expect(items().slice(0, 3)).toEqual(['999', '998', '997'])
    expect(sorted.mock.calls).toEqual([[1000], [1000]])

    await column().get('[data-testid="level-filter"]').setValue('')
    await app.settle()
    expect(items().slice(0, 3)).toEqual(['999', '998', '997'])
    expect(sorted).toHaveBeenCalledTimes(2)
  })

  const sendFirstRows = (generationId = '31'): void =>
    fake.emit('catalogue:first-rows', { generationId, ...firstRowsOf(LIST, createCollator('en').compare) })

  it('shows its first rows before the rest, as they look afterwards', async () => {
    const held = fake.hold('catalogue:engines')
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    sendFirstRows('32')
    await app.settle()
    expect(items()).toEqual([])

    sendFirstRows()
    await app.settle()
    expect(column().attributes('data-state')).toBe('loading')
    expect(items().slice(0, 3)).toEqual(['0', '1', '2'])
    const look = () => ({
      rows: column().get('[role="grid"]').attributes('aria-rowcount'),
      columns: texts('th'),
      chips: texts('[data-facet] button'),
      which: column().find('[data-testid="which-open"]').html()
    })
    const [before, row] = [look(), column().get('[data-testid="level-item"]').element]
    expect(before).toMatchObject({ rows: '1001', chips: ['Diesel500', 'Petrol500'] })

    held[0]!.answer(answer())
    await app.settle()
    expect(column().attributes('data-state')).toBe('ready')
    expect(look()).toEqual(before)
    expect(column().get('[data-testid="level-item"]').element).toBe(row)
  })

  it('waits for the whole list when the view shows another part of it', async () => {
    const held = fake.hold('catalogue:engines')
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    sendFirstRows()
    await app.settle()
    await column().get('th[data-column="power"] button').trigger('click')
    await app.settle()
    expect(items()).toEqual([])

    held[0]!.answer(answer())
    await app.settle()
    expect(items().slice(0, 3)).toEqual(['0', '1', '2'])
    expect(column().get('th[data-column="power"]').attributes('aria-sort')).toBe('descending')
  })

  it('shows no first rows in another language, or once the request failed', async () => {
    const held = fake.hold('catalogue:engines')
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    sendFirstRows()
    await app.settle()
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lv' })
    await app.settle()
    expect(held).toHaveLength(2)
    expect(items()).toEqual([])

    sendFirstRows()
    await app.settle()
    expect(items()).not.toEqual([])
    held[1]!.answer(failed('offline'))
    await app.settle()
    expect(items()).toEqual([])
    sendFirstRows()
    await app.settle()
    expect(items()).toEqual([])
  })
})
