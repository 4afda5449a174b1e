import { fake, FETCHED_AT } from '../../../../fakes/bridge'
import { CATALOGUE, detailOf, marksOf } from '../../../../fakes/catalogue'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { done } from '@contract/failures'
import type { EngineDetail } from '@shared/catalogue/records'
import { all, answering, box, engineHit, enter, open, rest, useSearchScreen } from '../search-screen'

useSearchScreen()
let stored: string[]
beforeEach(() => {
  stored = []
  fake.answer('catalogue:marks', ({ engineIds }) => done(marksOf(engineIds, stored)))
  fake.answer('catalogue:engine', ({ engineId }) => {
    stored.push(engineId)
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: engineId } })
    return done({
      data: { ...detailOf(CATALOGUE, '40')!, id: engineId } as EngineDetail,
      fetchedAt: FETCHED_AT,
      source: 'service',
      language: 'en'
    })
  })
})
const hit = (engine: string) => ({
  level: 'engines',
  path: { types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: engine },
  names: { engines: { id: engine, name: `2.0 TDR ${engine}` } },
  matched: [],
  rank: 'rest',
  favourite: false,
  figures: { power: 150, torque: 350, fuel: 'Diesel', year: 2014, ecu: 'Delmark EDX17', code: 'TDRB' }
})
const line = () => all('missing-gains')[0]
const gains = (): number => document.querySelectorAll('[data-testid="search-result"] .gain').length

it('offers the records of the listed engines in a pause, and shows their gains', async () => {
  fake.answer('search:desk', done([hit('40'), hit('41')] as never))
  await open()
  await box().setValue('tdr')
  await flushPromises()
  expect(line()).toBeUndefined()
  await rest()
  expect(line()!.attributes('data-missing')).toBe('2')
  expect(gains()).toBe(0)
  await all('load-gains')[0]!.trigger('click')
  await flushPromises()
  expect(fake.sent('catalogue:engine').map(({ engineId }) => engineId)).toEqual(['40', '41'])
  expect(gains()).toBe(4)
  expect(line()).toBeUndefined()
})

it('counts an engine that is listed twice once, also without a known place', async () => {
  answering(engineHit('31', '40', 'TDR'), engineHit('32', '40', 'TDR'), engineHit('31', '41', 'TDR'))
  await open()
  await box().setValue('tdr')
  await enter()
  await rest()
  expect(line()!.attributes('data-missing')).toBe('2')
})

it('stops loading at the next key', async () => {
  fake.answer('search:desk', done([hit('40'), hit('41')] as never))
  await open()
  await box().setValue('td')
  await rest()
  const held = fake.hold('catalogue:engine')
  await all('load-gains')[0]!.trigger('click')
  await flushPromises()
  await box().setValue('tdr')
  await flushPromises()
  expect(fake.sent('request:cancel')).toContainEqual({ requestId: held[0]!.input.requestId })
})
