/** Opens links from other programs. */
import { onScopeDispose } from 'vue'
import type { Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { OpenedLink } from '@contract/channels/app'
import { routeToLocation } from './locations'

/** Follows each link until its scope ends; calls `led` first. */
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
