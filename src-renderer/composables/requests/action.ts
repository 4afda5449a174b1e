import { ref, shallowRef } from 'vue'
import type { Failure, Result } from '@contract/failures'

/** A request that the user starts: whether it runs, and the failure of the last one. */
export function useAction() {
  const busy = ref(false)
  const failure = shallowRef<Failure | null>(null)

  async function run<T>(request: Promise<Result<T>>): Promise<Result<T>> {
    busy.value = true
    try {
      const result = await request
      failure.value = result.ok ? null : result.failure
      return result
    } finally {
      busy.value = false
    }
  }
  return { busy, failure, run }
}
