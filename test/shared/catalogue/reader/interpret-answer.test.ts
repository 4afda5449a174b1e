import { describe, expect, test } from 'vitest'
import { interpretAnswer } from '@shared/catalogue/reader/interpret-answer'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import { ENDPOINTS, type EndpointName, type Endpoints } from '@shared/catalogue/endpoints'
import type { HttpAnswer } from '@shared/ports/network/http-transport'

const answer = (status: number, body: unknown, more: Partial<HttpAnswer> = {}): HttpAnswer => ({
  status,
  contentType: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  tooLarge: false,
  retryAfter: null,
  date: null,
  ...more
})
const judge = <N extends EndpointName>(name: N, got: HttpAnswer) =>
  interpretAnswer(name, { engine_id: '1', generation_id: '1', query: 'abc' } as unknown as Endpoints[N]['params'], got)
const error = (code: number, message = 'words') => ({ error: { code, message } })
const HTML = '<!doctype html><title>Sign in</title>'

describe('a status of the specification', () => {
  test.each([
    [400, 'bad-request'],
    [401, 'unauthorised'],
    [403, 'bad-key'],
    [404, 'not-found'],
    [429, 'limit'],
    [500, 'server-error']
  ] as const)('maps %i to %s, with the message of the service', (status, code) => {
    expect(judge('engine', answer(status, error(status)))).toEqual({
      ok: false,
      code,
      serviceMessage: 'words',
      drift: []
    })
  })
  test.each([
    [400, 'Invalid API key', 'bad-request'],
    [401, 'This API key has reached the time limit for this method', 'unauthorised'],
    [403, 'This API key does not have enough permissions', 'bad-key'],
    [500, "Resource doesn't exist", 'server-error']
  ] as const)('alone decides: %i with the message of another, "%s", is %s', (status, message, code) => {
    expect(judge('engine', answer(status, error(status, message)))).toMatchObject({ code, serviceMessage: message })
  })
  test('404 is an empty list for lists and searches, and "not found" for a record', () => {
    for (const name of [
      'types',
      'manufacturers',
      'models',
      'generations',
      'engines',
      'engineSearch',
      'search'
    ] as const) {
      expect(judge(name, answer(404, error(404)))).toEqual({ ok: true, data: [], drift: [] })
    }
    for (const name of [
      'type',
      'manufacturer',
      'model',
      'generation',
      'engine',
      'performance',
      'subscription'
    ] as const)
      expect(judge(name, answer(404, error(404)))).toMatchObject({ code: 'not-found' })
  })
  test('takes precedence over another code in the body, which is reported', () => {
    const judged = judge('engine', answer(401, error(403)))
    expect(judged).toMatchObject({
      code: 'unauthorised',
      drift: [{ field: 'error.code', kind: 'code-mismatch', count: 1 }]
    })
  })
  test('does not depend on the message', () => {
    expect(judge('engine', answer(403, error(403, 'This API key does not have enough permissions')))).toMatchObject({
      code: 'bad-key'
    })
  })
  test('applies to an error object of another form, which is reported', () => {
    expect(judge('engine', answer(403, { message: 'Forbidden' }))).toMatchObject({
      code: 'bad-key',
      drift: [{ field: 'error', kind: 'wrong-type', count: 1 }]
    })
  })
})

describe('200', () => {
  test('with an error is a failure for every endpoint', () => {
    expect(judge('types', answer(200, error(403)))).toMatchObject({
      ok: false,
      code: 'bad-key',
      drift: [{ kind: 'code-mismatch' }]
    })
    expect(judge('subscription', answer(200, error(500)))).toMatchObject({ ok: false, code: 'server-error' })
    expect(judge('engine', answer(200, { error: {} }))).toMatchObject({ ok: false, code: 'server-error' })
    // an error as text beside the fields of a record
    expect(judge('subscription', answer(200, { error: 'unavailable', name: 'VDB' }))).toMatchObject({
      ok: false,
      code: 'server-error',
      drift: [{ field: 'error', kind: 'wrong-type' }]
    })
    expect(judge('engine', answer(200, { error: ['unavailable'], id: 1 }))).toMatchObject({
      ok: false,
      code: 'server-error'
    })
  })
  test('with an empty error beside a record is a success', () => {
    for (const none of [null, false, '', []])
      expect(judge('type', answer(200, { id: 1, name: 'Car', error: none }))).toMatchObject({
        ok: true,
        data: { name: 'Car' }
      })
  })
  test('without any field of a subscription is refused', () => {
    for (const body of [{}, { status: 'ok' }, { name: null, active: null, end_date: null }])
      expect(judge('subscription', answer(200, body))).toMatchObject({ ok: false, code: 'not-the-service' })
    expect(judge('subscription', answer(200, { name: 'VDB' }))).toMatchObject({
      ok: true,
      data: { name: 'VDB', active: null }
    })
  })
  test.each([
    [400, 'bad-request'],
    [401, 'unauthorised'],
    [403, 'bad-key'],
    [429, 'limit'],
    [500, 'server-error']
  ] as const)('with an error %i in it means %s on each of the fourteen addresses', (code, meaning) => {
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
      expect(judge(name, answer(200, error(code)))).toEqual({
        ok: false,
        code: meaning,
        serviceMessage: 'words',
        drift: [{ field: 'error.code', kind: 'code-mismatch', count: 1 }]
      })
      expect(judge(name, answer(200, error(`${code}` as never)))).toMatchObject({ ok: false, code: meaning })
    }
  })
  test('with an error 404 neither empties a list nor marks a record as gone', () => {
    for (const name of Object.keys(ENDPOINTS) as EndpointName[])
      expect(judge(name, answer(200, error(404)))).toMatchObject({ ok: false, code: 'server-error' })
  })
  test('with a list without a readable entry is refused, not empty', () => {
    for (const body of [[error(404)], [error(500), error(500)], [{}], [{ name: 'without an id' }, null]])
      expect(judge('types', answer(200, body))).toMatchObject({ ok: false, code: 'not-the-service' })
    expect(judge('search', answer(200, [error(404)]))).toMatchObject({ ok: false, code: 'not-the-service' })
    expect(judge('types', answer(200, [{ id: 1 }, { name: 'without an id' }]))).toMatchObject({
      ok: true,
      data: [{ id: '1' }]
    })
  })
  test('with a page, broken or empty content or another shape is not the service', () => {
    for (const body of [HTML, '', '[{"id":1', '{"id":1}', '"ok"', 'null', '{"error":"no"}'])
      expect(judge('types', answer(200, body))).toMatchObject({ ok: false, code: 'not-the-service' })
  })
  test('with another record is not the service, and the drift reports it', () => {
    expect(judge('engine', answer(200, { id: 2, name: 'x', power: 400 }))).toEqual({
      ok: false,
      code: 'not-the-service',
      params: { reason: 'other-record' },
      drift: expect.arrayContaining([{ field: 'id', kind: 'foreign-id', count: 1 }])
    })
  })
  test('with too many entries is too large and reports the numbers', () => {
    expect(
      judge(
        'types',
        answer(
          200,
          Array.from({ length: 50_001 }, (_, id) => ({ id }))
        )
      )
    ).toEqual({ ok: false, code: 'too-large', params: { reason: 'rows', rows: 50_001, most: 50_000 }, drift: [] })
  })
  test('is read with any content type', () => {
    expect(judge('types', answer(200, '\ufeff[{"id":1}]', { contentType: 'text/html' }))).toMatchObject({
      ok: true,
      data: [{ id: '1' }]
    })
  })
  test('above the size limit is too large', () => {
    expect(judge('types', answer(200, '', { tooLarge: true }))).toMatchObject({ code: 'too-large' })
  })
})

