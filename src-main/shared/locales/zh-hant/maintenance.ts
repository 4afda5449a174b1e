import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: '尚未檢查',
      checking: '正在檢查…',
      current: 'Dynodesk 已是最新版本。',
      found: '有新版本 {version}。',
      downloading: '正在下載版本 {version}…',
      ready: '版本 {version} 已就緒。'
    },
    readyHelp: '重新啟動或關閉 Dynodesk 時安裝。',
    checked: '上次檢查：{time}',
    notes: '更新內容',
    amount: '{done} / {all}',
    progress: '下載',
    check: '檢查更新',
    download: '下載',
    file: '從檔案安裝…',
    restart: '重新啟動並安裝',
    later: '稍後',
    skip: '略過此版本',
    skipped: '您已略過此版本。',
    noAddress: '未設定更新位址。',
    way: {
      'package-manager': '此安裝由系統的套件管理員更新。',
      'not-installed': 'Dynodesk 在本機以免安裝方式執行，無法自行更新。'
    }
  },
  settingsFile: {
    title: '匯出與匯入設定',
    about: '將與預設值不同的設定存入一個檔案，供另一台電腦使用。其中絕不包含金鑰、密碼和 PIN。',
    export: '匯出設定…',
    import: '匯入設定…',
    count: '檔案將包含 {n} 項設定。',
    leftOut: '不包含：',
    because: {
      managed: '由管理員設定',
      chosen: '須在每台電腦上選擇',
      computer: '僅屬於本機'
    },
    saved: '設定已儲存：{file}',
    setting: '設定',
    now: '目前',
    new: '檔案中',
    none: '檔案不會變更任何設定。',
    same: '{n} 項設定的值已相同。',
    refused: '不匯入：',
    stay: '檔案中沒有的設定維持不變。',
    apply: '匯入 {n} 項設定',
    imported: '已匯入 {n} 項設定。',
    undone: '已恢復先前的設定。'
  },
  profiles: {
    title: '設定檔',
    about: '每個設定檔都有自己的位址、金鑰、設定、已儲存的型錄、備註和規格表。切換時會重新啟動 Dynodesk。',
    first: '第一個設定檔',
    color: '顏色',
    colors: {
      blue: '藍色',
      orange: '橙色',
      green: '綠色',
      violet: '紫色',
      pink: '粉紅色',
      gray: '灰色'
    },
    inUse: '使用中',
    switch: '切換',
    switchTo: '切換至設定檔「{name}」',
    edit: '編輯',
    editOf: '變更設定檔「{name}」',
    removeOf: '刪除設定檔「{name}」',
    add: '新增設定檔…',
    new: '新設定檔',
    status: '設定檔：{name}'
  },
  backup: {
    title: '備份',
    about: '一個加密檔案，含設定、收藏、備註、搜尋、範本、實測數據和已製作的規格表。不含金鑰、密碼和事件。',
    make: '建立備份…',
    restore: '還原備份…',
    makeHint: '開啟備份需要通關密語；通關密語無法找回。',
    restoreHint: '變更之前先顯示其內容。',
    catalogue: '包含已儲存的型錄',
    made: '備份已儲存：{file}',
    move: '從另一台電腦移轉：還原備份…',
    offer: {
      made: '建立時間',
      version: '版本',
      service: '資料服務',
      favourites: '收藏',
      notes: '備註',
      searches: '已儲存的搜尋',
      sheets: '規格表',
      settings: '已變更的設定',
      catalogue: '已儲存的型錄',
      typeAgain: '需重新輸入',
      chooseAgain: '需重新選擇',
      replaces: '這會取代本機的內容。還原前先以同一通關密語備份目前狀態。',
      accept: '還原並重新啟動'
    }
  }
} satisfies PartOf<typeof en>
