/** `npm run lint` and `npm run typecheck`: every part, also after one has failed. */
import { lint, typecheck } from './steps.ts'

const passed = await (process.argv[2] === 'lint' ? lint : typecheck)()
process.exitCode = passed ? 0 : 1
