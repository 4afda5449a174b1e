/** The exports of the engine page, offered to the context menu of its chart. */
import { onScopeDispose, shallowReactive } from 'vue'

const CHART_EXPORTS = ['picture', 'png', 'svg', 'curve-csv'] as const
export type ChartExport = (typeof CHART_EXPORTS)[number]
interface ChartExports {
  /** In the order of the menu; empty where the policy forbids exports. */
  items(): readonly { readonly id: ChartExport; readonly label: string }[]
  choose(id: ChartExport): void
}
const offered = shallowReactive(new Set<ChartExports>())

/** Offers those of the given items that concern the chart, until the calling component goes. */
export function offerChartExports<I extends string>(menu: {
  items(): readonly { readonly id: I; readonly label: string }[]
  choose(id: I): void
}): void {
  const known = (id: string): id is ChartExport => CHART_EXPORTS.some((one) => one === id)
  const exports: ChartExports = {
    items: () => {
      const items = menu.items().flatMap(({ id, label }) => (known(id) ? [{ id, label }] : []))
      return items.sort((a, b) => CHART_EXPORTS.indexOf(a.id) - CHART_EXPORTS.indexOf(b.id))
    },
    choose: (id) => menu.choose(id as string as I)
  }
  offered.add(exports)
  onScopeDispose(() => offered.delete(exports))
}

/** Null outside of a page that exports. */
export const offeredChartExports = (): ChartExports | null => [...offered].at(-1) ?? null
