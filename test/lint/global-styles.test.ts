import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../src-renderer')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const parts = globSync('**/*.vue', { cwd: root })
const styleOf = (file: string): string =>
  file.endsWith('.css')
    ? read(file)
    : [...read(file).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n')
/** Style files that a component includes as scoped. */
const scopedFiles = new Set(
  parts.flatMap((file) =>
    [...read(file).matchAll(/<style scoped src="([^"]+)"/g)].map(([, path]) => join(dirname(file), path!))
  )
)
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
  ...globSync('{shell,features}/**/*.css', { cwd: root })
    .filter((file) => !scopedFiles.has(file))
    .map((file) => ({ file, css: read(file) }))
]
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\/|@(?:media|container)[^{]*\{/g, '').matchAll(/([^{};@]+)\{/g)].flatMap(
    ([, selectors]) => selectors!.split(',').map((one) => one.trim())
  )
/** The class a selector begins with; a tag before it narrows it only. */
const rootOf = (selector: string): string => /^[a-z]*\.([\w-]+)/.exec(selector)?.[1] ?? selector
/** `features/<name>`, or a folder at the top. */
const areaOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/')
const users = new Map<string, Set<string>>()
for (const file of parts)
  for (const [, names] of read(file).matchAll(/class="([^"]*)"/g))
    for (const name of names!.split(/\s+/)) users.set(name, (users.get(name) ?? new Set()).add(areaOf(file)))

it('unscoped styles begin with a name of two words that no other feature uses', () => {
  expect(sheets.length).toBeGreaterThan(3)
  const leaks = sheets.flatMap(({ file, css }) =>
    [...new Set(selectorsOf(css).map(rootOf))]
      .filter(
        (name) => !/^[a-z]+(-[a-z]+)+$/.test(name) || [...(users.get(name) ?? [])].some((area) => area !== areaOf(file))
      )
      .map((name) => `${file}: .${name}`)
  )
  expect(leaks).toEqual([])
})

it('every scroller is positioned, so that hidden texts inside it do not scroll the window', () => {
  const scrollers = [...parts, ...globSync('**/*.css', { cwd: root })].flatMap((file) =>
    [...styleOf(file).matchAll(/([^{};@]+)\{([^{}]*\boverflow(?:-[xy])?:[^;]*(?:auto|scroll)[^{}]*)\}/g)].map(
      ([, selector, body]) => ({ where: `${file}: ${selector!.trim()}`, positioned: body!.includes('position:') })
    )
  )
  expect(scrollers.length).toBeGreaterThan(20)
  expect(scrollers.filter(({ positioned }) => !positioned).map(({ where }) => where)).toEqual([])
})
