/**
 * Whether the shop can read an engine with the tools it owns. By the tools' names only: the data does not say which tool does which method, so nothing
 * here ever looks at methods.
 */
import type { ReadTool } from './catalogue/records'

/** 'not-stated': the service lists no tools for this engine. 'unknown': the shop has not said what it owns. */
export type Readability = 'readable' | 'other-tool' | 'not-stated' | 'unknown'

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** True when the shop owns a tool of that name; capitals and spaces do not count. */
export function ownsTool(name: string | null, owned: readonly string[]): boolean {
  return name !== null && plain(name) !== '' && owned.some((one) => plain(one) === plain(name))
}

export function readability(tools: readonly ReadTool[] | null, owned: readonly string[]): Readability {
  if (owned.every((one) => plain(one) === '')) return 'unknown'
  if (tools === null || tools.every((tool) => tool.name === null || plain(tool.name) === '')) return 'not-stated'
  return tools.some((tool) => ownsTool(tool.name, owned)) ? 'readable' : 'other-tool'
}
