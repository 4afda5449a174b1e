import { describe, expect, test } from 'vitest'
import {
  isOwnRedirect,
  isSameOrigin,
  resolveUrl,
  parseBaseAddress,
  resolvePicture
} from '@shared/connection/base-address'
import { addressOf, type EndpointName } from '@shared/catalogue/endpoints'

describe('a typed address', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['  https://api.example.com/  ', 'https://api.example.com'],
    ['api.example.com', 'https://api.example.com'],
    ['//api.example.com/x', 'https://api.example.com/x'],
    ['HTTPS://API.Example.com/Prefix/v1///', 'https://api.example.com/Prefix/v1'],
    ['https://api.example.com:8443/a', 'https://api.example.com:8443/a'],
    ['https://api.example.com:443', 'https://api.example.com'],
    ['api.example.com:8443', 'https://api.example.com:8443'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/vdb-test/', 'http://127.0.0.1:3000/vdb-test'],
    ['http://127.8.9.1', 'http://127.8.9.1'],
    ['localhost:3000', 'http://localhost:3000'],
    ['//127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['https://localhost:3000', 'https://localhost:3000'],
    ['http://[::1]:80', 'http://[::1]'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['intranet/api', 'https://intranet/api']
  ])('reads %s as %s', (typed, baseUrl) => {
    expect(parseBaseAddress(typed)).toEqual({ ok: true, baseUrl, origin: new URL(baseUrl).origin })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['https://api .example.com', 'spaces'],
    ['https://api.example.com/a\u0000b', 'spaces'],
    ['ftp://example.com', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ws://localhost', 'scheme'],
    ['http://example.com', 'insecure'],
    ['http://127.0.0.1.example.com', 'insecure'],
    ['http://localhost.example.com', 'insecure'],
    ['http://10.0.0.1', 'insecure'],
    ['http://0.0.0.0', 'insecure'],
    ['https://user:pass@example.com', 'credentials'],
    ['https://user@example.com', 'credentials'],
    ['https://@example.com', 'credentials'],
    ['user@example.com', 'credentials'],
    ['https://example.com?key=1', 'query'],
    ['https://example.com/?', 'query'],
    ['https://example.com/#', 'fragment'],
    ['https://example.com#x', 'fragment'],
    ['https://', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['https:\\\\example.com', 'not-an-address'],
    ['https://exa mple', 'spaces'],
    ['https://example.com:99999', 'not-an-address'],
    ['https://[::1', 'not-an-address'],
    [`https://example.com/${'a'.repeat(3000)}`, 'not-an-address']
  ])('refuses %j: %s', (typed, reason) => {
    expect(parseBaseAddress(typed)).toEqual({ ok: false, reason })
  })
})

describe('the address of a call', () => {
  test('keeps prefix and port without double slashes', () => {
    expect(resolveUrl('https://x.example:8443/api', '/vdb/types')).toBe('https://x.example:8443/api/vdb/types')
  })
  test('never leaves the service', () => {
    expect(() => resolveUrl('https://x.example', '.evil.example/vdb')).toThrow(RangeError)
    expect(() => resolveUrl('https://x.example', '@evil.example/')).toThrow(RangeError)
    expect(() => resolveUrl('https://x.example', 'vdb/types')).toThrow(RangeError)
  })
  test.each(['2.0 TDI+', 'C/D', 'B&B', 'a#b', '100%', '%2F', 'Škoda', 'Лада 2.0', '大众汽车', "d'Or=?", '😀😀😀'])(
    'keeps the search text %j',
    (query) => {
      for (const name of ['search', 'engineSearch'] as const) {
        if ([...query].length < 3) continue
        const url = new URL(resolveUrl('https://x.example/p', addressOf(name, { query, fuel: 'Ди/зель&' } as never)))
        expect(url.searchParams.get('query')).toBe(query)
        expect(url.pathname).toBe(name === 'search' ? '/p/vdb/search' : '/p/vdb/engines/search')
        if (name === 'engineSearch') expect(url.searchParams.get('fuel')).toBe('Ди/зель&')
      }
    }
  )
  test('sends half a surrogate pair as the replacement character', () => {
    expect(
      new URL(resolveUrl('https://x.example', addressOf('search', { query: 'ab\ud83d' }))).searchParams.get('query')
    ).toBe('ab\ufffd')
  })
  test('keeps int64 ids in every address', () => {
    const ids = {
      type_id: '9007199254740993',
      vehicle_type_id: '9007199254740993',
      manufacturer_id: '9223372036854775807',
      model_id: '9007199254740993',
      generation_id: '9223372036854775807',
      engine_id: '9007199254740993'
    }
    const byId: EndpointName[] = [
      'type',
      'manufacturers',
      'manufacturer',
      'models',
      'model',
      'generations',
      'generation',
      'engines',
      'engine',
      'performance'
    ]
    for (const name of byId)
      expect(resolveUrl('https://x.example', addressOf(name, ids as never))).toMatch(
        /\/(9007199254740993|9223372036854775807)$/
      )
  })
})

test('compares scheme, host and port for the same origin', () => {
  expect(isSameOrigin('https://a.example/x', 'https://a.example:443/y')).toBe(true)
  for (const other of ['http://a.example', 'https://a.example:444', 'https://b.a.example', 'nothing', 'data:x'])
    expect(isSameOrigin('https://a.example', other)).toBe(false)
  expect(isSameOrigin('data:a', 'data:a')).toBe(false)
})

test('accepts a redirect to an address of the service without credentials only', () => {
  for (const own of [
    'https://a.example/api/vdb/types?x=1',
    'https://a.example:443/api/vdb/types/',
    'https://A.EXAMPLE/api/vdb/performance/-1/7',
    'https://a.example/x/../api/vdb/engines/search',
    'https://a.example/v2/vdb/types',
    'https://a.example/vdb/types'
  ])
    expect(isOwnRedirect('https://a.example/api', own), own).toBe(true)
  expect(isOwnRedirect('https://a.example', 'https://a.example/vdb/types')).toBe(true)
  for (const other of [
    'https://a.example/api/projects/5/purchase',
    'https://a.example/api/vdb/types/5/delete',
    'https://a.example/api/vdb/types/../../tickets/5/close',
    'https://a.example/api/vdb/types/%2e%2e/%2e%2e/tickets',
    'http://a.example/',
    'https://b.example/',
    'https://a.example:444/',
    'https://a.example.b.example/',
    'https://u@a.example/',
    '/relative',
    '',
    `https://a.example/${'x'.repeat(4000)}`
  ])
    expect(isOwnRedirect('https://a.example/api', other), other).toBe(false)
})

describe('pictures', () => {
  const BASE = 'https://api.example.com/prefix'
  test.each([
    ['https://cdn.example.net/a.png', 'https://cdn.example.net/a.png'],
    ['//cdn.example.net/a.png', 'https://cdn.example.net/a.png'],
    ['logos/a.png', 'https://api.example.com/prefix/logos/a.png'],
    ['/logos/a.png', 'https://api.example.com/logos/a.png'],
    [' https://api.example.com/l/ä.png ', 'https://api.example.com/l/%C3%A4.png']
  ])('resolves %j to %s', (address, url) => {
    expect(resolvePicture(BASE, address)).toBe(url)
  })
  test.each([
    '',
    ' ',
    'http://cdn.example.net/a.png',
    'http://api.example.com/a.png',
    'data:image/png;base64,AA',
    'file:///a.png',
    'javascript:1',
    'https://u:p@cdn.example.net/a',
    'https://'
  ])('refuses %j', (address) => {
    expect(resolvePicture(BASE, address)).toBeNull()
  })
  test('accept http on the origin of a local service only', () => {
    expect(resolvePicture('http://127.0.0.1:9000', '/p.svg')).toBe('http://127.0.0.1:9000/p.svg')
    expect(resolvePicture('http://127.0.0.1:9000', 'http://127.0.0.1:9001/p.svg')).toBeNull()
  })
})
