import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
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
    amount: '{done} / {all} MB',
    progress: '下載',
    check: '檢查更新',
    fromFile: '從檔案…',
    download: '下載',
    restart: '重新啟動並安裝',
    later: '稍後',
    skip: '略過此版本',
    skipped: '您已略過此版本。',
    noAddress: '沒有設定更新網址，因此不會連線。',
    way: {
      'package-manager': '此安裝由系統的套件管理員更新。',
      'not-installed': '此複本並非安裝版，因此無法自行更換。'
    }
  }
} satisfies PartOf<typeof en>
