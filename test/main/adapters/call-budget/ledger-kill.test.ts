import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLedger } from '@main/adapters/call-budget/ledger-text'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** A process of its own that spends calls as fast as it can and says so for each permit it holds. */
const SPENDER = `
import { FileCallBudget } from ${JSON.stringify(join(ROOT, 'src-main/adapters/call-budget/index.ts'))}
import { systemClock } from ${JSON.stringify(join(ROOT, 'src-main/adapters/clock/index.ts'))}
import { writeSync } from 'node:fs'
const log = { info() {}, warn() {}, error() {} }
const rules = () => ({ limit: 1e6, windowMs: 3600000, reservePercent: 0, callsPerSecond: 1e6, concurrent: 16 })
const budget = new FileCallBudget({ directory: process.argv[2], clock: systemClock(), log, rules })
budget.use('x')
for (;;) {
  const result = await budget.acquire('vehicleDatabase', 'click')
  writeSync(1, result.ok ? '.' : '!')
  await new Promise((r) => setImmediate(r))
  result.permit.settle({ status: 200 })
}
`

test('a process that is killed without warning has every permitted call on record', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kill-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'spender',
        resolveId: (id) => (id === 'spender' ? '\0spender' : null),
        load: (id) => (id === '\0spender' ? SPENDER : null)
      }
    ],
    build: {
      ssr: true,
      write: true,
      outDir: directory,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input: 'spender', output: { format: 'es', entryFileNames: 'spender.mjs' } }
    }
  })
  expect(built).toBeDefined()
  const calls = join(directory, 'calls')
  const child = spawn(process.execPath, [join(directory, 'spender.mjs'), calls], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let permitted = ''
  for await (const chunk of child.stdout) {
    permitted += String(chunk)
    if (permitted.length > 300 && !child.killed) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  expect(permitted).toMatch(/^\.+$/)
  const ledger = readdirSync(calls)[0]!
  const state = readLedger(readFileSync(join(calls, ledger), 'utf8'), Number.MAX_SAFE_INTEGER)
  expect(state.doubtful).toBe(0)
  expect(state.settled.length).toBeGreaterThanOrEqual(permitted.length)
  expect(state.settled.length).toBeLessThanOrEqual(permitted.length + 1)
})
