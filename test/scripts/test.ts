/**
 * `npm test`: everything that has to hold, in the order in which it fails fastest. Stops at the first step that fails and names it. The last line
 * is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getBrowser } from './get-browser.ts'
import { root, run } from './tools.ts'
import { add, line, ofPlaywright, ofVitest, type Totals } from './totals.ts'

const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const e2eReport = join(results, 'e2e.json')
const env: NodeJS.ProcessEnv = { E2E_ELECTRON: 'standin', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }

const tool = (command: string, ...args: string[]) => async (): Promise<boolean> => (await run(command, args, { env })).code === 0
const all = (...parts: (() => Promise<boolean>)[]) => async (): Promise<boolean> => {
  for (const part of parts) if (!(await part())) return false
  return true
}
/** Both to their end, so that one run names all that is wrong. */
const together = (...parts: (() => Promise<boolean>)[]) => async (): Promise<boolean> => (await Promise.all(parts.map((part) => part()))).every(Boolean)
let totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const counted = (step: () => Promise<boolean>, count: () => Totals) => async (): Promise<boolean> => {
  const ok = await step()
  let counts: Totals
  try {
    counts = count()
  } catch {
    counts = { passed: 0, failed: 1, skipped: 0 } // it ended before it could write its report
  }
  totals = add(totals, { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) })
  return ok
}
const read = (file: string): never => JSON.parse(readFileSync(file, 'utf8')) as never

const steps: [name: string, step: () => Promise<boolean>][] = [
  ['browser', async () => {
    const browser = await getBrowser()
    if (browser !== undefined) console.log(browser.path)
    return browser !== undefined
  }],
  // each keeps one core busy for half a minute
  ['lint and types', together(
    tool('eslint', '--max-warnings', '0', '.'),
    all(tool('tsc', '-p', 'tsconfig.core.json'), tool('tsc', '-p', 'tsconfig.node.json'), tool('vue-tsc', '-p', 'tsconfig.web.json'), tool('vue-tsc', '-p', 'tsconfig.test.json'))
  )],
  ['build', tool('electron-vite', 'build', '--logLevel', 'warn')],
  ['unit, contract, integration and packaging tests', counted(tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`), () => ofVitest(read(unitReport)))],
  ['end-to-end tests', counted(tool('playwright', 'test'), () => ofPlaywright(read(e2eReport)))]
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  if (await step()) {
    console.log(`   ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    continue
  }
  console.error(`\nStopped: ${name} failed.`)
  if (totals.failed === 0) totals = add(totals, { passed: 0, failed: 1, skipped: 0 })
  process.exitCode = 1
  break
}
console.log(`\n${line(totals)}`)
