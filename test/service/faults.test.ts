import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestService, type Fault, type TestService } from '.'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
beforeEach(() => {
  service.setFaults([])
  service.log.clear()
})
afterAll(() => service.close())

const one = (fault: Fault): void => service.setFaults([fault])

describe('the number and place of faults', () => {
  it('fails a number of times and then answers', async () => {
    one({ kind: 'status', status: 500, times: 2 })
    const got = [await service.get('/vdb/types'), await service.get('/vdb/types'), await service.get('/vdb/types')]
    expect(got.map(({ status }) => status)).toEqual([500, 500, 200])
    expect(got[0]!.json).toEqual({ error: { code: 500, message: 'Internal server error' } })
  })

  it('answers the first calls', async () => {
    one({ kind: 'status', status: 500, skip: 1, times: 1 })
    expect(
      [await service.get('/vdb/types'), await service.get('/vdb/types'), await service.get('/vdb/types')].map(
        ({ status }) => status
      )
    ).toEqual([200, 500, 200])
  })

  it('affects one endpoint only', async () => {
    one({ kind: 'status', status: 500, at: 'manufacturers' })
    expect((await service.get('/vdb/types')).status).toBe(200)
    expect((await service.get('/vdb/manufacturers/1')).status).toBe(500)
    expect((await service.get('/vdb/manufacturers/view/1')).status).toBe(200)
  })

  it('affects one path only', async () => {
    one({ kind: 'status', status: 404, path: '/vdb/engines/view/22' })
    expect((await service.get('/vdb/engines/view/22')).status).toBe(404)
    expect((await service.get('/vdb/engines/view/23')).status).toBe(200)
  })

  it('affects pictures only if they are named', async () => {
    one({ kind: 'portal', status: 200 })
    expect((await service.get('/media/types/cars.svg')).headers.get('content-type')).toBe('image/svg+xml')
    one({ kind: 'portal', status: 200, at: 'media' })
    expect((await service.get('/media/types/cars.svg')).headers.get('content-type')).toContain('text/html')
    expect((await service.get('/vdb/types')).status).toBe(200)
  })

  it('combines several faults', async () => {
    service.setFaults([
      { kind: 'delay', ms: 700 },
      { kind: 'status', status: 503, message: 'Busy' }
    ])
    expect(await service.get('/vdb/types')).toMatchObject({
      status: 503,
      json: { error: { code: 503, message: 'Busy' } }
    })
    expect(service.delays.at(-1)).toBe(700)
  })
})

describe('answers of other servers', () => {
  it.each([200, 511] as const)(
    'is a portal page with %d, before any key check or count of the call',
    async (status) => {
      one({ kind: 'portal', status })
      const used = service.callsUsed()
      const answer = await service.get('/vdb/types', {})
      expect(answer).toMatchObject({ status, text: expect.stringContaining('<html>') })
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(service.callsUsed()).toBe(used)
    }
  )

  it('is a redirect to the portal', async () => {
    one({ kind: 'portal', status: 302 })
    const answer = await service.get('/vdb/types')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://portal.invalid/login'])
  })

  it('redirects within the origin, elsewhere, to plain http, or to any address', async () => {
    const location = async (fault: Fault): Promise<string | null> => {
      one(fault)
      return (await service.get('/vdb/types')).headers.get('location')
    }
    expect(await location({ kind: 'redirect', to: 'same-origin', status: 307 })).toBe('/vdb/types?moved=1')
    expect(await location({ kind: 'redirect', to: 'other-origin' })).toBe('https://elsewhere.invalid/vdb/types')
    expect(await location({ kind: 'redirect', to: 'downgrade' })).toBe(`http://127.0.0.1:${service.port}/vdb/types`)
    expect(await location({ kind: 'redirect', to: 'other-origin', location: 'http://127.0.0.1:1/x' })).toBe(
      'http://127.0.0.1:1/x'
    )
  })

  it('is an error page of a proxy', async () => {
    one({ kind: 'html-error', status: 502 })
    expect(await service.get('/vdb/types')).toMatchObject({
      status: 502,
      text: expect.stringContaining('proxy'),
      json: undefined
    })
  })

  it('is JSON cut in half', async () => {
    const whole = (await service.get('/vdb/types')).text
    one({ kind: 'truncated' })
    const answer = await service.get('/vdb/types')
    expect(answer).toMatchObject({ status: 200, json: undefined })
    expect(whole.startsWith(answer.text)).toBe(true)
    expect(answer.text.length).toBeGreaterThan(10)
  })

  it('is any given body', async () => {
    one({ kind: 'body', body: '\uFEFFnull', contentType: 'text/plain' })
    const answer = await service.get('/vdb/types')
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([200, 'text/plain', 'null'])
  })
})

