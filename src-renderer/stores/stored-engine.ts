import { defineStore } from 'pinia'
import { watch } from 'vue'
import { bridge } from '@/bridge'
import type { StoredEngine, PathInput } from '@contract/channels/catalogue'
import { useCatalogueLists } from './catalogue-lists'

const keyOf = (path: PathInput): string => Object.values(path).join('/')

/**
 * The stored answers of the engine that the person is about to open, so that its page is complete in its first frame.
 * The page still loads the engine as usual.
 */
export const useStoredEngine = defineStore('stored-engine', () => {
  let wanted = ''
  let stored: StoredEngine | null = null

  function forget(): void {
    wanted = ''
    stored = null
  }
  /** Reads the engine from the store, without a call. A later engine replaces it. */
  async function read(path: PathInput): Promise<void> {
    const key = keyOf(path)
    if (key === wanted && stored) return
    forget()
    wanted = key
    const answer = await bridge.catalogue.storedEngine({ path: { ...path } })
    if (key === wanted) stored = answer
  }

  bridge.catalogue.onUpdated(({ params }) => {
    if (stored?.engine.data.id === params['engine_id']) forget()
  })
  const lists = useCatalogueLists()
  watch(() => lists.resetCount, forget, { flush: 'sync' })

  return { read, of: (path: PathInput): StoredEngine | null => (keyOf(path) === wanted ? stored : null) }
})
