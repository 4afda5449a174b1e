import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'

/** Unsaved mappings of the workbench for this session by id, the one changed last at the end. */
export const useWorkbenchDraft = defineStore('bench-draft', () => {
  const mappings = shallowRef<ReadonlyMap<string, FieldMapping>>(new Map())
  /** null: it has no unsaved changes. */
  function keep(id: string, mapping: FieldMapping | null): void {
    const others = [...mappings.value].filter(([other]) => other !== id)
    mappings.value = new Map(mapping ? [...others, [id, mapping]] : others)
  }
  return { mappings, keep }
})
