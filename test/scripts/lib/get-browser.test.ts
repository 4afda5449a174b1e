import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHROMIUM_PACKAGE, FETCHED_CHROMIUM } from '../../standin/browser/fetched-chromium.ts'
import { canFetchChromium, checkIntegrity } from './fetch-chromium.ts'
import { getBrowser, type Wanted, type Ways } from './get-browser.ts'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => void vi.restoreAllMocks())

/** A machine where only the named ways lead to a browser; `asked` lists the ways tried. */
async function on(machine: Partial<Record<keyof Ways, string>>, wanted: Wanted = {}, env: NodeJS.ProcessEnv = {}) {
  const asked: string[] = []
  const way =
    (name: keyof Ways) =>
    (visible?: boolean): string | undefined => {
      asked.push(visible === true ? `${name} visible` : name)
      return machine[name]
    }
  const later = (name: keyof Ways) => async (visible?: boolean) => way(name)(visible)
  const ways: Ways = {
    electron: later('electron'),
    installed: way('installed'),
    debianPackage: later('debianPackage'),
    npmPackage: later('npmPackage'),
    playwright: later('playwright')
  }
  return { asked, browser: await getBrowser(wanted, ways, env) }
}

describe('a browser', () => {
  it('is Electron if requested and available', async () => {
    expect(await on({ electron: '/e', installed: '/c' }, { electron: true, visible: true })).toEqual({
      asked: ['electron'],
      browser: { kind: 'electron', path: '/e' }
    })
    expect((await on({ electron: '/e', installed: '/c' })).browser).toEqual({ kind: 'chromium', path: '/c' })
    expect((await on({ installed: '/c' }, { electron: true, visible: true })).asked).toEqual([
      'electron',
      'installed visible'
    ])
  })
  it('is installed before it is fetched: Debian package, package of the npm registry, download of Playwright', async () => {
    expect(await on({ debianPackage: '/d', npmPackage: '/n' })).toEqual({
      asked: ['installed', 'debianPackage'],
      browser: { kind: 'chromium', path: '/d' }
    })
    expect(await on({ npmPackage: '/n', playwright: '/p' })).toEqual({
      asked: ['installed', 'debianPackage', 'npmPackage'],
      browser: { kind: 'chromium', path: '/n' }
    })
    expect((await on({ playwright: '/p' })).browser).toEqual({ kind: 'chromium', path: '/p' })
    expect(said).toEqual([])
  })
  it('that shows a window is never the package of the npm registry', async () => {
    expect((await on({ npmPackage: '/n' }, { visible: true })).asked).toEqual([
      'installed visible',
      'debianPackage visible',
      'playwright visible'
    ])
  })
  it('that is unavailable is reported in one line with what to install', async () => {
    expect((await on({})).browser).toBeUndefined()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('CHROMIUM_PATH')
  })
  it('is the one of CHROMIUM_PATH if that is set', async () => {
    const { asked, browser } = await on({ npmPackage: '/n' }, {}, { CHROMIUM_PATH: '/wrong' })
    expect([asked, browser]).toEqual([['installed'], undefined])
    expect(said[0]).toContain('/wrong')
  })
})

describe('the Chromium of the npm registry', () => {
  it('is pinned by version and integrity, and lies in a folder of that version', () => {
    expect(CHROMIUM_PACKAGE.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(CHROMIUM_PACKAGE.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    expect(FETCHED_CHROMIUM).toContain(CHROMIUM_PACKAGE.version)
  })
  it('exists for Linux on x64 only', () => {
    expect(canFetchChromium('darwin', 'x64')).toBe(false)
    expect(canFetchChromium('linux', 'arm64')).toBe(false)
  })
  it('is refused when the file differs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'integrity-'))
    const file = join(folder, 'file')
    writeFileSync(file, 'abc')
    const integrity = 'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw=='
    expect(() => checkIntegrity(file, integrity)).not.toThrow()
    expect(() => checkIntegrity(file, CHROMIUM_PACKAGE.integrity)).toThrow('integrity')
    rmSync(folder, { recursive: true })
  })
})
