import { fake } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWindow, stopWindow, type StartedWindow } from '../../window'
import { done } from '@contract/failures'
import type { EngineId } from '@shared/catalogue/ids'
import type { EngineDetail } from '@shared/catalogue/records'
import { CATALOGUE, detailOf, marksOf } from '../../../fakes/catalogue'

const IDS = CATALOGUE.engines['31']!.map(({ id }) => id)
const line = (): HTMLElement | null => document.querySelector('[data-testid="missing-gains"]')
const button = (): HTMLElement | null => document.querySelector('[data-testid="load-gains"]')
const asked = (): readonly string[] => fake.sent('catalogue:engine').map(({ engineId }) => engineId)
let app: StartedWindow
async function open(): Promise<void> {
  app = await startWindow('/catalogue/1/9007199254740993/20/31')
  await flushPromises()
}
/** What main stores, and reports as stored. */
let stored: string[]

beforeEach(() => {
  fake.reset()
  stored = [IDS[0]!]
  fake.answer('catalogue:marks', ({ engineIds }) => done(marksOf(engineIds, stored)))
})
afterEach(() => stopWindow(app))

const gains = (): number => document.querySelectorAll('[data-testid="stage-gain"].gain').length
/** Answers the oldest held request as main does: stored, reported, answered. */
async function answerNext(held: ReturnType<typeof fake.hold<'catalogue:engine'>>): Promise<void> {
  const { input, answer } = held.shift()!
  stored.push(input.engineId)
  fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: input.engineId } })
  answer(
    done({
      data: detailOf(CATALOGUE, input.engineId) as EngineDetail,
      fetchedAt: '2026-11-21T09:30:00.000Z',
      source: 'service',
      language: 'en'
    })
  )
  await flushPromises()
}

it('loads records at a press alone, one after the other, and fills their rows', async () => {
  await open()
  expect(line()!.dataset['missing']).toBe('3')
  expect(button()!.title).toContain('3 requests')
  expect(asked()).toEqual([])
  expect(gains()).toBe(2)

  const held = fake.hold('catalogue:engine')
  button()!.click()
  await flushPromises()
  expect(line()!.textContent).toContain('0 of 3')
  // an engine that the person opens goes first
  expect(held.map(({ input }) => input.priority)).toEqual(['visible'])
  const first = held[0]!.input.engineId
  await answerNext(held)
  expect(line()!.textContent).toContain('1 of 3')
  expect(document.querySelectorAll(`[data-id="${first}"] .gain`).length).toBeGreaterThan(0)
  await answerNext(held)
  await answerNext(held)
  expect(line()).toBeNull()
  expect(asked()).toHaveLength(3)
})

it('stops at a press, and offers the rest', async () => {
  await open()
  const held = fake.hold('catalogue:engine')
  button()!.click()
  await flushPromises()
  await answerNext(held)
  button()!.click()
  await flushPromises()
  expect(fake.sent('request:cancel')).toContainEqual({ requestId: held[0]!.input.requestId })
  expect(line()!.dataset['missing']).toBe('2')
  expect(asked()).toHaveLength(2)
})

it('says why it stopped, and goes on at the next press', async () => {
  await open()
  fake.fail('catalogue:engine', 'limit', { retryAt: '2099-01-01T10:00:00.000Z' })
  button()!.click()
  await flushPromises()
  expect(asked()).toHaveLength(1)
  expect(line()!.querySelector('[data-testid="notice"]')!.getAttribute('data-code')).toBe('limit')
  fake.restore('catalogue:engine')
  button()!.click()
  await flushPromises()
  expect(asked()).toHaveLength(4)
  expect(line()).toBeNull()
})

it('does not offer an engine again that the service does not know', async () => {
  await open()
  fake.fail('catalogue:engine', 'not-found')
  button()!.click()
  await flushPromises()
  expect(asked()).toHaveLength(3)
  expect(line()).toBeNull()
})

it('counts the engines that the filters leave', async () => {
  await open()
  const chips = [...document.querySelectorAll<HTMLElement>('[data-level="engines"] button[aria-pressed]')]
  chips.find((chip) => chip.textContent.includes('Petrol'))!.click()
  await flushPromises()
  expect(line()!.dataset['missing']).toBe('1')
})

it.each(['offline', 'limited', 'unauthorised', 'bad-key'] as const)('offers nothing while %s', async (state) => {
  fake.connection_ = { ...fake.connection_, state }
  await open()
  expect(line()).toBeNull()
})

it('leaves long lists to the download', async () => {
  const [first] = CATALOGUE.engines['31']!
  const many = Array.from({ length: 52 }, (_none, at) => ({
    ...first!,
    id: `${1000 + at}` as EngineId,
    name: `Engine ${at}`
  }))
  fake.catalogue_ = { ...CATALOGUE, engines: { 31: many } }
  await open()
  expect(line()).toBeNull()
})

it('offers nothing while the store cannot be read', async () => {
  fake.fail('catalogue:marks', 'store-failed')
  await open()
  expect(line()).toBeNull()
})

it('hands the focus to the rows when it goes', async () => {
  await open()
  button()!.focus()
  button()!.click()
  await flushPromises()
  expect(line()).toBeNull()
  expect(document.activeElement?.getAttribute('role')).toBe('grid')
})
