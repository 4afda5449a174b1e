/** `npm run pictures [screen …]`: writes a picture of every screen and state to `pictures/`, from a fresh build. */
import { getBrowser } from './lib/get-browser.ts'
import { built, run } from './lib/tools.ts'

if ((await getBrowser()) === undefined || !(await built())) process.exit(1)
const { code } = await run('playwright', ['test', 'test/e2e/app/pictures.spec.ts', ...process.argv.slice(2)], {
  env: { E2E_ELECTRON: 'standin', E2E_PICTURES: '1' }
})
process.exit(code ?? 1)
