/**
 * `npm run check`: format, lint, types and unit tests of what changed since the last commit, or since a given one:
 * `npm run check -- main`. Types are checked incrementally, so that the second run is short.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runSteps, together, tool, typecheck, type Step } from './lib/steps.ts'
import { root } from './lib/tools.ts'

const [since = 'HEAD'] = process.argv.slice(2)
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])
].filter((file) => existsSync(join(root, file)))
const sources = changed.filter((file) => /\.(ts|vue|js|cjs)$/.test(file))
const none: Step = async () => true

await runSteps([
  [
    'format, lint and types',
    together(
      changed.length ? tool('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed) : none,
      sources.length ? tool('eslint', '--max-warnings', '0', '--no-warn-ignored', ...sources) : none,
      tool('node', 'test/lint/check-tree.ts'),
      typecheck
    )
  ],
  ['unit tests of what changed', sources.length ? tool('vitest', 'run', '--changed', since, '--passWithNoTests') : none]
])
