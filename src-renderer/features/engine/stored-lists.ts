import { onScopeDispose } from 'vue'
import { bridge } from '@/bridge'
import { throttled } from '@/composables/requests/timers'
import { LEVELS } from '@shared/catalogue/records'

/** An import stores hundreds of lists within a second. */
const WAIT_MS = 300

/** Calls `run` soon after main has stored lists, which name the steps above an engine. */
export function onListsStored(run: () => void): void {
  const runSoon = throttled(run, WAIT_MS)
  onScopeDispose(bridge.catalogue.onUpdated(({ endpoint }) => LEVELS.some((level) => level === endpoint) && runSoon()))
}
