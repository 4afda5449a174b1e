import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Failure, FailureCode } from '@contract/failures'

/** Kinds of failure specific to typing an address: wrong path, another service, or no answer. */
type ConnectProblem = 'path' | 'stranger' | 'host'

/** Returns null when the general failure text applies. */
function connectProblemOf(code: FailureCode): ConnectProblem | null {
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

/** Failure texts specific to connecting; undefined where the general text applies. */
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
