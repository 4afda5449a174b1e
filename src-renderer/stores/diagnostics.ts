import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Whether the diagnostics dialog is open; menu and settings open it. */
export const useDiagnosticsDialog = defineStore('diagnosis', () => {
  const shown = ref(false)
  return { shown, show: (): void => void (shown.value = true), hide: (): void => void (shown.value = false) }
})
