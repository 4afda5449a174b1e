import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'

/** A mapping that was left on the workbench unsaved; it lies there again at the next visit. Null: nothing. */
export const useWorkbenchDraft = defineStore('bench-draft', () => ({ mapping: shallowRef<FieldMapping | null>(null) }))
