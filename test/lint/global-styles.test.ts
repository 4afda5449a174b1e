import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../src-renderer')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const parts = globSync('**/*.vue', { cwd: root })
/**
 * Looks that reach beyond the part they stand with, because it is drawn outside of the page or shared by a feature.
 * Those of the whole window are in ui.
 */
const sheets = [
  ...parts
    .map((file) => ({
      file,
      css: [...read(file).matchAll(/<style>([^]*?)<\/style>/g)].map((found) => found[1]).join('\n')
    }))
    .filter(({ css }) => css !== ''),
  ...globSync('{app,features}/**/*.css', { cwd: root }).map((file) => ({ file, css: read(file) }))
]
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};@]+)\{/g)].flatMap(([, selectors]) =>
    selectors!.split(',').map((one) => one.trim())
  )
/** The class a selector begins with; a tag before it narrows it only. */
const rootOf = (selector: string): string => /^[a-z]*\.([\w-]+)/.exec(selector)?.[1] ?? selector
const users = new Map<string, Set<string>>()
for (const file of parts)
  for (const [, names] of read(file).matchAll(/class="([^"]*)"/g))
    for (const name of names!.split(/\s+/)) users.set(name, (users.get(name) ?? new Set()).add(dirname(file)))

it('looks that are not scoped begin with a name of two words that no other folder uses', () => {
  expect(sheets.length).toBeGreaterThan(3)
  const leaks = sheets.flatMap(({ file, css }) =>
    [...new Set(selectorsOf(css).map(rootOf))]
      .filter(
        (name) =>
          !/^[a-z]+(-[a-z]+)+$/.test(name) || [...(users.get(name) ?? [])].some((folder) => folder !== dirname(file))
      )
      .map((name) => `${file}: .${name}`)
  )
  expect(leaks).toEqual([])
})
