import { afterEach, describe, expect, it } from 'vitest'
import { startTestService, TEST_KEY, type Switches, type TestService } from '.'

const HOUR = 3_600_000
let service: TestService
afterEach(() => service.close())

const start = async (switches: Partial<Switches>): Promise<void> => {
  service = await startTestService({ switches })
}
const statuses = async (paths: readonly string[]): Promise<number[]> => {
  const all: number[] = []
  for (const path of paths) all.push((await service.get(path)).status)
  return all
}
const types = (count: number): string[] => Array.from({ length: count }, () => '/vdb/types')

describe('the limit', () => {
  it('answers 429 to the call after the last one, with the message of the specification and without Retry-After', async () => {
    await start({ limit: 3 })
    expect(await statuses(types(3))).toEqual([200, 200, 200])
    const refused = await service.get('/vdb/types')
    expect(refused).toMatchObject({
      status: 429,
      json: { error: { code: 429, message: 'This API key has reached the time limit for this method' } }
    })
    expect(refused.headers.has('retry-after')).toBe(false)
  })

  it('is 3600 calls an hour', async () => {
    await start({})
    service.spend(3599)
    expect(await statuses(types(2))).toEqual([200, 429])
  })

  it('applies to all methods together, but never refuses the subscription', async () => {
    await start({ limit: 2 })
    expect(
      await statuses(['/vdb/subscription', '/vdb/search?query=cor', '/vdb/manufacturers/1', '/vdb/subscription'])
    ).toEqual([200, 200, 429, 200])
    expect(service.callsUsed()).toBe(4)
  })

  it('refuses the subscription too with a switch', async () => {
    await start({ limit: 2, subscriptionLimited: true })
    expect(await statuses(['/vdb/types', '/vdb/types', '/vdb/subscription', '/vdb/types'])).toEqual([
      200, 200, 429, 429
    ])
  })

  it('applies to each method separately with a switch', async () => {
    await start({ limit: 1, perMethod: true })
    expect(await statuses(['/vdb/types', '/vdb/types', '/vdb/manufacturers/1', '/vdb/manufacturers/2'])).toEqual([
      200, 429, 200, 429
    ])
  })

  it('begins an hour with the first call after the last one', async () => {
    await start({ limit: 1 })
    service.pass(HOUR / 2)
    expect(await statuses(types(2))).toEqual([200, 429])
    service.pass(HOUR - 1)
    expect(await statuses(types(1))).toEqual([429])
    service.pass(1)
    expect(await statuses(types(2))).toEqual([200, 429])
  })

  it('follows the full hours of the clock with a switch', async () => {
    await start({ limit: 1, reset: 'clock' })
    service.pass(HOUR - 1)
    expect(await statuses(types(2))).toEqual([200, 429])
    service.pass(1)
    expect(await statuses(types(1))).toEqual([200])
  })

  it('allows one call for each that is an hour old when it is rolling', async () => {
    await start({ limit: 2, reset: 'rolling', countRefused: false })
    await statuses(types(1))
    service.pass(HOUR / 2)
    expect(await statuses(types(2))).toEqual([200, 429])
    service.pass(HOUR / 2)
    expect(await statuses(types(2))).toEqual([200, 429])
  })

  it('counts refused calls, or does not with a switch', async () => {
    await start({ limit: 2, countRefused: true })
    expect(await statuses(['/vdb/models/x', '/vdb/types/99', '/vdb/types'])).toEqual([400, 404, 429])
    await service.close()
    await start({ limit: 2, countRefused: false })
    expect(await statuses(['/vdb/models/x', '/vdb/types/99', '/vdb/types', '/vdb/types', '/vdb/types'])).toEqual([
      400, 404, 200, 200, 429
    ])
  })

  it('never counts calls with a wrong key', async () => {
    await start({ limit: 1 })
    for (let i = 0; i < 3; i++) expect((await service.get('/vdb/types', { 'x-api-key': 'wrong' })).status).toBe(403)
    expect(service.callsUsed()).toBe(0)
    expect(await statuses(types(1))).toEqual([200])
  })

  it('is reached early when someone else uses the key', async () => {
    await start({ limit: 10 })
    await statuses(types(2))
    service.spend(8)
    expect(await statuses(types(1))).toEqual([429])
    expect(service.callsUsed()).toBe(11)
  })

  it('is separate for another key', async () => {
    await start({ limit: 1 })
    await statuses(types(2))
    service.setKey('another')
    expect(service.key).toBe('another')
    expect(await statuses(types(1))).toEqual([200])
    expect((await service.get('/vdb/types', { 'x-api-key': TEST_KEY })).status).toBe(403)
  })

  it('may include a burst limit', async () => {
    await start({ burst: { calls: 2, windowMs: 1000 }, countRefused: false })
    expect(await statuses(types(3))).toEqual([200, 200, 429])
    service.pass(1000)
    expect(await statuses(types(1))).toEqual([200])
  })

  it.each([
    ['seconds', '3000'],
    ['date', 'Fri, 20 Nov 2026 13:00:00 GMT']
  ] as const)('states when to retry in %s with a switch', async (retryAfter, expected) => {
    await start({ limit: 1, retryAfter })
    await statuses(types(1))
    service.pass(600_000)
    expect((await service.get('/vdb/types')).headers.get('retry-after')).toBe(expected)
  })

  it('counts pictures only with a switch, and only those requested with the key', async () => {
    await start({ limit: 1 })
    const picture = '/media/types/cars.svg'
    expect(await statuses([picture, picture, '/vdb/types'])).toEqual([200, 200, 200])
    service.setSwitches({ picturesCount: true })
    expect(await statuses([picture])).toEqual([429])
    expect((await service.get(picture, {})).status).toBe(200)
  })
})

