import { computed, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { debounced } from '@/composables/requests/timers'
import { readText, type BodyReading } from '@shared/feed/event-body'
import { MAPPING_BOUNDS, type FieldMapping, type MappedField } from '@shared/feed/mapping/field-mapping'
import { kindFacts } from '@shared/feed/event-kinds'
import { matchingMappings } from '@shared/feed/mapping/map-event'
import { PRESETS, PROJECT_PRESET, TICKET_PRESET } from '@shared/feed/mapping/mapping-presets'
import type { Output } from '@contract/channel-map'
import type { Failure, Result } from '@contract/failures'
import type { FeedEntry, MappingEntry, WorkbenchResult } from '@contract/channels/feed'
import { useWorkbenchDraft } from './workbench-draft'
import { copyMapping, newMappingId, pointerAlternatives } from './json-pointers'

/** IPC limit; longer bodies are read from the stored event. */
export const MAX_SAMPLE_LENGTH = 50_000
const READ_DELAY_MS = 200

/** Mappings of the feed and the one being edited; unsaved changes last for the session. */
function useEditedMapping() {
  const drafts = useWorkbenchDraft()
  const lastDraft = [...drafts.mappings.values()].at(-1)
  const mappings = shallowRef<readonly MappingEntry[]>(PRESETS.map((mapping) => ({ mapping, preset: true })))
  const mapping = shallowRef<FieldMapping>(PRESETS[0]!)
  const failure = shallowRef<Failure | null>(null)
  /** Events read again by the last save; null before. */
  const changed = ref<number | null>(null)
  /** The last change of the stored mappings can be reverted. */
  const undoable = ref(false)
  /** A draft of an earlier visit or selection is open. */
  const draftRestored = ref(false)
  const entryOf = (id: string): MappingEntry | undefined => mappings.value.find((entry) => entry.mapping.id === id)
  const preset = computed(() => entryOf(mapping.value.id)?.preset === true)
  const stored = computed(() => entryOf(mapping.value.id)?.mapping ?? null)
  const dirty = computed(() => !preset.value && JSON.stringify(stored.value) !== JSON.stringify(mapping.value))
  watch([mapping, mappings], () => drafts.keep(mapping.value.id, dirty.value ? mapping.value : null), { flush: 'sync' })
  /** Stored mappings, and unsaved ones that are new. */
  const listed = computed<readonly MappingEntry[]>(() => [
    ...mappings.value,
    ...[...drafts.mappings.values()].flatMap((one) => (entryOf(one.id) ? [] : [{ mapping: one, preset: false }]))
  ])

  /** @param sent the mapping that was saved or removed; other unsaved changes stay */
  function setMappings(next: readonly MappingEntry[], sent?: FieldMapping): void {
    const isUnsaved = dirty.value && mapping.value !== sent
    mappings.value = next
    if (sent && drafts.mappings.get(sent.id) === sent) drafts.keep(sent.id, null)
    if (!isUnsaved) revert()
  }
  /** Shows the stored mapping in place of the unsaved one. */
  function revert(): void {
    drafts.keep(mapping.value.id, null)
    mapping.value = stored.value ?? mappings.value[0]?.mapping ?? mapping.value
    draftRestored.value = false
  }
  async function load(): Promise<void> {
    const result = await bridge.feed.mappings()
    if (!result.ok) return void (failure.value = result.failure)
    setMappings(result.value.mappings)
    undoable.value = result.value.undoable
    if (lastDraft) selectMapping(lastDraft.id)
  }
  const change = (part: Partial<FieldMapping>): void => {
    if (preset.value) return
    changed.value = null
    mapping.value = { ...mapping.value, ...part }
  }
  function selectMapping(id: string): void {
    const draft = drafts.mappings.get(id)
    const next = draft ?? entryOf(id)?.mapping
    if (!next) return
    changed.value = null
    mapping.value = next
    draftRestored.value = draft !== undefined && dirty.value
  }
  const state = { mappings, listed, mapping, failure, changed, undoable, draftRestored, preset, stored, dirty }
  return { ...state, setMappings, revert, load, change, selectMapping }
}
type EditedMapping = ReturnType<typeof useEditedMapping>

function useMappingStorage({
  mapping,
  setMappings,
  failure,
  changed,
  undoable,
  draftRestored
}: Omit<EditedMapping, 'revert'>) {
  const { busy, run: send } = useAction()
  async function run(
    request: Promise<Result<{ mappings: readonly MappingEntry[]; changed: number }>>,
    sent?: FieldMapping
  ): Promise<void> {
    const result = await send(request)
    failure.value = result.ok ? null : result.failure
    changed.value = result.ok ? result.value.changed : null
    if (!result.ok) return
    draftRestored.value = false
    undoable.value = true
    setMappings(result.value.mappings, sent)
  }
  return {
    busy,
    save: () => run(bridge.feed.saveMapping({ mapping: plainMapping(mapping.value) }), mapping.value),
    remove: () => run(bridge.feed.removeMapping({ id: mapping.value.id }), mapping.value),
    undo: () => run(bridge.feed.undoMapping())
  }
}
const plainMapping = (mapping: FieldMapping): FieldMapping => copyMapping(mapping, mapping.id, mapping.name)

function useSample() {
  const sample = shallowRef<{ readonly text: string } | { readonly seq: number }>({ text: '' })
  const storedText = ref('')
  const kind = ref('')
  const text = computed(() => ('text' in sample.value ? sample.value.text : storedText.value))
  const tooLong = computed(() => 'text' in sample.value && sample.value.text.length > MAX_SAMPLE_LENGTH)
  const body = computed<BodyReading | null>(() => (text.value.trim() === '' ? null : readText(text.value)))
  /** Parsed sample; null without a valid one. */
  const bodyValue = computed(() => (body.value?.ok ? body.value.value : null))
  return { sample, storedText, kind, text, tooLong, body, bodyValue }
}

/** Fields that the mapping finds in the sample, read again after every change. */
function useMappingResult(
  { mapping, failure }: Pick<EditedMapping, 'mapping' | 'failure'>,
  input: ReturnType<typeof useSample>
) {
  const { sample, storedText, kind, text, tooLong } = input
  const reading = shallowRef<WorkbenchResult | null>(null)
  const latest = useLatestOnly()
  async function read(): Promise<void> {
    latest.cancel()
    if (text.value.trim() === '' || tooLong.value) return void (reading.value = null)
    const sent = { mapping: plainMapping(mapping.value), kind: kind.value, sample: { ...sample.value } }
    await latest.run(
      () => bridge.feed.workbench(sent),
      (result) => {
        failure.value = result.ok ? null : result.failure
        reading.value = result.ok ? result.value : null
      }
    )
  }
  watch([mapping, sample, kind, storedText], debounced(read, READ_DELAY_MS))
  return reading
}

/** The body does not state its kind, the list does. */
async function findEvent(seq: number): Promise<FeedEntry | null> {
  const result = await bridge.feed.page({ filter: { snoozed: true }, limit: 500 })
  return result.ok ? (result.value.items.find((event) => event.seq === seq) ?? null) : null
}

/**
 * Workbench state: a sample, a mapping and the fields it finds. Changes apply once saved; the draft lasts for the
 * session.
 */
export function useWorkbench() {
  const { setMappings, revert, ...edited } = useEditedMapping()
  const { mapping, dirty, failure, changed, change, selectMapping } = edited
  const { storedText, ...input } = useSample()
  const { sample, kind, body } = input
  const reading = useMappingResult(edited, { ...input, storedText })

  /** The mapping applies to the kind and shape of the sample; null without a body. */
  const isApplicable = computed(() =>
    body.value?.ok ? matchingMappings([mapping.value], kind.value, body.value.value).length > 0 : null
  )
  async function discard(): Promise<void> {
    revert()
    if ('seq' in sample.value) await loadStoredSample(sample.value.seq)
  }
  const sampleRequest = useLatestOnly()
  const loadStoredSample = (seq: number): Promise<void> =>
    sampleRequest.run(
      () => Promise.all([bridge.feed.raw({ seq }), findEvent(seq)]),
      ([raw, event]) => showStoredSample(seq, raw, event)
    )
  function paste(value: string): void {
    sampleRequest.cancel()
    sample.value = { text: value }
  }
  function showStoredSample(seq: number, raw: Output<'feed:raw'>, event: FeedEntry | null): void {
    if (!raw.ok) return void (failure.value = raw.failure)
    storedText.value = raw.value.cut || raw.value.hex !== null ? '' : raw.value.text
    if (event) kind.value = event.kind
    // shows the mapping that read the event, unless there are unsaved changes
    const preset = kindFacts(event?.kind ?? '')?.subject === 'project' ? PROJECT_PRESET : TICKET_PRESET
    if (event && !dirty.value) selectMapping(event.mapping ?? preset.id)
    sample.value = { seq }
  }
  const addKind = (): void => change({ kinds: [...mapping.value.kinds, kind.value].slice(0, MAPPING_BOUNDS.kinds) })
  function setPointers(field: MappedField, places: readonly string[]): void {
    const fields: { [F in MappedField]?: readonly string[] } = { ...mapping.value.fields }
    if (places.length === 0) delete fields[field]
    else fields[field] = places.slice(0, MAPPING_BOUNDS.places)
    change({ fields })
  }
  /** Puts the pointer first, in the form that fits other bodies best. */
  function assignPointer(field: MappedField, place: string): void {
    const best = body.value?.ok ? (pointerAlternatives(body.value.value, place)[0] ?? place) : place
    setPointers(field, [best, ...(mapping.value.fields[field] ?? []).filter((one) => one !== best)])
  }
  /** Copies the mapping and, when it would not apply, adds the kind of the sample. */
  function copy(name: string): void {
    changed.value = null
    mapping.value = copyMapping(mapping.value, newMappingId(), name)
    if (isApplicable.value === false && kind.value !== '') addKind()
  }
  const storage = useMappingStorage({ ...edited, setMappings })
  const actions = { paste, discard, loadStoredSample, addKind, setPointers, assignPointer, copy }
  return { ...edited, ...input, ...storage, ...actions, reading, isApplicable }
}
