/**
 * `npm run bench`: figures as one JSON document on standard output, progress on standard error.
 *
 * npm --silent run bench -- [--only=startup,api-client] [--runs=N] [--out=FILE]
 *
 * It has no time limit. A signal ends it with the figures so far.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { arithmetic } from './curves.ts'
import type { Bench, Figures } from './support/bench-types.ts'
import { buildEmptyApp, buildProgram, loadProduct } from './support/build-apps.ts'
import { bundle } from './bundle.ts'
import { calls } from './calls/walk.ts'
import { localSearch } from './local-search.ts'
import { enginePage } from './engine-page.ts'
import { feed } from './feed/feed.ts'
import { fullStart, typing } from './full-cache.ts'
import { apiClientOverhead } from './api-client.ts'
import { idle } from './idle.ts'
import { hostKind, killAll } from './support/launch-app.ts'
import { longList } from './long-list.ts'
import { load, machineFacts } from './support/machine.ts'
import { memory } from './memory.ts'
import { pack } from './packs/pack.ts'
import { sheets } from './sheets.ts'
import { startup } from './startup.ts'
import { weeks } from './calls/week.ts'
import { workspace } from './workspace.ts'

const BENCHES: Readonly<Record<string, (bench: Bench) => Promise<Figures>>> = {
  bundle,
  arithmetic,
  'api-client': apiClientOverhead,
  calls,
  startup,
  'engine-page': enginePage,
  'long-list': longList,
  'local-search': localSearch,
  typing,
  'full-start': fullStart,
  pack,
  sheets,
  feed,
  workspace,
  week: weeks,
  memory,
  idle
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string' }, out: { type: 'string' } }
})
const wanted = values.only?.split(',').filter(Boolean) ?? Object.keys(BENCHES)
const unknown = wanted.filter((name) => !(name in BENCHES))
const runs = values.runs === undefined ? undefined : Number(values.runs)
if (unknown.length > 0 || (runs !== undefined && !(Number.isInteger(runs) && runs > 0))) {
  console.error(
    unknown.length > 0
      ? `There is no bench "${unknown.join('", "')}". There are: ${Object.keys(BENCHES).join(', ')}`
      : '--runs takes a whole number above 0'
  )
  process.exit(2)
}

const scratch = mkdtempSync(join(tmpdir(), 'dynodesk-bench-'))
const figures: Record<string, Figures> = {}
const failures: Record<string, string> = {}
const began = new Date()
const loadBefore = load()
const say = (text: string): void => void process.stderr.write(`${text}\n`)

function finish(code: number): never {
  killAll()
  const seconds = Math.round((Date.now() - began.getTime()) / 1000)
  const text = `${JSON.stringify({ format: 1, takenAt: began.toISOString(), seconds, host: hostKind, machine: machineFacts(), load: { before: loadBefore, after: load() }, figures, ...(Object.keys(failures).length > 0 ? { failures } : {}) }, null, 2)}\n`
  if (values.out !== undefined) writeFileSync(resolve(values.out), text)
  // a pipe takes the whole document or waits; process.exit must not truncate it
  writeFileSync(1, text)
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => ((failures['run'] = `ended by ${signal}`), finish(1)))

try {
  say('building')
  const bench: Bench = {
    program: await buildProgram(scratch),
    empty: await buildEmptyApp(scratch),
    product: await loadProduct(scratch),
    resources: join(scratch, 'dynodesk/resources/demo'),
    scratch,
    runs,
    say
  }
  for (const name of wanted) {
    say(`${name} …`)
    const from = performance.now()
    try {
      figures[name] = await BENCHES[name]!(bench)
      say(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
    } catch (error) {
      failures[name] = error instanceof Error ? (error.stack ?? error.message) : String(error)
      say(`${name} failed: ${failures[name]}`)
    }
  }
} catch (error) {
  failures['build'] = String(error)
}
finish(Object.keys(failures).length > 0 ? 1 : 0)
