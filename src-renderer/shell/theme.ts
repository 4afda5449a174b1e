import { onScopeDispose, ref, watchEffect, type Ref } from 'vue'
import { density } from '../composables/lists/row-height'
import { useSettings } from '../stores/settings'

function useMediaQuery(query: string): Readonly<Ref<boolean>> {
  const media = window.matchMedia(query)
  const matches = ref(media.matches)
  const changed = (event: MediaQueryListEvent): void => void (matches.value = event.matches)
  media.addEventListener('change', changed)
  onScopeDispose(() => media.removeEventListener('change', changed))
  return matches
}

/** True where the colours that the system forces have a light ground. `prefers-color-scheme` follows the setting. */
function forcedGroundIsLight(): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
  return red + green + blue > 382
}

/** Applies density and theme to the document. Colours forced by the system decide the theme, else the setting. */
export function useTheme(): void {
  const settings = useSettings()
  const systemLight = useMediaQuery('(prefers-color-scheme: light)')
  const forced = useMediaQuery('(forced-colors: active)')
  const root = document.documentElement
  watchEffect(() => {
    const chosen = settings.value('appearance.theme')
    const systemTheme = systemLight.value ? 'light' : 'dark'
    if (forced.value) root.dataset['theme'] = forcedGroundIsLight() ? 'light' : 'dark'
    else root.dataset['theme'] = chosen === 'system' ? systemTheme : chosen
  })
  watchEffect(() => {
    const chosen = settings.value('appearance.density')
    density.value = chosen
    root.dataset['density'] = chosen
  })
}
