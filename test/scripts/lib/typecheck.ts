/** `npm run typecheck`: the types of all projects, also after one has failed. */
import { typecheck } from './steps.ts'

process.exitCode = (await typecheck()) ? 0 : 1
