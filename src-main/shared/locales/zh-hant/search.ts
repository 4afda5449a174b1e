import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: '依廠牌、車型、引擎、代號或 ECU 搜尋',
  fuel: '燃料',
  anyFuel: '所有燃料',
  asking: '正在搜尋…',
  recents: '最近開啟',
  saved: {
    title: '儲存的搜尋',
    save: '儲存此搜尋',
    unsave: '已儲存',
    remove: '刪除「{query}」',
    fresh: '新增 {count} 項',
    matches: '找到 {count} 項',
    history: '最近搜尋'
  },
  favourite: '收藏',
  onDesk: '找到 {count} 項',
  onDeskMost: '前 {count} 項',
  deskNone: '本機沒有相符項目。',
  everyWord: '每個字詞都必須符合。',
  noFavourites: '還沒有收藏。用引擎頁面上的星號加入。',
  link: '按 Enter 鍵開啟此連結。',
  begun: '請在「{prefix}:」後輸入要尋找的內容。',
  source: {
    service: '線上'
  },
  field: {
    code: '代號'
  },
  prefix: {
    group: '篩選',
    remove: '移除 {chip}',
    ecu: '引擎控制單元，如 ecu:edc17',
    code: '引擎代號，如 code:cfgb',
    fuel: '燃料，如 fuel:diesel',
    year: '年份，如 year:2014',
    maker: '廠牌，如 maker:arvenna',
    note: '自己的備註，例如 note:變速箱',
    fav: '我的收藏',
    offline: '可離線使用的引擎',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: '引擎代號',
      fuel: '燃料',
      year: '年份',
      power: '馬力',
      model: '車型',
      maker: '廠牌',
      note: '備註',
      fav: '收藏',
      offline: '本機'
    }
  },
  ask: {
    why: '線上可能有更多結果。',
    offline: '離線：僅顯示已儲存的結果。',
    tooShort: '字數太少，無法線上搜尋：僅顯示已儲存的結果。',
    deskOnly: '這些篩選只搜尋已儲存的資料。',
    failed: '線上搜尋失敗：{reason}'
  },
  level: {
    types: '類型',
    manufacturers: '廠牌',
    models: '車型',
    generations: '世代',
    engines: '引擎'
  },
  received: '線上 {count} 項',
  maybeMore: '項目數恰為整十或整百：可能還有更多',
  from: {
    desk: '儲存於 {moment}'
  },
  results: '結果',
  unnamed: '編號 {id}',
  places: '{count} 個位置',
  place: {
    unknown: '位置不明',
    asking: '正在搜尋…',
    notFound: '未提供位置。開啟此引擎時沒有性能數據。',
    failed: '未找到：{reason}'
  },
  empty: {
    'too-short': {
      title: '請再多輸入一些',
      text: '線上搜尋在此至少需要 {least} 個字元。'
    },
    'none-found': {
      title: '沒有結果',
      text: '本機與線上都沒有符合「{query}」的內容。線上搜尋只查名稱。',
      fuel: '沒有符合「{query}」的{fuel}引擎。請換一種燃料或減少詞語。',
      anyFuel: '搜尋所有燃料'
    },
    limit: {
      title: '已達每小時上限',
      text: '本機沒有相符項目。使用此金鑰的所有電腦共用此上限。',
      at: '{time} 起恢復可用。'
    },
    offline: {
      title: '本機沒有符合「{query}」的項目',
      text: '您已離線。連上網路後可線上搜尋。'
    },
    'not-connected': {
      title: '未連線',
      text: '請用服務位址和金鑰連線，或開啟示範型錄。'
    }
  }
} satisfies PartOf<typeof en>
