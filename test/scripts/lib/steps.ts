/**
 * Runs the steps of `npm test` and `npm run test:long`: stops at the first failure, names it, and ends with the total
 * of all tests.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { getBrowser } from './get-browser.ts'
import { root, run } from './tools.ts'
import { add, COUNTS_FILE, NONE, readTotals, summary, writeTotals, type Totals } from './totals.ts'

/** True: it passed. */
export type Step = () => Promise<boolean>

export const RESULTS = join(root, 'test-results')
const env: NodeJS.ProcessEnv = { E2E_ELECTRON: 'standin', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }

export const tool =
  (command: string, ...args: string[]): Step =>
  async () =>
    (await run(command, args, { env })).code === 0
/** Runs every part, also after a failure, so that one run names all failures. */
export const inTurn =
  (...parts: Step[]): Step =>
  async () => {
    let passed = true
    for (const part of parts) passed = (await part()) && passed
    return passed
  }
/** Like `inTurn`, at the same time. */
export const together =
  (...parts: Step[]): Step =>
  async () =>
    (await Promise.all(parts.map((part) => part()))).every(Boolean)

/** The projects of TypeScript, and the files that each of them checks. */
const PROJECTS: readonly { readonly by: 'tsc' | 'vue-tsc'; readonly name: string; readonly files: RegExp }[] = [
  { by: 'tsc', name: 'shared', files: /^src-main\/shared\// },
  { by: 'tsc', name: 'node', files: /^src-main\/|^[^/]+\.config\.ts$/ },
  { by: 'vue-tsc', name: 'web', files: /^src-renderer\/|^src-main\/(shared|contract)\// },
  { by: 'vue-tsc', name: 'test', files: /\.(ts|vue|json)$/ }
]
const check = (projects: typeof PROJECTS): Step =>
  inTurn(...projects.map(({ by, name }) => tool(by, '-p', `tsconfig.${name}.json`)))
export const typecheck = check(PROJECTS)
/** The type check of what these files can break. */
export const typesOf = (changed: readonly string[]): Step =>
  check(PROJECTS.filter(({ files }) => changed.some((file) => files.test(file))))
/** Format, rules, unused code, and what `test/lint/check-tree.ts` checks. */
export const lint = inTurn(
  tool('prettier', '--check', '--log-level', 'warn', '.'),
  tool('eslint', '--max-warnings', '0', '.'),
  tool('knip', '--no-progress'),
  tool('node', 'test/lint/check-tree.ts')
)

let totals = NONE
/** A runner with a counting reporter of this folder. */
async function counted(name: string, command: string, ...args: string[]): Promise<Totals & { readonly ok: boolean }> {
  const file = join(RESULTS, `${name}-counts.json`)
  rmSync(file, { force: true })
  const { code } = await run(command, args, { env: { ...env, [COUNTS_FILE]: file } })
  const counts = { ok: code === 0, ...readTotals(file, code === 0) }
  totals = add(totals, counts)
  return counts
}
/** On CI, a test file whose process crashed runs once more, as a failed test does. */
export const vitest =
  (name: string, ...args: string[]): Step =>
  async () => {
    const runOf = (part: string, ...files: string[]) =>
      counted(
        part,
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=./test/scripts/lib/count-vitest.ts',
        '--reporter=json',
        `--outputFile.json=${join(RESULTS, `${part}.json`)}`,
        ...args,
        ...files
      )
    const { ok, failed, crashed = [] } = await runOf(name)
    if (ok || failed > 0 || crashed.length === 0) return ok
    console.log(`Node crashed in ${crashed.join(', ')}. It runs once more.`)
    return (await runOf(`${name}-again`, ...crashed)).ok
  }
export const playwright =
  (name: string, ...args: string[]): Step =>
  async () =>
    (await counted(name, 'playwright', 'test', ...args)).ok

export const browser: Step = async () => {
  const found = await getBrowser()
  if (found !== undefined) console.log(found.path)
  return found !== undefined
}

/** The last line is `N passed, N failed`; with TEST_TOTALS_FILE set the total is written there instead. */
export async function runSteps(steps: readonly (readonly [name: string, step: Step])[]): Promise<void> {
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`)
    const begun = performance.now()
    if (await step()) {
      console.log(`   ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      continue
    }
    console.error(`\nStopped: ${name} failed.`)
    // a step without tests
    if (totals.failed === 0) totals = add(totals, { ...NONE, failed: 1 })
    process.exitCode = 1
    break
  }
  const file = process.env['TEST_TOTALS_FILE']
  if (file) writeTotals(file, totals)
  else console.log(`\n${summary(totals)}`)
}
