import { computed, ref, shallowRef } from 'vue'
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

/** Named requests of which one runs at a time: its name, and the failure or the message of the last one. */
export function useNamedActions<Name extends string>() {
  const { busy, failure, run: send } = useAction()
  const started = shallowRef<Name | null>(null)
  const message = ref('')

  /** Returns null while another one runs. */
  async function run<T>(name: Name, request: () => Promise<Result<T>>, messageOf?: (value: T) => string) {
    if (busy.value) return null
    started.value = name
    failure.value = null
    message.value = ''
    const result = await send(request())
    if (result.ok && messageOf) message.value = messageOf(result.value)
    return result
  }
  return { running: computed(() => (busy.value ? started.value : null)), busy, failure, message, run }
}
