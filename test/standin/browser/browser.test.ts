import { describe, expect, it } from 'vitest'
import { findChromium, hasDisplay, howToInstall, type BrowserSearch } from './browser.ts'

const machine = (installed: string[], more: Partial<BrowserSearch> = {}): BrowserSearch => ({
  platform: 'linux',
  env: { PATH: '/usr/bin' },
  home: '/home/ann',
  exists: (path) => installed.includes(path),
  list: (folder) => [
    ...new Set(
      installed.filter((p) => p.startsWith(`${folder}/`)).map((p) => p.slice(folder.length + 1).split('/')[0]!)
    )
  ],
  ...more
})

describe('the search for a Chromium', () => {
  it('prefers the quick headless shell, and skips it where a window must be seen', () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
    expect(findChromium({}, both)).toBe('/usr/bin/chromium-headless-shell')
    expect(findChromium({ visible: true }, both)).toBe('/usr/bin/chromium')
  })
  it('uses CHROMIUM_PATH, and does not fall back when that is wrong', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/c' }
    expect(findChromium({}, machine(['/opt/c', '/usr/bin/chromium'], { env }))).toBe('/opt/c')
    expect(findChromium({}, machine(['/usr/bin/chromium'], { env }))).toBeUndefined()
  })
  it('finds Chrome and Edge on macOS and Windows', () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    expect(
      findChromium({}, machine([edge], { platform: 'win32', env: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' } }))
    ).toBe(edge)
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findChromium({ visible: true }, machine([chrome], { platform: 'darwin', env: {} }))).toBe(chrome)
  })
  it('finds the newest download of Playwright', () => {
    const old = '/home/ann/.cache/ms-playwright/chromium-1100/chrome-linux/chrome'
    const young = '/home/ann/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome'
    expect(findChromium({ visible: true }, machine([old, young], { env: {} }))).toBe(young)
  })
  it('finds nothing on an empty machine and says what to install', () => {
    expect(findChromium({}, machine([]))).toBeUndefined()
    expect(howToInstall({}, 'linux')).toContain('chromium-headless-shell')
    expect(howToInstall({ visible: true }, 'win32')).toContain('Chrome')
  })
})

describe('a display', () => {
  it('exists with X or Wayland, and always on macOS and Windows', () => {
    expect(hasDisplay({ platform: 'linux', env: {} })).toBe(false)
    expect(hasDisplay({ platform: 'linux', env: { DISPLAY: ':1' } })).toBe(true)
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true)
    expect(hasDisplay({ platform: 'darwin', env: {} })).toBe(true)
  })
})