describe('changes of key and permission at run time', () => {
  it('revokes the key after a number of calls', async () => {
    await start({})
    await statuses(types(2))
    service.setSwitches({ revokeAfterCalls: 2 })
    expect(await statuses([...types(3), '/vdb/subscription'])).toEqual([200, 200, 403, 403])
    service.setSwitches({ revokeAfterCalls: null })
    expect(await statuses(types(1))).toEqual([200])
  })

  it('revokes the key at once', async () => {
    await start({ key: 'revoked' })
    expect(await statuses(['/vdb/types', '/vdb/subscription'])).toEqual([403, 403])
  })

  it('removes a permission while the subscription is active', async () => {
    await start({ permission: false })
    expect(await statuses(['/vdb/types', '/vdb/nothing'])).toEqual([401, 401])
    expect(await service.get('/vdb/subscription')).toMatchObject({ status: 200, json: { active: true } })
  })

  it.each([
    '2026-11-20T23:59:59+14:00',
    '2026-11-20T23:59:59-11:00',
    '2026-03-29T01:30:00+05:45',
    '2020-01-01T00:00:00+00:00',
    'soon',
    ''
  ])('sends "%s" as the end of an active subscription', async (end_date) => {
    await start({ subscription: { name: 'Vehicle Database', active: true, end_date } })
    expect((await service.get('/vdb/subscription')).json).toEqual({ name: 'Vehicle Database', active: true, end_date })
    expect(await statuses(types(1))).toEqual([200])
  })

  it('omits whether the subscription is active, which refuses nothing', async () => {
    await start({ subscription: { name: 'Vehicle Database' } })
    expect((await service.get('/vdb/subscription')).json).toEqual({ name: 'Vehicle Database' })
    expect(await statuses(types(1))).toEqual([200])
    service.setSwitches({ subscription: { active: false } })
    expect(await statuses(types(1))).toEqual([401])
  })

  it('omits the end of the subscription, or sends null', async () => {
    await start({ subscription: { name: 'Vehicle Database', active: true } })
    expect((await service.get('/vdb/subscription')).json).toEqual({ name: 'Vehicle Database', active: true })
    service.setSwitches({ subscription: { active: true, end_date: null } })
    expect((await service.get('/vdb/subscription')).json).toEqual({ active: true, end_date: null })
  })
})

