/**
 * The packaged program: `app.asar` of electron-builder, extracted outside the repository. It refuses debuggers, so the
 * test uses its `ready` line, a link and its exit.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { extractAll } from '@electron/asar'
import { archiveIn, pack } from '../../helpers/pack'
import { executable, expect, standin } from '../fixtures'
import { pathTo, test } from '../support/test'

let work: string
let program: string
test.describe.configure({ mode: 'serial' })
test.skip(!standin, 'the archive is extracted for the stand-in')
test.beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'dynodesk-packed-'))
  await pack(work)
  program = join(work, 'program')
  extractAll(archiveIn(work), program)
})
test.afterAll(() => rmSync(work, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly lines: string[]
  readonly errors: string[]
}
function start(...args: string[]): Started {
  const child = spawn(executable, [program, ...args], {
    cwd: work,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Node warns when both NO_COLOR and FORCE_COLOR are set
    env: {
      ...process.env,
      NO_COLOR: undefined,
      LANG: 'en_US.UTF-8',
      LC_TIME: 'C',
      STANDIN_PACKAGED: '1',
      STANDIN_END_WITH_PARENT: '1'
    }
  })
  const lines: string[] = []
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  return { child, lines, errors, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

test(
  'starts, connects, takes a link of a second start, and ends cleanly',
  { tag: '@long' },
  async ({ serve, profile }) => {
    const service = await serve()
    const provision = join(work, 'provision.json')
    writeFileSync(provision, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key }), { mode: 0o600 })
    const folder = `--user-data-dir=${join(profile, 'data')}`
    const running = start(folder, `--provision=${provision}`)
    await expect
      .poll(() => running.lines.find((line) => line.startsWith('ready ')), running.errors.join('\n'))
      .toContain('"host":"chromium"')
    await expect
      .poll(() => service.log.entries.some(({ name, key }) => name === 'subscription' && key === 'right'))
      .toBe(true)

    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const before = service.log.count('engine')
    const second = start(
      folder,
      `dynodesk://engine/${path.generations}/${path.engines}?lang=en&service=${encodeURIComponent(new URL(service.baseUrl).host)}`
    )
    expect(await second.ended).toBe(0)
    await expect.poll(() => service.log.count('engine')).toBeGreaterThan(before)

    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(running.errors).toEqual([])
    expect(readdirSync(join(profile, 'data'))).toEqual(expect.arrayContaining(['cache.db', 'secrets', 'logs']))
  }
)

for (const given of [
  '--remote-debugging-port=0',
  '--inspect=0',
  '--proxy-server=http://127.0.0.1:1',
  '--no-sandbox',
  '--ssl-key-log-file=keys.log',
  '--load-extension=.'
]) {
  test(`does not start with ${given}, and says so`, async ({ profile }) => {
    const { ended, errors } = start(`--user-data-dir=${join(profile, 'data')}`, given)
    expect(await ended).toBe(2)
    expect(errors.join('\n')).toContain(`Dynodesk does not start with ${given.split('=')[0]}`)
    expect(readdirSync(profile)).toEqual([])
  })
}
