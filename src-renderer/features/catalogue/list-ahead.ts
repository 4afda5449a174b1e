/** The request for the list of a chosen entry, begun before its column is drawn. */
import { onScopeDispose } from 'vue'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import type { Level } from '@shared/catalogue/records'

export function useListAhead() {
  const lists = useCatalogueLists()
  let ahead: { readonly address: string; readonly leaving: AbortController } | null = null

  onScopeDispose(() => ahead?.leaving.abort())
  return {
    /** @param address of the page that shows the list */
    load(level: Level, parentId: string, address: string): void {
      ahead?.leaving.abort()
      ahead = { address, leaving: new AbortController() }
      void lists.load(level, parentId, { signal: ahead.leaving.signal })
    },
    /** Cancels the request when another page is shown, unless a column has joined it. */
    keepFor(address: string): void {
      if (address !== ahead?.address) ahead?.leaving.abort()
    }
  }
}
