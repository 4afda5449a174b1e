import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
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

describe('a long list of engines', () => {
  beforeEach(() => {
    fake.reset()
    window.localStorage.clear()
    sorted.mockClear()
    fake.answer('catalogue:engines', () =>
      done({
        data: NUMBERS.map((n) =>
          engine(String(n), `E${n}`, { fuel_name: n % 2 ? 'Diesel' : 'Petrol', power: 1000 - n })
        ),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
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
})
