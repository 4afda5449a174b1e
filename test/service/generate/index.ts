/**
 * Writes the demo catalogue to `resources/demo`: `node test/service/generate/index.ts`.
 *
 * Catalogue, texts and drawings are committed; a test compares the files with this output.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { asText, CatalogueMaker } from './catalogue.ts'
import { drawings } from './drawings.ts'
import { odditiesText } from './oddities/index.ts'
import { texts } from './texts.ts'

/** Every file below `resources/demo`, by path. */
export function demoFiles(): Map<string, string> {
  const catalogue = new CatalogueMaker().make()
  const media = [...drawings(catalogue.manufacturers)].map(([path, text]) => [`media/${path}`, text] as const)
  return new Map([
    ['catalogue.json', asText(catalogue)],
    ['oddities.json', odditiesText()],
    ['texts.json', `${JSON.stringify(texts(), null, 1)}\n`],
    ...media
  ])
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(import.meta.dirname, '../../../resources/demo')
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of demoFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
