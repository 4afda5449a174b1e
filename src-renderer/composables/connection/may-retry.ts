import { computed, type ComputedRef } from 'vue'
import type { Failure } from '@contract/failures'
import { useBannerFailure } from './banner-failure'
import { useHasNetwork } from './has-network'
import { useRetryCountdown } from './retry-countdown'

/** False while another try cannot succeed: without a network, before a limit ends, or where the banner explains it. */
export function useMayRetry(failure: () => Failure | null): ComputedRef<boolean> {
  const hasNetwork = useHasNetwork()
  const bannerFailure = useBannerFailure()
  const resume = useRetryCountdown(() => failure() ?? { code: 'cancelled' })
  return computed(() => {
    const code = failure()?.code
    return (code !== 'offline' || hasNetwork.value) && bannerFailure.value?.code !== code && resume.leftMs.value === 0
  })
}
