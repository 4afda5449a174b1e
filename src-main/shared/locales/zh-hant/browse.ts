import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: '篩選…',
  filterOf: '篩選{level}',
  clearFilter: '清除篩選',
  shown: '{shown} / {n}',
  received: '{n} 項',
  maybeMoreWhy: '項目數恰為整十或整百：清單可能不完整。',
  refresh: '重新整理',
  menu: '{level}：更多',
  fetched: '{age}取得',
  pack: {
    takeOf: '下載 {name}',
    ready: '可離線使用',
    readyWhy: '這一代的所有引擎連同數值和曲線均已儲存。',
    under: '正在下載 · {done} / {total}',
    confirm: '下載 {title}？',
    no: '暫時不要',
    price: '{cost}，佔每小時上限的 {share}，約需 {time}。'
  },
  columns: '選擇欄位',
  order: { newest: '改為新的在前', oldest: '改為舊的在前' },
  letters: '首字',
  wall: { on: '以標誌顯示', off: '以清單顯示' },
  empty: {
    types: '沒有車輛類型。',
    manufacturers: '該類型沒有廠牌。',
    models: '該廠牌沒有車型。',
    generations: '該車型沒有世代。',
    engines: '這一代沒有引擎。'
  },
  parent: {
    gone: '已不再列出。',
    listed: '仍在型錄中，但內容為空。'
  },
  stageGain: '第一階增幅',
  noneFit: { text: '{n} 項中沒有一項符合篩選條件。', action: '清除篩選' },
  choose: {
    types: '請選擇類型',
    manufacturers: '請選擇廠牌',
    models: '請選擇車型',
    generations: '請選擇世代',
    engines: '請選擇引擎'
  },
  column: {
    name: { long: '名稱', short: '名稱' },
    power: { long: '馬力', short: '馬力' },
    torque: { long: '扭力', short: '扭力' },
    fuel_name: { long: '燃料', short: '燃料' },
    type: { long: '引擎類型', short: '類型' },
    capacity: { long: '排氣量' },
    cylinders: { long: '汽缸數', short: '缸數' },
    year: { long: '引擎年份', short: '年份' },
    ecu: { long: '引擎控制單元', short: 'ECU' },
    tcu: { long: '變速箱控制單元', short: 'TCU' },
    engine_code: { long: '引擎代號', short: '代號' }
  },
  start: {
    recents: '最近開啟',
    favourites: '收藏',
    demo: '試試這些引擎'
  }
} satisfies PartOf<typeof en>