describe('other switches', () => {
  const names = async (path: string, lang?: string): Promise<unknown[]> =>
    (
      (await service.get(path, { 'x-api-key': TEST_KEY, ...(lang ? { 'x-lang': lang } : {}) })).json as Record<
        string,
        unknown
      >[]
    ).map((each) => each['name'])

  it('answers in another language when none is requested', async () => {
    await start({ defaultLanguage: 'ru' })
    expect(await names('/vdb/types')).toContain('Грузовики и автобусы')
    expect(await names('/vdb/types', 'en')).toContain('Trucks & buses')
  })

  it('sends English, a blank or nothing for a missing translation', async () => {
    await start({ untranslated: ['lv'] })
    expect(await names('/vdb/types', 'lv')).toContain('Marine')
    service.setSwitches({ missingTranslation: 'blank' })
    expect(new Set(await names('/vdb/types', 'lv'))).toEqual(new Set(['']))
    service.setSwitches({ missingTranslation: 'omitted' })
    expect((await service.get('/vdb/types/1', { 'x-api-key': TEST_KEY, 'x-lang': 'lv' })).json).not.toHaveProperty(
      'name'
    )
    expect(await names('/vdb/types', 'hr')).toContain('Plovila')
  })

  it('translates engine types, fuels and slugs with a switch', async () => {
    await start({ translateTerms: true, translateSlugs: true })
    const headers = { 'x-api-key': TEST_KEY, 'x-lang': 'es' }
    expect((await service.get('/vdb/engines/view/22', headers)).json).toMatchObject({
      type: 'Turbodiésel',
      fuel_name: 'Diésel',
      slug: '2-0-tdr-150-es'
    })
    expect((await service.get('/vdb/engines/view/22')).json).toMatchObject({
      type: 'Turbo Diesel',
      fuel_name: 'Diesel',
      slug: '2-0-tdr-150'
    })
  })

  it('lists the same records in another order', async () => {
    await start({})
    const usual = await names('/vdb/manufacturers/1')
    service.setSwitches({ order: 'reversed' })
    expect(await names('/vdb/manufacturers/1')).toEqual(usual.toReversed())
    service.setSwitches({ order: 'shuffled' })
    const shuffled = await names('/vdb/manufacturers/1')
    expect(shuffled).not.toEqual(usual)
    expect(shuffled.toSorted()).toEqual(usual.toSorted())
  })

  it('truncates lists without notice', async () => {
    await start({ cap: 10 })
    expect(await names('/vdb/manufacturers/1')).toHaveLength(10)
    expect((await service.get('/vdb/search?query=2.0')).json).toHaveLength(10)
  })

  it('answers an empty array instead of 404 with a switch, but 404 for single records', async () => {
    await start({ emptyLists: 'empty-array' })
    for (const path of [
      '/vdb/manufacturers/99',
      '/vdb/engines/99999',
      '/vdb/search?query=zzzz',
      '/vdb/engines/search?query=zzzz'
    ])
      expect(await service.get(path)).toMatchObject({ status: 200, text: '[]' })
    expect((await service.get('/vdb/types/99')).status).toBe(404)
  })

  it('removes records from the catalogue', async () => {
    await start({})
    const before = (await service.get('/vdb/engines/6')).json as { id: number }[]
    service.setSwitches({ gone: ['engines/22', 'models/4'] })
    expect(
      await statuses(['/vdb/engines/view/22', '/vdb/performance/6/22', '/vdb/models/view/4', '/vdb/generations/4'])
    ).toEqual([404, 404, 404, 404])
    expect((await service.get('/vdb/engines/6')).json).toHaveLength(before.length - 1)
    service.setSwitches({ gone: [] })
    expect(await statuses(['/vdb/engines/view/22'])).toEqual([200])
  })

  it('sends undocumented headers, and a wrong date', async () => {
    await start({
      extraHeaders: { 'x-ratelimit-remaining': '17', 'cache-control': 'max-age=99999' },
      dateSkewMs: 2 * HOUR
    })
    const { headers } = await service.get('/vdb/types')
    expect(headers.get('x-ratelimit-remaining')).toBe('17')
    expect(headers.get('cache-control')).toBe('max-age=99999')
    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 14:00:00 GMT')
  })
})
