/** The pictures of the manual are part of the installer. */
import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src-main/shared/text/languages'

const folder = resolve(import.meta.dirname, '../../resources/manual')
const picturesOf = (language: string): readonly string[] => globSync('*', { cwd: resolve(folder, language) }).toSorted()

it.each(LANGUAGES)('the manual in %s has every picture in both themes', (language) =>
  expect(picturesOf(language)).toEqual(picturesOf('en'))
)

it('they take at most 2.2 MB', () => {
  const files = LANGUAGES.flatMap((language) => picturesOf(language).map((name) => resolve(folder, language, name)))
  expect(files).toHaveLength(9 * 8)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(2_200_000)
})
