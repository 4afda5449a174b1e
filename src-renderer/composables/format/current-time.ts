import { onScopeDispose, readonly, ref, type Ref } from 'vue'

const UPDATE_INTERVAL_MS = 30_000
const now = ref(new Date())
let users = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Current time, updated twice a minute by one shared timer. */
export function useCurrentTime(): Readonly<Ref<Date>> {
  now.value = new Date()
  if (users++ === 0) timer = setInterval(() => (now.value = new Date()), UPDATE_INTERVAL_MS)
  onScopeDispose(() => {
    if (--users === 0) clearInterval(timer)
  })
  return readonly(now) as Readonly<Ref<Date>>
}
