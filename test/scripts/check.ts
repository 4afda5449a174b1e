/**
 * `npm run check`: format, lint, types and the nearest unit tests of what changed since the last commit, or since a
 * given one: `npm run check -- main`. Types are checked incrementally and ESLint keeps its results, so that the second
 * run is short. `npm run lint` and `npm run typecheck` check every file.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from '../lint/check-tree.ts'
import { nearTests } from './lib/near-tests.ts'
import { RESULTS, runSteps, together, tool, typesOf, vitest, type Step } from './lib/steps.ts'
import { git, root } from './lib/tools.ts'

const [since = 'HEAD'] = process.argv.slice(2)
const lines = (...args: string[]): string[] =>
  git(...args)
    .split('\n')
    .filter(Boolean)
const exists = (file: string): boolean => existsSync(join(root, file))

const untracked = lines('ls-files', '--others', '--exclude-standard')
const changed = [...new Set([...lines('diff', '--name-only', since), ...untracked])].filter(exists)
const sources = changed.filter((file) => /\.(ts|vue|js|cjs)$/.test(file))
const modules = [...lines('ls-files'), ...untracked].filter((file) => /\.(ts|vue)$/.test(file) && exists(file))
const tests = nearTests(
  importGraph(modules, (file) => readFileSync(join(root, file), 'utf8')),
  changed
)
const none: Step = async () => true
const CACHED = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/']

mkdirSync(RESULTS, { recursive: true })
await runSteps([
  [
    'format, lint and types',
    together(
      changed.length ? tool('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed) : none,
      sources.length ? tool('eslint', ...CACHED, '--max-warnings', '0', '--no-warn-ignored', ...sources) : none,
      tool('node', 'test/lint/check-tree.ts'),
      typesOf(changed)
    )
  ],
  [`the ${tests.length} test files nearest to the change`, tests.length ? vitest('check', ...tests) : none]
])
