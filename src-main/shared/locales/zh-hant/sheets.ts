import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: '數據表',
  page: '數據表',
  open: '數據表',
  openNamed: '{name} 的數據表',
  keyP: '{name} 的數據表（Ctrl P）',
  back: '返回',
  preview: '預覽',
  previewOf: '數據表預覽：{name}',
  drawing: '繪製中…',
  fetch: '取得',
  make: '產生數據表',
  openFindings: '{n} 項待檢視',
  number: '編號',
  copyNumber: '複製編號',
  savePdf: '儲存 PDF',
  saveHint: '必要時先產生數據表，再儲存其 PDF（Ctrl S）',
  print: '列印',
  printHint: '必要時先產生數據表，再列印其 PDF（Ctrl P）',
  printer: '印表機',
  dialog: '系統對話方塊',
  saved: '數據表 {number} 已儲存：{file}',
  outcome: {
    made: '數據表 {number} 已產生。',
    printed: '數據表 {number} 已傳送到印表機。',
    reader: '數據表 {number} 已在系統閱讀器中開啟：請在那裡列印。',
    copied: '編號 {number} 已複製。'
  },
  toList: '在歷史紀錄中開啟',
  pages: '{n} 頁',
  fit: { label: '預覽大小', page: '整頁', width: '頁寬', alone: '僅預覽', aloneHint: '隱藏頁面旁的選項和檢查結果' },
  stock: '原廠',
  stage: '{n} 階',
  tabs: {
    label: '數據表的各部分',
    made: '歷史紀錄',
    batch: '批次',
    templates: '範本',
    rules: '選項規則',
    printers: '印表機'
  },
  builtIn: { customer: '客戶', workshop: '車廠', offer: '標準、進階、頂級' },
  builtInText: {
    customer: '給客戶：參數、圖表、階段和性能，不含業內資料。',
    workshop: '供內部使用：型錄給出的全部內容，含控制單元、工具、讀取方式和備註。',
    offer: '原廠和各階並列，帶本廠的名稱和價格。'
  },
  kind: { customer: '客戶', workshop: '車廠', offer: '報價' },
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
    assumptions: '數據說明',
    remark: '備註',
    terms: '條款',
    signature: '簽名欄'
  },
  text: { title: '標題', intro: '引言', terms: '條款' },
  placeholder: {
    date: '數據表的產生日期',
    number: '數據表編號',
    maker: '廠牌',
    model: '車型',
    generation: '世代',
    engine: '引擎',
    customer: '客戶資訊的第一行',
    shop: '車廠名稱'
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
    language: '數據表語言',
    fetch: '取得{language}文字',
    units: '單位',
    power: '數據表的馬力單位',
    torque: '數據表的扭力單位',
    both: '顯示第二單位',
    paper: '紙張',
    orientation: '紙張方向',
    ink: '墨色',
    pages: '頁數',
    country: '客戶所在國家',
    noCountry: '未說明：按最嚴規則',
    stages: '階段',
    noStages: '該引擎沒有帶編號的階段。',
    pricesHint: '名稱和價格按此列印。留空則不列印。',
    priceName: '報價中 {stage} 的名稱',
    price: '{stage} 的價格',
    priceHint: '價格，如 NT$ 18,000',
    picture: '圖片',
    band: '轉速區間內的平均增幅',
    bandFrom: '區間下限，rpm',
    bandTo: '區間上限，rpm',
    measured: '{n} 次本店實測',
    measuredHint: '疊加在圖上並註明為實測；數字仍為型錄資料',
    verdict: '曲線檢查',
    note: '該引擎的內部備註',
    customer: '客戶',
    customerHint: '姓名、車牌…',
    remark: '備註',
    recommended: '推薦階段',
    priceOnly: '價格',
    validUntil: '有效期至',
    more: '更多選項'
  },
  weight: { stop: '阻止產生：', warn: '請檢視：', hint: '提示：' },
  check: { title: '列印前檢查', clean: '沒有需要檢視的。', busy: '正在檢查…' },
  finding: {
    overflow: {
      one: {
        what: '一頁放不下。',
        why: '數據表上內容過多（{block}）。',
        next: '請去掉一個部分、縮短文字，或允許使用第二頁。'
      },
      more: {
        what: '{most} 頁也放不下。',
        why: '有一部分比一頁還大，或數據表上內容過多（{block}）。',
        next: '請去掉一個部分或縮短文字。'
      }
    },
    pages: { what: '共佔 {count} 頁。', why: '內容超過一頁。', next: '去掉一個部分可以縮短。' },
    'small-chart': {
      what: '曲線圖高度只有 {height} 公釐。',
      why: '數據表的其餘內容沒有給它留出更多空間。',
      next: '請允許使用第二頁，或去掉一個部分。'
    },
    'clipped-text': {
      typed: { what: '有 {count} 處文字被截斷。', why: '它比紙上的位置長。', next: '請縮短。' },
      laid: { what: '有文字被截斷。', why: '它比紙上的位置長（{block}）。', next: '請縮短，或選擇其他版面。' }
    },
    'missing-glyphs': {
      what: '有些字元無法列印：{signs}',
      why: '數據表的字型中沒有這些字元，會印成方框。',
      next: '請換一種寫法。'
    },
    'missing-picture': {
      what: '缺少圖片。',
      why: '型錄中沒有這種圖片，或圖片不在本機。',
      next: '請選擇其他圖片，或不用圖片。'
    },
    'missing-logo': { what: '缺少標誌。', why: '只印車廠名稱。', next: '請選擇標誌。' },
    'flagged-curve': {
      what: '{count} 條曲線不一致：{curves}',
      why: '馬力與扭力最多相差 {percent} %。',
      next: '交給客戶之前，請與引擎頁面核對。'
    },
    'no-curve': { what: '沒有圖表。', why: '型錄沒有可繪製的曲線。', next: '請檢視引擎頁面。' },
    'assumed-unit': {
      said: {
        what: '{count} 個單位是假定的：{fields}',
        why: '資料服務未註明；數據表上已說明。',
        next: '供應商答覆後，請在設定中確認。'
      },
      unsaid: {
        what: '單位是假定的，而數據表沒有說明：{fields}',
        why: '客戶會把假定當作事實。',
        next: '請選擇帶有「數據說明」部分的範本。'
      },
      doubt: {
        what: '馬力值看起來是以 {hint} 為單位。',
        why: '按假定的單位，它與扭力矛盾。',
        next: '請檢查假定的單位。'
      }
    },
    'stale-data': {
      aged: { what: '資料已有 {days} 天。', why: '超過了本廠允許的期限。', next: '請重新整理引擎頁面。' },
      unknown: { what: '不知道資料有多舊。', why: '可能不是目前的資料。', next: '請重新整理引擎頁面。' }
    },
    gone: { what: '資料服務不再列出該引擎（自 {since}）。', why: '其資料不會再更正。', next: '請檢視引擎頁面。' },
    'no-names': { what: '缺少廠牌、車型或世代的名稱。', why: '該車的名稱不在本機。', next: '請檢視引擎頁面。' },
    'option-blocked': {
      what: '有選項不得出現在那裡的數據表上：{codes}',
      why: '本廠的規則對該國家禁止。',
      next: '請選擇其他範本或國家，或檢視規則。'
    },
    'option-hidden': {
      what: '略去了 {count} 個選項：{codes}',
      why: '對該國家和這種數據表的規則如此規定。',
      next: '請檢視規則。'
    },
    'option-notice': {
      what: '{count} 個選項連同注意事項一起列印：{codes}',
      why: '對該國家的規則如此規定。',
      next: '請檢視規則。'
    },
    'other-language': {
      catalogue: {
        what: '型錄文字是{is}，而不是{wanted}。',
        why: '本機還沒有其他語言；數值相同。',
        next: '請取得，或選擇其他語言。'
      },
      own: { what: '範本沒有{wanted}文字：{fields}', why: '列印範本中的第一種語言。', next: '請在範本中補上文字。' }
    },
    'no-performance': { what: '沒有性能數據。', why: '型錄沒有，或不在本機。', next: '請檢視引擎頁面。' },
    'no-unit': {
      what: '單位未知，因此略去：{fields}',
      why: '資料服務未註明單位，本店也未選擇。',
      next: '請在設定中選擇單位。'
    },
    paper: { what: '{paper} 在該國家不常用。', why: '那裡的印表機用 {usual}。', next: '請選擇印表機中的紙張。' },
    'empty-shop': { what: '缺少店名。', why: '缺少車廠名稱、地址或兩者。', next: '輸入一次店家資料即可。' }
  },
  list: {
    title: '歷史紀錄',
    search: '編號、客戶或車輛',
    scan: '輸入或掃描編號，然後按 Enter。',
    none: '沒有符合的數據表。',
    empty: '尚無數據表。',
    emptyText: '開啟引擎並選擇「數據表」，或在「…」中釘選其數據。',
    moved: '數據有變化',
    choose: '選擇一份數據表，按產生時的樣子檢視。'
  },
  detail: {
    made: '產生',
    template: '範本',
    customer: '客戶',
    original: '產生時的 PDF 在本機，未被改動；儲存和列印都用它。',
    redrawn: '產生時的 PDF 已不在或被改動。儲存和列印時按儲存的資料重新繪製。',
    engine: '引擎頁面',
    again: '用目前資料建立數據表',
    remove: '刪除數據表 {number}',
    removeTitle: '刪除數據表 {number}？',
    removeText: '它的編號和 QR 碼將不再能開啟任何內容。此操作無法復原。',
    removeYes: '刪除',
    removeNo: '取消'
  },
  changes: {
    title: '當時與現在',
    nothingNewer: '沒有更新的數據。',
    same: '沒有變更。',
    what: '項目',
    then: '數據表',
    now: '目前',
    received: '按資料服務發來的原值。',
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
    builtIn: '內建',
    copy: '複製',
    copyName: '{name}（副本）',
    export: '匯出…',
    exported: '已儲存：{file}',
    import: '匯入…',
    remove: '刪除',
    removeTitle: '刪除範本 {name}？',
    removeText: '用它產生的數據表保持不變。',
    removeYes: '刪除',
    removeNo: '取消',
    fixed: '內建範本不能更改。請複製後更改副本。',
    name: '名稱',
    kind: '給誰',
    blocks: '數據表的組成部分',
    trade: '控制單元、工具和內部備註屬於業內資料：絕不會出現在交給外部的數據表上。',
    accent: '強調色',
    texts: '文字',
    textLanguage: '這些文字的語言',
    placeholders: '按一下即插入「{field}」；產生時由數據表填寫。',
    shop: '車廠',
    ownShop: '不同於本機的車廠',
    with: '範例車輛',
    noCar: '沒有可用於預覽的車輛。',
    noCarText: '開啟一款引擎後，即可在此選擇。',
    problem: '{field}：{problem}',
    state: { kept: '已儲存', changed: '未儲存', busy: '儲存中…', wrong: '未儲存：請見下方' }
  },
  fault: {
    'not-a-template': '這不是範本',
    'newer-version': '來自更新版本的 Dynodesk',
    id: '其內部名稱無法使用',
    missing: '有內容缺失',
    'not-text': '這不是文字',
    'too-long': '太長',
    'unknown-kind': '「{found}」不是數據表的種類',
    'unknown-block': '「{found}」不是數據表的組成部分',
    'trade-block': '「{found}」屬於業內資料，不能出現在這種數據表上',
    'unknown-language': '「{found}」不在九種語言之內',
    'unknown-placeholder': '大括號中的「{found}」不是預留位置',
    'not-a-colour': '「{found}」不是顏色',
    'logo-type': '標誌不是數據表能顯示的圖片',
    'logo-too-large': '標誌大於 1 MB',
    'logo-broken': '標誌無法讀取',
    'logo-harmful': '標誌像素過多，或是含有不允許部分的 SVG：請另存為 PNG',
    'too-many-lines': '行數過多'
  },
  shop: {
    title: '您的店家',
    about: '印在所有未指定車廠的範本產生的數據表上。',
    name: '車廠名稱',
    address: '地址，每行一項：街道、城市、電話、電子郵件、統一編號',
    logo: '標誌',
    logoNow: '列印時的標誌',
    noLogo: '尚無：PNG、JPEG、WebP 或 SVG，不超過 1 MB',
    pick: '選擇圖片…',
    clear: '移除',
    save: '儲存',
    kept: '已儲存。',
    unsaved: '尚未儲存。'
  },
  action: { show: '照常列印', notice: '附注意事項列印', hide: '略去', block: '不產生數據表' },
  verdict: { show: '列印', notice: '附注意事項列印：', hide: '略去', block: '無法產生數據表' },
  rules: {
    own: '本廠規則',
    about:
      '按選項代碼和國家；名稱可能是譯文，不作依據。有自身規則的代碼優先於國家，兩者都優先於「任意」。注意事項沒有數據表語言的文字時，略去該選項。',
    none: '沒有自己的規則：以下固定規則生效。',
    code: '選項代碼',
    codeHint: '代碼，或 * 表示任意',
    country: '國家',
    everywhere: '所有國家',
    action: '處理方式',
    add: '新增規則',
    remove: '刪除 {code} 的規則',
    save: '儲存',
    undo: '復原',
    kept: '已儲存。',
    unsaved: '尚未儲存。',
    unsound: '有一條規則還沒有代碼。',
    noticeLanguage: '注意事項的語言',
    noticeIn: '{language}注意事項',
    without: '沒有以下語言的注意事項：{languages}；這些語言的數據表上略去。',
    fill: '填入標準注意事項',
    standard: '固定規則',
    standardAbout: '適用於上面沒有規則的所有代碼。其他代碼按表中最嚴的規則。',
    test: '試一試',
    testKind: '數據表',
    testCar: '引擎'
  },
  batch: {
    cars: '車輛',
    noGroup: '未分組的收藏',
    generation: '某一世代的引擎',
    noGeneration: '選擇最近看過的',
    load: '列出其引擎',
    nothing: '請先收藏或比較引擎；它們會列在這裡。',
    files: '檔案',
    many: '每份一個 PDF',
    one: '合為一個 PDF',
    pattern: '檔名',
    placeholders: '可包含 {names}',
    unknown: '不是預留位置：{names}',
    example: '例如',
    free: '僅使用已儲存的資料，無需請求。缺少的資料會在最後列出。',
    tooMany: '一次最多 {most} 份。',
    startNone: '產生數據表…',
    start: '產生 {n} 份數據表…',
    cancel: '停止',
    progress: '數據表的進度',
    state: {
      running: '{done} / {total}',
      done: '完成：{done} / {total}',
      cancelled: '已停止：{done} / {total}',
      failed: '中斷：{done} / {total}'
    },
    folder: '在 {folder}',
    findings: '請注意',
    failed: '{n} 份數據表無法產生'
  },
  printers: {
    about:
      '在印表機通過測試頁證明能保持尺寸、灰階和字元之前，列印透過系統對話方塊進行。通過驗證的印表機按實際尺寸、用數據表所選的紙張直接列印。',
    paper: '測試頁紙張',
    again: '重新尋找',
    none: '未找到印表機。',
    noneText: '數據表可以存為 PDF，在別處列印。',
    proven: '已驗證：不經對話方塊列印',
    unproven: '只能透過對話方塊',
    test: '列印測試頁',
    right: '列印正確',
    first: '請先列印測試頁。',
    forget: '改回對話方塊'
  },
  pin: {
    label: '已釘選',
    action: '釘選今日數據',
    hint: '日後與型錄比較，無需請求',
    done: '數據已釘選。請見「數據表」的「歷史紀錄」。',
    remove: '移除釘選',
    removeTitle: '移除這些釘選的數據？',
    removeText: '之後將無法比較，且無法復原。'
  }
} satisfies PartOf<typeof en>
