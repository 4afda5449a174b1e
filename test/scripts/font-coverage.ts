/**
 * Writes the characters of the shipped fonts, for the issue about missing ones. Run `node test/scripts/run.cjs
 * font-coverage` after a change in resources/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FACES } from '../../src-main/shared/text/fonts.ts'
import { rangesText, readWoff2 } from '../helpers/font-file.ts'
import { root } from './lib/tools.ts'

const folder = join(root, 'resources/fonts')
const table = Object.fromEntries(
  FONT_FACES.map(({ family, file }) => [family, rangesText(readWoff2(readFileSync(join(folder, file))).ranges)])
)
writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(table, null, 2)}\n`)
