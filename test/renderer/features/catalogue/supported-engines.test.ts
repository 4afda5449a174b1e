import { fake } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { startWindow, stopWindow } from '../../window'
import { done } from '@contract/failures'

const ENGINES = '/catalogue/1/9007199254740993/20/31'
const ids = (testId: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`)].map(
    (element) => element.closest<HTMLElement>('[data-id]')?.dataset['id']
  )
const rows = (): number => document.querySelectorAll('[role="grid"] [data-testid="level-item"]').length

beforeEach(() => fake.reset())

it('engines the shop can read are marked, and can be shown alone', async () => {
  fake.settings_ = fake.settings_.map((entry) =>
    entry.key === 'shop.tools' ? { ...entry, value: ['Orbit II'] } : entry
  )
  fake.answer('catalogue:readable', ({ engineIds }) => done(engineIds.slice(0, 1)))
  const app = await startWindow(ENGINES)
  await flushPromises()
  const asked = fake.sent('catalogue:readable')[0]?.engineIds ?? []
  expect(asked.length).toBeGreaterThan(1)
  expect(ids('readable')).toEqual([asked[0]])
  document.querySelector<HTMLElement>('[data-testid="readable-only"]')!.click()
  await flushPromises()
  expect(rows()).toBe(1)
  document.querySelector<HTMLElement>('[data-testid="readable-only"]')!.click()
  await flushPromises()
  expect(rows()).toBe(asked.length)
  stopWindow(app)
})

it('nothing is asked for a shop that has not said what it owns', async () => {
  const app = await startWindow(ENGINES)
  await flushPromises()
  expect(fake.sent('catalogue:readable')).toEqual([])
  expect(document.querySelector('[data-testid="readable-only"]')).toBeNull()
  stopWindow(app)
})
