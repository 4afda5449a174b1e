import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Whether the dialog of the diagnosis file is open: the menu and the settings both lead to it. */
export const useDiagnosticsDialog = defineStore('diagnosis', () => {
  const shown = ref(false)
  return { shown, show: (): void => void (shown.value = true), hide: (): void => void (shown.value = false) }
})
