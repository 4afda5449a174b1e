import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: '在您的桌面上檢視車輛型錄中的引擎、調校階段、性能數據和動力曲線。',

  connect: {
    title: '連線到資料服務',
    lead: '使用您訂閱的服務位址和金鑰。',
    address: '服務位址',
    addressPlaceholder: 'https://…',
    addressHint: '與訂閱資料中的一致。可以帶路徑和連接埠。',
    addressGood: '查詢發往 {address}',
    key: 'API 金鑰',
    keyHint: '由本系統加密儲存，不再顯示。',
    keySession: '本系統沒有安全存放金鑰的地方：金鑰只留在記憶體中，直到 Dynodesk 結束。',
    keyMissing: '缺少金鑰。',
    submit: '連線',
    busy: '正在查詢資料服務…',
    price: '連線時會向資料服務查詢一次訂閱狀態。'
  },
  demo: {
    title: '先看看',
    lead: '完整的示範型錄，車型均為虛構。無需金鑰和網路，所有頁面都可使用。',
    open: '瀏覽示範型錄',
    busy: '正在啟動…',
    later: '之後隨時可在設定中連線。',
    chart: '馬力曲線示意圖，原廠與調校後'
  },

  success: {
    title: '已連線',
    close: '關閉'
  },
  inactive: {
    title: '金鑰正確，但訂閱未生效',
    lead: '只有訂閱有效時，資料服務才回應型錄查詢。金鑰保留在本機。',
    steps: {
      renew: '請向供應商續訂或開通訂閱。',
      check: '然後在此再次檢查。'
    },
    check: '再次檢查',
    other: '使用其他金鑰'
  },
  subscription: {
    name: '訂閱',
    active: '狀態',
    isActive: '有效',
    notActive: '未生效',
    activeUnknown: '資料服務未說明',
    end: '到期',
    endAbsent: '未給出到期日',
    endUnreadable: '{text}（無法識別為日期）',
    endOriginal: '資料服務傳送的原文：{text}',
    lastDay: '今天是最後一天',
    daysLeft: '還剩 {days} 天',
    pastActive: '已過期，但資料服務稱其有效',
    past: '已過期',
    clock: '按本機時鐘計，它與資料服務的時鐘不一致',
    key: '金鑰',
    kept: {
      sealed: '由本系統加密',
      session: '在記憶體中，直到 Dynodesk 結束',
      open: '在磁碟上，沒有保護',
      none: '未儲存'
    }
  }
} satisfies PartOf<typeof en>
