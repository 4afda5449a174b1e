/** `npm run bench:page -- FIGURES.json`: writes docs/performance.md and its pictures from the figures of one run. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../../scripts/lib/tools.ts'
import { TOPICS } from './metrics.ts'
import { figureOf, pageOf, picture, pictureName, usedFigures, type Run } from './page.ts'

const [source] = process.argv.slice(2)
if (source === undefined) {
  console.error('npm run bench:page -- FIGURES.json')
  process.exit(2)
}
const run = usedFigures(JSON.parse(readFileSync(resolve(source), 'utf8')) as Run)
const folder = join(root, 'docs/performance')
const page = join(root, 'docs/performance.md')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`)
for (const metric of TOPICS.flatMap(({ metrics }) => metrics)) {
  const value = figureOf(run, metric)
  if (value !== null) writeFileSync(join(folder, pictureName(metric)), picture(metric, value))
}
writeFileSync(page, await format(pageOf(run), { ...(await resolveConfig(page)), filepath: page }))
