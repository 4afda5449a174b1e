import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { SheetTemplate } from '@shared/sheets/templates/template'

/** `seen`: what the edit began with: another computer may change the stored template meanwhile. */
export interface EditSession {
  seen: SheetTemplate | null
}

/** By id: templates with changes that are not stored, such as those with a problem; they last as long as the window. */
export const useUnsavedTemplates = defineStore('unsaved-templates', () => ({
  unsaved: shallowReactive(new Map<string, { readonly template: SheetTemplate; readonly session: EditSession }>())
}))
