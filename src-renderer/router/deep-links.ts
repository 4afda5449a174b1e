/** Opens links from other programs, and files that the system opened. */
import { onScopeDispose } from 'vue'
import type { RouteLocationRaw, Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { OpenedLink } from '@contract/channels/app'
import { routeToLocation } from './locations'

function targetOf(link: OpenedLink): RouteLocationRaw {
  switch (link.kind) {
    case 'place':
      return routeToLocation(link.path)
    case 'sheet':
      return { name: 'sheets', query: { number: link.number } }
    case 'file':
      return link.format === 'pack'
        ? { name: 'offline', query: { file: link.name } }
        : { name: 'sheets', query: { tab: 'templates', file: link.name } }
  }
}

/** Follows each link until its scope ends; calls `led` first. */
export function useDeepLinks(router: Router, led: () => void): void {
  onScopeDispose(
    bridge.links.onOpened((link: OpenedLink) => {
      led()
      void router.push(targetOf(link))
    })
  )
}
