/**
 * Whether the shop can read an engine with the tools it owns. By the tools' names only: the data does not say which
 * tool does which method, so nothing here ever looks at methods.
 */
import type { ReadTool } from './records'
import { nameKey } from '../text/name-key'

/** 'not-stated': the service lists no tools for this engine. 'unknown': the shop has not said what it owns. */
type ToolSupport = 'readable' | 'other-tool' | 'not-stated' | 'unknown'

/** True when the shop owns a tool of that name; capitals and spaces do not count. */
export function ownsTool(name: string | null, owned: readonly string[]): boolean {
  return name !== null && nameKey(name) !== '' && owned.some((one) => nameKey(one) === nameKey(name))
}

export function toolSupport(tools: readonly ReadTool[] | null, owned: readonly string[]): ToolSupport {
  if (owned.every((one) => nameKey(one) === '')) return 'unknown'
  if (tools === null || tools.every((tool) => tool.name === null || nameKey(tool.name) === '')) return 'not-stated'
  return tools.some((tool) => ownsTool(tool.name, owned)) ? 'readable' : 'other-tool'
}
