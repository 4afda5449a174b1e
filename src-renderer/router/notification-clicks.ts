import { onScopeDispose } from 'vue'
import type { Router } from 'vue-router'
import { bridge } from '@/bridge'

/** Shows the ticket or project of each notification, or the list for a summary; calls `led` first. */
export function useNotificationClicks(router: Router, led: () => void): void {
  onScopeDispose(
    bridge.feed.onOpen(({ subject }) => {
      led()
      void router.push({ name: 'feed', params: subject === null ? {} : { type: subject.type, id: subject.id } })
    })
  )
}
