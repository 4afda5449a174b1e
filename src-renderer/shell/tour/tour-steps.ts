import type { RouteLocationRaw } from 'vue-router'
import { DEMO_ENGINE } from '@shared/catalogue/demo-engine'
import { routeToLocation } from '../../router/locations'

export interface TourStep {
  readonly id: 'columns' | 'find' | 'chart' | 'actions' | 'help'
  /** Selectors of the explained element; the first one on screen counts. */
  readonly anchors: readonly string[]
  /** Beside a tall thing, otherwise below. */
  readonly side?: 'right'
  readonly to?: RouteLocationRaw
}

const byTestId = (...ids: readonly string[]): readonly string[] => ids.map((id) => `[data-testid="${id}"]`)

const STAGE_1 = '[data-testid="stage"][data-stage-no="1"]'

/** @param demo the demo catalogue is open, so an engine costs no request */
export function tourSteps(demo: boolean): readonly TourStep[] {
  const engine = demo ? { to: routeToLocation(DEMO_ENGINE.path) } : {}
  return [
    {
      id: 'columns',
      anchors: ['[data-testid="level-list"]:not([data-state="loading"])', ...byTestId('nav-catalogue')],
      side: 'right',
      to: { name: 'catalogue' }
    },
    { id: 'find', anchors: byTestId('quick-open'), to: { name: 'catalogue' } },
    { id: 'chart', anchors: [STAGE_1, ...byTestId('nav-catalogue')], ...engine },
    { id: 'actions', anchors: byTestId('sheet-open', 'nav-sheets'), ...engine },
    { id: 'help', anchors: byTestId('nav-help'), side: 'right' }
  ]
}
