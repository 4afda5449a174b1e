import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: '尚未儲存。',
  title: '規格表',
  page: '規格表',
  openNamed: '{name} 的規格表',
  keyP: '{name} 的規格表（Ctrl P）',
  back: '返回',
  preview: '預覽',
  previewOf: '規格表預覽：{name}',
  drawing: '繪製中…',
  make: '編號並開立',
  again: '修改並重新開立',
  number: '編號',
  copyNumber: '複製編號',
  savePdf: '儲存 PDF',
  saveHint: '必要時先開立規格表，再存為 PDF（Ctrl S）',
  print: '列印',
  printHint: '必要時先開立規格表，再列印（Ctrl P）',
  printer: '印表機',
  dialog: '系統對話方塊',
  saved: '已儲存：{file}',
  outcome: {
    printed: '已傳送到印表機。',
    reader: '已在 PDF 閱讀器中開啟，請在那裡列印。',
    copied: '編號已複製。'
  },
  toList: '在歷史紀錄中開啟',
  pages: '{n} 頁',
  fit: { label: '預覽大小', page: '整頁', width: '頁寬', alone: '僅預覽', aloneHint: '隱藏頁面旁的選項和檢查結果' },
  stock: '原廠',
  tabs: {
    label: '規格表的各部分',
    made: '歷史紀錄',
    batch: '批次',
    templates: '店家與範本',
    rules: '選項規則',
    printers: '印表機'
  },
  builtIn: { customer: '客戶', workshop: '內部', offer: '標準、進階、頂級' },
  builtInText: {
    customer: '給客戶：動力增幅、參數、圖表、各階與性能，不含內部資料。',
    workshop: '內部使用：型錄的全部內容，含控制單元、讀取工具、讀取方式與備註。',
    offer: '原廠與各階並列，附您的價格與名稱。'
  },
  kind: { customer: '客戶', workshop: '內部', offer: '報價' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: '縱向', landscape: '橫向' },
  ink: { colour: '彩色', grey: '灰階', ink: '省墨' },
  pageChoice: { one: '一頁', more: '需要時多頁' },
  picture: { unbranded: '無廠徽', branded: '帶廠徽', none: '無' },
  block: {
    page: '頁面',
    picture: '圖片',
    highlight: '大字動力增幅',
    facts: '參數',
    chart: '圖表',
    stages: '階段',
    performance: '性能',
    band: '平均增幅',
    options: '選項',
    ecu: '控制單元',
    tools: '讀取工具和方式',
    note: '內部備註',
    verdict: '曲線檢查',
    assumptions: '假定單位',
    remark: '備註',
    terms: '條款',
    signature: '簽名欄'
  },
  text: { title: '標題', intro: '引言', terms: '條款' },
  placeholder: {
    date: '規格表日期',
    number: '規格表編號',
    maker: '廠牌',
    model: '車型',
    generation: '世代',
    engine: '引擎',
    customer: '客戶資訊的第一行',
    shop: '店名'
  },
  assumed: {
    curvePower: '曲線馬力',
    curveTorque: '曲線扭力',
    curveRpm: '曲線轉速',
    stagePower: '各階馬力',
    stageTorque: '各階扭力',
    topSpeed: '極速',
    zeroTo100: '加速',
    consumption: '油耗'
  },
  choice: {
    title: '選擇',
    template: '範本',
    language: '規格表語言',
    units: '單位',
    power: '規格表的馬力單位',
    torque: '規格表的扭力單位',
    both: '顯示第二單位',
    paper: '紙張',
    orientation: '方向',
    ink: '色彩',
    pages: '頁數',
    country: '客戶所在國家',
    noCountry: '未指定（最嚴規則）',
    stages: '階段',
    noStages: '此引擎沒有編號的階段。',
    pricesHint: '依輸入內容列印；留空則不列印。',
    priceName: '報價中 {stage} 的名稱',
    price: '{stage} 的價格',
    priceHint: '如 NT$18,000',
    picture: '圖片',
    band: '轉速區間內的平均增幅',
    bandFrom: '起始轉速（rpm）',
    bandTo: '結束轉速（rpm）',
    measured: '{n} 次實測',
    measuredHint: '疊加在圖表上並標示為實測；數值仍為型錄數據。',
    verdict: '曲線檢查',
    note: '內部備註',
    customer: '客戶',
    customerHint: '姓名、車牌…',
    remark: '備註',
    issued: '開立時間',
    recommended: '推薦階段',
    priceOnly: '價格',
    validUntil: '有效期至',
    more: '更多選項'
  },
  weight: { stop: '阻止產生：', warn: '警告：', hint: '提示：' },
  check: {
    title: '列印前檢查',
    clean: '沒有待檢查的項目。',
    busy: '正在檢查…',
    stop: '{n} 個問題',
    warn: '{n} 則警告',
    hint: '{n} 則提示'
  },
  finding: {
    overflow: {
      one: {
        what: '一頁放不下。',
        why: '規格表上內容過多（{block}）。',
        next: '請去掉一個部分、縮短文字，或允許使用第二頁。'
      },
      more: {
        what: '{most} 頁也放不下。',
        why: '有一部分比一頁還大，或規格表上內容過多（{block}）。',
        next: '請去掉一個部分或縮短文字。'
      }
    },
    pages: { what: '共佔 {count} 頁。', next: '去掉一個部分可以縮短。' },
    'small-chart': {
      what: '圖表高度只有 {height} 公釐。',
      next: '請允許使用第二頁，或去掉一個部分。'
    },
    'clipped-text': {
      typed: { what: '有 {count} 處文字被截斷。', why: '文字超出紙上的空間。', next: '請縮短。' },
      laid: { what: '有文字被截斷。', why: '文字超出紙上的空間（{block}）。', next: '請縮短，或選擇其他版面。' }
    },
    'missing-glyphs': {
      what: '有些字元無法列印：{signs}',
      next: '請改用其他字元。'
    },
    'missing-picture': {
      what: '缺少圖片。',
      next: '請選擇其他圖片，或不用圖片。'
    },
    'missing-logo': { what: '缺少您的標誌。', next: '請選擇標誌。' },
    'flagged-curve': {
      what: '{count} 條曲線不合理：{curves}',
      why: '{reason}。',
      next: '交給客戶前，請在引擎頁面檢查。'
    },
    'no-curve': { what: '沒有圖表。', next: '請檢視引擎頁面。' },
    'assumed-unit': {
      said: {
        what: '單位為假定（規格表上以 * 標記）。',
        next: '供應商答覆後，請在設定中確認。'
      },
      unsaid: {
        what: '單位是假定的，而規格表沒有說明：{fields}',
        why: '客戶可能把假定當成事實。',
        next: '請選擇帶有「假定單位」的範本。'
      },
      doubt: {
        what: '馬力值看起來像 {hint}。',
        why: '以假定單位計算時與扭力矛盾。',
        next: '請檢查假定的單位。'
      }
    },
    'stale-data': {
      aged: { what: '數據已有 {days} 天。', next: '請重新整理引擎頁面。' },
      unknown: { what: '數據的日期不明。', next: '請重新整理引擎頁面。' }
    },
    gone: { what: '資料服務不再列出該引擎（自 {since} 起）。', next: '請檢視引擎頁面。' },
    'no-names': { what: '缺少廠牌、車型或世代。', next: '載入名稱（1 次請求）。' },
    'option-blocked': {
      what: '有選項不得在該國列印：{codes}',
      why: '您的規則在該國禁止此選項。',
      next: '請選擇其他範本或國家，或檢查規則。'
    },
    'option-hidden': {
      what: '略去了 {count} 個選項：{codes}',
      next: '請檢查規則。'
    },
    'option-notice': {
      what: '{count} 個選項連同注意事項一起列印：{codes}',
      next: '請檢查規則。'
    },
    'other-language': {
      catalogue: {
        what: '型錄文字是{is}，而不是{wanted}。',
        why: '其他語言無法離線使用；數值相同。',
        next: '請取得該語言的文字，或選擇其他語言。'
      },
      own: { what: '範本沒有{wanted}文字：{fields}', next: '請在範本中補上文字。' }
    },
    'no-performance': { what: '沒有性能數據。', next: '請檢視引擎頁面。' },
    'no-unit': {
      what: '{fields}：單位未知，不列印。',
      next: '請在設定中選擇單位。'
    },
    paper: { what: '{paper} 在該國家不常用。', why: '那裡的印表機通常使用 {usual}。', next: '請選擇印表機中的紙張。' },
    'empty-shop': { what: '缺少店名。', next: '填寫店名。' }
  },
  list: {
    search: '編號、客戶或車輛',
    none: '沒有符合的項目。',
    empty: '尚無規格表',
    moved: '數據有變化',
    choose: '選擇一份規格表，檢視產生時的樣子。'
  },
  detail: {
    redrawn: '原始 PDF 遺失或遭變更。儲存與列印時，會以保留的數據重新繪製。',
    drag: '拖曳 PDF',
    dragHint: '將此 PDF 拖到資料夾或郵件中',
    engine: '開啟引擎',
    again: '新規格表',
    remove: '刪除規格表 {number}',
    removeTitle: '刪除規格表 {number}？',
    removeText: '它的編號和 QR 碼將不再能開啟任何內容。此操作無法復原。'
  },
  changes: {
    title: '當時與現在',
    nothingNewer: '沒有較新的數據。',
    same: '數據此後未變。',
    what: '項目',
    then: '規格表上',
    now: '今日',
    received: '依資料服務傳來的原值。',
    ofStage: '{stage}：{name}',
    values: '{first}…（{n} 個值）',
    field: {
      stage_no: '階段',
      options: '選項代碼',
      read_tools: '讀取工具',
      read_methods: '讀取方式',
      modifications: '所需改裝品',
      zero_to_hundred: '0–100，原廠',
      zero_to_hundred_st1: '0–100，1 階',
      top_speed: '極速，原廠',
      top_speed_st1: '極速，1 階',
      fuel_consumption_avg: '油耗，原廠'
    }
  },
  template: {
    list: '範本',
    notHere: '選用',
    builtIn: '內建',
    copy: '複製並修改',
    removeTitle: '刪除範本 {name}？',
    removeText: '用它產生的規格表保持不變。',
    kind: '用途',
    blocks: '規格表的組成部分',
    trade: '控制單元、讀取工具與內部備註屬於內部資料，絕不會印給客戶。',
    accent: '強調色',
    texts: '文字',
    textLanguage: '這些文字的語言',
    placeholders: '按一下即插入「{field}」，由規格表自動填入。',
    shop: '店家',
    ownShop: '使用其他店家',
    with: '預覽車輛',
    noCar: '沒有可預覽的車輛。',
    noCarText: '先開啟任一引擎，即可在此使用。',
    problem: '{field}：{problem}',
    state: { kept: '已儲存', changed: '未儲存', busy: '儲存中…', wrong: '未儲存：請見下方' }
  },
  fault: {
    'not-a-template': '這不是範本',
    'newer-version': '由較新版本的 Dynodesk 建立',
    id: '內部名稱無效',
    missing: '有內容缺失',
    'not-text': '這不是文字',
    'too-long': '太長',
    'unknown-kind': '「{found}」不是規格表的種類',
    'unknown-block': '「{found}」不是規格表的組成部分',
    'trade-block': '「{found}」屬於內部資料，不得用於此類規格表',
    'unknown-language': '「{found}」不在九種語言之內',
    'unknown-placeholder': '「{found}」不是預留位置',
    'not-a-colour': '「{found}」不是顏色',
    'logo-type': '不支援此標誌的格式',
    'logo-too-large': '標誌大於 1 MB',
    'logo-broken': '標誌無法讀取',
    'logo-harmful': '標誌像素過多，或是含有不允許部分的 SVG：請另存為 PNG',
    'too-many-lines': '行數過多'
  },
  shop: {
    title: '您的店家',
    about: '印在所有規格表上。',
    name: '店名',
    address: '地址與聯絡方式',
    logo: '標誌',
    logoNow: '列印時的標誌',
    noLogo: '尚無標誌（PNG、JPEG、WebP 或 SVG，不超過 1 MB）',
    pick: '選擇圖片…',
    clear: '移除',
    addressLines: '街道\n城市\n電話\n電子郵件\n統一編號'
  },
  action: { show: '列印', notice: '附注意事項列印', hide: '略去', block: '禁止產生' },
  rules: {
    own: '您的規則',
    about: '代碼規則優先於國家規則。缺少規格表語言的注意事項時，略去該選項。',
    none: '沒有自訂規則，適用下方的內建規則。',
    code: '選項代碼',
    codeHint: '代碼，或 * 表示任意',
    country: '國家',
    everywhere: '所有國家',
    action: '處理方式',
    add: '新增規則',
    remove: '刪除 {code} 的規則',
    unsound: '有一條規則沒有代碼。',
    noticeLanguage: '注意事項的語言',
    noticeIn: '{language}注意事項',
    without: '沒有以下語言的注意事項：{languages}；這些語言的規格表上略去。',
    fill: '使用標準注意事項',
    standard: '內建規則',
    standardAbout: '適用於上面沒有規則的所有代碼。給客戶的規格表上，沒有任何規則的選項會略去。',
    test: '列印內容',
    yours: '自訂',
    testKind: '規格表',
    testCar: '引擎'
  },
  batch: {
    all: '全選',
    chosen: '先前選取',
    cars: '車輛',
    noGroup: '未分組的收藏',
    generation: '某一世代的引擎',
    noGeneration: '選擇最近看過的',
    otherGeneration: '在型錄中開啟一個世代，它就會列在這裡。',
    load: '列出其引擎',
    nothing: '收藏或比較引擎後，會列在這裡。',
    files: '檔案',
    many: '每份一個 PDF',
    one: '合為一個 PDF',
    pattern: '檔名',
    unknown: '不是預留位置：{names}',
    tooMany: '一次最多 {most} 份。',
    absent: '{n} 輛所選車輛尚未下載。',
    select: '選擇車輛',
    startNone: '產生規格表…',
    start: '產生 {n} 份規格表…',
    cancel: '停止',
    progress: '進度',
    state: {
      running: '{done} / {total}',
      done: '完成：{done} / {total}',
      cancelled: '已停止：{done} / {total}',
      failed: '失敗：{done} / {total}'
    },
    folder: '在 {folder}',
    findings: '提示',
    failed: '{n} 份規格表無法產生'
  },
  printers: {
    about: '在您確認測試頁之前，印表機使用系統對話方塊；確認後以實際尺寸、用規格表的紙張直接列印。',
    paper: '測試頁紙張',
    again: '重新搜尋',
    none: '未找到印表機。',
    noneText: '請開啟印表機電源後重新搜尋，或將規格表儲存為 PDF。',
    proven: '已測試：不經對話方塊直接列印',
    unproven: '使用系統對話方塊',
    test: '列印測試頁',
    right: '確認測試頁正確',
    first: '請先列印測試頁。',
    forget: '改回使用對話方塊'
  },
  pin: {
    label: '已釘選',
    action: '釘選今日數據',
    hint: '日後與型錄比較，無需請求',
    done: '數據已釘選。請見「規格表」的「歷史紀錄」。',
    remove: '移除釘選',
    removeTitle: '移除這些釘選的數據？',
    removeText: '之後將無法比較。此操作無法復原。'
  }
} satisfies PartOf<typeof en>
