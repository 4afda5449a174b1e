import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: '文件',
  edit: '编辑',
  view: '视图',
  go: '转到',
  window: '窗口',
  help: '帮助',
  undo: '撤销',
  redo: '重做',
  cut: '剪切',
  copy: '复制',
  paste: '粘贴',
  delete: '删除',
  selectAll: '全选',
  actualSize: '实际大小',
  zoomIn: '放大',
  zoomOut: '缩小',
  fullScreen: '全屏',
  minimize: '最小化',
  zoom: '缩放',
  front: '全部置于顶层',
  close: '关闭',
  about: '关于 Dynodesk',
  services: '服务',
  hide: '隐藏 Dynodesk',
  hideOthers: '隐藏其他',
  showAll: '全部显示',
  back: '后退',
  forward: '前进',
  catalogue: '目录',
  search: '搜索',
  feed: '动态',
  offline: '离线',
  settings: '设置',
  customer: '客户屏幕',
  shortcuts: '快捷键',
  diagnosis: '保存诊断文件…',
  openLink: '要在浏览器中打开此地址吗？',
  openMail: '要将这段文字交给邮件程序吗？',
  open: '打开',
  cancel: '取消',
  stopped: '窗口已多次停止运行',
  stoppedDetail: '保存的数据不受影响。详情见日志。',
  reopen: '重新打开窗口',
  quit: '退出',
  notResponding: '窗口没有响应',
  wait: '等待'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
  kinds: {
    project_create: '项目已创建',
    project_update: '项目已更新',
    file_purchase: '文件已购买',
    ticket_created: '客服工单已创建',
    ticket_opened: '客服工单已打开',
    ticket_pending: '客服工单待处理',
    ticket_reopened: '客服工单已重新打开',
    ticket_answered: '客服工单已回复',
    ticket_closed: '客服工单已关闭',
    message_created: '新消息',
    other: '新事件'
  },
  events: { other: '{count} 个事件' },
  since: '自 {time} 起 {events}',
  subjects: { other: '涉及 {count} 个客服工单和项目' },
  unread: { other: '{count} 个未读' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: '允许',
  notYou: '如果不是您本人刚刚更改此设置，请选择“取消”。',
  about: {
    unsigned: {
      message: '接受未签名的事件？',
      detail: '任何能连到接收端的人都可以发送看似真实的事件。系统将不再检查签名。'
    },
    network: {
      message: '允许其他设备连到事件接收端？',
      detail: '接收端将在 {value} 上监听，不再限于本机。传输过程未加密。'
    },
    'host-names': { message: '接受以其他主机名发出的请求？', detail: '接收端也将响应以下名称的请求：{value}' },
    'event-address': {
      message: '从此地址接收事件？',
      detail: '{value}\n\n将从该处接收事件，并把此来源已保存的登录信息发送到该处。'
    },
    'delete-files': {
      message: '删除监视文件夹中的文件？',
      detail: '事件保存后，对应的文件即被删除。使用该文件夹的其他人也会失去文件。'
    },
    'open-events': {
      message: '不加保护地保存事件？',
      detail: '本机没有密钥库。含有姓名和车牌的事件会写入磁盘，密钥就放在旁边：能读取文件的人就能读取事件。'
    },
    'keep-longer': {
      message: '延长目录数据的保存期限？',
      detail: '新的期限（天）：{value}（0 表示无限制）。与供应商的合同可能禁止这样做。'
    },
    'read-after-end': { message: '订阅结束后仍显示目录数据？', detail: '与供应商的合同可能禁止这样做。' },
    'allow-export': {
      message: '允许导出目录数据？',
      detail: '列表、比较和发动机将可另存为文件并复制。与供应商的合同可能禁止这样做。'
    },
    'allow-pack-files': {
      message: '允许使用数据包文件？',
      detail: '数据包将可存成文件，并可读取其他电脑的文件。与供应商的合同可能禁止这样做。'
    }
  }
}
