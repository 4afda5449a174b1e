import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Protocol, ProtocolSource } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveAppFile } from '@main/windows/protocols/app-files'
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS, PICTURE_BASE } from '@main/windows/protocols/content-security-policy'
import {
  PRIVILEGED_SCHEMES,
  registerAppScheme,
  registerDocumentScheme,
  registerPictureScheme
} from '@main/windows/protocols/schemes'

let root: string
let fonts: string
beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'dynodesk-scheme-'))
  root = join(dir, 'renderer')
  fonts = join(dir, 'fonts')
  mkdirSync(fonts)
  writeFileSync(join(fonts, 'face.woff2'), 'wOF2')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, 'assets', 'a b.js'), 'export {}')
  writeFileSync(join(root, 'assets', 'map.unknown'), 'x')
  writeFileSync(join(dir, 'secret.html'), 'secret')
})

describe('the content that pages may load', () => {
  it('is the files and pictures of the program, no other host, no inline script or style', () => {
    expect(CONTENT_SECURITY_POLICY).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' dynodesk-picture: data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; frame-src dynodesk-sheet:; object-src 'none'; require-trusted-types-for 'script'; trusted-types vue"
    )
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*/)
  })

  it('gives the schemes no privilege that bypasses anything', () => {
    expect(PRIVILEGED_SCHEMES).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
      { scheme: 'dynodesk-picture', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
      { scheme: 'dynodesk-sheet', privileges: { standard: true, secure: true } }
    ])
    expect(PICTURE_BASE.startsWith('dynodesk-picture://')).toBe(true)
  })
})

describe('serving the window', () => {
  it('leaves it to Electron if possible, with the same headers', () => {
    const sources: [string, ProtocolSource][] = []
    const protocol = {
      handle: () => {
        throw new Error('not needed')
      },
      registerSource: (scheme: string, source: ProtocolSource) => void sources.push([scheme, source])
    }
    expect(registerAppScheme(protocol, root, fonts)).toBe('source')
    expect(sources).toEqual([
      [
        'app',
        {
          routes: [
            {
              match: { host: 'dynodesk', path: '/' },
              source: { type: 'directory', root, index: 'index.html', headers: PAGE_HEADERS }
            },
            {
              match: { host: 'dynodesk', path: '/fonts/' },
              source: { type: 'directory', root: fonts, index: '', headers: PAGE_HEADERS }
            }
          ]
        }
      ]
    ])
  })

  it.each([
    ['is missing', {}],
    [
      'fails',
      {
        registerSource: () => {
          throw new Error('experimental')
        }
      }
    ]
  ])('serves itself when that %s', async (_how, more) => {
    let handler: ((request: Request) => Response | Promise<Response>) | undefined
    const protocol = { handle: ((_scheme, f) => void (handler = f as typeof handler)) as Protocol['handle'], ...more }
    expect(registerAppScheme(protocol, root, fonts)).toBe('handler')
    expect((await handler!(new Request('app://dynodesk/index.html'))).status).toBe(200)
  })

  it('sends type, length and policy with every file', async () => {
    const response = await serveAppFile({ root, fonts }, new Request('app://dynodesk/assets/a%20b.js'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '9',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer'
    })
    expect(await response.text()).toBe('export {}')
    expect(await (await serveAppFile({ root, fonts }, new Request('app://dynodesk/'))).text()).toBe('<!doctype html>')
    expect(
      await (await serveAppFile({ root, fonts }, new Request('app://dynodesk/index.html', { method: 'HEAD' }))).text()
    ).toBe('')
  })

  it.each([
    'app://dynodesk/../secret.html',
    'app://dynodesk/%2e%2e/secret.html',
    'app://dynodesk/..%2fsecret.html',
    'app://dynodesk/..%5csecret.html',
    'app://dynodesk/assets/..%2f..%2fsecret.html',
    'app://dynodesk//etc/passwd',
    'app://dynodesk/%00',
    'app://dynodesk/%E0%A4%A',
    'app://other/index.html',
    'app://dynodesk/missing.html',
    'app://dynodesk/assets',
    'app://dynodesk/assets/map.unknown'
  ])('answers 404 without a body for %s', async (url) => {
    const response = await serveAppFile({ root, fonts }, new Request(url))
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

  it('serves the fonts, and nothing outside of the folders', async () => {
    const face = await serveAppFile({ root, fonts }, new Request('app://dynodesk/fonts/face.woff2'))
    expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    for (const path of ['', '..%2fsecret.html', '%2e%2e%2fsecret.html', 'none.woff2'])
      expect((await serveAppFile({ root, fonts }, new Request(`app://dynodesk/fonts/${path}`))).status, path).toBe(404)
  })

  it('answers only GET and HEAD', async () => {
    expect(
      (await serveAppFile({ root, fonts }, new Request('app://dynodesk/index.html', { method: 'POST' }))).status
    ).toBe(404)
  })
})

it('registers the handlers of pictures and documents', () => {
  const handled: string[] = []
  registerPictureScheme({ handle: (scheme) => void handled.push(scheme) }, async () => new Response())
  registerDocumentScheme({ handle: (scheme) => void handled.push(scheme) }, async () => new Response())
  expect(handled).toEqual(['dynodesk-picture', 'dynodesk-sheet'])
})
