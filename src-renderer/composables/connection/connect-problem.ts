import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Failure, FailureCode } from '@contract/failures'

/**
 * What a failure means for someone who is just typing an address: a wrong path, something else in the place of the
 * service, or nobody there.
 */
export type ConnectProblem = 'path' | 'stranger' | 'host'

/** null: the usual words of the code fit here as well. */
export function connectProblemOf(code: FailureCode): ConnectProblem | null {
  switch (code) {
    case 'not-found':
      return 'path'
    case 'not-the-service':
      return 'stranger'
    case 'offline':
    case 'timeout':
      return 'host'
    default:
      return null
  }
}

/** Words for a failure of connecting, narrower than elsewhere; undefined where the usual ones fit. */
export function useConnectProblemText(
  failure: Readonly<Ref<Failure | null>>,
  host: Readonly<Ref<string>>
): ComputedRef<{ what: string; more: string } | undefined> {
  const { t } = useI18n()
  return computed(() => {
    const about = failure.value && connectProblemOf(failure.value.code)
    const params = { host: host.value }
    return about
      ? { what: t(`connect.problem.${about}.what`, params), more: t(`connect.problem.${about}.more`, params) }
      : undefined
  })
}
