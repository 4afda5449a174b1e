/** `npm run test:e2e`: the end-to-end tests alone, on a build of the current sources. */
import { getBrowser } from './lib/get-browser.ts'
import { built, run } from './lib/tools.ts'

if ((await getBrowser()) === undefined || !(await built())) process.exit(1)
process.exit(
  (await run('playwright', ['test', ...process.argv.slice(2)], { env: { E2E_ELECTRON: 'standin' } })).code ?? 1
)
