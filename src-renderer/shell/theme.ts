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

/** Applies density and theme to the document. Colours forced by the system decide the theme, else the setting. */
export function useTheme(): void {
  const settings = useSettings()
  const systemLight = useMediaQuery('(prefers-color-scheme: light)')
  const forced = useMediaQuery('(forced-colors: active)')
  const root = document.documentElement
  watchEffect(() => {
    const chosen = settings.value('appearance.theme')
    root.dataset['theme'] = chosen === 'system' || forced.value ? (systemLight.value ? 'light' : 'dark') : chosen
  })
  watchEffect(() => {
    const chosen = settings.value('appearance.density')
    density.value = chosen
    root.dataset['density'] = chosen
  })
}
