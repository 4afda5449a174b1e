/**
 * Prints the size and the open debt of the tree: `node test/lint/measure-tree.ts`. Product code is src-main and
 * src-renderer without the texts of the languages; lines are those that Prettier sets.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ESLint } from 'eslint'
import { fullFolders, importCycles, importGraph } from './check-tree.ts'

const root = resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = files.filter((file) => /^src-(main|renderer)\/.*\.(ts|vue)$/.test(file))
const product = sources.filter((file) => !/\/(locales|texts)\//.test(file))
const lines = product.map((file) => read(file).trimEnd().split('\n'))
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|<!--)/.test(line)

const results = await new ESLint({ cwd: root }).lintFiles(['src-main', 'src-renderer'])
const debt: Record<string, number> = {}
for (const { ruleId } of results.flatMap((result) => [...result.messages, ...result.suppressedMessages]))
  if (ruleId) debt[ruleId] = (debt[ruleId] ?? 0) + 1

console.table({
  'product files': product.length,
  'product lines': lines.flat().length,
  'of these comments': lines.flat().filter(isComment).length,
  'files over 300 lines': lines.filter((file) => file.length > 300).length,
  'functions over 60 lines': debt['max-lines-per-function'] ?? 0,
  'lines over 120 columns': debt['max-len'] ?? 0,
  'names with banned words': debt['house/plain-names'] ?? 0,
  'folders over 15 files': fullFolders(files).length,
  'import cycles': importCycles(importGraph(sources, read)).length
})
