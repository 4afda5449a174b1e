/** Canvas colours from the CSS tokens, updated with the theme. */
import { CURVE_TOKENS } from '@shared/dyno/chart/chart-model'
import { onScopeDispose, shallowRef, type Ref } from 'vue'

export interface ChartColours {
  readonly curves: readonly string[]
  readonly grid: string
  readonly text: string
  readonly panel: string
  readonly font: string
}

function read(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    curves: CURVE_TOKENS.map((curve) => token(curve === 0 ? '--curve-stock' : `--curve-${curve}`)),
    grid: token('--line'),
    text: token('--mute'),
    panel: token('--panel'),
    font: token('--font')
  }
}

export function useChartColours(): Readonly<Ref<ChartColours>> {
  const colours = shallowRef(read())
  const observer = new MutationObserver(() => (colours.value = read()))
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  const queries = ['(prefers-contrast: more)', '(forced-colors: active)'].map((query) => window.matchMedia(query))
  const changed = (): void => void (colours.value = read())
  for (const query of queries) query.addEventListener('change', changed)
  onScopeDispose(() => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', changed)
  })
  return colours
}
