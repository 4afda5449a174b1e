/**
 * Whether the shop can read an engine with its tools. Judged by tool names only: the data does not link tools and
 * methods.
 */
import type { ReadTool } from './records'
import { nameKey } from '../text/name-key'

/** 'not-stated': the service lists no tools. 'unknown': the shop's tools are not entered. */
type ToolSupport = 'readable' | 'other-tool' | 'not-stated' | 'unknown'

/** Ignores case and spaces. */
export function ownsTool(name: string | null, owned: readonly string[]): boolean {
  return name !== null && nameKey(name) !== '' && owned.some((one) => nameKey(one) === nameKey(name))
}

export function toolSupport(tools: readonly ReadTool[] | null, owned: readonly string[]): ToolSupport {
  if (owned.every((one) => nameKey(one) === '')) return 'unknown'
  if (tools === null || tools.every((tool) => tool.name === null || nameKey(tool.name) === '')) return 'not-stated'
  return tools.some((tool) => ownsTool(tool.name, owned)) ? 'readable' : 'other-tool'
}
