/** `npm test`: all checks, those that fail fastest first. */
import { mkdirSync, rmSync } from 'node:fs'
import { browser, lint, playwright, RESULTS, runSteps, together, tool, typecheck, vitest } from './lib/steps.ts'

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
await runSteps([
  ['browser', browser],
  // each keeps one core busy for a minute
  ['lint and types', together(lint, typecheck)],
  ['build', tool('electron-vite', 'build', '--logLevel', 'warn')],
  ['unit, contract, integration and packaging tests', vitest('unit')],
  ['end-to-end tests', playwright('e2e')]
])
