/** Normalised key of a search, as its address would encode the parameters. */
export function searchKey(params: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify([(params['query'] ?? '').trim().toWellFormed(), (params['fuel'] ?? '').toWellFormed()])
}
