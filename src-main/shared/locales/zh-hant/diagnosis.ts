import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: '診斷檔',
  open: '儲存診斷檔…',
  title: '診斷檔',
  intro: '提供給維護此安裝的人員：一個文字檔，大小可用郵件寄送。檔案存到您選擇的位置，不會傳送到任何地方。',
  holds: {
    title: '檔案內容',
    program: '程式及其執行環境的版本',
    system: '系統、記憶體、顯示器、語言及啟動所需時間',
    settings: '與預設值不同的設定：開關、數字與選項；文字設定只註明已設定',
    connection: '連線狀態與最近的失敗代碼；是否保存金鑰及保存方式',
    calls: '已用與剩餘的呼叫次數',
    stores: '儲存檔案的大小、項目數量及是否完好',
    events: '事件來源的狀態與計數；離線套件依狀態計數',
    log: '記錄檔的最後幾行：何時發生了什麼，不含文字內容'
  },
  never: {
    title: '絕不包含',
    secrets: '金鑰、密文與密碼，連一部分也不含',
    people: '客戶、姓名、車牌、郵件地址',
    words: '工單、備註、搜尋、規格單與店家的文字',
    places: '本機、服務或網路的位址；資料夾與使用者名稱',
    catalogue: '型錄中的任何內容'
  },
  show: '顯示文字',
  lists: '返回清單',
  text: '診斷檔的文字',
  save: '儲存…',
  saved: '已儲存：{file}'
} satisfies PartOf<typeof en>
