import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: '项目已创建',
    project_update: '项目已更新',
    file_purchase: '文件已购买',
    ticket_created: '客服工单已创建',
    ticket_opened: '客服工单已开启',
    ticket_pending: '客服工单待处理',
    ticket_reopened: '客服工单已重新开启',
    ticket_answered: '客服工单已回复',
    ticket_closed: '客服工单已关闭',
    message_created: '新消息',
    other: '新事件'
  },
  groups: { ticket: '客服工单', project: '项目' },
  events: '{count} 个事件',
  since: '自 {time} 起 {events}',
  subjects: '涉及 {count} 个客服工单和项目',
  unread: '{count} 个未读'
} satisfies PartOf<typeof en>
