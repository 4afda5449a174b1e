import { describe, expect, it } from 'vitest'
import { fullFolders, importCycles, importGraph, MAX_FILES_IN_FOLDER, missingReferences } from './check-tree.ts'

describe('import cycles', () => {
  const cyclesOf = (sources: Record<string, string>): string[][] =>
    importCycles(importGraph(Object.keys(sources), (file) => sources[file]!))
  const A = 'src-main/shared/a.ts'
  const B = 'src-main/shared/text/b.ts'
  const VIEW = 'src-renderer/View.vue'

  it('are found through aliases, relative paths, folders and type imports', () => {
    expect(cyclesOf({ [A]: "import { b } from './text/b'", [B]: "import type { A } from '@shared/a'" })).toEqual([
      [A, B]
    ])
    expect(
      cyclesOf({ 'src-renderer/x/index.ts': "export * from '../View.vue'", [VIEW]: "import x from '@/x'" })
    ).toEqual([['src-renderer/View.vue', 'src-renderer/x/index.ts']])
    expect(cyclesOf({ [A]: "const b = () => import('./text/b')", [B]: "import a from '../a'" })).toEqual([[A, B]])
  })
  it('do not exist where files share an import, or where a package has the name', () => {
    expect(
      cyclesOf({ [A]: "import './text/b'\nimport vue from 'vue'", [B]: '', [VIEW]: "import '@shared/text/b'" })
    ).toEqual([])
  })
})

describe('folders', () => {
  const many = (folder: string): string[] =>
    Array.from({ length: MAX_FILES_IN_FOLDER + 1 }, (_, index) => `${folder}/f${index}.ts`)

  it('with too many files are named with their count', () => {
    expect(fullFolders(many('src-main/services'))).toEqual(['src-main/services: 16'])
    expect(fullFolders(many('src-main/services').slice(1))).toEqual([])
  })
  it('of texts and fixtures may have as many files as there are languages and samples', () => {
    expect(fullFolders([...many('src-renderer/locales/en'), ...many('test/fixtures/sheets')])).toEqual([])
  })
})

describe('guides', () => {
  const tree = new Set(['src-main/index.ts', 'docs/design.md', 'src-main/shared'])
  const missing = (text: string, guide = 'docs/guide.md'): string[] =>
    missingReferences(guide, text, (pattern) => tree.has(pattern), ['start'])

  it('name paths and scripts that exist', () => {
    expect(
      missing('See `src-main/index.ts`, `src-main/shared/` and [the design](design.md#why); `npm run start`.')
    ).toEqual([])
    expect(missing('See `src-main/gone.ts` and [the plan](plan.md); `npm run stop`.')).toEqual([
      'plan.md',
      'src-main/gone.ts',
      'npm run stop'
    ])
  })
  it('may name addresses, expressions and paths of other systems', () => {
    expect(missing('`a/b`, `/usr/bin`, [site](https://example.invalid/x), `GET /types`, `src-main`')).toEqual([])
  })
})
