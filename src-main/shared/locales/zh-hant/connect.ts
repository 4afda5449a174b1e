import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: '缺少位址。',
    spaces: '位址中不能有空格。',
    'not-an-address': '這不是服務位址；正確的形式如 https://api.example.com。',
    scheme: '位址必須以 https:// 開頭。',
    insecure: '只有 https:// 能在傳輸中保護金鑰；http:// 僅允許用於本機。',
    credentials: '位址中不能包含使用者名稱或密碼。',
    query: '位址須在問號之前結束；金鑰有單獨的輸入欄。',
    fragment: '位址須在 # 號之前結束。'
  },

  problem: {
    path: {
      what: '此位址沒有 Vehicle Database；請檢查路徑。',
      more: '{host} 有回應，但該路徑下沒有內容。請將主機名稱之後的部分與訂閱資料核對。'
    },
    stranger: {
      what: '此位址沒有 Vehicle Database；請檢查路徑。',
      more: '{host} 的回應不是資料服務的回應。網路的登入頁面或 Proxy 伺服器也會如此。'
    },
    host: {
      what: '{host} 沒有回應：請檢查位址和網路。',
      more: '名稱可能有誤，或者本機無法連到它。金鑰尚未驗證。'
    }
  }
} satisfies PartOf<typeof en>
