import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'

/** Unsaved mapping of the workbench for this session; null: none. */
export const useWorkbenchDraft = defineStore('bench-draft', () => ({ mapping: shallowRef<FieldMapping | null>(null) }))
