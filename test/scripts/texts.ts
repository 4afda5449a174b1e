/**
 * `npm run texts`: lists missing, superfluous and mismatched texts of each language. With `--release` any of them
 * fails; otherwise a missing text shows in English, and tests fail for the others.
 */
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as TextProblems from '../helpers/text-problems.ts'
import { root } from './lib/tools.ts'

const { module } = await runnerImport<typeof TextProblems>(join(root, 'test/helpers/text-problems.ts'), {
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@shared': join(root, 'src-main/shared') } }
})

let found = 0
for (const { language, count, missing, superfluous, placeholders, plurals } of module.textReport()) {
  console.log(`${language}: ${count} texts`)
  for (const [problem, keys] of Object.entries({ missing, superfluous, placeholders, plurals })) {
    for (const key of keys) console.log(`  ${problem}: ${key}`)
    found += keys.length
  }
}
if (found > 0) console.log(`${found} texts to write or correct`)
if (process.argv.includes('--release') && found > 0) process.exitCode = 1
