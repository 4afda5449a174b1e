/** Titles of pages without a place in the catalogue. */
import type { RouteRecordNameGeneric } from 'vue-router'

const TITLED = ['search', 'compare', 'sheets', 'feed', 'offline', 'settings']

/** Key of the title of a route. */
export function titleKeyOf(name: RouteRecordNameGeneric | null): string {
  if (name === 'feed-workbench') return 'feed.bench.title'
  if (name === 'which') return 'compare.which.title'
  return `app.nav.${TITLED.find((one) => one === name) ?? 'catalogue'}`
}
