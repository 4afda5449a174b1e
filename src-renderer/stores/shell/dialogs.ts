/** Dialogs of the shell that menu, quick open and pages open. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

const dialog = () => {
  const shown = ref(false)
  return { shown, show: (): void => void (shown.value = true), hide: (): void => void (shown.value = false) }
}
export const useDiagnosticsDialog = defineStore('diagnosis', dialog)
export const useRoleDialog = defineStore('role-dialog', dialog)
export const useShortcutsDialog = defineStore('shortcuts', dialog)
export const useAboutDialog = defineStore('about', dialog)
