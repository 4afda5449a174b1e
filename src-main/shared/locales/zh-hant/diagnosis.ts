import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: '診斷檔',
  intro: '供技術支援使用的簡短文字檔。儲存到您選擇的位置，絕不會傳送。',
  holds: {
    title: '包含',
    program: '版本、系統和啟動',
    stores: '連線、檔案、事件來源和下載的狀態',
    log: '已變更的設定、記錄檔的最後幾行，均不含文字'
  },
  never: {
    title: '不包含',
    secrets: '金鑰、機密和密碼',
    people: '客戶、姓名、車牌、位址和資料夾',
    words: '型錄資料；客服工單、備註、搜尋和規格表的文字'
  },
  show: '顯示文字',
  lists: '返回清單',
  text: '診斷檔的文字'
} satisfies PartOf<typeof en>
