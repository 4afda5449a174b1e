/** Clicked notifications, as places of the window. */
import { onScopeDispose } from 'vue'
import type { Router } from 'vue-router'
import { bridge } from '@/bridge'

/**
 * Shows the ticket or project of each clicked notification, for a summary the list, until its scope ends. `led`: told
 * before it does.
 */
export function useNotificationClicks(router: Router, led: () => void): void {
  onScopeDispose(
    bridge.feed.onOpen(({ subject }) => {
      led()
      void router.push({ name: 'feed', params: subject === null ? {} : { type: subject.type, id: subject.id } })
    })
  )
}
