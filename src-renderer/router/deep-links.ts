/** Opens links from other programs, and files that the system opened. */
import { onScopeDispose } from 'vue'
import type { RouteLocation, RouteLocationRaw, Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { OpenedLink } from '@contract/channels/app'
import { routeToLocation } from './locations'

/** A table is a measured run on the page of an engine, elsewhere a job list. */
function fileTarget(
  { format, name: file }: Extract<OpenedLink, { kind: 'file' }>,
  from: RouteLocation
): RouteLocationRaw {
  if (format === 'template') return { name: 'sheets', query: { tab: 'templates', file } }
  if (format === 'table' && from.name === 'engine')
    return { ...from, query: { ...from.query, file } } as RouteLocationRaw
  if (format === 'settings' || format === 'backup')
    return { name: 'settings', query: { file }, hash: '#page-administration' }
  return { name: 'offline', query: { file } }
}

function targetOf(link: OpenedLink, from: RouteLocation): RouteLocationRaw {
  switch (link.kind) {
    case 'place':
      return routeToLocation(link.path)
    case 'sheet':
      return { name: 'sheets', query: { number: link.number } }
    case 'file':
      return fileTarget(link, from)
  }
}

/** Follows each link until its scope ends; calls `led` first. */
export function useDeepLinks(router: Router, led: () => void): void {
  onScopeDispose(
    bridge.links.onOpened((link: OpenedLink) => {
      led()
      void router.push(targetOf(link, router.currentRoute.value))
    })
  )
}