describe('contradictory answers', () => {
  it('has an error in a 200, or a code that differs from its status', async () => {
    one({ kind: 'error-in-200', code: 401 })
    expect(await service.get('/vdb/types')).toMatchObject({
      status: 200,
      json: { error: { code: 401, message: 'This API key does not have enough permissions' } }
    })
    one({ kind: 'code-mismatch', status: 403, code: 500 })
    expect(await service.get('/vdb/types')).toMatchObject({ status: 403, json: { error: { code: 500 } } })
  })

  it('has the right body under another content type', async () => {
    one({ kind: 'content-type', contentType: 'text/html' })
    const answer = await service.get('/vdb/types')
    expect(answer.headers.get('content-type')).toBe('text/html')
    expect(answer.json).toHaveLength(5)
  })
})

describe('answers of another shape', () => {
  it('is an empty array for any call', async () => {
    one({ kind: 'empty-array', at: 'types' })
    expect((await service.get('/vdb/types')).text).toBe('[]')
  })

  it('is a record for a list and a list for a record', async () => {
    one({ kind: 'other-shape' })
    expect((await service.get('/vdb/types')).json).toMatchObject({ id: 1 })
    expect((await service.get('/vdb/types/1')).json).toMatchObject([{ id: 1 }])
  })

  it('has unknown fields of every type', async () => {
    one({ kind: 'unknown-fields' })
    expect((await service.get('/vdb/types')).json).toMatchObject(
      Array.from({ length: 5 }, () => ({
        name: expect.any(String),
        x_new_list: [1, 'two', { three: 3 }],
        x_new_null: null
      }))
    )
  })

  it('lacks fields, or sets others', async () => {
    one({ kind: 'alter', omit: ['name', 'slug'], set: { icon_url: 7 } })
    expect((await service.get('/vdb/types/1')).json).toEqual({ id: 1, icon_url: 7 })
    expect((await service.get('/vdb/types/99')).json).toEqual({
      error: { code: 404, message: "Resource doesn't exist" }
    })
  })

  it('has values of other types, with or without ids', async () => {
    one({ kind: 'wrong-types' })
    expect((await service.get('/vdb/generations/view/6')).json).toMatchObject({
      id: 6,
      model_id: 3,
      name: 2,
      year: '2014 '
    })
    one({ kind: 'wrong-types', ids: true })
    expect((await service.get('/vdb/generations/view/6')).json).toMatchObject({ id: '6 ', model_id: '3 ' })
  })
})

describe('incomplete answers', () => {
  it('never arrives', async () => {
    one({ kind: 'hang' })
    const gone = new AbortController()
    const answer = service.get('/vdb/types', undefined, { signal: gone.signal })
    answer.catch(() => undefined)
    await expect.poll(() => service.log.count('types')).toBe(1)
    gone.abort()
    await expect(answer).rejects.toThrow()
    expect(service.log.entries[0]!.status).toBeNull()
  })

  it('breaks off before it begins, or in the middle', async () => {
    one({ kind: 'reset' })
    await expect(service.get('/vdb/types')).rejects.toThrow()
    one({ kind: 'reset', midway: true })
    await expect(service.get('/vdb/manufacturers/1')).rejects.toThrow()
    one({ kind: 'delay', ms: 0 })
    expect((await service.get('/vdb/types')).status).toBe(200)
  })

  it('is huge and still correct', async () => {
    one({ kind: 'huge', bytes: 3_000_000 })
    const answer = await service.get('/vdb/types')
    expect(answer.text.length).toBeGreaterThan(3_000_000)
    expect(answer.json).toHaveLength(5)
  })

  it('arrives in small pieces with pauses', async () => {
    const before = service.delays.length
    one({ kind: 'drip', chunkBytes: 100, everyMs: 50 })
    const answer = await service.get('/vdb/types')
    expect(answer.json).toHaveLength(5)
    expect(service.delays.slice(before)).toEqual(
      Array.from({ length: Math.ceil(Buffer.byteLength(answer.text) / 100) }, () => 50)
    )
  })

  it('does not prevent the service from closing', async () => {
    const own = await startTestService({ faults: [{ kind: 'hang' }], sleep: undefined })
    const answer = own.get('/vdb/types')
    answer.catch(() => undefined)
    await expect.poll(() => own.log.count('types')).toBe(1)
    await own.close()
    await expect(answer).rejects.toThrow()
  })

  it('does not prevent the service from closing while it is delayed', async () => {
    const own = await startTestService({ faults: [{ kind: 'delay', ms: 3_600_000 }], sleep: undefined })
    const answer = own.get('/vdb/types')
    answer.catch(() => undefined)
    await expect.poll(() => own.log.count('types')).toBe(1)
    await own.close()
    await expect(answer).rejects.toThrow()
  })
})
