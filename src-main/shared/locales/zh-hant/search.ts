import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: '搜尋',
  box: '搜尋廠牌、車型和引擎',
  clear: '清空',
  fuel: '燃料',
  anyFuel: '任意燃料',
  asking: '正在查詢…',
  help: {
    title: '在本機尋找，其餘的向資料服務查詢',
    desk: '輸入時在本機搜尋：廠牌、車型、世代、引擎、控制單元、引擎代碼、年份、燃料和馬力。不消耗查詢次數，無需網路。',
    words: '詞序不限，可以只輸入一部分，小的拼字錯誤也沒關係。ecu: 這樣的前綴只查一個欄位。',
    catalogue: '按 Enter 向資料服務查詢廠牌、車型和引擎的名稱，不包括控制單元、代碼和年份。',
    engines: '選定燃料後，資料服務只搜尋引擎，並給出其數值。',
    cost: '每次向資料服務查詢計一次。停止輸入後，只有本機結果很少時才會自動查詢。'
  },
  recents: '最近開啟',
  saved: {
    title: '儲存的搜尋',
    save: '儲存此搜尋',
    unsave: '已儲存',
    remove: '刪除「{query}」',
    fresh: '{count} 項新增',
    matches: '本機 {count} 項',
    history: '搜尋歷史',
    clear: '清除'
  },
  favourite: '收藏',
  onDesk: '本機 {count} 項',
  onDeskMost: '本機最符合的 {count} 項',
  deskNone: '本機還沒有符合的項目。資料服務中可能有。',
  deskNoneOnly: '本機沒有符合的項目。前綴只用於本機；資料服務需要普通詞語。',
  noFavourites: '還沒有收藏。用引擎頁面上的星標新增。',
  link: '按 Enter 鍵開啟此連結。',
  begun: '請在「{prefix}:」後輸入要尋找的內容。',
  source: { service: '資料服務' },
  field: { tcu: 'TCU', year: '年份', ecu: 'ECU', code: '代碼', fuel: '燃料', power: '馬力', note: '備註' },
  prefix: {
    group: '前綴',
    lead: '只查一個欄位：',
    remove: '去掉 {chip}',
    ecu: '引擎控制單元，如 ecu:edc17',
    code: '引擎代碼，如 code:cfgb',
    fuel: '燃料，如 fuel:diesel',
    year: '年份，如 year:2014',
    maker: '廠牌，如 maker:arvenna',
    note: '自己的備註，例如 note:變速箱',
    fav: '本機的收藏',
    offline: '無網路時可完整檢視的引擎'
  },
  ask: {
    button: '向資料服務查詢',
    why: '其中可能有本機未見過的引擎。',
    done: '已向資料服務查詢。',
    offline: '無法連線到資料服務：只搜尋了本機。',
    tooShort: '對資料服務來說太短：只搜尋了本機。',
    deskOnly: '只搜尋本機：資料服務不支援這些前綴。',
    failed: '資料服務沒有回應：{reason}'
  },
  level: { types: '類型', manufacturers: '廠牌', models: '車型', generations: '世代', engines: '引擎' },
  received: '收到 {count} 項',
  maybeMore: '可能還有更多：數目過於整齊，資料服務可能截斷了清單',
  from: { service: '來自資料服務', desk: '來自本機，{moment}' },
  results: '結果',
  unnamed: '編號 {id}',
  above: '結果的上級',
  column: { name: '引擎', fuel: '燃料', ecu: 'ECU', place: '位置' },
  capacity: '{figure} cc',
  places: '{count} 個位置',
  place: {
    unknown: '位置未知',
    find: '尋找位置',
    asking: '正在尋找…',
    notFound: '資料服務沒有給出位置；開啟該引擎時沒有性能數據。',
    failed: '未能查明：{reason}'
  },
  calls: '{count} 次查詢',
  keys: { down: '進入結果', open: '開啟', back: '回到搜尋框' },
  tryAgain: '重試',
  empty: {
    'too-short': {
      title: '請再多輸入一些',
      text: '此處資料服務要求至少 {least} 個字元。'
    },
    'none-found': {
      title: '資料服務中沒有',
      text: '沒有名為「{query}」的內容。只比對名稱，不比對控制單元或引擎代碼。可以減少或更換詞語。',
      fuel: '沒有符合「{query}」的{fuel}引擎。可以換一種燃料或減少詞語。',
      anyFuel: '不限燃料搜尋'
    },
    limit: {
      title: '本小時的查詢次數已用完',
      text: '只搜尋了本機，沒有符合的項目。次數限制屬於金鑰，由使用該金鑰的所有電腦共用。',
      at: '{time} 起可繼續查詢。'
    },
    offline: {
      title: '無連線：只搜尋了本機',
      text: '本機沒有符合的項目。連上網路後可用一次查詢向資料服務尋找。'
    },
    'not-connected': {
      title: '未連線到資料服務',
      text: '搜尋需要服務位址和金鑰，或者示範型錄。',
      connect: '連線'
    }
  }
} satisfies PartOf<typeof en>
