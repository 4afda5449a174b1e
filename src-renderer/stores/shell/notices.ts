import { defineStore } from 'pinia'
import { ref } from 'vue'
import { bridge } from '@/bridge'
import type { Notice } from '@contract/channels/app'

/** Messages about the whole window: start-up issues and bugs. */
export const useNotices = defineStore('notices', () => {
  const notices = ref<Notice[]>([])
  /** Replaces a notice with the same id. */
  const add = (notice: Notice): void => {
    const at = notices.value.findIndex((one) => one.id === notice.id)
    if (at < 0) notices.value.push(notice)
    else notices.value[at] = notice
  }

  const remove = (id: string): void => void (notices.value = notices.value.filter((notice) => notice.id !== id))

  async function load(): Promise<void> {
    bridge.app.onNotice(add)
    bridge.app.onNoticeRemoved(({ id }) => remove(id))
    for (const notice of await bridge.app.notices()) add(notice)
  }

  return {
    notices,
    add,
    load,
    /** Reports a bug once; the log has the details. */
    addBug: (): void => add({ id: 'window-bug', kind: 'error', code: 'internal' }),
    /** In all windows. */
    dismiss(id: string): void {
      remove(id)
      void bridge.app.dismissNotice({ id })
    }
  }
})
