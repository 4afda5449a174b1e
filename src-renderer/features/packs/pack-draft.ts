import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { useConnection } from '@/stores/connection'
import type { PackChoice } from './pack-choices'

/** Choices and the pasted list of the page for this session. */
export const usePackDraft = defineStore('pack-draft', () => {
  const from = ref<'catalogue' | 'favourites' | 'jobs'>('catalogue')
  const choices = ref<PackChoice[]>([])
  const text = ref('')
  // another service has other engines
  const connection = useConnection()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint}`,
    () => (choices.value = [])
  )
  return { from, choices, text }
})
