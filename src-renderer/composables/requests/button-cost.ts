import { useI18n } from 'vue-i18n'
import { useFormat } from '../format/format'

/** From this many requests on, a button names its cost on its face; below, in its tooltip only. */
const MIN_REQUESTS_ON_FACE = 20

/** Texts of a button that sends requests: `face` for the button, `text` for its tooltip. */
export function useButtonCost(): {
  /** "1 request", "at least 3 requests". */
  readonly text: (requests: number, exact?: boolean) => string
  /** The label, from 20 requests on followed by the cost. */
  readonly face: (label: string, requests: number, exact?: boolean) => string
} {
  const { t } = useI18n()
  const format = useFormat()
  function text(requests: number, exact = true): string {
    const cost = t('app.cost', { n: format.number(requests) }, requests)
    return exact ? cost : t('app.atLeast', { cost })
  }
  return {
    text,
    face: (label, requests, exact) => (requests < MIN_REQUESTS_ON_FACE ? label : `${label} · ${text(requests, exact)}`)
  }
}
