import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { onReturn } from '@/composables/window/on-screen'
import { saveOnLeave } from '@/composables/window/save-on-leave'
import type { NoteEntry } from '@contract/channels/library'
import type { Failure } from '@contract/failures'

const SAVE_DELAY_MS = 800

/** The private note of an engine: read on change of engine, saved after a pause, on blur and on leave. */
export function useEngineNote(engineId: () => string) {
  const text = ref('')
  /** ISO time of the last save; null: no note. */
  const changedAt = ref<string | null>(null)
  const unsaved = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const reading = useLatestOnly()
  /** The text that was read or sent last. */
  let seen = ''
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
    const mine = { engineId: noteEngineId, text: text.value, seen }
    unsaved.value = false
    // a save before the answer follows this one
    seen = mine.text
    const result = await bridge.desk.setNote(mine)
    if (noteEngineId !== mine.engineId) return
    failure.value = result.ok ? null : result.failure
    if (result.ok) return void (changedAt.value = result.value?.changedAt ?? null)
    if (seen === mine.text) seen = mine.seen
    // the next pause or leave retries
    unsaved.value = true
  }
  function show(note: NoteEntry | null): void {
    text.value = seen = note?.text ?? ''
    changedAt.value = note?.changedAt ?? null
  }
  function open(id: string): void {
    void save()
    noteEngineId = id
    show(null)
    failure.value = null
    read()
  }
  function read(): void {
    void reading.run(
      () => bridge.desk.note({ engineId: noteEngineId }),
      (answer) => {
        if (!answer.ok) failure.value = answer.failure
        // typing wins over the answer
        else if (!unsaved.value) show(answer.value)
      }
    )
  }
  watch(engineId, open, { immediate: true })
  onScopeDispose(bridge.workspace.onWork(({ kind, ids }) => kind === 'notes' && ids.includes(noteEngineId) && read()))
  saveOnLeave(save)
  onReturn(read)
  return { text: text as Readonly<Ref<string>>, changedAt, unsaved, failure, write, save }
}