describe('answers of other servers', () => {
  test('with a refusal or a 404 on a page prove nothing about key and catalogue', () => {
    for (const status of [400, 401, 403, 404])
      for (const name of ['types', 'engine', 'search'] as const) {
        expect(judge(name, answer(status, HTML))).toMatchObject({ ok: false, code: 'not-the-service' })
        expect(judge(name, answer(status, ''))).toMatchObject({ ok: false, code: 'not-the-service' })
      }
    expect(judge('types', answer(404, { message: 'Not Found' }))).toMatchObject({ code: 'not-the-service' })
  })
  test('a 511 is the sign-in of the network; a page with another status may be any server', () => {
    const signIn = { code: 'not-the-service', params: { reason: 'sign-in' } }
    expect(judge('types', answer(511, HTML))).toMatchObject(signIn)
    for (const status of [200, 404]) expect(judge('types', answer(status, HTML))).not.toHaveProperty('params')
  })
  test('with a limit or a server error count from any server', () => {
    expect(judge('types', answer(429, HTML))).toMatchObject({ code: 'limit' })
    for (const status of [500, 502, 503, 504])
      expect(judge('types', answer(status, HTML))).toMatchObject({ code: 'server-error' })
  })
  test('unknown status', () => {
    for (const status of [100, 201, 204, 206, 304, 402, 405, 407, 418, 451, 511])
      expect(judge('types', answer(status, '[]'))).toMatchObject({ ok: false, code: 'not-the-service' })
    for (const status of [300, 301, 302, 307, 308])
      expect(judge('types', answer(status, ''))).toMatchObject({ code: 'redirected' })
  })
  test('unknown status with an error of the service', () => {
    for (const status of [402, 418])
      expect(judge('types', answer(status, error(status, 'Pay first')))).toEqual({
        ok: false,
        code: 'server-error',
        serviceMessage: 'Pay first',
        drift: []
      })
    expect(judge('types', answer(402, error(401)))).toMatchObject({ code: 'not-the-service' })
    expect(judge('types', answer(511, error(511)))).toMatchObject({ code: 'not-the-service' })
  })
})

test('cleans and clips the message of the service', () => {
  const judged = judge('engine', answer(500, error(500, `\u202e${'x'.repeat(5000)}`)))
  expect(judged.ok ? '' : judged.serviceMessage).toBe('x'.repeat(500))
})

test('counts drift by endpoint, field and kind', () => {
  const register = new DriftRegister()
  register.add('types', [{ field: 'a', kind: 'unknown-field', count: 2 }])
  register.add('types', [
    { field: 'a', kind: 'unknown-field', count: 3 },
    { field: 'a', kind: 'wrong-type', count: 1 }
  ])
  register.add('models', [{ field: 'a', kind: 'unknown-field', count: 1 }])
  expect(register.entries()).toEqual([
    { endpoint: 'types', field: 'a', kind: 'unknown-field', count: 5 },
    { endpoint: 'types', field: 'a', kind: 'wrong-type', count: 1 },
    { endpoint: 'models', field: 'a', kind: 'unknown-field', count: 1 }
  ])
  for (let i = 0; i < 2000; i++) register.add('engine', [{ field: `f${i}`, kind: 'unknown-field', count: 1 }])
  expect(register.entries().length).toBeLessThanOrEqual(500)
})
