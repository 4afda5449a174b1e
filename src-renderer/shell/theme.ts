import { onScopeDispose, ref, watchEffect } from 'vue'
import { useSettings } from '../stores/settings'

/** Applies the theme of the settings or the system to the document. */
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
