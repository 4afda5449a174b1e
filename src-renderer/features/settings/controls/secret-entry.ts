import { nextTick, ref, useTemplateRef } from 'vue'
import { useAction } from '@/composables/requests/action'
import type { Result } from '@contract/failures'

/**
 * Entry of a value that is never shown again: closed until `begin`, forgotten when it ends. The template holds the
 * field as `ref="field"`. `store` saves a value; an empty one removes it.
 */
export function useSecretEntry(store: (value: string) => Promise<Result<unknown>>) {
  const { busy, failure, run } = useAction()
  const field = useTemplateRef<{ focus: () => void; check?: () => boolean }>('field')
  const entering = ref(false)
  const secret = ref('')

  async function begin(): Promise<void> {
    entering.value = true
    await nextTick()
    field.value?.focus()
  }
  function end(): void {
    entering.value = false
    secret.value = ''
  }
  async function put(value: string): Promise<void> {
    if ((await run(store(value))).ok) end()
  }
  const save = (): unknown => secret.value !== '' && field.value?.check?.() !== false && put(secret.value)
  return { busy, failure, entering, secret, begin, end, put, save }
}
