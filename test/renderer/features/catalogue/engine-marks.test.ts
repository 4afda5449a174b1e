import { fake } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { startWindow, stopWindow } from '../../window'
import { done } from '@contract/failures'
import type { EngineId } from '@shared/catalogue/ids'
import { CATALOGUE } from '../../../fakes/catalogue'

const ENGINES = '/catalogue/1/9007199254740993/20/31'
const ids = (testId: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`)].map(
    (element) => element.closest<HTMLElement>('[data-id]')?.dataset['id']
  )
const rows = (): number => document.querySelectorAll('[role="grid"] [data-testid="level-item"]').length

beforeEach(() => fake.reset())

it('readable engines are marked, and can be filtered', async () => {
  fake.settings_ = fake.settings_.map((entry) =>
    entry.key === 'shop.tools' ? { ...entry, value: ['Orbit II'] } : entry
  )
  fake.answer('catalogue:marks', ({ engineIds }) =>
    done(
      engineIds
        .slice(0, 1)
        .map((id) => ({ id: id as EngineId, readable: true, stock: { power: 150, torque: 350 }, stage: null }))
    )
  )
  const app = await startWindow(ENGINES)
  await flushPromises()
  const asked = fake.sent('catalogue:marks')[0]?.engineIds ?? []
  expect(asked.length).toBeGreaterThan(1)
  expect(ids('readable')).toEqual([asked[0]])
  expect(document.querySelectorAll('[role="grid"] [aria-label="on this computer"]')).toHaveLength(1)
  document.querySelector<HTMLElement>('[data-testid="readable-only"]')!.click()
  await flushPromises()
  expect(rows()).toBe(1)
  document.querySelector<HTMLElement>('[data-testid="readable-only"]')!.click()
  await flushPromises()
  expect(rows()).toBe(asked.length)
  stopWindow(app)
})

it('the gain of the first stage is beside the stock of the stored detail, which may be newer than the list', async () => {
  const stored = (power: number): void =>
    fake.answer('catalogue:marks', ({ engineIds }) =>
      done([
        {
          id: engineIds[0] as EngineId,
          readable: false,
          stock: { power, torque: 350 },
          stage: { power: 190, torque: null }
        }
      ])
    )
  stored(151)
  const app = await startWindow(ENGINES)
  await flushPromises()
  const [{ engineIds }] = fake.sent('catalogue:marks') as [{ engineIds: readonly string[] }]
  const engine = CATALOGUE.engines['31']!.find(({ id }) => id === engineIds[0])!
  const power = (): string | null =>
    document.querySelector(`[data-id="${engine.id}"] [data-field="power"]`)!.textContent
  expect([engine.power, power()]).toEqual([150, '151+39'])
  const torqueGain = document.querySelector(`[data-id="${engine.id}"] [data-field="torque"] [data-testid="stage-gain"]`)
  expect(torqueGain!.textContent).toBe('')
  // the refreshed list may have brought other figures
  stored(155)
  fake.emit('catalogue:updated', { endpoint: 'engines', params: { generation_id: '31' } })
  await flushPromises()
  expect(power()).toBe('155+35')
  expect(document.querySelector('[data-testid="readable-only"]')).toBeNull()
  stopWindow(app)
})

it('a list without stored engines keeps its columns', async () => {
  const app = await startWindow(ENGINES)
  await flushPromises()
  expect(document.querySelector('[data-testid="stage-gain"]')).toBeNull()
  stopWindow(app)
})

it('marks are read again when an engine of the list was stored, not for each engine of a pack', async () => {
  const app = await startWindow(ENGINES)
  await flushPromises()
  const asked = () => fake.sent('catalogue:marks').length
  const before = asked()
  fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '999999' } })
  await flushPromises()
  expect(asked()).toBe(before)
  fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: CATALOGUE.engines['31']![0]!.id } })
  await flushPromises()
  expect(asked()).toBe(before + 1)
  stopWindow(app)
})
