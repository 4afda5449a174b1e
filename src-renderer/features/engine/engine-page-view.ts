import { computed, watch, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useConnection } from '@/stores/connection'
import { useRole } from '@/stores/shell/role'
import { useCurrentTime } from '@/composables/format/current-time'
import { useFigureText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import { provideProvenance } from '@/composables/provenance/provenance'
import { useOnScreen } from '@/composables/window/on-screen'
import { bridge } from '@/bridge'
import type { Engine, EngineDetail, Performance } from '@shared/catalogue/records'
import { buildCurves, type CurveSet } from '@shared/dyno/curve-set'
import type { PathInput } from '@contract/channels/catalogue'
import type { useEnginePageData } from './engine-page-data'
import { hasStageFigures } from './dyno/selected-stage'
import { useEngineFacts, type EngineFacts } from './facts/engine-facts'
import { isMissingFact } from './facts/missing-fact'
import { usePerformanceText } from './facts/performance-text'

type PageData = ReturnType<typeof useEnginePageData>

/** The service of the records, and provenance for the figures of the page. */
function useRecordProvenance(record: PageData['record'], figures: PageData['figures']) {
  const connection = useConnection()
  /** Host of the service, or 'demo'. */
  const service = computed(() => {
    const { baseUrl } = connection.current
    if (connection.state === 'demo') return 'demo'
    return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl
  })
  const provenance = provideProvenance((of) => {
    const received = of === 'performance' ? figures.value : record.value
    if (!received) return null
    const { fetchedAt, language, source, computer } = received
    const from = computer === undefined ? {} : { computer }
    return { fetchedAt, language, source, ...from, profile: service.value }
  })
  return { service, provenance }
}

/** Letters of read methods that have room beside their name. */
const MAX_LINE = 22

/** Lines of the header in a small window: engine code, ECU and read methods, for sales the performance. */
function useHeaderLines() {
  const { t } = useI18n()
  const format = useFormat()
  const isWorkshop = useRole().may('workshop')
  const { rowsOf, units, figureText, label } = usePerformanceText()
  const hardware = ({ identification, engine }: EngineFacts) =>
    [...identification, ...engine]
      .filter(({ field, value }) => ['engine_code', 'ecu'].includes(field) && !isMissingFact(value))
      .map(({ field, value, text }) => ({ label: t(`engine.field.${field}`), text: text ?? `${value}` }))
  const performance = (figures: Performance | null) =>
    rowsOf(figures).flatMap((row) => {
      const [stock, stage1] = [row.stock, row.stage1].map((figure) => figure && figureText(figure, row))
      const text = stage1 ? `${stock || '–'} → ${stage1}` : (stock ?? '')
      return units.value[row.key].to === null || text === '' ? [] : [{ label: label(row), text }]
    })
  /** Whole names as long as they fit, and how many follow. */
  const shortList = (names: readonly string[]): string => {
    if (format.list(names).length <= MAX_LINE) return format.list(names)
    const fitting = names.filter((_, at) => at === 0 || format.list(names.slice(0, at + 1)).length <= MAX_LINE - 6)
    const rest = names.length - fitting.length
    return rest === 0
      ? format.list(names)
      : t('engine.andMore', { names: format.list(fitting), n: format.number(rest) })
  }
  const methods = (detail: EngineDetail | null) => {
    const text = shortList(detail?.read_methods?.flatMap(({ value }) => value?.trim() || []) ?? [])
    return isWorkshop && text !== '' ? [{ label: t('engine.group.methods'), text }] : []
  }
  return (facts: EngineFacts | null, detail: EngineDetail | null, figures: Performance | null) => {
    const lines = isWorkshop ? [] : performance(figures)
    return lines.length > 0 ? lines : [...(facts ? hardware(facts) : []), ...methods(detail)]
  }
}

/** Curves and figures of the head, and whether the head is all there is to show. */
function useHeadline(
  detail: ComputedRef<EngineDetail | null>,
  known: ComputedRef<Engine | null>,
  curves: ComputedRef<CurveSet | null>,
  answer: PageData['answer']
) {
  /** Neither a chart nor figures of stages: the page is one of figures. */
  const isChartless = computed(
    () =>
      curves.value !== null &&
      ['none', 'refused'].includes(curves.value.drawability) &&
      !hasStageFigures(curves.value.curves)
  )
  /** No curve values to list either. */
  const isPlain = computed(() => isChartless.value && curves.value?.drawability === 'none')
  return {
    isChartless,
    isPlain,
    headline: computed(() => ({
      power: known.value?.power,
      torque: known.value?.torque,
      curves: curves.value?.curves ?? [],
      stageless: detail.value?.remap_stages?.length === 0,
      answer: answer.value
    })),
    /** Figures of the header that the facts name as missing. */
    absent: computed(() =>
      detail.value !== null && isPlain.value && (detail.value.power ?? detail.value.torque) === null
        ? (['power', 'torque'] as const)
        : []
    )
  }
}

/** Failures of a shown record and of its figures, so that one fault is reported once. */
function useSeparateFailures({
  record,
  failure,
  figures,
  figuresFailure
}: Pick<PageData, 'record' | 'failure' | 'figures' | 'figuresFailure'>) {
  const isSame = computed(() => failure.value?.code === figuresFailure.value?.code)
  return {
    /** The record is shown although its refresh failed. */
    refreshFailure: computed(() => (record.value && !(isSame.value && !figures.value) ? failure.value : null)),
    ownFiguresFailure: computed(() => (isSame.value && record.value && figures.value ? null : figuresFailure.value))
  }
}

export function useEnginePageView(
  path: () => PathInput,
  { record, failure, figures, figuresFailure, answer, busy, refreshCalls }: PageData
) {
  const { t } = useI18n()
  const lists = useCatalogueLists()
  const { curveOptions } = useFigureText()
  const factsOf = useEngineFacts()
  const linesOf = useHeaderLines()
  const format = useFormat()
  const now = useCurrentTime()
  const onScreen = useOnScreen()
  const refreshCost = computed(() => t('app.cost', { n: refreshCalls.value }, refreshCalls.value))

  const detail = computed(() => record.value?.data ?? null)
  /** The list entry stands in until the record arrives. */
  const known = computed<Engine | null>(() => {
    const { generations, engines } = path()
    if (detail.value || generations === null) return detail.value
    return lists.state('engines', generations).received?.data.find((one) => one.id === engines) ?? null
  })
  const facts = computed(() => known.value && factsOf(known.value))
  /** Why no record is shown; null while loading. */
  const missing = computed(() => (detail.value || busy.value ? null : failure.value))
  const curves = computed(() => detail.value && buildCurves(detail.value, curveOptions()))
  // the list entry of an engine that is not stored, in the language chosen last
  watch([() => missing.value && path().generations, () => lists.resetCount], ([generation]) => {
    if (generation) void lists.loadFromCache('engines', generation)
  })
  // records an opened engine again once its path is complete
  watch(
    () => (onScreen.value && detail.value?.id === path().engines ? JSON.stringify(path()) : null),
    (opened) => void (opened !== null && bridge.desk.addRecent({ path: { ...path() } })),
    { immediate: true }
  )
  return {
    detail,
    known,
    missing,
    facts,
    hardware: computed(() => linesOf(facts.value, detail.value, figures.value?.data ?? null)),
    curves,
    ...useHeadline(detail, known, curves, answer),
    tools: computed(() => detail.value?.read_tools?.map(({ id, name }) => ({ id, text: name })) ?? null),
    methods: computed(() => detail.value?.read_methods?.map(({ id, value }) => ({ id, text: value })) ?? null),
    /** The performance failed for the same reason as the record. */
    hasSameFailure: computed(() => missing.value !== null && figuresFailure.value?.code === missing.value.code),
    ...useSeparateFailures({ record, failure, figures, figuresFailure }),
    refreshCost,
    /** Cost of a refresh, and age and source of the record. */
    refreshHint: computed(() => {
      const cost = t('engine.refresh', { cost: refreshCost.value })
      if (!record.value) return cost
      const { fetchedAt, source } = record.value
      const moment = format.moment(fetchedAt, now.value) ?? ''
      return `${cost}\n${t('engine.fetched', { moment })} ${t(`engine.source.${source}`)}`
    }),
    ...useRecordProvenance(record, figures)
  }
}
