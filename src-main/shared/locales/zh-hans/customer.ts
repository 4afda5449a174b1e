import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: '客户屏幕',
  shows: '客户正在看 {title}',
  showsThis: '客户正在看此发动机',
  without: '不含实测数据、备注和 ECU',
  move: '请将窗口拖到客户的显示器上，然后按 F11。',
  language: '语言',
  follow: '跟随本窗口',
  showThis: '显示此发动机',
  update: '更新',
  end: '结束 · F8'
} satisfies PartOf<typeof en>
