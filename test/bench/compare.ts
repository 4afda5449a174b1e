/**
 * `npm run bench:compare`: whether the working tree is slower than a revision.
 *
 *     npm run bench:compare -- BASE [--only=startup,engine-page] [--rounds=6] [--runs=N]
 *
 * Builds both, measures them in turns (base, now, now, base …) and ends with 1 when a figure is lost: 5 % worse, and
 * not by chance (Welch's t-test of the medians of the rounds). The last ten results stay in `bench-results/`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environment, git, root } from '../scripts/lib/tools.ts'
import { CHANCE, judge, LOSS, type Verdict } from './gate/judge.ts'
import { load } from './support/machine.ts'

/** Short, with a spread that a comparison can use. */
const DEFAULT_BENCHES = 'bundle,startup,engine-page,long-list'
const KEPT_RESULTS = 10

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: DEFAULT_BENCHES },
    rounds: { type: 'string', default: '6' },
    runs: { type: 'string', default: '5' }
  }
})
const [revision] = positionals
const rounds = Number(values.rounds)
if (revision === undefined || !(Number.isInteger(rounds) && rounds >= 2)) {
  console.error('npm run bench:compare -- BASE [--only=…] [--rounds=N, at least 2] [--runs=N]')
  process.exit(2)
}

const scratch = mkdtempSync(join(tmpdir(), 'dynodesk-compare-'))
const baseTree = join(scratch, 'base')

/** The tree of the base, with the packages of its own lock file. */
async function checkOut(): Promise<void> {
  git('worktree', 'add', '--detach', '--quiet', baseTree, revision!)
  const lock = (tree: string): string => readFileSync(join(tree, 'package-lock.json'), 'utf8')
  if (lock(baseTree) === lock(root)) symlinkSync(join(root, 'node_modules'), join(baseTree, 'node_modules'), 'junction')
  else await runIn(baseTree, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
}

function runIn(tree: string, command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: tree,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32'
    })
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${command} ${args[0]} in ${tree}: ${code}`))))
  })
}

async function measure(tree: string): Promise<unknown> {
  const out = join(scratch, 'figures.json')
  await runIn(tree, 'node', ['test/bench/run.ts', `--only=${values.only}`, `--runs=${values.runs}`, `--out=${out}`])
  return (JSON.parse(readFileSync(out, 'utf8')) as { readonly figures: unknown }).figures
}

/** Base first in even rounds and last in odd ones, so that a machine that warms up favours neither. */
async function measureInTurns(): Promise<{ base: unknown[]; now: unknown[] }> {
  const taken = { base: [] as unknown[], now: [] as unknown[] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['base', 'now'] as const) : (['now', 'base'] as const)
    for (const side of order) {
      console.error(`round ${round + 1} of ${rounds}: ${side}`)
      taken[side].push(await measure(side === 'base' ? baseTree : root))
    }
  }
  return taken
}

function keep(result: object): void {
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}.json`
  writeFileSync(join(folder, name), `${JSON.stringify(result, null, 2)}\n`)
  const older = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .slice(0, -KEPT_RESULTS)
  for (const file of older) rmSync(join(folder, file))
}

function line({ figure, base, now, loss, chance, isLost }: Verdict): string {
  const percent = `${loss > 0 ? '+' : ''}${(100 * loss).toFixed(1)} %`
  return `${isLost ? 'LOST ' : '     '}${figure}: ${base} -> ${now} (${percent}, p ${chance.toFixed(3)})`
}

let code = 1
try {
  await checkOut()
  const before = load()
  const taken = await measureInTurns()
  const verdicts = judge(taken.base, taken.now)
  const lost = verdicts.filter(({ isLost }) => isLost)
  const gained = verdicts.filter(({ loss, chance }) => loss <= -LOSS && chance < CHANCE)
  keep({ base: git('rev-parse', revision), now: git('describe', '--always', '--dirty'), load: before, verdicts })
  for (const one of [...lost, ...gained]) console.log(line(one))
  console.log(`${verdicts.length} figures, ${lost.length} lost, ${gained.length} gained; load ${before} to ${load()}`)
  code = lost.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  git('worktree', 'remove', '--force', baseTree)
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(code)
