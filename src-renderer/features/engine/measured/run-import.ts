import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { bridge } from '@/bridge'
import { useFormat } from '@/composables/format/format'
import { useAction } from '@/composables/requests/action'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { guessStatements, type RunMapping } from '@shared/measured-runs/run-mapping'
import type { Failure } from '@contract/failures'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import type { Quantity } from '@shared/units/units'
import type { ChosenTable, RunPreview } from '@contract/channels/measured-runs'
import { useCurveText } from '../dyno/curve-text'

type Table = Extract<ChosenTable, { kind: 'table' }>
export const RUN_QUANTITIES: readonly Quantity[] = ['power', 'torque']

function useTableColumns(mapping: Ref<RunMapping>, preview: Ref<RunPreview | null>) {
  const { t } = useI18n()
  const heading = computed(() => preview.value?.head[mapping.value.headerLines - 1] ?? [])
  const columns = computed(() => {
    const width = Math.max(0, ...(preview.value?.head ?? []).map((row) => row.length))
    return Array.from({ length: width }, (_, at) => {
      const name = heading.value[at]?.trim()
      return {
        at,
        text: name
          ? t('numbers.measured.import.column', { n: at + 1, heading: name })
          : t('numbers.measured.import.columnPlain', { n: at + 1 })
      }
    })
  })
  const readColumns = computed(() => {
    const { rpm, power, torque } = mapping.value
    return new Set<number | null>([rpm, power, torque])
  })
  return { columns, readColumns }
}

/** Guesses units and correction again after each change of heading lines or columns, where nobody chose others. */
function useStatements(mapping: Ref<RunMapping>) {
  let guessed: ReturnType<typeof guessStatements> | null = null
  return {
    forget: () => void (guessed = null),
    follow(head: RunPreview['head']): void {
      const { powerUnit, torqueUnit, correction } = mapping.value
      const next = guessStatements(head, mapping.value)
      if (guessed)
        Object.assign(mapping.value, {
          powerUnit: powerUnit === guessed.powerUnit ? next.powerUnit : powerUnit,
          torqueUnit: torqueUnit === guessed.torqueUnit ? next.torqueUnit : torqueUnit,
          correction: correction === guessed.correction ? next.correction : correction
        })
      guessed = next
    }
  }
}

function usePreviewSummary(preview: Ref<RunPreview | null>) {
  const { t } = useI18n()
  const format = useFormat()
  const { quantity } = useCurveText()
  const isUsable = computed(
    () =>
      preview.value !== null &&
      preview.value.points > 0 &&
      (preview.value.power !== null || preview.value.torque !== null)
  )
  const summary = computed(() => {
    const read = preview.value
    if (!read) return []
    if (!read.span || !isUsable.value) return [t('numbers.measured.import.nothing')]
    const peaks = RUN_QUANTITIES.flatMap((one) => {
      const peak = read[one]
      return peak
        ? [
            t('numbers.measured.import.peak', {
              quantity: t(`engine.quantity.${one}`),
              value: quantity(one, peak.value),
              rpm: format.number(Math.round(peak.rpm))
            })
          ]
        : []
    })
    return [
      t('numbers.measured.import.points', { n: format.number(read.points) }, read.points),
      t('numbers.band.range', {
        from: format.number(Math.round(read.span.from)),
        to: format.number(Math.round(read.span.to))
      }),
      ...peaks,
      ...(read.sorted ? [t('numbers.measured.import.sorted')] : []),
      ...(read.merged > 0 ? [t('numbers.measured.import.merged', { n: format.number(read.merged) }, read.merged)] : []),
      ...(read.cut ? [t('numbers.measured.import.cut')] : [])
    ]
  })
  return { isUsable, summary }
}

/** @param onRefused the file is gone or has no readable points, as its preview says */
function useStoreRuns(
  onStored: (runs: readonly MeasuredRun[]) => void,
  onRefused: () => void,
  input: () => Parameters<typeof bridge.measured.keep>[0]
) {
  const { busy, failure, run } = useAction()
  async function store(): Promise<void> {
    if (busy.value) return
    const result = await run(bridge.measured.keep(input()))
    if (!result.ok) return
    if (result.value) onStored(result.value)
    else onRefused()
  }
  return { busy, failure, store }
}

/** Reads the preview again after each change of the mapping, and by the returned function. */
function watchPreview(
  token: string,
  mapping: Ref<RunMapping>,
  onAnswer: (result: Awaited<ReturnType<typeof bridge.measured.preview>>) => void
): () => void {
  const latest = useLatestOnly()
  const read = () => void latest.run(() => bridge.measured.preview({ token, mapping: { ...mapping.value } }), onAnswer)
  watch(mapping, read, { immediate: true, deep: true })
  return read
}

/** @param onApplied forgets what was guessed for the other mapping */
function useSavedSources(table: Table, mapping: Ref<RunMapping>, failure: Ref<Failure | null>, onApplied: () => void) {
  const sources = shallowRef(table.sources)
  const source = ref(table.fits ?? '')
  function applySource(name: string): void {
    source.value = name
    const found = sources.value.find((one) => one.name === name)
    mapping.value = { ...(found?.mapping ?? table.guess) }
    onApplied()
  }
  /** The columns on screen stay. */
  async function removeSource(): Promise<void> {
    const result = await bridge.measured.removeSource({ name: source.value })
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    sources.value = result.value
    source.value = ''
  }
  return { sources, source, applySource, removeSource }
}

export function useRunImport(
  props: { readonly engineId: string; readonly table: Table },
  onStored: (runs: readonly MeasuredRun[]) => void
) {
  const known = props.table.sources.find((source) => source.name === props.table.fits)
  const mapping = ref<RunMapping>({ ...(known?.mapping ?? props.table.guess) })
  const title = ref('')
  const preview = shallowRef<RunPreview | null>(null)
  const columns = useTableColumns(mapping, preview)
  const statements = useStatements(mapping)
  const { isUsable, summary } = usePreviewSummary(preview)
  const expired = ref(false)
  const { busy, failure, store } = useStoreRuns(
    onStored,
    () => readPreview(),
    () => ({
      token: props.table.token,
      engineId: props.engineId,
      title: title.value,
      source: source.value,
      mapping: { ...mapping.value }
    })
  )
  const saved = useSavedSources(props.table, mapping, failure, statements.forget)
  const { source } = saved

  function choose(of: 'rpm' | Quantity, value: string): void {
    mapping.value = { ...mapping.value, [of]: value === '' ? null : Number(value) }
  }
  const readPreview = watchPreview(props.table.token, mapping, (result) => {
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    expired.value = result.value === null
    preview.value = result.value
    if (result.value) statements.follow(result.value.head)
  })
  return {
    mapping,
    ...saved,
    title,
    preview,
    expired,
    failure,
    busy,
    ...columns,
    isUsable,
    /** A person should look at the columns: rows are left out, or a line is missing in a file of no known source. */
    needsHelp: computed(() => {
      const read = preview.value
      const isWhole = read?.power && read.torque
      return !isUsable.value || (read?.leftOutCount ?? 0) > 0 || !(known ?? isWhole)
    }),
    summary,
    choose,
    store: async (): Promise<void> => void (isUsable.value && (await store()))
  }
}
