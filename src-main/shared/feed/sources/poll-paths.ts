/**
 * Addresses that polling may call. An allow-list, because some GET paths have side effects: one purchases a file,
 * others close and reopen a ticket (trap 93).
 */
import type { SettingProblem } from '../../settings/setting-problems'

const PREFIX = /^(?:api|rest|v\d{1,2}|support|filetuning|file-tuning|tuning)$/
const LISTS = ['projects', 'project', 'tickets', 'ticket'] as const
const QUERY =
  /^(?:(?:per_page|page|limit|sort|order|offset)=(?:[A-Za-z0-9_,-]{1,20}|\{page\}))(?:&(?:per_page|page|limit|sort|order|offset)=(?:[A-Za-z0-9_,-]{1,20}|\{page\}))*$/
/** At least one digit, so that no word passes for an id. */
const ID = /^(?=[^/]*\d)[A-Za-z0-9_-]{1,64}$/

type PollPathUse = 'list' | 'item'

/**
 * The problem of a polling path; null: valid. A list: `/projects`, `/support/tickets`, with a query for pages. An item:
 * the same with `/{id}` or `/view/{id}`.
 */
export function pollPathProblem(path: string, use: PollPathUse): SettingProblem | null {
  const refused = { code: 'poll-path' } as const
  if (path.length > 200 || !path.startsWith('/')) return refused
  const [steps = '', query, ...more] = path.split('?')
  if (more.length > 0 || (query !== undefined && !QUERY.test(query))) return refused
  const words = steps.slice(1).split('/')
  if (use === 'item') {
    if (words.pop() !== '{id}') return { code: 'poll-item', params: { ending: '{id}' } }
    if (words.at(-1) === 'view') words.pop()
  }
  const list = words.pop()
  if (!LISTS.some((one) => one === list) || words.length > 3 || !words.every((word) => PREFIX.test(word)))
    return refused
  return null
}

/** The family whose call limit applies. */
export const pollFamily = (path: string): 'support' | 'fileTuning' =>
  /\/tickets?(?:[/?]|$)/.test(path) ? 'support' : 'fileTuning'

/** The address of a call with a leading slash; null: not allowed. Checked again at every call. */
export function pollAddress(
  path: string,
  use: PollPathUse,
  fill: { readonly id?: string; readonly page?: number }
): string | null {
  if (pollPathProblem(path, use) !== null) return null
  if (use === 'item' && !ID.test(fill.id ?? '')) return null
  return path.replace('{id}', fill.id ?? '').replace('{page}', String(Math.trunc(fill.page ?? 1)))
}
