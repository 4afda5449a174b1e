import { watch } from 'vue'
import { useConnection } from '@/stores/connection'

/** Calls back when the service answers again after it was offline. */
export function onServiceReturn(callback: () => void): void {
  const connection = useConnection()
  watch(
    () => connection.state,
    (_, before) => before === 'offline' && callback()
  )
}
