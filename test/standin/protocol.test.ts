import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cspToPage,
  directorySource,
  originOf,
  StandinProtocol,
  toApp,
  toPage,
  type Handler
} from './electron/network/protocol.ts'
import { asElectronFails } from './electron/network/sessions.ts'

const work = mkdtempSync(join(tmpdir(), 'protocol-'))
const site = join(work, 'site')
const other = join(work, 'other')
beforeAll(() => {
  mkdirSync(join(site, 'deep'), { recursive: true })
  mkdirSync(other)
  writeFileSync(join(site, 'index.html'), 'home')
  writeFileSync(join(site, 'deep/index.html'), 'deep')
  writeFileSync(join(site, 'deep/a b.txt'), 'spaced')
  writeFileSync(join(other, 'x.js'), 'other')
  writeFileSync(join(work, 'secret.txt'), 'secret')
  symlinkSync(join(work, 'secret.txt'), join(site, 'link.txt'))
  new StandinProtocol().registerSchemesAsPrivileged([{ scheme: 'demo', privileges: { standard: true, secure: true } }])
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const ask = async (handler: Handler, url: string, method = 'GET'): Promise<string> => {
  try {
    const answer = await handler(new Request(url, { method }))
    return `${answer.headers.get('content-type')}: ${await answer.text()}`
  } catch (e) {
    return (e as Error).message
  }
}
const missing = 'net::ERR_FILE_NOT_FOUND'

describe('a source of files', () => {
  const source = (): Handler =>
    directorySource({
      routes: [
        { source: { type: 'directory', root: site, headers: { 'x-policy': 'strict', 'content-type': 'overruled' } } },
        { match: { host: 'Parts', path: '/lib/' }, source: { type: 'directory', root: other, index: '' } }
      ]
    })
  it('serves files with the type of their extension, which overrules the headers given', async () => {
    expect(await ask(source(), 'demo://any/index.html')).toBe('text/html: home')
    expect((await source()(new Request('demo://any/index.html'))).headers.get('x-policy')).toBe('strict')
    expect(await ask(source(), 'demo://any/deep/a%20b.txt?query=1')).toBe('text/plain: spaced')
    expect(await ask(source(), 'demo://any/index.html', 'HEAD')).toBe('text/html: ')
  })
  it('serves the index where a path ends in a slash', async () => {
    expect(await ask(source(), 'demo://any/')).toBe('text/html: home')
    expect(await ask(source(), 'demo://any/deep/')).toBe('text/html: deep')
    expect(await ask(source(), 'demo://any/deep')).toBe(missing)
  })
  it('prefers the route that names the host, and removes the matched path', async () => {
    expect(await ask(source(), 'demo://parts/lib/x.js')).toBe('text/javascript: other')
    expect(await ask(source(), 'demo://parts/lib/')).toBe(missing)
  })
  it.each([
    'demo://any/../secret.txt',
    'demo://any/%2e%2e/secret.txt',
    'demo://any/..%2fsecret.txt',
    'demo://any/..%5csecret.txt',
    'demo://any/deep/..%2f..%2fsecret.txt',
    'demo://any/link.txt',
    'demo://any/%00',
    'demo://any/%E0%A4%A',
    'demo://any/c:/x'
  ])('does not serve %s outside its folder', async (url) => expect(await ask(source(), url)).toBe(missing))
  it('answers only GET and HEAD', async () =>
    expect(await ask(source(), 'demo://any/index.html', 'DELETE')).toBe(missing))
  it('requires an absolute folder', () =>
    expect(() => directorySource({ routes: [{ source: { type: 'directory', root: 'site' } }] })).toThrow('absolute'))
})

describe('a scheme', () => {
  it('has either a handler or a source', () => {
    const protocol = new StandinProtocol()
    protocol.registerSource('a', { routes: [{ source: { type: 'directory', root: site } }] })
    expect(protocol.isProtocolHandled('a')).toBe(true)
    expect(protocol.getSource('a')?.routes).toHaveLength(1)
    expect(() => protocol.handle('a', () => new Response())).toThrow('Failed to register protocol: a')
    protocol.unhandle('a')
    expect(protocol.getSource('a')).toBeNull()
    protocol.handle('a', () => new Response())
    expect(() => protocol.registerSource('a', { routes: [] })).toThrow('Failed to register protocol: a')
  })
  it('must be standard, because the stand-in can serve no other', () => {
    expect(() => new StandinProtocol().registerSchemesAsPrivileged([{ scheme: 'x', privileges: {} }])).toThrow(
      /called twice|standard/
    )
  })
  it('has an address for the page and back', () => {
    expect(toPage('demo://bundle/index.html?q=1#/x')).toBe('https://bundle.demo.standin.invalid/index.html?q=1#/x')
    expect(toApp(toPage('demo://bundle/index.html?q=1#/x'))).toBe('demo://bundle/index.html?q=1#/x')
    expect(toPage('unknown://bundle/')).toBe('unknown://bundle/')
    expect(toApp('https://bundle.demo.standin.invalid.example.com/')).toBe(
      'https://bundle.demo.standin.invalid.example.com/'
    )
    expect(originOf('demo://bundle/index.html#/x')).toBe('demo://bundle')
    expect(originOf('about:blank')).toBe('null')
  })
  it('appears in a policy that names it, beside its address for the page', () => {
    expect(cspToPage("img-src 'self' demo: data: other:; connect-src demo:")).toBe(
      "img-src 'self' demo: https://*.demo.standin.invalid data: other:; connect-src demo: https://*.demo.standin.invalid"
    )
  })
})

describe('a request that fails', () => {
  const failed = (cause: object): unknown => asElectronFails(new TypeError('fetch failed', { cause }))
  it("fails with Electron's message", () => {
    expect(failed({ code: 'ECONNREFUSED' })).toMatchObject({ message: 'net::ERR_CONNECTION_REFUSED' })
    expect(failed({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toMatchObject({
      message: 'net::ERR_CERT_AUTHORITY_INVALID'
    })
    expect(failed({ code: 'SOMETHING_NEW' })).toMatchObject({ message: 'net::ERR_FAILED' })
    expect(failed({ message: 'unexpected redirect' })).toMatchObject({
      message: "Attempted to redirect, but redirect policy was 'error'"
    })
  })
  it('leaves an abort unchanged', () => {
    const abort = new DOMException('gone', 'AbortError')
    expect(asElectronFails(abort)).toBe(abort)
  })
})
