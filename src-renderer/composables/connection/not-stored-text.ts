import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useConnection } from '@/stores/connection'
import type { Failure } from '@contract/failures'

/**
 * Texts of a notice in the place of an engine or a list. They name what still works, and are shorter where a banner or
 * the status bar reports the fault; undefined where the general text applies.
 */
export function useNotStoredText(
  failure: () => Failure | null,
  what: 'engine' | 'list'
): ComputedRef<{ what: string; more: string } | undefined> {
  const { t } = useI18n()
  const connection = useConnection()
  return computed(() => {
    const code = failure()?.code
    const { state } = connection.current
    if (code === 'server-error') return { what: t('failures.server-error.what'), more: t('failures.limit.next') }
    // while connected, a single failed request is not repeated by itself
    if (code === 'offline')
      return { what: t(`offline.instead.${what}`), more: state === 'online' ? '' : t('offline.instead.waits') }
    const isInBanner = state === 'bad-key' || state === 'unauthorised' || state === 'no-key'
    return isInBanner && code === (connection.current.failure?.code ?? state)
      ? { what: t(`offline.instead.${what}`), more: '' }
      : undefined
  })
}
