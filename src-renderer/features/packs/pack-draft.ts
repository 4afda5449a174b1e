import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import { useConnection } from '@/stores/connection'
import type { JobListEntry } from './job-list/job-options'
import type { PackChoice } from './pack-choices'

const NO_PLACE = { types: '', manufacturers: '', models: '', generations: '' }

/** Choices, the place being picked, and the pasted list with its decisions, of the page for this session. */
export const usePackDraft = defineStore('pack-draft', () => {
  const from = ref<'catalogue' | 'favourites' | 'jobs'>('catalogue')
  const choices = ref<PackChoice[]>([])
  const place = ref({ ...NO_PLACE })
  const text = ref('')
  const jobs = shallowRef<readonly JobListEntry[]>([])
  /** Lines skipped as empty, and lines over the limit. */
  const omittedLines = shallowRef({ leftOut: 0, beyond: 0 })
  // another service has other engines
  const connection = useConnection()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint}`,
    () => {
      choices.value = []
      place.value = { ...NO_PLACE }
      jobs.value = []
      omittedLines.value = { leftOut: 0, beyond: 0 }
    }
  )
  return { from, choices, place, text, jobs, omittedLines }
})
