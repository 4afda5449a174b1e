import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadElectron, downloadHost } from './electron-download.ts'
import { whyElectronStopped } from '../start.ts'
import { inTurn } from './steps.ts'
import { buildIsStale, electronBinary, root } from './tools.ts'
import { add, Counter, COUNTS_FILE, readTotals, summary } from './totals.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'scripts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (file: string, text = '', atSeconds = 1000): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  utimesSync(join(folder, file), atSeconds, atSeconds)
}

describe('the last line of the tests', () => {
  const counts = (): string => join(folder, 'results/counts.json')
  it('adds up the tests of all runs, each test once for all its attempts', () => {
    const unit = new Counter(counts())
    unit.set('a', 'passed')
    unit.set('b', 'skipped')
    unit.set('c', 'failed')
    unit.set('c', 'passed')
    expect(summary(add(readTotals(counts(), true), { passed: 7, failed: 2, skipped: 0 }))).toBe(
      '1 skipped\n9 passed, 2 failed'
    )
  })
  it('is two numbers', () => {
    expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  })
  it('counts tests passed before a run was aborted, and the abort as one failure', () => {
    const counter = new Counter(counts())
    for (const id of ['a', 'b', 'c']) counter.set(id, 'passed')
    expect(summary(readTotals(counts(), false))).toBe('3 passed, 1 failed')
    counter.set('d', 'failed')
    counter.set('e', 'failed')
    expect(summary(readTotals(counts(), false))).toBe('3 passed, 2 failed')
  })
  it('counts a run that did not start as one failure', () => {
    expect(readTotals(counts(), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
  describe('of Vitest', () => {
    let project: string
    beforeEach(() => {
      // below this project, where Vitest is found
      mkdirSync(join(root, 'test-results'), { recursive: true })
      project = mkdtempSync(join(root, 'test-results/'))
      writeFileSync(join(project, 'vitest.config.mjs'), 'export default {}')
    })
    afterEach(() => rmSync(project, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
    const start = (tests: string, env: NodeJS.ProcessEnv = {}) => {
      writeFileSync(join(project, 'some.test.ts'), `import { expect, it } from 'vitest'\n${tests}`)
      const reporter = `--reporter=${join(root, 'test/scripts/lib/count-vitest.ts')}`
      return spawn(
        process.execPath,
        [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', project, reporter],
        { env: { ...process.env, CI: '', ...env, [COUNTS_FILE]: counts() }, stdio: 'ignore' }
      )
    }

    it('counts the tests of a run that was killed while one hung', async () => {
      const child = start(
        `it('a', () => {})\nit('b', () => expect(1).toBe(2))\nit('c', () => {})\nit('d', () => new Promise(() => {}))\n`
      )
      await expect.poll(() => readTotals(counts(), true)).toEqual({ passed: 2, failed: 1, skipped: 0 })
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(summary(readTotals(counts(), false))).toBe('2 passed, 1 failed')
    })

    const CRASH = `it('a', () => {})\nit('b', () => process.kill(process.pid, 'SIGSEGV'))\n`
    it.each([
      ['names the file whose process crashed, without its tests, on CI', CRASH, '1', true],
      ['counts a crash as one failure elsewhere', CRASH, '', false]
    ])('%s', async (_title, tests, CI, named) => {
      const [code] = (await once(start(tests, { CI }), 'exit')) as [number]
      expect(code).toBe(1)
      const { failed, passed, crashed } = readTotals(counts(), false)
      expect(crashed).toEqual(named ? [join(project, 'some.test.ts')] : undefined)
      if (named) expect([passed, failed]).toEqual([0, 0])
      else expect(failed).toBe(1)
    })
  })
})

describe('lint and type check', () => {
  it('run every part after a failure, and fail', async () => {
    const ran: string[] = []
    const part = (name: string, passed: boolean) => async (): Promise<boolean> => ran.push(name) > 0 && passed
    expect(await inTurn(part('a', true), part('b', false), part('c', true))()).toBe(false)
    expect(ran).toEqual(['a', 'b', 'c'])
    expect(await inTurn(part('d', true), part('e', true))()).toBe(true)
  })
})

describe('the build', () => {
  const outputs = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
  it('is stale while a part of it is missing', () => {
    put(outputs[0]!, '', 2000)
    expect(buildIsStale(folder)).toBe(true)
  })
  it('is fresh when everything is newer than the sources, and stale after any change', () => {
    put('src-main/shared/a.ts')
    utimesSync(join(folder, 'src-main/shared'), 1000, 1000)
    utimesSync(join(folder, 'src-main'), 1000, 1000)
    for (const o of outputs) put(o, '', 2000)
    expect(buildIsStale(folder)).toBe(false)
    put('src-main/shared/a.ts', 'changed', 3000)
    expect(buildIsStale(folder)).toBe(true)
  })
})

describe("Electron's binary", () => {
  it('counts only when it is complete and has the required version', () => {
    put('package.json', '{"version":"45.4.1"}')
    expect(electronBinary(folder)).toBeUndefined()
    put('path.txt', 'electron')
    put('dist/electron')
    put('dist/version', '44.0.0')
    expect(electronBinary(folder)).toBeUndefined()
    put('dist/version', 'v45.4.1\n')
    expect(electronBinary(folder)).toBe(join(folder, 'dist/electron'))
  })
  it('comes from the configured mirror', () => {
    expect(downloadHost({})).toBe('https://github.com')
    expect(downloadHost({ ELECTRON_MIRROR: 'https://mirror.example/electron/' })).toBe('https://mirror.example')
  })
  it('is given up at once when the host is unreachable', async () => {
    expect(await downloadElectron({ ELECTRON_MIRROR: 'http://127.0.0.1:9/' })).toHaveProperty('why')
  })
  it('names the remedy when it does not run', () => {
    expect(whyElectronStopped('electron: error while loading shared libraries: libgtk-3.so.0: cannot open')).toContain(
      'libgtk-3.so.0'
    )
    expect(whyElectronStopped('[1:ERROR] Missing X server or $DISPLAY')).toContain('display')
    expect(whyElectronStopped('No usable sandbox!')).not.toMatch(/sysctl|sudo/)
    expect(whyElectronStopped('TypeError: our own bug')).toBeUndefined()
  })
})

describe('an outdated Node', () => {
  it('prints what to install instead of failing on syntax', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require(${JSON.stringify(join(import.meta.dirname, '../node-version.cjs'))})`
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Node 20\.20\.2 is too old here: Node 24\.15 or newer is needed\./)
  })
})
