/** `npm run test:long`: simulations that take minutes, of which `npm test` runs samples. */
import { browser, playwright, runSteps, vitest } from './lib/steps.ts'
import { built } from './lib/tools.ts'

// playwright.config.ts leaves them out otherwise
process.env['E2E_LONG'] = '1'

await runSteps([
  ['browser', browser],
  ['build', built],
  ['long simulations', vitest('long', '--config', 'vitest.long.config.ts')],
  ['long end-to-end tests', playwright('e2e-long', '--grep', '@long')]
])
