import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

/** Text of the synonyms, and what it is based on, for this session. */
export const useSynonymDraft = defineStore('synonym-draft', () => {
  const text = ref('')
  const stored = ref('')
  const seen = shallowRef<readonly (readonly string[])[]>([])
  return { text, stored, seen, changed: computed(() => text.value !== stored.value) }
})
