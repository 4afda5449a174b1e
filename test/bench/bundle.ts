/** Sizes of what loads before the first paint, from the built files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench, Figures } from './support/bench-types.ts'

interface Size {
  readonly bytes: number
  readonly gzipBytes: number
}
const sizeOf = (file: string): Size => {
  const text = readFileSync(file)
  return { bytes: text.length, gzipBytes: gzipSync(text, { level: 9 }).length }
}
const sum = (sizes: readonly Size[]): Size => ({
  bytes: sizes.reduce((all, one) => all + one.bytes, 0),
  gzipBytes: sizes.reduce((all, one) => all + one.gzipBytes, 0)
})

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[^'"()]*?from)?\s*["']\.\/([\w.-]+\.js)["']/g

/** A script and everything it imports before it runs, as file names in the assets folder. */
function withImports(assets: string, entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const [, name] of readFileSync(join(assets, entry), 'utf8').matchAll(STATIC_IMPORT))
    withImports(assets, name!, found)
  return found
}

/** The scripts and styles that the built page loads before it shows anything, as file names in the assets folder. */
function firstFiles(renderer: string): { readonly scripts: ReadonlySet<string>; readonly styles: readonly string[] } {
  const assets = join(renderer, 'assets')
  const html = readFileSync(join(renderer, 'index.html'), 'utf8')
  const names = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!)
  const [entry] = names(/<script[^>]*src="\.\/assets\/([^"]+)"/g)
  if (entry === undefined) throw new Error('the page names no script')
  const first = withImports(assets, entry)
  // Vite preloads all of these; one that the search misses is a bug of the search
  const unseen = names(/<link rel="modulepreload"[^>]*href="\.\/assets\/([^"]+)"/g).filter((name) => !first.has(name))
  if (unseen.length > 0) throw new Error(`not found among the imports: ${unseen.join(', ')}`)
  return { scripts: first, styles: names(/<link rel="stylesheet"[^>]*href="\.\/assets\/([^"]+)"/g) }
}

const sizesIn = (assets: string, files: Iterable<string>): Size[] =>
  [...files].map((name) => sizeOf(join(assets, name)))

/** Size of the scripts before the first paint. @param program folder of the built program */
export const firstScripts = (program: string): Size =>
  sum(sizesIn(join(program, 'out/renderer/assets'), firstFiles(join(program, 'out/renderer')).scripts))

export async function bundle({ program }: Bench): Promise<Figures> {
  const renderer = join(program, 'out/renderer')
  const assets = join(renderer, 'assets')
  const { scripts: first, styles } = firstFiles(renderer)
  const each = (files: Iterable<string>): Size[] => sizesIn(assets, files)
  const plain = (name: string): string => name.replace(/-[\w-]{8}\.js$/, '')

  const all = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const routes = all.filter((name) => /Page-/.test(name) && !first.has(name))
  const mainFiles = (folder: string): string[] =>
    readdirSync(join(program, 'out', folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.c?js$/.test(name)
    )
  const parts = (folder: string): Figures =>
    Object.fromEntries(
      mainFiles(folder).map((name) => [
        name.replace(/-[\w-]{8}(?=\.js$)/, ''),
        sizeOf(join(program, 'out', folder, name))
      ])
    )
  return {
    beforeFirstPaint: {
      scripts: sum(each(first)),
      styles: sum(each(styles)),
      total: sum([...each(first), ...each(styles)]),
      files: Object.fromEntries([...first].map((name) => [plain(name), sizeOf(join(assets, name))]))
    },
    routes: Object.fromEntries(
      routes.map((name) => [
        plain(name),
        {
          own: sizeOf(join(assets, name)),
          withWhatItAdds: sum(each([...withImports(assets, name)].filter((one) => !first.has(one))))
        }
      ])
    ),
    allScripts: sum(each(all)),
    main: parts('main'),
    preload: parts('preload')
  }
}
