import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useLanguage } from '@/stores/language'
import { LANGUAGE_NAMES } from '@shared/text/languages'
import type { CatalogueAnswer } from '@contract/channels/catalogue'
import { useFormat } from '../format/format'

interface ReceivedMark {
  readonly kind: 'refreshing' | 'gone' | 'language' | 'english'
  readonly text: string
  readonly title?: string
}

/** Marks on cached data: being refreshed, no longer listed, or in another language. */
export function useReceivedMarks(
  of: () => Omit<CatalogueAnswer<unknown>, 'data'> | null
): ComputedRef<readonly ReceivedMark[]> {
  const { t } = useI18n()
  const format = useFormat()
  const language = useLanguage()
  return computed(() => {
    const received = of()
    const marks: ReceivedMark[] = []
    if (received?.refreshing) marks.push({ kind: 'refreshing', text: t('app.refreshing') })
    const gone = format.day(received?.goneSince)
    if (gone) marks.push({ kind: 'gone', text: t('app.gone', { day: gone }) })
    if (received && received.language !== language.contentLanguage) {
      marks.push({
        kind: 'language',
        text: t('app.textsIn', { language: LANGUAGE_NAMES[received.language] }),
        title: t('app.textsInWhy')
      })
    } else if (received?.sameAsEnglish)
      marks.push({ kind: 'english', text: t('app.asEnglish'), title: t('app.asEnglishWhy') })
    return marks
  })
}
