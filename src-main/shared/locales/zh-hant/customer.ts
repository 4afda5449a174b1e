import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: '客戶螢幕',
  shows: '客戶正在看 {title}',
  showsThis: '客戶正在看此引擎',
  without: '不含實測數據、備註和 ECU',
  move: '請將視窗拖到客戶的螢幕上，然後按 F11。',
  language: '語言',
  follow: '跟隨本視窗',
  showThis: '顯示此引擎',
  update: '更新',
  end: '結束 · F8'
} satisfies PartOf<typeof en>
