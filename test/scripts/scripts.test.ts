import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadElectron, downloadHost } from './electron-download.ts'
import { whyElectronStopped } from './start.ts'
import { buildIsStale, electronBinary } from './tools.ts'
import { add, line, ofPlaywright, ofVitest } from './totals.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'scripts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (file: string, text = '', atSeconds = 1000): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  utimesSync(join(folder, file), atSeconds, atSeconds)
}

describe('the last line of the tests', () => {
  it('adds up both runs', () => {
    const unit = ofVitest({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, success: false })
    const e2e = ofPlaywright({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 } })
    expect(line(add(unit, e2e))).toBe('48 passed, 3 failed, 2 skipped')
  })
  it('is two numbers where nothing was skipped', () => {
    expect(line({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  })
  it('counts a file that could not be read as a failure', () => {
    expect(ofVitest({ numPassedTests: 5, numFailedTests: 0, success: false }).failed).toBe(1)
    expect(ofPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }).failed).toBe(1)
  })
})

describe('the build', () => {
  const outputs = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
  it('is stale while a part of it is missing', () => {
    put(outputs[0]!, '', 2000)
    expect(buildIsStale(folder)).toBe(true)
  })
  it('is fresh where everything is newer than the sources, and stale after a change deep inside', () => {
    put('src-main/core/a.ts')
    utimesSync(join(folder, 'src-main/core'), 1000, 1000)
    utimesSync(join(folder, 'src-main'), 1000, 1000)
    for (const o of outputs) put(o, '', 2000)
    expect(buildIsStale(folder)).toBe(false)
    put('src-main/core/a.ts', 'changed', 3000)
    expect(buildIsStale(folder)).toBe(true)
  })
})

describe("Electron's binary", () => {
  it('counts only when it is complete and of the version asked for', () => {
    put('package.json', '{"version":"45.4.1"}')
    expect(electronBinary(folder)).toBeUndefined()
    put('path.txt', 'electron')
    put('dist/electron')
    put('dist/version', '44.0.0')
    expect(electronBinary(folder)).toBeUndefined()
    put('dist/version', 'v45.4.1\n')
    expect(electronBinary(folder)).toBe(join(folder, 'dist/electron'))
  })
  it('comes from the mirror that is configured', () => {
    expect(downloadHost({})).toBe('https://github.com')
    expect(downloadHost({ ELECTRON_MIRROR: 'https://mirror.example/electron/' })).toBe('https://mirror.example')
  })
  it('is given up at once where the host cannot be reached', async () => {
    const begun = performance.now()
    expect(await downloadElectron({ ELECTRON_MIRROR: 'http://127.0.0.1:9/' })).toHaveProperty('why')
    expect(performance.now() - begun).toBeLessThan(6000)
  })
  it('names the remedy where it does not run', () => {
    expect(whyElectronStopped('electron: error while loading shared libraries: libgtk-3.so.0: cannot open')).toContain('libgtk-3.so.0')
    expect(whyElectronStopped('[1:ERROR] Missing X server or $DISPLAY')).toContain('display')
    expect(whyElectronStopped('No usable sandbox!')).not.toMatch(/sysctl|sudo/)
    expect(whyElectronStopped('TypeError: our own bug')).toBeUndefined()
  })
})

describe('an old Node', () => {
  it('is told what to install instead of failing on syntax', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require(${JSON.stringify(join(import.meta.dirname, 'node-version.cjs'))})`
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Node 20\.20\.2 is too old here: Node 24\.15 or newer is needed\./)
  })
})
