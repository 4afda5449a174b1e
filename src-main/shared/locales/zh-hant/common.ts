import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: '儲存',
  delete: '刪除',
  undo: '復原',
  copy: '複製',
  saved: '已儲存。',
  savedAs: '已儲存：{file}',
  copied: '已複製',
  checking: '正在檢查…',
  connect: '連線',
  export: '匯出…',
  import: '匯入…',
  restarting: 'Dynodesk 正在重新啟動…',
  bytes: '{n} 位元組',
  chosen: '已選 {n} 項',
  stop: '停止',
  remove: '刪除',
  copyOf: '{name}（副本）',
  doneOf: '{done} / {total}',
  saveAs: '儲存…',
  fromFile: '從檔案…',
  itemName: '名稱',
  clearSearch: '清除搜尋',
  fetch: '取得'
} satisfies PartOf<typeof en>
