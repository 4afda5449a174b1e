import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { WindowTexts } from './en'

export const WINDOW_TEXTS: WindowTexts = {
  file: '檔案',
  edit: '編輯',
  view: '檢視',
  go: '前往',
  window: '視窗',
  help: '說明',
  undo: '復原',
  redo: '重做',
  cut: '剪下',
  copy: '複製',
  paste: '貼上',
  delete: '刪除',
  selectAll: '全選',
  actualSize: '實際大小',
  zoomIn: '放大',
  zoomOut: '縮小',
  fullScreen: '全螢幕',
  minimize: '最小化',
  zoom: '縮放',
  front: '全部移至最前',
  close: '關閉',
  about: '關於 Dynodesk',
  services: '服務',
  hide: '隱藏 Dynodesk',
  hideOthers: '隱藏其他',
  showAll: '全部顯示',
  back: '上一頁',
  forward: '下一頁',
  catalogue: '型錄',
  search: '搜尋',
  feed: '動態',
  offline: '離線',
  settings: '設定',
  customer: '客戶畫面',
  shortcuts: '快速鍵',
  diagnosis: '儲存診斷檔…',
  openLink: '要在瀏覽器中開啟此位址嗎？',
  openMail: '要將這段文字交給郵件程式嗎？',
  open: '開啟',
  cancel: '取消',
  stopped: '視窗已多次停止運作',
  stoppedDetail: '儲存的資料不受影響。詳情請見記錄檔。',
  reopen: '重新開啟視窗',
  quit: '結束',
  notResponding: '視窗沒有回應',
  wait: '等待'
}

export const NOTIFICATION_TEXTS: NotificationTexts = {
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
  events: { other: '{count} 個事件' },
  since: '自 {time} 起 {events}',
  subjects: { other: '涉及 {count} 個客服工單和專案' },
  unread: { other: '{count} 個未讀' }
}

export const QUESTION_TEXTS: SettingQuestionTexts = {
  allow: '允許',
  notYou: '如果不是您本人剛剛變更此設定，請選擇「取消」。',
  about: {
    unsigned: {
      message: '接受未簽章的事件？',
      detail: '任何能連到接收端的人都可以傳送看似真實的事件。系統將不再檢查簽章。'
    },
    network: {
      message: '允許其他裝置連到事件接收端？',
      detail: '接收端將在 {value} 上接聽，不再限於本機。傳輸過程未加密。'
    },
    'host-names': { message: '接受以其他主機名稱發出的請求？', detail: '接收端也將回應以下名稱的請求：{value}' },
    'event-address': {
      message: '從此位址接收事件？',
      detail: '{value}\n\n將從該處接收事件，並把此來源已儲存的登入資料傳送到該處。'
    },
    'delete-files': {
      message: '刪除監看資料夾中的檔案？',
      detail: '事件儲存後，對應的檔案即被刪除。使用該資料夾的其他人也會失去檔案。'
    },
    'open-events': {
      message: '不加保護地儲存事件？',
      detail: '本機沒有金鑰庫。含有姓名和車牌的事件會寫入磁碟，金鑰就放在旁邊：能讀取檔案的人就能讀取事件。'
    },
    'keep-longer': {
      message: '延長型錄資料的保存期限？',
      detail: '新的期限（天）：{value}（0 表示無限制）。與供應商的合約可能禁止這樣做。'
    },
    'read-after-end': { message: '訂閱結束後仍顯示型錄資料？', detail: '與供應商的合約可能禁止這樣做。' },
    'allow-export': {
      message: '允許匯出型錄資料？',
      detail: '清單、比較和引擎將可另存為檔案並複製。與供應商的合約可能禁止這樣做。'
    },
    'allow-pack-files': {
      message: '允許使用資料包檔案？',
      detail: '資料包將可存成檔案，並可讀取其他電腦的檔案。與供應商的合約可能禁止這樣做。'
    }
  }
}
