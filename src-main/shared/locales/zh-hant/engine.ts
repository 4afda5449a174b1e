import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: '引擎',
  loading: '正在取得引擎',
  noPlace: '在型錄中的位置不明。',
  placeNotFound: '資料服務未提供其位置。',
  severalPlaces: '找到多個位置。請選擇一個。',
  refresh: '重新整理 · {cost}',
  actions: '操作',
  folded: { notGiven: '未提供：{fields}', notLoaded: '未載入：{fields}' },
  fetched: '{moment} 取得',
  source: { desk: '來自本機', service: '來自資料服務' },
  fresh: { stale: '可能已過時', offline: '離線' },
  share: {
    open: '更多',
    language: '型錄語言：{language}',
    link: '複製連結',
    mail: '電子郵件…',
    handed: '已交給郵件程式'
  },
  raw: {
    what: '資料服務傳回的原文，不含金鑰。',
    engine: '引擎',
    performance: '性能',
    state: {
      kept: '',
      'too-long': '未儲存：{bytes} kB 太長。',
      'from-file': '未儲存：由轉移檔案匯入。',
      older: '舊版本未儲存。重新整理頁面即可取得。',
      'no-data': '資料服務在此沒有資料。',
      'not-here': '不在本機。'
    },
    stamp: '{moment} 取得 · 請求語言：{language} · {bytes}',
    gap: { 'left-out': '缺少', null: '值為 null', 'empty-text': '空白文字', 'empty-list': '空白清單' },
    unknown: '未說明的欄位',
    text: '資料服務傳回的內容：{name}'
  },
  favourite: {
    add: '收藏',
    addTitle: '加入收藏；保持離線可用（F）',
    removeTitle: '從收藏中移除（F）',
    group: '群組',
    groupHint: '群組…'
  },
  note: {
    title: '備註',
    box: '此引擎的備註',
    private: '僅供內部，儲存在本機。',
    saved: '儲存於 {moment}。',
    unsaved: '尚未儲存。',
    hint: '下次用得到的資訊'
  },
  picture: '{name} 的圖片',
  noPicture: '無圖片',
  askGeneration: '載入年份和圖片',
  askYears: '載入年份',
  askPlace: '載入廠牌和車型',
  picturesOff: '圖片已關閉',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': '相同 ECU 和引擎代號', code: '相同引擎代號', ecu: '相同 ECU' },
    line: '{same}：{engines}',
    engines: '另有 {n} 款引擎',
    withSheets: '{line}，{sheets}',
    sheets: '其中 {n} 款有規格表'
  },
  group: {
    identification: '識別資訊',
    engine: '引擎',
    record: '紀錄',
    tools: '讀取工具',
    methods: '讀取方式',
    options: '選項',
    stages: '階段',
    stageFigures: '各階段的馬力與扭力',
    performance: '性能',
    notes: '曲線說明'
  },
  field: {
    id: '引擎 ID',
    name: '名稱',
    slug: 'Slug',
    type: '類型',
    capacity: '排氣量',
    power: '馬力',
    torque: '扭力',
    cylinders: '汽缸數',
    year: '引擎年份',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: '馬力值',
    nm_values: '扭力值',
    rpm_values: '轉速值',
    engine_code: '引擎代號',
    fuel_name: '燃料'
  },
  valueCount: '{n} 個值',
  valuesBad: '無法讀取',
  valuesTooLong: '過長，無法讀取',
  forInformation: '僅供參考',
  showAllOf: '顯示全部 {n} 項',
  andMore: '{names}，另有 {n} 項',

  option: {
    code: '代碼 {code}',
    noCode: '無代碼',
    noDescription: '沒有說明。',
    unnamed: '未命名的選項',
    about: '僅供參考；訂單有自己的選項。',
    rulesUnread: '無法讀取選項規則。'
  },

  stock: '原廠',
  stageless: '型錄中沒有階段',
  stage: '{n} 階',
  stageAgain: '{n} 階（{count}）',
  stageNoNumber: '未編號的階',
  stageNoNumberAgain: '未編號的階（{count}）',
  needs: '需要：{parts}',
  stated: '標稱值',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: '極速',
    consumption: '油耗',
    figure: '項目',
    stock: '原廠',
    stage1: '1 階',
    none: '沒有性能數據。',
    noPlace: '位置不明，無法取得性能數據。',
    zero: '收到的值為 0',
    stockOnly: '僅提供原廠數據。'
  },

  dyno: {
    title: '動力曲線圖',
    layout: '圖表版面',
    stacked: '上下',
    axes: '雙軸',
    table: '表格',
    curves: '顯示的曲線',
    speed: '引擎轉速',
    power: '馬力',
    torque: '扭力',
    endLabel: '{curve} {unit}',
    describe:
      '馬力和扭力隨轉速的變化。方向鍵逐點移動，按住 Shift 微調；Home 和 End 跳到兩端；加號和減號縮放，0 顯示全部轉速。「表格」列出數值。',
    peak: '{curve}：最大{quantity} {value}（{rpm} rpm）。',
    peakAt: '{value}（{rpm}）',
    curvePeak: '曲線：{value}',
    interpolated: '內插',
    between: '兩點之間',
    beyond: '此處無數值',
    allHidden: '所有曲線都已隱藏。',
    showAll: '全部顯示',
    show: '顯示 {curve}',
    select: '與原廠比較',
    zoomReset: '全部轉速',
    readout: '游標處的數值',
    verdict: {
      consistent: '馬力與扭力相符',
      consistentOf: '已繪製 {drawn} / {all}，一致',
      drawn: '見說明',
      refused: '圖表未繪製',
      none: '無曲線'
    },
    none: '此引擎沒有曲線',
    values: '收到的曲線數值',
    copy: '複製表格',
    converted: '由 {power}、{torque} 換算',
    received: '收到：{value} {unit}',
    undrawn: '不在圖中'
  },

  bad: {
    'leading-comma': '文字以逗號開頭',
    'trailing-comma': '文字以逗號結尾',
    'empty-member': '第 {at} 項為空',
    'not-a-number': '第 {at} 項「{text}」不是數字',
    absurd: '第 {at} 項「{text}」不合理',
    'too-many': '項數過多',
    'too-long': '文字過長'
  },
  series: { rpm: '轉速值', power: '馬力值', torque: '扭力值' },
  finding: {
    'values-bad': '{curves}：{series}未繪製：{problem}。',
    'values-bad-rpm': '{curves}：未繪製，轉速值無法讀取：{problem}。',
    'no-values': '{curves}：沒有曲線數值。',
    'power-missing': '{curves}：沒有馬力值。',
    'torque-missing': '{curves}：沒有扭力值。',
    'rpm-missing': '{curves}：未繪製，沒有轉速值。',
    'unequal-length': '{curves}：{counts}，數量不一致。',
    'rpm-in-doubt': '{curves}：轉速值存疑，原廠曲線的數值個數不同。',
    'common-part': '{curves}：曲線長度不等，只畫到第 {count} 點。',
    'rpm-sorted': '{curves}：各點已依轉速排序。',
    'rpm-duplicate': '{curves}：未繪製，{rpm} rpm 出現多次。',
    'rpm-negative': '{curves}：未繪製，{rpm} rpm 不合理。',
    'padding-trimmed': '{curves}：已略去零值，開頭 {start} 個，結尾 {end} 個。',
    'padding-kept': '{curves}：零值照樣繪製，開頭 {start} 個，結尾 {end} 個。',
    'all-zero': '{curves}：未繪製，所有數值都是 0。',
    'zeros-inside': '{curves}：{problem}。',
    'negative-values': '{curves}：{series}小於 0（{count} 個，第一個在 {rpm} rpm）。',
    'single-point': '{curves}：只有一個點，在 {rpm} rpm。',
    'peak-differs': '{curves}：{quantity}標稱 {headline}，曲線峰值 {peak}（{percent}%）。',
    'physics-differs':
      '{curves}：{of} 點中有 {count} 點馬力偏離扭力 × 轉速（{rpm} rpm 處 {percent}%，中位數 {median}%）。',
    'power-unit-hint': '{curves}：馬力值更符合 {unit}，而不是假定的單位。'
  },
  quantity: { power: '馬力', torque: '扭力' },
  counts: { rpm: '轉速 {n} 個', power: '馬力 {n} 個', torque: '扭力 {n} 個' }
} satisfies PartOf<typeof en>
