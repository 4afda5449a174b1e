/**
 * The packaged program: `app.asar` of electron-builder, extracted outside the repository, on the stand-in; or with
 * `E2E_PROGRAM` the executable of the installed one. It refuses debuggers, so the test uses its `ready` line, a link
 * and its exit.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { extractAll } from '@electron/asar'
import { archiveIn, pack, unpackedIn } from '../../helpers/pack'
import { wrongFuses } from '../../scripts/release/fuses'
import { executable, expect, standin } from '../fixtures'
import { pathTo, test } from '../support/test'

let work: string
/** Executable, and the arguments before those of the program. */
let command: [string, ...string[]]
const installed = process.env['E2E_PROGRAM']
test.describe.configure({ mode: 'serial' })
test.skip(!installed && !standin, 'the archive is extracted for the stand-in')
test.beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'dynodesk-packed-'))
  if (installed) return void (command = [installed])
  await pack(work)
  command = [executable, join(work, 'program')]
  extractAll(archiveIn(work), command[1]!)
})
test.afterAll(() => rmSync(work, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly lines: string[]
  readonly errors: string[]
}
function start(...args: string[]): Started {
  const child = spawn(command[0], [...command.slice(1), ...args], {
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

/** Asks it to end, as the system does. Windows has no SIGTERM: there its windows are closed. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32') execFileSync('taskkill', ['/PID', String(child.pid)])
  else child.kill('SIGTERM')
}

test('the packaged program has the fuses of a release', async () => {
  // the bundle of macOS has them in a library
  const program = installed?.replace(/(?<=\.app)\/.*/, '') ?? join(unpackedIn(work), 'dynodesk')
  expect(await wrongFuses(program)).toEqual([])
})

test(
  'the packaged program starts, connects, opens a link of a second start, and ends cleanly',
  { tag: '@long' },
  async ({ serve, profile }) => {
    const service = await serve()
    const provision = join(work, 'provision.json')
    writeFileSync(provision, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key }), { mode: 0o600 })
    const folder = `--user-data-dir=${join(profile, 'data')}`
    const running = start(folder, `--provision=${provision}`)
    await expect
      .poll(() => running.lines.find((line) => line.startsWith('ready ')), running.errors.join('\n'))
      .toContain(installed ? '"host":"electron"' : '"host":"chromium"')
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

    end(running.child)
    expect(await running.ended).toBe(0)
    // Chromium writes of its own about graphics and desktops
    if (!installed) expect(running.errors).toEqual([])
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
  test(`the packaged program does not start with ${given}, and says so`, async ({ profile }) => {
    const { ended, errors } = start(`--user-data-dir=${join(profile, 'data')}`, given)
    expect(await ended).toBe(2)
    expect(errors.join('\n')).toContain(`Dynodesk does not start with ${given.split('=')[0]}`)
    expect(readdirSync(profile)).toEqual([])
  })
}
