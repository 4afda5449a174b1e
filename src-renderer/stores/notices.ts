import { defineStore } from 'pinia'
import { ref } from 'vue'
import { bridge } from '@/bridge'
import type { Notice } from '@contract/channels/app'

/** Messages that belong to no place on screen: findings at start, and bugs of the window. */
export const useNotices = defineStore('notices', () => {
  const notices = ref<Notice[]>([])
  /** A notice with the id of one that is shown takes its place. */
  const add = (notice: Notice): void => {
    const at = notices.value.findIndex((one) => one.id === notice.id)
    if (at < 0) notices.value.push(notice)
    else notices.value[at] = notice
  }

  async function load(): Promise<void> {
    bridge.app.onNotice(add)
    for (const notice of await bridge.app.notices()) add(notice)
  }

  return {
    notices,
    add,
    load,
    /** A bug of the window; said once however often it happens. The details are in the console, which main logs. */
    addBug: (): void => add({ id: 'window-bug', kind: 'error', code: 'internal' }),
    dismiss: (id: string): void => void (notices.value = notices.value.filter((notice) => notice.id !== id))
  }
})
