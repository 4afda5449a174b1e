import { useI18n } from 'vue-i18n'
import { useFormat } from '../format/format'

/** From this many requests on, a button names its cost on its face; below, in its tooltip only. */
const MIN_REQUESTS_ON_FACE = 20
const LARGE = 100

/** Texts of a button that sends requests: `face` for the button, `text` for its tooltip. */
export function useButtonCost(): {
  /** "1 request", "at least 3 requests". */
  readonly text: (requests: number, exact?: boolean) => string
  /** The label, from 20 requests on followed by the cost: "Download · 26+ requests". */
  readonly face: (label: string, requests: number, exact?: boolean) => string
} {
  const { t } = useI18n()
  const format = useFormat()
  const costOf = (requests: number): string => t('app.cost', { n: format.number(requests) }, requests)
  // "22+" takes the plural of a large number: "22+ запросов"
  const openCostOf = (requests: number): string => t('app.cost', { n: `${format.number(requests)}+` }, LARGE)
  return {
    text: (requests, exact = true) => (exact ? costOf(requests) : t('app.atLeast', { cost: costOf(requests) })),
    face: (label, requests, exact = true) =>
      requests < MIN_REQUESTS_ON_FACE ? label : `${label} · ${exact ? costOf(requests) : openCostOf(requests)}`
  }
}
