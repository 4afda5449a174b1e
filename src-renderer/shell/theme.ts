import { onScopeDispose, ref, watchEffect } from 'vue'
import { useSettings } from '../stores/settings'

/**
 * Puts light or dark on the document, by the setting and, where that says so, by the system; both are followed live.
 */
export function useTheme(): void {
  const settings = useSettings()
  const system = window.matchMedia('(prefers-color-scheme: light)')
  const systemLight = ref(system.matches)
  const changed = (event: MediaQueryListEvent): void => void (systemLight.value = event.matches)
  system.addEventListener('change', changed)
  onScopeDispose(() => system.removeEventListener('change', changed))
  watchEffect(() => {
    const chosen = settings.value('appearance.theme')
    document.documentElement.dataset['theme'] = chosen === 'system' ? (systemLight.value ? 'light' : 'dark') : chosen
  })
}
