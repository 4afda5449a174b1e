import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The diagnostics dialog, opened by menu and settings. */
export const useDiagnosticsDialog = defineStore('diagnosis', () => {
  const shown = ref(false)
  return { shown, show: (): void => void (shown.value = true), hide: (): void => void (shown.value = false) }
})
