import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRoute } from 'vue-router'
import { useFormat } from '@/composables/format/format'
import { useCurrentTime } from '@/composables/format/current-time'
import { useDataAge } from '@/composables/provenance/data-age'
import { pageStatus, type PageStatus } from '@/composables/provenance/page-status'
import { LANGUAGE_NAMES } from '@shared/text/languages'
import { useConnection } from '../../stores/connection'

/** Where the data on screen came from, when, and in which language. */
export function usePageOrigin(): {
  /** '' for a page without catalogue data. */
  readonly text: ComputedRef<string>
  /** With the language. */
  readonly title: ComputedRef<string>
  /** Old, offline, from a pack file or another computer, or being refreshed. */
  readonly isShown: ComputedRef<boolean>
} {
  const { t } = useI18n()
  const route = useRoute()
  const format = useFormat()
  const now = useCurrentTime()
  const connection = useConnection()
  const { isOld } = useDataAge()

  /** Records from a pack file: author and age of the file. */
  function sourceText({ file, computer, source: from, fetchedAt }: PageStatus): string {
    if (file)
      return t('app.status.fromFile', {
        desk: file.name || file.signer,
        moment: format.moment(file.writtenAt, now.value) ?? ''
      })
    const source =
      computer === undefined
        ? t(`app.status.source.${from}`)
        : t('app.status.fromComputer', { name: computer || t('workspace.unnamed') })
    const moment = format.moment(fetchedAt, now.value)
    return moment ? t('app.status.fetched', { source, moment }) : source
  }
  const text = computed(() => {
    const status = pageStatus.value
    return status ? [sourceText(status), ...(status.refreshing ? [t('app.refreshing')] : [])].join(' · ') : ''
  })
  const title = computed(() => {
    const status = pageStatus.value
    return status ? `${text.value} · ${LANGUAGE_NAMES[status.language]}` : ''
  })
  const isShown = computed(() => {
    const status = pageStatus.value
    if (!status) return false
    return (
      status.file !== undefined ||
      status.computer !== undefined ||
      status.refreshing === true ||
      connection.state === 'offline' ||
      isOld(route?.name === 'engine' ? 'engine' : 'types', status.fetchedAt)
    )
  })
  return { text, title, isShown }
}
