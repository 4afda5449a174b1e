import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DocumentServer } from '@main/windows/protocols/document-server'

const documentServer = () =>
  new DocumentServer({ appOrigin: 'app://dynodesk', fonts: join(import.meta.dirname, '../../../../resources/fonts') })
const ask = (one: DocumentServer, url: string, initiatorOrigin?: string, method = 'GET') =>
  one.handle(Object.assign(new Request(url, { method }), initiatorOrigin === undefined ? {} : { initiatorOrigin }))
const PICTURE = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

describe('a document', () => {
  it('is served with its pictures under an address of its own until it is released', async () => {
    const one = documentServer()
    const [first, second] = [
      one.open({ html: '<p>one', assets: { car: PICTURE } }),
      one.open({ html: '<p>two', assets: {} })
    ]
    expect(first.url).toMatch(/^dynodesk-sheet:\/\/document\/[0-9a-f]{32}\/index\.html$/)
    expect(first.url).not.toBe(second.url)
    expect(await (await ask(one, first.url)).text()).toBe('<p>one')
    const picture = await ask(one, first.url.replace('index.html', 'car'), 'dynodesk-sheet://document')
    expect([picture.headers.get('content-type'), [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([
      'image/png',
      [1, 2, 3]
    ])
    first.release()
    first.release()
    expect([(await ask(one, first.url)).status, (await ask(one, second.url)).status, one.size]).toEqual([404, 200, 1])
  })

  it('may load its style, pictures and fonts, and is shown only by the window', async () => {
    const one = documentServer()
    const { headers } = await ask(one, one.open({ html: '', assets: {} }).url, 'app://dynodesk')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src dynodesk-sheet:; font-src dynodesk-sheet:; base-uri 'none'; form-action 'none'; frame-ancestors app://dynodesk",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer'
    })
  })

  it('lets an SVG load only its own style', async () => {
    const one = documentServer()
    const { url } = one.open({
      html: '',
      assets: { logo: { type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') } }
    })
    expect((await ask(one, url.replace('index.html', 'logo'))).headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
  })

  it.each([
    ['../up', 'image/png'],
    ['a/b', 'image/png'],
    ['.hidden', 'image/png'],
    ['index.html', 'image/png'],
    ['', 'image/png'],
    ['page', 'text/html'],
    ['code', 'text/javascript']
  ])('has no picture %j of type %s', (name, type) => {
    expect(() => documentServer().open({ html: '', assets: { [name]: { type, bytes: new Uint8Array() } } })).toThrow(
      RangeError
    )
  })

  it('serves no other origin and no other path', async () => {
    const one = documentServer()
    const { url } = one.open({ html: '<p>one', assets: {} })
    const answers = await Promise.all([
      ask(one, url, 'https://example.com'),
      ask(one, url, 'null'),
      ask(one, url, undefined, 'POST'),
      ask(one, `${url}?x`),
      ask(one, url.replace('document', 'other')),
      ask(one, url.replace('/index.html', '/')),
      ask(one, 'dynodesk-sheet://document/fonts/README.md'),
      ask(one, 'dynodesk-sheet://document/fonts/..%2f..%2fpackage.json')
    ])
    expect(answers.map(({ status, body }) => [status, body === null])).toEqual(answers.map(() => [404, true]))
  })
})

it('serves the fonts to every document', async () => {
  const face = await ask(
    documentServer(),
    'dynodesk-sheet://document/fonts/Inter-700.woff2',
    'dynodesk-sheet://document'
  )
  expect([
    face.status,
    face.headers.get('content-type'),
    Buffer.from(await face.arrayBuffer()).toString('latin1', 0, 4)
  ]).toEqual([200, 'font/woff2', 'wOF2'])
})

it('serves a PDF without a policy, which would block the viewer', async () => {
  const one = documentServer()
  const { url } = one.openPdf(new Uint8Array([37, 80, 68, 70]))
  const answer = await ask(one, url)
  expect([
    answer.headers.get('content-type'),
    answer.headers.get('content-security-policy'),
    answer.headers.get('x-content-type-options')
  ]).toEqual(['application/pdf', null, 'nosniff'])
})
