import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: '搜尋說明',
  pages: '說明頁面',
  none: '沒有頁面包含這些字詞。',
  picture: '畫面截圖',
  page: {
    start: '開始使用',
    find: '尋找引擎',
    engine: '引擎頁面與曲線圖',
    compare: '比較引擎',
    sheets: '規格表',
    customer: '向客戶展示',
    offline: '離線與下載',
    feed: '客服工單與專案',
    units: '單位、語言、文字大小',
    keys: '快速鍵',
    connection: '連線、金鑰與請求次數',
    computers: '多台電腦',
    admin: '管理員適用'
  },
  about: {
    title: '關於 Dynodesk',
    version: '版本',
    system: '系統',
    runtime: '執行環境',
    licence: '授權',
    folder: '資料存放位置',
    licences: '授權條款',
    copy: '複製供技術支援使用'
  },
  tour: {
    start: '開始導覽',
    offer: '第一次使用？五個步驟看主要功能。',
    decline: '不用了',
    step: '{n} / {of}',
    next: '下一步',
    back: '上一步',
    skip: '略過',
    done: '完成',
    find: { title: '快速尋找', text: '按 {key}，輸入廠牌、車型或引擎，再按 Enter 開啟。' },
    columns: { title: '逐欄瀏覽', text: '從車輛類型到引擎。輸入即可篩選一欄。' },
    chart: { title: '馬力與扭力', text: '引擎頁面繪出原廠與各階曲線。點選某一階即可查看增幅。' },
    actions: { title: '規格表、客戶、比較', text: '在引擎頁面可列印規格表、向客戶展示引擎，或加入比較。' },
    help: { title: '說明', text: '{key} 說明目前的畫面，離線也可用。' }
  }
} satisfies PartOf<typeof en>
