import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: '引擎、調校階段、性能數據和動力曲線。',

  connect: {
    title: '連線到資料服務',
    lead: '使用您訂閱的服務位址和金鑰。',
    addressPlaceholder: 'https://…',
    addressHint: '見訂閱資料；可包含路徑和連接埠。',
    addressGood: '請求傳送至 {address}',
    key: 'API 金鑰',
    keyHint: '加密儲存，之後不再顯示。',
    keySession: '本系統沒有金鑰庫：金鑰保留在記憶體中，直到 Dynodesk 關閉。'
  },
  demo: {
    title: '先看看',
    lead: '廠牌均為虛構的完整型錄。無需金鑰和網路。',
    open: '瀏覽示範型錄',
    busy: '正在啟動…',
    later: '之後可在設定中連線。',
    chart: '馬力曲線，原廠與調校後'
  },

  success: {
    title: '已連線'
  },
  inactive: {
    title: '訂閱未生效',
    lead: '金鑰有效並已儲存，但型錄需要有效的訂閱。',
    steps: {
      renew: '請向供應商續訂或開通訂閱。',
      check: '在此再次檢查。'
    },
    other: '使用其他金鑰'
  },
  kept: {
    sealed: '由系統加密',
    session: '在記憶體中，直到 Dynodesk 關閉',
    open: '在磁碟上，未受保護'
  }
} satisfies PartOf<typeof en>
