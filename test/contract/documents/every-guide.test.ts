/** What all guides for administrators and other programs have in common. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSettingKey, SETTINGS } from '@shared/settings/schema'
import { quotedIn, readGuide, root } from './guide'

const GUIDES = [
  'README.md',
  ...['administration', 'automation', 'command-line', 'export', 'release', 'several-computers', 'updates'].map(
    (name) => `docs/${name}.md`
  )
]
/** Quoted, but no label. */
const EXAMPLES = ['Anna is on it']
const sources = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
const texts = sources('src-main/shared/locales/en/{*.ts,main/*.ts}')
const program = sources('{src-main,test/scripts,test/standin}/**/*.{ts,cjs}') + sources('.github/workflows/*.yml')
const tests = globSync('test/{contract,e2e,packaging}/**/*.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.includes('readGuide('))

describe.each(GUIDES)('%s', (name) => {
  const guide = readGuide(name)
  const quoted = quotedIn(guide.prose)

  test('names settings that exist', () => {
    const groups = new Set(Object.keys(SETTINGS).map((key) => key.split('.')[0]))
    const named = quoted.filter((text) => /^[a-z]+(\.[A-Za-z]+)+$/.test(text) && groups.has(text.split('.')[0]!))
    // a group of other words, or a file
    const others = /^(?:net\.|.*\.(?:db|json|md|csv|svg)$)/
    expect(named.filter((key) => !isSettingKey(key) && !others.test(key))).toEqual([])
  })

  // the blocks of several-computers.md are files of a server, and test/main/adapters/workspace runs one
  test.skipIf(name.endsWith('several-computers.md'))('has no code block that no test reads', () => {
    const read = (heading: string): boolean =>
      tests.some((text) => text.includes(`readGuide('${name}')`) && text.includes(`blocksOf('${heading}')`))
    const untried = guide.blocks.filter(({ heading }) => !read(heading)).map(({ heading }) => heading)
    expect(untried).toEqual([])
  })

  test('quotes labels of the window', () => {
    const labels = [...guide.prose.replaceAll(/`[^`\n]+`/g, '').matchAll(/"([A-Z][^"\n]+)"/g)].map(
      ([, label]) => label!
    )
    expect(labels.filter((label) => !texts.includes(`'${label}`) && !EXAMPLES.includes(label))).toEqual([])
  })

  test('names switches that exist', () => {
    const switches = [...quoted, ...guide.blocks.flatMap(({ text }) => text.split('\n'))]
      .filter((text) => /^(?:--|npm |node |dynodesk )/i.test(text))
      .flatMap((text) => [...text.matchAll(/(?:^|\s)--([a-z][a-z-]+)/g)].map(([, one]) => one!))
    const known = (one: string): boolean => new RegExp(`['" \\-]${one}(?:['" =*]|$)`, 'm').test(program)
    expect(switches.filter((one) => !known(one)).map((one) => `${basename(name)}: --${one}`)).toEqual([])
  })
})
