import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: '篩選…',
  filterOf: '篩選{level}',
  clearFilter: '清除篩選',
  shown: '{shown} / {n}',
  received: '{n} 項',
  maybeMoreWhy: '數目為整數，清單可能不完整。',
  refresh: '重新整理',
  menu: '{level}：更多',
  fetched: '取得於{age}',
  askAgain: '再次查詢',
  pack: {
    take: '離線下載',
    takeOf: '離線下載 {name}',
    ready: '可離線檢視',
    readyWhy: '這一代的所有引擎連同數值和曲線都已在本機。',
    under: '正在離線下載 · {done} / {total}',
    engines: '這一代有 {n} 款引擎；本機已有的不消耗查詢次數。',
    confirm: '離線下載 {title}？',
    yes: '離線下載',
    no: '暫不',
    price: '{cost}，佔一小時查詢次數的 {share}，約需 {time}。'
  },
  columns: '選擇欄位',
  order: { newest: '舊的在前', oldest: '新的在前' },
  letters: '字首',
  wall: { on: '以標誌顯示', off: '以清單顯示' },
  empty: {
    title: '此處沒有內容',
    types: '資料服務沒有列出車輛類型。',
    manufacturers: '資料服務沒有列出該類型的廠牌。請選擇其他類型。',
    models: '資料服務沒有列出該廠牌的車型。請選擇其他廠牌。',
    generations: '資料服務沒有列出該車型的世代。請選擇其他車型。',
    engines: '資料服務沒有列出這一代的引擎。請選擇其他世代。'
  },
  parent: {
    check: {
      manufacturers: '該類型是否仍在型錄中？',
      models: '該廠牌是否仍在型錄中？',
      generations: '該車型是否仍在型錄中？',
      engines: '該世代是否仍在型錄中？'
    },
    gone: '資料服務已不再列出。',
    listed: '仍在型錄中，但其下沒有內容。'
  },
  noneFit: { title: '沒有符合的項目', text: '{n} 項中沒有一項符合全部條件。', action: '全部顯示' },
  choose: {
    types: '請選擇類型',
    manufacturers: '請選擇廠牌',
    models: '請選擇車型',
    generations: '請選擇世代',
    engines: '請選擇引擎'
  },
  column: {
    name: { long: '名稱', short: '名稱' },
    power: { long: '馬力' },
    torque: { long: '扭力' },
    fuel_name: { long: '燃料', short: '燃料' },
    type: { long: '引擎類型', short: '類型' },
    capacity: { long: '排氣量' },
    cylinders: { long: '汽缸數', short: '缸數' },
    year: { long: '引擎年份', short: '年份' },
    ecu: { long: '引擎控制單元', short: 'ECU' },
    tcu: { long: '變速箱控制單元', short: 'TCU' },
    engine_code: { long: '引擎代碼', short: '代碼' }
  },
  start: {
    recents: '最近開啟',
    favourites: '收藏',
    demo: '試試這款引擎',
    walk: '逐欄點選，或輸入名稱後按 Enter。',
    find: '按 {key} 尋找已儲存的引擎、畫面或設定。',
    offline: '「離線下載」可將一個世代存到本機，無網路也能使用。'
  }
} satisfies PartOf<typeof en>
