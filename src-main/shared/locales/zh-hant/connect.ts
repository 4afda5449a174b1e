import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: '缺少位址。',
    spaces: '位址中不能有空格。',
    'not-an-address': '位址無效。範例：https://api.example.com',
    scheme: '位址必須以 https:// 開頭。',
    insecure: '請使用 https://。只有本機可透過 http:// 存取。',
    credentials: '位址中不能包含使用者名稱或密碼。',
    query: '請去掉問號及其後的內容；金鑰有專用欄位。',
    fragment: '請去掉 # 及其後的內容。'
  },

  problem: {
    path: {
      what: '此位址沒有 Vehicle Database。請檢查路徑。',
      more: '{host} 有回應，但此路徑不存在。請與訂閱資料核對。'
    },
    stranger: {
      what: '此位址沒有 Vehicle Database。請檢查路徑。',
      more: '{host} 傳來了其他內容，可能是網路或 Proxy 伺服器的登入頁面。'
    },
    host: {
      what: '{host} 沒有回應。請檢查位址和網路。',
      more: '金鑰尚未驗證。'
    }
  }
} satisfies PartOf<typeof en>
