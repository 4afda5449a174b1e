import { EventEmitter } from 'node:events'
import type { Session, WebContents } from 'electron'
import { describe, expect, it } from 'vitest'
import {
  isPermissionAllowed,
  restrictNavigation,
  restrictSession,
  originOf,
  blockNavigation,
  blockNavigationExceptPdfViewer
} from '@main/windows/page-guards'

const APP = 'app://dynodesk'
const event = (url = '') => ({
  url,
  prevented: false,
  preventDefault(): void {
    this.prevented = true
  }
})

class FakeContents extends EventEmitter {
  openHandler: (details: { url: string }) => unknown = () => undefined
  setWindowOpenHandler = (f: (details: { url: string }) => unknown): void => void (this.openHandler = f)
}
class FakeSession extends EventEmitter {
  readonly set: Record<string, (...args: never[]) => unknown> = {}
  setPermissionRequestHandler = (f: () => unknown): void => void (this.set['request'] = f)
  setPermissionCheckHandler = (f: () => unknown): void => void (this.set['check'] = f)
  setDevicePermissionHandler = (f: () => unknown): void => void (this.set['device'] = f)
  setDisplayMediaRequestHandler = (f: () => unknown): void => void (this.set['media'] = f)
}

describe('a page', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('stays in the program on %s', (name) => {
    const contents = new FakeContents()
    restrictNavigation(contents as unknown as WebContents, APP, () => {})
    for (const [url, prevented] of [
      ['app://dynodesk/index.html#/search', false],
      ['https://example.com', true],
      ['app://dynodesk.evil/', true],
      ['app://other/', true],
      ['file:///etc/passwd', true],
      ['dynodesk-picture://picture/x', true],
      ['data:text/html,x', true],
      ['nonsense', true]
    ] as const) {
      const e = event(url)
      contents.emit(name, e)
      expect(e.prevented, url).toBe(prevented)
    }
  })

  it('shows sheet documents in frames that cannot navigate themselves', () => {
    const contents = new FakeContents()
    restrictNavigation(contents as unknown as WebContents, APP, () => {})
    const DOCUMENT = 'dynodesk-sheet://document/1/index.html'
    const [page, document] = [{ origin: APP }, { origin: 'dynodesk-sheet://document' }]
    for (const [url, isMainFrame, initiator, prevented] of [
      [DOCUMENT, false, page, false],
      [DOCUMENT, false, document, true],
      [DOCUMENT, false, null, true],
      [DOCUMENT, false, undefined, true],
      [DOCUMENT, true, page, true],
      ['dynodesk-sheet://other/1/index.html', false, page, true],
      ['https://example.com/', false, page, true],
      ['https://example.com/', false, document, true],
      ['app://dynodesk/index.html', false, document, true],
      ['app://dynodesk/index.html', true, document, true]
    ] as const) {
      const e = { ...event(url), isMainFrame, initiator }
      contents.emit('will-frame-navigate', e)
      expect(e.prevented, `${url} ${isMainFrame} ${initiator?.origin}`).toBe(prevented)
    }
  })

  it('opens no window and no webview, and passes the address on', () => {
    const contents = new FakeContents()
    const wanted: string[] = []
    restrictNavigation(contents as unknown as WebContents, APP, (address) => wanted.push(address))
    expect(contents.openHandler({ url: 'https://example.com/a' })).toEqual({ action: 'deny' })
    expect(wanted).toEqual(['https://example.com/a'])
    const e = event()
    contents.emit('will-attach-webview', e)
    expect(e.prevented).toBe(true)
  })
})

describe('permissions', () => {
  it.each([
    ['clipboard-sanitized-write', `${APP}/index.html`, true],
    ['fullscreen', APP, true],
    ['clipboard-read', APP, false],
    ['media', APP, false],
    ['geolocation', APP, false],
    ['unknown', APP, false],
    ['fullscreen', 'https://example.com', false],
    ['fullscreen', '', false]
  ])('%s for %s: %s', (permission, origin, allowed) => {
    expect(isPermissionAllowed(permission, origin, APP)).toBe(allowed)
    const session = new FakeSession()
    restrictSession(session as unknown as Session, APP)
    let asked: boolean | undefined
    ;(session.set['request'] as (...a: unknown[]) => void)(null, permission, (answer: boolean) => (asked = answer), {
      requestingUrl: origin
    })
    expect(asked).toBe(allowed)
    expect((session.set['check'] as (...a: unknown[]) => unknown)(null, permission, origin, {})).toBe(allowed)
  })

  it('grant no device, no screen and no download', () => {
    const session = new FakeSession()
    restrictSession(session as unknown as Session, APP)
    expect((session.set['device'] as () => unknown)()).toBe(false)
    let streams: unknown = 'not asked'
    ;(session.set['media'] as (...a: unknown[]) => void)({}, (answer: unknown) => (streams = answer))
    expect(streams).toBeNull()
    const e = event()
    session.emit('will-download', e)
    expect(e.prevented).toBe(true)
  })
})

describe('a hidden window', () => {
  it('does not navigate itself and opens nothing', () => {
    const contents = new FakeContents()
    blockNavigation(contents as unknown as WebContents)
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      const e = event('app://dynodesk/index.html')
      contents.emit(name, e)
      expect(e.prevented, name).toBe(true)
    }
    expect(contents.openHandler({ url: 'https://example.com/' })).toEqual({ action: 'deny' })
  })

  it('lets the PDF viewer create its frames, and nothing else', () => {
    const contents = new FakeContents()
    blockNavigationExceptPdfViewer(contents as unknown as WebContents)
    for (const [url, isMainFrame, prevented] of [
      ['chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html', false, false],
      ['dynodesk-sheet://document/1/sheet.pdf', false, false],
      ['dynodesk-sheet://document/1/sheet.pdf', true, true],
      ['chrome-extension://other/index.html', false, true],
      ['https://example.com/', false, true]
    ] as const) {
      const e = { ...event(url), isMainFrame }
      contents.emit('will-frame-navigate', e)
      expect(e.prevented, url).toBe(prevented)
    }
    expect(contents.openHandler({ url: 'https://example.com/' })).toEqual({ action: 'deny' })
  })
})

it('knows the origin of custom schemes', () => {
  expect([originOf('app://dynodesk/index.html?x#y'), originOf('http://localhost:5173/'), originOf('nonsense')]).toEqual(
    ['app://dynodesk', 'http://localhost:5173', '']
  )
})
