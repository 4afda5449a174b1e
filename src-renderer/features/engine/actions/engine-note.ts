import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { Failure } from '@contract/failures'

const SAVE_DELAY_MS = 800

/**
 * The private note on one engine: read when the engine comes, saved when writing rests, when the box is left, and when
 * the page is left.
 *
 * What is typed always belongs to the engine it was typed for, also when the page moves on before it was saved.
 */
export function useEngineNote(engineId: () => string) {
  const text = ref('')
  /** ISO time of the last saving; null: no note. */
  const changedAt = ref<string | null>(null)
  const unsaved = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const reading = useLatestOnly()
  let noteEngineId = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(next: string): void {
    text.value = next
    unsaved.value = true
    clearTimeout(timer)
    timer = setTimeout(() => void save(), SAVE_DELAY_MS)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (!unsaved.value) return
    const mine = { engineId: noteEngineId, text: text.value }
    unsaved.value = false
    const result = await bridge.desk.setNote(mine)
    if (noteEngineId !== mine.engineId) return
    failure.value = result.ok ? null : result.failure
    if (result.ok) changedAt.value = result.value?.changedAt ?? null
    // not lost: the next pause or leaving tries again
    else unsaved.value = true
  }

  watch(
    engineId,
    (id) => {
      void save()
      noteEngineId = id
      text.value = ''
      changedAt.value = null
      failure.value = null
      void reading.run(
        () => bridge.desk.note({ engineId: id }),
        (answer) => {
          // someone who is already writing keeps what they wrote
          if (unsaved.value) return
          if (!answer.ok) failure.value = answer.failure
          else {
            text.value = answer.value?.text ?? ''
            changedAt.value = answer.value?.changedAt ?? null
          }
        }
      )
    },
    { immediate: true }
  )
  const leave = (): void => void save()
  window.addEventListener('pagehide', leave)
  onScopeDispose(() => {
    window.removeEventListener('pagehide', leave)
    leave()
  })

  return { text: text as Readonly<Ref<string>>, changedAt, unsaved, failure, write, save }
}
