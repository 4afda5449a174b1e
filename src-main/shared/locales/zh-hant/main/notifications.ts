import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: '專案已建立',
    project_update: '專案已更新',
    file_purchase: '檔案已購買',
    ticket_created: '客服工單已建立',
    ticket_opened: '客服工單已開啟',
    ticket_pending: '客服工單待處理',
    ticket_reopened: '客服工單已重新開啟',
    ticket_answered: '客服工單已回覆',
    ticket_closed: '客服工單已關閉',
    message_created: '新訊息',
    other: '新事件'
  },
  groups: { ticket: '客服工單', project: '專案' },
  events: '{count} 個事件',
  since: '自 {time} 起 {events}',
  subjects: '涉及 {count} 個客服工單和專案',
  unread: '{count} 個未讀'
} satisfies PartOf<typeof en>
