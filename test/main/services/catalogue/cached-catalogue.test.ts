import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCatalogueStore } from '@main/adapters/sqlite'
import type { Performance } from '@shared/catalogue/records'
import { depsFor } from '../../adapters/sqlite/support/store-helpers'
import { catalogueFixture, detail, engine, generation, HOUR } from './catalogue-fixture'

const fixture = catalogueFixture()

describe('the cached catalogue', () => {
  test('fetches a full engine page in exactly seven calls, and the same walk again in none', async () => {
    fixture.api
      .answer('types', [])
      .answer('manufacturers', [])
      .answer('models', [])
      .answer('generations', [generation('4')])
      .answer('engines', [engine('5')])
    fixture.api.answer('engine', detail('5')).answer('performance', {
      id: '1',
      fuel_consumption_avg: 4.4,
      top_speed: 216,
      zero_to_hundred: 9.1,
      top_speed_st1: null,
      zero_to_hundred_st1: null
    } satisfies Performance)
    const walk = async (): Promise<void> => {
      await fixture.catalogue.types({})
      await fixture.catalogue.manufacturers('1', {})
      await fixture.catalogue.models('2', {})
      await fixture.catalogue.generations('3', {})
      await fixture.catalogue.engines('4', {})
      await fixture.catalogue.engine('5', {})
      await fixture.catalogue.performance('4', '5', {})
    }
    await walk()
    expect(fixture.api.calls.map((c) => c.address)).toEqual([
      '/vdb/types',
      '/vdb/manufacturers/1',
      '/vdb/models/2',
      '/vdb/generations/3',
      '/vdb/engines/4',
      '/vdb/engines/view/5',
      '/vdb/performance/4/5'
    ])
    await walk()
    expect(fixture.api.calls).toHaveLength(7)
  })

  test('shows the stored figures of an engine in a list that omits them', async () => {
    fixture.api.answer('engine', { ...detail('5'), power: 150, ecu: 'EDC17C64' })
    await fixture.catalogue.engine('5', {})
    fixture.api.answer('engines', [engine('5', { power: null, ecu: null })])
    fixture.api.answer('engineSearch', [engine('5', { power: null, ecu: null })])
    const known = { ok: true, value: { source: 'service', data: [{ id: '5', power: 150, ecu: 'EDC17C64' }] } }
    expect(await fixture.catalogue.engines('4', {})).toMatchObject(known)
    expect(await fixture.catalogue.engines('4', { refresh: true })).toMatchObject(known)
    expect(await fixture.queries.query('engineSearch', { query: 'engine' })).toMatchObject(known)
  })

  test('returns the cached language and refreshes in the requested one; each profile has its own cache', async () => {
    const cars = (name: string) => [{ id: '1', name, slug: null, icon_url: null }] as never
    fixture.api.answer('types', cars('Cars'))
    await fixture.catalogue.types({})
    fixture.language = 'lt'
    fixture.api.answer('types', cars('Automobiliai'))
    expect(await fixture.catalogue.types({})).toMatchObject({
      ok: true,
      value: { language: 'en', refreshing: true, data: [{ name: 'Cars' }] }
    })
    await fixture.settled()
    expect(fixture.updated).toEqual(['types', 'types'])
    expect(await fixture.catalogue.types({})).toMatchObject({
      ok: true,
      value: { language: 'lt', data: [{ name: 'Automobiliai' }] }
    })
    fixture.profile = 'p2'
    await fixture.catalogue.types({})
    expect(fixture.api.calls.map((c) => [c.language, c.priority])).toEqual([
      ['en', 'click'],
      ['lt', 'visible'],
      ['lt', 'click']
    ])
  })

  test('returns a stale answer at once and refreshes it once in the background, only with a connection', async () => {
    fixture.api.answer('types', [{ id: '1', name: 'Cars', slug: null, icon_url: null }] as never)
    await fixture.catalogue.types({})
    fixture.now += 8 * 24 * HOUR
    fixture.mayRefresh = false
    expect(await fixture.catalogue.types({})).toMatchObject({
      ok: true,
      value: { source: 'desk', data: [{ name: 'Cars' }] }
    })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(1)
    fixture.mayRefresh = true
    fixture.api.nowMs = fixture.now
    const answers = await Promise.all([
      fixture.catalogue.types({}),
      fixture.catalogue.types({}),
      fixture.catalogue.types({})
    ])
    expect(answers.every((answer) => answer.ok && answer.value.refreshing)).toBe(true)
    await fixture.settled()
    expect(fixture.api.calls.map((c) => c.priority)).toEqual(['click', 'refresh'])
    const after = await fixture.catalogue.types({})
    expect(after.ok && after.value.refreshing).toBeFalsy()
  })

  test('asks again for an empty list after the short time of empty answers', async () => {
    fixture.api.answer('types', [])
    await fixture.catalogue.types({})
    fixture.now += 11 * HOUR
    expect(await fixture.catalogue.types({})).not.toHaveProperty('value.refreshing')
    fixture.now += 2 * HOUR
    expect(await fixture.catalogue.types({})).toMatchObject({ ok: true, value: { data: [], refreshing: true } })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
  })

  test('with a maximum age of 0, refreshes once per opening, at the earliest 30 seconds after the last answer', async () => {
    fixture.policy = { listMs: 0, engineMs: 0, emptyMs: 0 }
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    for (let i = 0; i < 3; i++) {
      await fixture.catalogue.engine('5', {})
      await fixture.settled()
    }
    expect(fixture.api.calls.map((c) => c.priority)).toEqual(['click'])
    fixture.now += 31_000
    for (let i = 0; i < 3; i++) {
      await fixture.catalogue.engine('5', {})
      await fixture.settled()
    }
    expect(fixture.api.calls.map((c) => c.priority)).toEqual(['click', 'refresh'])
  })

  test('reports a failed refresh with the stale answer and does not repeat it at each query', async () => {
    fixture.api.answer('types', [{ id: '1', name: 'Cars', slug: null, icon_url: null }] as never)
    await fixture.catalogue.types({})
    fixture.now += 8 * 24 * HOUR
    fixture.api.fail('types', { code: 'server-error', status: 500 })
    await fixture.catalogue.types({})
    await fixture.settled()
    expect(fixture.updated).toEqual(['types', 'types'])
    expect(await fixture.catalogue.types({})).toMatchObject({
      ok: true,
      value: { refreshFailure: { code: 'server-error' }, data: [{ name: 'Cars' }] }
    })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
    fixture.queries.retryRefreshes()
    expect(fixture.updated).toEqual(['types', 'types', 'types'])
    expect(await fixture.catalogue.types({})).toMatchObject({ ok: true, value: { refreshing: true } })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(3)
    fixture.queries.cancelAll()
    expect(await fixture.catalogue.types({})).toMatchObject({ ok: true, value: { refreshing: true } })
  })

  test('logs a background refresh that throws as a bug, and tries it again later', async () => {
    fixture.api.answer('types', [{ id: '1', name: 'Cars', slug: null, icon_url: null }] as never)
    await fixture.catalogue.types({})
    fixture.now += 8 * 24 * HOUR
    let fetches = 0
    fixture.api.rule(() => {
      fetches++
      throw new TypeError('a bug')
    })
    expect(await fixture.catalogue.types({})).toMatchObject({ ok: true, value: { refreshing: true } })
    await fixture.settled()
    expect(fixture.updated).toEqual(['types', 'types'])
    expect(await fixture.catalogue.types({})).toMatchObject({
      ok: true,
      value: { refreshFailure: { code: 'internal' } }
    })
    expect(fixture.log.lines).toMatchObject([
      { level: 'error', event: 'calls.refresh', details: { endpoint: 'types' } }
    ])
    fixture.now += 6 * 60_000
    await fixture.catalogue.types({})
    await fixture.settled()
    expect(fetches).toBe(2)
  })

  test('makes no call for a cached list, at any age', async () => {
    const manufacturers = [
      { id: '2', name: 'Arvenna', slug: null, vehicle_type: null, vehicle_type_id: '1', brand_logo: null }
    ] as never
    expect(await fixture.catalogue.storedList('manufacturers', '1')).toEqual({ ok: true, value: null })
    fixture.api.answer('manufacturers', manufacturers).answer('types', [])
    await fixture.catalogue.manufacturers('1', {})
    await fixture.catalogue.types({})
    fixture.now += 300 * 24 * HOUR
    expect(await fixture.catalogue.storedList('manufacturers', '1')).toMatchObject({
      ok: true,
      value: { source: 'desk', data: [{ id: '2', name: 'Arvenna' }] }
    })
    expect(await fixture.catalogue.storedList('types', null)).toMatchObject({ ok: true, value: { data: [] } })
    fixture.language = 'lt'
    expect(await fixture.catalogue.storedList('manufacturers', '1')).toMatchObject({
      ok: true,
      value: { language: 'en' }
    })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
    fixture.profile = null
    expect(await fixture.catalogue.storedList('types', null)).toMatchObject({
      ok: false,
      failure: { code: 'not-connected' }
    })
  })

  test('makes no call for the stored answers of an engine page', async () => {
    const path = { types: null, manufacturers: null, models: null, generations: '4', engines: '5' }
    expect(await fixture.catalogue.storedEngine(path)).toBeNull()
    fixture.api.answer('engine', { ...detail('5'), name: '2.0 TDI' })
    await fixture.catalogue.engine('5', {})
    fixture.now += 300 * 24 * HOUR
    expect(await fixture.catalogue.storedEngine(path)).toMatchObject({
      engine: { source: 'desk', data: { id: '5', name: '2.0 TDI' } },
      performance: null,
      names: { engines: { id: '5', name: '2.0 TDI' } }
    })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(1)
    fixture.profile = null
    expect(await fixture.catalogue.storedEngine(path)).toBeNull()
  })

  test('returns everything that was opened once after a restart of the program', async () => {
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    await fixture.store.close()
    fixture.store = openCatalogueStore(depsFor(join(fixture.folder, 'cache.db')))
    expect(await fixture.store.read('p1', 'engine', { engine_id: '5' as never }, 'en')).toMatchObject({
      data: { id: '5', name: 'engine 5' }
    })
  })

  test('stores performance per pair: the same engine in another generation costs a call', async () => {
    fixture.api.rule((c) =>
      c.name === 'performance'
        ? {
            ok: true,
            data: {
              id: c.address.replace(/\D/g, ''),
              fuel_consumption_avg: null,
              top_speed: null,
              zero_to_hundred: null,
              top_speed_st1: null,
              zero_to_hundred_st1: null
            },
            fetchedAtMs: fixture.now
          }
        : undefined
    )
    const first = await fixture.catalogue.performance('4', '5', {})
    const second = await fixture.catalogue.performance('6', '5', {})
    expect(first.ok && first.value.data?.id).toBe('45')
    expect(second.ok && second.value.data?.id).toBe('65')
  })

  test('stores "no data" for a pair as an answer and does not repeat the call on the same day', async () => {
    fixture.api.fail('performance', { code: 'not-found', status: 404 })
    expect(await fixture.catalogue.performance('4', '5', {})).toMatchObject({ ok: true, value: { data: null } })
    await fixture.catalogue.performance('4', '5', {})
    expect(fixture.api.calls).toHaveLength(1)
    fixture.now += 15 * 24 * HOUR
    await fixture.catalogue.performance('4', '5', {})
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
  })

  test('returns stored performance that the service no longer has, at once as well as later', async () => {
    const figures = { id: '1', fuel_consumption_avg: 5, top_speed: 210, zero_to_hundred: 8 }
    fixture.api.answer('performance', { ...figures, top_speed_st1: null, zero_to_hundred_st1: null })
    await fixture.catalogue.performance('4', '5', {})
    fixture.api.fail('performance', { code: 'not-found', status: 404 })
    for (const refresh of [true, false])
      expect(await fixture.catalogue.performance('4', '5', { refresh })).toMatchObject({
        ok: true,
        value: { data: figures, goneSince: expect.any(String) }
      })
  })

  test('stores the failure for an engine that does not exist for a short time only', async () => {
    fixture.api.fail('engine', { code: 'not-found', status: 404 })
    expect(await fixture.catalogue.engine('5', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
    expect(await fixture.catalogue.engine('5', {})).toMatchObject({ ok: false, failure: { code: 'not-found' } })
    expect(fixture.api.calls).toHaveLength(1)
    fixture.now += 13 * HOUR
    await fixture.catalogue.engine('5', {})
    expect(fixture.api.calls).toHaveLength(2)
  })

  test('returns an engine that is no longer listed, with the time since when', async () => {
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    fixture.api.fail('engine', { code: 'not-found', status: 404 })
    expect(await fixture.catalogue.engine('5', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { id: '5' }, goneSince: new Date(fixture.now).toISOString() }
    })
  })

  test('rejects an answer with another id and keeps the stored record', async () => {
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    fixture.api.fail('engine', { code: 'not-the-service', status: 200 })
    expect(await fixture.catalogue.engine('5', { refresh: true })).toMatchObject({
      ok: true,
      value: { data: { id: '5' }, source: 'desk', refreshFailure: { code: 'not-the-service' } }
    })
    expect(await fixture.catalogue.engine('6', {})).toMatchObject({ ok: false, failure: { code: 'not-the-service' } })
    await fixture.catalogue.engine('6', {})
    expect(fixture.api.calls).toHaveLength(4)
  })

  test('returns the stored record with the failure when a refresh fails', async () => {
    fixture.api.answer('types', [])
    await fixture.catalogue.types({})
    fixture.api.fail('types', { code: 'offline' })
    expect(await fixture.catalogue.types({ refresh: true })).toMatchObject({
      ok: true,
      value: { source: 'desk', refreshFailure: { code: 'offline' } }
    })
  })

  test('makes no call without a connection', async () => {
    fixture.profile = null
    expect(await fixture.catalogue.types({})).toMatchObject({ ok: false, failure: { code: 'not-connected' } })
    expect(fixture.api.calls).toHaveLength(0)
  })

  test('never sends an invalid id', async () => {
    await expect(fixture.catalogue.engine('search', {})).rejects.toThrow(RangeError)
    await expect(fixture.catalogue.engines('view', {})).rejects.toThrow(RangeError)
    expect(fixture.api.calls).toHaveLength(0)
  })

  test('joins the background refresh of the same record when a person refreshes', async () => {
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    fixture.now += 15 * 24 * HOUR
    fixture.api.nowMs = fixture.now
    expect(await fixture.catalogue.engine('5', {})).toMatchObject({ ok: true, value: { refreshing: true } })
    expect(await fixture.catalogue.engine('5', { refresh: true })).toMatchObject({
      ok: true,
      value: { source: 'service' }
    })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
  })

  test('reports each stored answer once, also after a refresh by a person', async () => {
    fixture.api.answer('engine', detail('5'))
    await Promise.all([fixture.catalogue.engine('5', {}), fixture.catalogue.engine('5', {})])
    expect(fixture.updated).toEqual(['engine'])
    await fixture.catalogue.engine('5', { refresh: true })
    expect(fixture.updated).toEqual(['engine', 'engine'])
    fixture.now += 15 * 24 * HOUR
    await fixture.catalogue.engine('5', {})
    await fixture.settled()
    expect(fixture.updated).toEqual(['engine', 'engine', 'engine'])
    fixture.api.fail('engine', { code: 'offline' })
    await fixture.catalogue.engine('5', { refresh: true })
    expect(fixture.updated).toHaveLength(3)
  })

  test('fetches a record past the retention limit with one call', async () => {
    fixture.api.answer('engine', detail('5'))
    await fixture.catalogue.engine('5', {})
    fixture.now += 31 * 24 * HOUR
    fixture.api.nowMs = fixture.now
    fixture.retention = { keepMs: 30 * 24 * HOUR, readAfterEnd: true }
    const answer = await fixture.queries.query('engine', { engine_id: '5' as never })
    expect(answer).toMatchObject({ ok: true, value: { source: 'service' } })
    await fixture.settled()
    expect(fixture.api.calls).toHaveLength(2)
  })
})
