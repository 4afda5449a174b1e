import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: '搜尋或執行命令',
  online: '線上搜尋「{text}」',
  link: '開啟此連結或規格表編號',
  inCompare: '已在比較中',
  hideCustomer: '關閉客戶螢幕',
  unit: '{quantity}：{unit}',
  language: '語言：{language}',
  newTab: '新分頁',
  diagnosis: '儲存診斷檔…',
  theme: { light: '主題：淺色', dark: '主題：深色', system: '主題：跟隨系統' },
  density: {
    compact: '顯示密度：緊密',
    comfortable: '顯示密度：舒適',
    workshop: '維修區模式（大型文字和按鈕）',
    words: '密度 大小'
  }
} satisfies PartOf<typeof en>
