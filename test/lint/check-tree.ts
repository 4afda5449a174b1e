/**
 * Checks what ESLint does not see: import cycles, folders with too many files, and paths and commands in the guides
 * that do not exist. `node test/lint/check-tree.ts` prints one line for each problem and exits with 1.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const MAX_FILES_IN_FOLDER = 15
const ALIASES: Readonly<Record<string, string>> = {
  '@shared/': 'src-main/shared/',
  '@contract/': 'src-main/contract/',
  '@main/': 'src-main/',
  '@/': 'src-renderer/'
}

/** File to the files it imports, types included. Paths are relative to the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g

/** @param read the text of a file of `files` */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files)
  const target = (from: string, name: string): string | undefined => {
    const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix))
    if (!alias && !name.startsWith('.')) return undefined
    const path = alias ? ALIASES[alias] + name.slice(alias.length) : posix.join(posix.dirname(from), name)
    const bare = path.replace(/\?.*$/, '')
    return [bare, `${bare}.ts`, `${bare}/index.ts`].find((file) => known.has(file))
  }
  return new Map(
    files.map((file) => [
      file,
      [...read(file).matchAll(IMPORT)].flatMap(([, name]) => target(file, name!) ?? []).filter((to) => to !== file)
    ])
  )
}

/** Each group of files that import each other, in a fixed order (Tarjan). */
export function importCycles(graph: ImportGraph): string[][] {
  const indexOf = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): number => {
    const index = indexOf.size
    indexOf.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!indexOf.has(next)) lowest.set(file, Math.min(lowest.get(file)!, visit(next)))
      else if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, indexOf.get(next)!))
    }
    if (lowest.get(file) === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) cycles.push(group.sort())
    }
    return lowest.get(file)!
  }
  for (const file of graph.keys()) if (!indexOf.has(file)) visit(file)
  return cycles.sort()
}

/** Folders of source files with more than `MAX_FILES_IN_FOLDER` files; texts and fixtures aside. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = posix.dirname(file)
    if (!/^(src-main|src-renderer|test)\//.test(file) || /(^|\/)(locales|texts|fixtures)(\/|$)/.test(folder)) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MAX_FILES_IN_FOLDER).map(([folder, count]) => `${folder}: ${count}`)
}

const TOP = /^(src-main|src-renderer|test|docs|resources)\//
const PATH = /^\.{0,2}\/?[\w@.-]+(\/[\w@.*{},-]+)+\/?$/

/**
 * Paths and npm scripts that a guide names and the tree does not have. A path is written in backticks or as the target
 * of a link; it is looked up from the top, or from the folder of the guide.
 *
 * @param matches whether a path or glob pattern, relative to the project, names something
 * @param scripts of package.json
 */
export function missingReferences(
  guide: string,
  text: string,
  matches: (pattern: string) => boolean,
  scripts: readonly string[]
): string[] {
  const folder = posix.dirname(guide)
  const found = (path: string, from: readonly string[]): boolean =>
    from.some((start) => matches(posix.join(start, path).replace(/\/$/, '')))
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!)
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script!)
  return [
    ...links.filter((path) => !/^[a-z]+:/.test(path) && !found(path, [folder])),
    ...quoted.filter((path) => PATH.test(path) && TOP.test(path) && !found(path, ['.'])),
    ...commands.filter((script) => !scripts.includes(script)).map((script) => `npm run ${script}`)
  ]
}

function problems(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const sources = files.filter((file) => /^src-(main|renderer)\/.*\.(ts|vue)$/.test(file))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const matches = (pattern: string): boolean =>
    existsSync(join(root, pattern)) || globSync(pattern, { cwd: root }).length > 0
  return [
    ...importCycles(importGraph(sources, read)).map(
      (cycle) => `import cycle: ${cycle.join(', ')}. Move what they share into a file of its own.`
    ),
    ...fullFolders(files).map((folder) => `${folder} files, more than ${MAX_FILES_IN_FOLDER}. Group them by subject.`),
    ...files
      .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
      .flatMap((guide) =>
        missingReferences(guide, read(guide), matches, Object.keys(scripts)).map(
          (path) => `${guide} names ${path}, which does not exist. Correct the guide.`
        )
      )
  ]
}

if (process.argv[1] === import.meta.filename) {
  const lines = problems()
  for (const line of lines) console.error(line)
  process.exitCode = lines.length ? 1 : 0
}
