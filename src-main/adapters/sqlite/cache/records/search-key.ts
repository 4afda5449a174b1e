/** One spelling for what was asked of a search, as the address would carry it. */
export function searchKey(params: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify([(params['query'] ?? '').trim().toWellFormed(), (params['fuel'] ?? '').toWellFormed()])
}
