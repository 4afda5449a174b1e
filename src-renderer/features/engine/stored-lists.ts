import { onScopeDispose } from 'vue'
import { bridge } from '@/bridge'
import { LEVELS } from '@shared/catalogue/records'

/** An import stores hundreds of lists within a second. */
const WAIT_MS = 300

/** Calls `run` soon after main has stored lists, which name the steps above an engine. */
export function onListsStored(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(timer))
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint }) => {
      if (!LEVELS.some((level) => level === endpoint)) return
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, WAIT_MS)
    })
  )
}
