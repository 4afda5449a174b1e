import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: '診斷檔',
  intro: '供技術支援使用的簡短文字檔。儲存到您選擇的位置，絕不會傳送。',
  holds: {
    title: '包含',
    program: '版本、系統、記憶體、顯示器、語言及啟動所需時間',
    settings: '已變更的設定，不含輸入的文字',
    connection: '連線、最近的失敗代碼、請求次數、金鑰的儲存方式',
    stores: '儲存檔案、事件來源和下載的狀態與大小',
    log: '記錄檔的最後幾行，不含文字'
  },
  never: {
    title: '不包含',
    secrets: '金鑰、機密和密碼',
    people: '客戶、姓名、車牌、電子郵件地址',
    words: '客服工單、備註、搜尋、規格表與店家的文字',
    places: '本機、資料服務和網路的位址；資料夾和使用者名稱',
    catalogue: '型錄資料'
  },
  show: '顯示文字',
  lists: '返回清單',
  text: '診斷檔的文字'
} satisfies PartOf<typeof en>
