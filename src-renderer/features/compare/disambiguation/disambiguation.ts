import { computed, nextTick, ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFigureText } from '@/composables/format/figure-text'
import { useCatalogueTerms } from '@/composables/format/catalogue-terms'
import { vehicleKey } from '@/composables/sheets/vehicle-label'
import { ENGINE_FIELDS } from '@shared/catalogue/engine-fields'
import { isTermField } from '@shared/catalogue/terms'
import type { RowKind } from '@shared/compare/comparison-rows'
import {
  differingColumns,
  enginesMatching,
  nextQuestion,
  type Answer,
  type CandidateEngine,
  type FormatValue,
  type Question,
  type QuestionColumn
} from '@shared/compare/disambiguation'
import { useCompareText } from '../compare-text'
import type { DisambiguationCandidate } from './disambiguation-candidates'

const kindOf = (column: QuestionColumn): RowKind => {
  const format = column === 'place' ? 'text' : ENGINE_FIELDS[column].format
  return format === 'term' ? 'text' : format
}

function useAnswerText() {
  const { t } = useI18n()
  const { text } = useFigureText()
  const { term } = useCatalogueTerms()

  const formatValue: FormatValue = (column, value) =>
    typeof value === 'string' && isTermField(column) ? term(column, value) : text(kindOf(column), value)
  const fieldText = (column: QuestionColumn): string =>
    column === 'place' ? t('compare.which.place') : t(`engine.field.${column}`)
  function answerText({ column }: { readonly column: QuestionColumn }, answer: Answer): string {
    if (answer.kind === 'value') return formatValue(column, answer.value)
    const [from, to] = [formatValue(column, answer.from), formatValue(column, answer.to)]
    if (from === to) return from
    if (answer.first) return t('compare.which.upTo', { to })
    return answer.last ? t('compare.which.from', { from }) : t('compare.which.between', { from, to })
  }
  return { formatValue, fieldText, answerText }
}

/** Text of the question, or why there is none. */
function useHeading({ formatValue, fieldText }: ReturnType<typeof useAnswerText>) {
  const { t } = useI18n()
  return (question: Question | null, remaining: readonly CandidateEngine[]): string => {
    if (!question) {
      if (remaining.length === 1) return t('compare.which.found')
      const differ = differingColumns(remaining, formatValue).length > 0
      return t(differ ? 'compare.which.noMore' : 'compare.which.stuck')
    }
    return t('compare.which.question.many', { field: fieldText(question.column) })
  }
}

/**
 * Questions that narrow a group of engines down, in texts.
 *
 * @param headingElement takes the focus of a button that goes when it is pressed
 */
export function useDisambiguation(
  group: () => readonly DisambiguationCandidate[],
  headingElement: Readonly<Ref<HTMLElement | null>>
) {
  const texts = useAnswerText()
  const { formatValue, fieldText, answerText } = texts
  const headingOf = useHeading(texts)
  const { vehicleText } = useCompareText()

  const engines = computed<readonly CandidateEngine[]>(() =>
    group().map(({ engine, path, names }) => ({ ...engine, key: vehicleKey(path), place: vehicleText(names) }))
  )
  /** Answers so far; null: skipped. */
  const given = ref<readonly { readonly column: QuestionColumn; readonly answer: Answer | null }[]>([])
  watch(
    () => engines.value.map(({ key }) => key).join(),
    () => (given.value = [])
  )
  const remaining = computed(() =>
    given.value.reduce<readonly CandidateEngine[]>(
      (all, { answer }) => (answer ? enginesMatching(all, answer) : all),
      engines.value
    )
  )
  const skipped = computed(
    () => new Set(given.value.filter(({ answer }) => answer === null).map(({ column }) => column))
  )
  const question = computed(() => nextQuestion(remaining.value, formatValue, skipped.value))

  async function keepFocus(): Promise<void> {
    await nextTick()
    if (document.activeElement === document.body) headingElement.value?.focus()
  }
  return {
    engines,
    given,
    remaining,
    remainingKeys: computed(() => new Set(remaining.value.map(({ key }) => key))),
    question,
    heading: computed(() => headingOf(question.value, remaining.value)),
    /** Columns that differ; the location is already below each name. */
    columns: computed(() => differingColumns(engines.value, formatValue).filter((column) => column !== 'place')),
    formatValue,
    fieldText,
    answerText,
    reply(answer: Answer | null): void {
      if (question.value) given.value = [...given.value, { column: question.value.column, answer }]
      void keepFocus()
    },
    restart(): void {
      given.value = []
      void keepFocus()
    }
  }
}
