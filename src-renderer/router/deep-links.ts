/** Links opened elsewhere on this computer, as places of the window. */
import { onScopeDispose } from 'vue'
import type { Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { OpenedLink } from '@contract/channels/app'
import { routeToLocation } from './locations'

/** Goes where each link leads, until its scope ends. `led`: told before it does. */
export function useDeepLinks(router: Router, led: () => void): void {
  onScopeDispose(
    bridge.links.onOpened((link: OpenedLink) => {
      led()
      void router.push(
        link.kind === 'sheet' ? { name: 'sheets', query: { number: link.number } } : routeToLocation(link.path)
      )
    })
  )
}
