import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: '任一其他螢幕',
    number: '螢幕 {n}',
    own: '本視窗在此',
    gone: '{name}（未連線）',
    unnamed: '未命名的螢幕',
    placed: '在 Wayland 上由您自己選擇螢幕。'
  },
  title: '設定',
  sections: '設定頁面',
  calls: '{count} 次請求',
  group: {
    general: '一般',
    units: '單位',
    assumptions: '假定單位',
    chart: '動力曲線圖',
    search: '搜尋',
    pictures: '圖片',
    connection: '網路',
    limits: '請求上限',
    demo: '示範型錄',
    offline: '離線與儲存空間',
    export: '檔案匯出',
    policy: '資料保留與分享',
    customer: '客戶螢幕',
    events: '事件',
    notifications: '通知',
    workspace: '多台電腦',
    updates: '更新',
    roles: '角色'
  },
  managed: '由管理員設定',
  standard: '預設值：{value}',
  reset: '還原預設值',
  resetOf: '還原「{label}」的預設值',
  on: '開',
  off: '關',
  emptyList: '無',
  emptyText: '空白',
  list: {
    add: '新增詞語',
    addTopic: '新增主題',
    addName: '新增主機名稱',
    addTo: '新增至「{label}」',
    remove: '刪除 {word}',
    up: '將 {word} 移到最前'
  },
  refused: { twice: '「{word}」已在清單中。' },
  choices: {
    auto: '自動',
    ask: '詢問',
    off: '關',
    system: '依系統設定',
    light: '淺色',
    dark: '深色',
    none: '未註明',
    unsigned: '無：任何人都能傳送',
    stacked: '上下',
    axes: '雙軸',
    language: '依語言習慣',
    pinyin: '拼音',
    stroke: '筆畫',
    zhuyin: '注音',
    table: '表格',
    comma: '逗號',
    sales: '業務',
    workshopRole: '技師',
    semicolon: '分號',
    other: '另一個螢幕',
    same: '同一螢幕',
    'hmac-sha256-base64': 'HMAC-SHA256，Base64',
    'hmac-sha256-hex': 'HMAC-SHA256，十六進位',
    topic: '主題',
    property: '使用者屬性',
    envelope: '封裝',
    event: '事件名稱',
    session: '僅在記憶體中',
    open: '在磁碟上，未受保護',
    name: '檔案名稱',
    field: '欄位',
    header: '標頭',
    keep: '保留',
    move: '移動',
    delete: '刪除',
    compact: '緊密',
    comfortable: '舒適',
    workshop: '維修區'
  },
  connection: {
    title: '連線',
    address: '服務位址',
    addressDemo: '內建示範型錄',
    addressNone: '尚無',
    key: '金鑰',
    keyNone: '無',
    kept: {
      sealed: '由系統加密；不能再顯示',
      session: '在記憶體中，直到 Dynodesk 關閉：本系統沒有金鑰庫',
      open: '在磁碟上，未受保護：本系統沒有金鑰庫',
      none: '未儲存'
    },
    checked: '上次檢查',
    never: 'Dynodesk 啟動後尚未檢查',
    check: '立即檢查',
    checking: '正在檢查…',
    connect: '連線到資料服務',
    replace: '更換金鑰或位址',
    demo: '開啟示範型錄',
    forget: '移除此金鑰…',
    leaveDemo: '結束示範',
    paused: {
      title: '背景請求已暫停',
      refused: '資料服務拒絕了一次請求。在恢復存取之前，只請求您開啟的內容。',
      resume: '檢查並恢復'
    }
  },
  replace: {
    address: '服務位址',
    key: '新金鑰',
    keyKeep: '留空則使用目前金鑰。',
    keyNeeded: '盡可能加密儲存，之後不再顯示。',
    keyMissing: '請輸入金鑰。',
    save: '連線',
    busy: '正在檢查…',
    cancel: '取消'
  },
  forget: {
    title: '移除此金鑰？',
    text: '從本機移除金鑰並中斷與 {address} 的連線。重新連線時需要金鑰。',
    kept: '您的設定會保留。',
    confirm: '移除此金鑰',
    cancel: '取消'
  },
  subscription: {
    title: '訂閱',
    none: '尚無資訊。檢查連線以取得。',
    name: '名稱',
    state: '狀態',
    active: '有效',
    inactive: '未生效',
    unknown: '資料服務未註明',
    end: '到期',
    endAbsent: '未提供到期日',
    endUnreadable: '{text}（不是可識別的日期）',
    endOriginal: '資料服務傳送的原文：{text}',
    days: '還剩 {days} 天',
    lastDay: '今天是最後一天',
    past: '已過期',
    pastActive: '已過期，但資料服務回報為有效',
    clock: '依本機時鐘計算，與資料服務的時鐘不一致',
    warning: {
      1: '訂閱將在一天內到期。請續訂以繼續使用型錄。',
      7: '訂閱將在一週內到期。',
      30: '訂閱將在一個月內到期。'
    }
  },
  synonyms: {
    title: '同義詞',
    help: '每行一組，詞語用逗號分隔。在已儲存的資料中會搜尋所有這些詞。',
    box: '同義詞組，每行一組',
    saved: '已儲存。',
    save: '儲存',
    tooMany: '最多 500 行。',
    tooLong: '第 {line} 行：最多 20 個詞語，每個最多 60 個字元。',
    single: '第 {line} 行：一組至少需要兩個詞語。'
  },
  signers: {
    title: '受信任的電腦',
    none: '尚無。匯入某台電腦的轉移檔案時可信任它。',
    help: '由這些電腦簽章的轉移檔案直接開啟，不再詢問。',
    unnamed: '未命名',
    since: '自 {day}',
    forget: '取消信任',
    forgetOf: '取消信任 {name}'
  },
  health: {
    title: '運作狀況',
    version: '版本',
    drift: '異常回應',
    driftNone: 'Dynodesk 啟動後沒有',
    driftCount: '{places} 個欄位中 {count} 次',
    help: '與資料服務說明不符的回應。缺少數值時請告知供應商。',
    address: '請求',
    field: '欄位',
    kind: '差異',
    times: '次數',
    'unknown-field': '說明中沒有',
    'wrong-type': '類型錯誤',
    'missing-id': '項目沒有 ID，已略過',
    'code-mismatch': '狀態與代碼不符',
    'missing-field': '缺少，儘管說明中始終提供',
    'too-long': '文字或清單過長，已縮短或略過',
    'foreign-id': '不是所請求的紀錄',
    'foreign-parent': '項目屬於另一個上層'
  },
  keys: {
    language_interface: { label: '語言', help: '選單、標籤、數字和日期。' },
    language_content: {
      label: '型錄語言',
      help: '未以該語言儲存的清單和頁面會重新取得，每項 1 次請求。'
    },
    language_chineseOrder: { label: '中文名稱排序', help: '型錄為中文時清單的排序方式。' },
    appearance_theme: { label: '主題', help: '深色適合維修區，淺色適合櫃台。' },
    appearance_tray: { label: '系統匣圖示', help: '顯示未讀事件。關閉最後一個視窗後，Dynodesk 仍會繼續執行。' },
    help_offerTour: {
      label: '提供導覽',
      help: '顯示在各欄旁，直到您開始或略過導覽。也可隨時從說明中開始。'
    },
    keys_letters: {
      label: '單鍵快速鍵',
      help: 'P、U 或 ? 等按鍵單獨生效。使用語音輸入時宜關閉；Ctrl 快速鍵不受影響。'
    },
    units_power: { label: '馬力', help: '型錄使用公制馬力；其他單位由此換算。' },
    units_torque: { label: '扭力', help: '型錄使用牛頓米；其他單位由此換算。' },
    units_speed: { label: '極速的單位', help: '資料服務使用的單位；服務本身未註明。' },
    units_acceleration: { label: '加速的單位', help: '資料服務使用的單位；服務本身未註明。' },
    units_consumption: { label: '油耗的單位', help: '資料服務使用的單位；服務本身未註明。' },
    performance_zeroIsMissing: { label: '將 0 視為未提供', help: '將性能數據 0 顯示為「未提供」。' },
    chart_layout: { label: '版面', help: '馬力在上、扭力在下，或共用雙軸，或表格。' },
    chart_startAtZero: { label: '座標軸從零開始', help: '關閉時會放大細小差異。' },
    chart_trimZeroPadding: { label: '略去曲線兩端的零值', help: '兩端的零視為無資料；圖表會註明。' },
    chart_drawCommonPart: {
      label: '長度不等的曲線只畫共同部分',
      help: '關閉時，長度不等的曲線只顯示為表格。'
    },
    chart_peakTolerancePercent: {
      label: '容許誤差：標稱值與曲線',
      help: '標稱馬力與曲線峰值相差更大時會標示。',
      unit: '%'
    },
    shop_tools: { label: '您的讀取工具', help: '列有其中之一的引擎標示為可讀取；請依型錄的寫法輸入。' },
    search_pauseMilliseconds: {
      label: '線上搜尋前的等待',
      help: '輸入後的等待時間；按 Enter 立即搜尋。',
      unit: 'ms'
    },
    search_fuels: { label: '引擎搜尋的燃料', help: '依此原樣傳送給資料服務；服務未註明接受哪些。' },
    pictures_show: { label: '顯示圖片', help: '型錄中的照片和標誌。' },
    pictures_unbranded: { label: '優先使用無廠徽的圖片', help: '如有不帶廠徽的照片則優先使用。' },
    pictures_countAsCalls: { label: '圖片計為請求', help: '資料服務未註明是否計入；開啟較穩妥。' },
    pictures_maxKilobytes: { label: '圖片大小上限', help: '超過此大小的圖片不下載。', unit: 'KB' },
    connection_timeoutSeconds: { label: '逾時', help: '請求在此時間後仍無回應即失敗。', unit: '秒' },
    connection_maxAnswerMegabytes: { label: '回應大小上限', help: '超過此大小的回應會被拒絕。', unit: 'MB' },
    connection_subscriptionCheckHours: { label: '檢查訂閱的間隔', help: '每次 1 次請求。', unit: '小時' },
    connection_rearmMinutes: {
      label: '被拒絕後重試',
      help: '資料服務拒絕金鑰或訂閱後，用 1 次請求重試。',
      unit: '分鐘'
    },
    connection_clockToleranceMinutes: {
      label: '時鐘容許誤差',
      help: '本機與資料服務的時鐘相差更大時會提示。',
      unit: '分鐘'
    },
    freshness_listDays: { label: '清單超過此天數則重新整理', help: '立即顯示，在背景重新整理；0：每次。', unit: '天' },
    freshness_typesDays: { label: '類型超過此天數則重新整理', help: '−1：與其他清單相同。', unit: '天' },
    freshness_manufacturersDays: { label: '廠牌超過此天數則重新整理', help: '−1：與其他清單相同。', unit: '天' },
    freshness_modelsDays: { label: '車型超過此天數則重新整理', help: '−1：與其他清單相同。', unit: '天' },
    freshness_generationsDays: { label: '世代超過此天數則重新整理', help: '−1：與其他清單相同。', unit: '天' },
    freshness_enginesDays: { label: '引擎清單超過此天數則重新整理', help: '−1：與其他清單相同。', unit: '天' },
    freshness_engineDays: {
      label: '引擎超過此天數則重新整理',
      help: '立即顯示，在背景重新整理；0：每次。',
      unit: '天'
    },
    freshness_idleCallsPerDay: {
      label: '閒置時重新整理收藏，最多',
      help: '收藏和規格表的引擎；僅在本小時大部分請求未使用時；0：關閉。',
      unit: '次／天'
    },
    freshness_emptyHours: { label: '空結果保留', help: '在此之前不再詢問資料服務。', unit: '小時' },
    store_maxMegabytes: { label: '型錄空間', help: '佔滿時刪除最久未用的資料；收藏保留。', unit: 'MB' },
    store_maxPictureMegabytes: { label: '圖片空間', help: '佔滿時刪除最久未看的圖片；收藏的圖片保留。', unit: 'MB' },
    packs_confirmAboveCalls: { label: '下載超過此數時確認', help: '更大的下載需要確認。', unit: '次' },
    policy_keepDays: {
      label: '刪除未重新整理超過此天數的資料',
      help: '收藏、備註和名稱保留；以合約為準；0：不限。',
      unit: '天'
    },
    policy_readAfterEnd: {
      label: '訂閱結束後仍可檢視',
      help: '關閉時隱藏已儲存的資料，直到訂閱恢復。'
    },
    packs_jobFolder: {
      label: '其他程式的清單資料夾',
      help: '放入車輛清單（TXT、CSV）後，會產生一個列出已儲存引擎的結果檔案。不消耗請求。'
    },
    policy_allowExport: { label: '將型錄匯出為檔案', help: '是否允許由與供應商的合約決定。' },
    packs_allowFiles: { label: '轉移檔案', help: '將下載內容轉移到另一台電腦，或從另一台電腦匯入。' },
    packs_maxCalls: { label: '最大下載', help: '需要更多請求的下載會被拒絕；0：不允許下載。', unit: '次' },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database：請求',
      help: '本機的上限；使用此金鑰的所有電腦每小時共用 3600 次。'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database：時段', help: '資料服務以小時計數。', unit: '秒' },
    limits_support_calls: { label: 'Support：請求', help: '本機的上限。' },
    limits_support_windowSeconds: { label: 'Support：時段', help: '資料服務以小時計數。', unit: '秒' },
    limits_fileTuning_calls: { label: 'File Tuning：請求', help: '0：不限，與資料服務目前的說明一致。' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning：時段', help: '僅在有上限時使用。', unit: '秒' },
    limits_reservePercent: { label: '為人工操作保留', help: '背景工作絕不使用的請求比例。', unit: '%' },
    limits_concurrentCalls: { label: '同時請求數', help: '更多通常不會更快，還可能被視為濫用。' },
    limits_callsPerSecond: { label: '每秒請求數', help: '上限；集中的請求會分散進行。' },
    limits_stopPerMethod: {
      label: '收到 429 後只暫停該類請求',
      help: '關閉：一次 429 暫停全部請求，與資料服務所述的限制一致。'
    },
    demo_oddRecords: { label: '異常紀錄', help: '用於練習：增加一個類型，含資料服務可能傳送的各種異常紀錄。' },
    demo_shortHour: { label: '一分鐘代表一小時', help: '用於練習：每分鐘 60 次請求，用完後到該分鐘結束前受限。' },
    units_capacity: { label: '排氣量', help: '型錄使用立方公分；公升由此換算。' },
    units_topSpeed: { label: '極速', help: '在「假定單位」中確認服務所用單位後生效。' },
    units_fuelConsumption: { label: '油耗', help: '在「假定單位」中確認服務所用單位後生效。' },
    units_both: { label: '顯示兩種單位', help: '顯示 140 kW (190 匹)，而不只是 140 kW。' },
    assume_curvePower: { label: '曲線馬力的單位', help: '從曲線讀出的所有數值都取決於它。' },
    assume_curvePowerConfirmed: { label: '曲線馬力的確認人', help: '誰在何時向供應商詢問過。' },
    assume_curveTorque: { label: '曲線扭力的單位', help: '從曲線讀出的所有數值都取決於它。' },
    assume_curveTorqueConfirmed: { label: '曲線扭力的確認人', help: '誰在何時向供應商詢問過。' },
    assume_curveRpmConfirmed: { label: '曲線轉速的確認人', help: '誰在何時向供應商詢問過。' },
    assume_stagePower: { label: '各階馬力的單位', help: '增幅為此值減去以匹註明的原廠馬力。' },
    assume_stagePowerConfirmed: { label: '各階馬力的確認人', help: '誰在何時向供應商詢問過。' },
    assume_stageTorque: { label: '各階扭力的單位', help: '增幅為此值減去以牛頓米註明的原廠扭力。' },
    assume_stageTorqueConfirmed: { label: '各階扭力的確認人', help: '誰在何時向供應商詢問過。' },
    assume_speedConfirmed: { label: '極速的確認人', help: '誰在何時向供應商詢問過。' },
    assume_accelerationConfirmed: { label: '加速的確認人', help: '誰在何時向供應商詢問過。' },
    assume_consumptionConfirmed: { label: '油耗的確認人', help: '誰在何時向供應商詢問過。' },
    chart_physicsTolerancePercent: {
      label: '容許誤差：馬力與扭力 × 轉速',
      help: '偏差超出四捨五入的範圍時，會標示曲線。',
      unit: '%'
    },
    chart_bandFrom: { label: '平均增幅：從', help: '平均增幅的區間下限。', unit: 'rpm' },
    chart_bandTo: { label: '平均增幅：到', help: '平均增幅的區間上限。', unit: 'rpm' },
    chart_showBand: { label: '圖表下方顯示平均增幅', help: '某一階在兩個轉速之間的平均增幅。' },
    chart_cruiseRpm: { label: '巡航轉速', help: '單獨顯示增幅的轉速。', unit: 'rpm' },
    chart_measuredTolerancePercent: {
      label: '容許誤差：實測數據',
      help: '車輛和馬力機的差異；畫成型錄曲線周圍的色帶。',
      unit: '%'
    },
    export_separator: { label: 'CSV 分隔符號', help: '依您的試算表設定；小數點一律為點。' },
    export_byteOrderMark: {
      label: 'CSV：標示為 UTF-8',
      help: '沒有標示時，部分試算表會顯示亂碼；少數程式無法讀取標示。'
    },
    customer_display: { label: '顯示在', help: '只有一個螢幕時會蓋住本視窗；按 Escape 關閉。' },
    customer_screen: { label: '螢幕', help: '客戶看到的螢幕；未連接時使用第一個其他螢幕。' },
    customer_theme: { label: '主題', help: '僅用於客戶螢幕。' },
    customer_branded: { label: '帶廠徽的圖片', help: '關閉時顯示無廠徽的圖片，或不顯示圖片。' },
    customer_follow: { label: '跟隨本視窗', help: '客戶螢幕隨您開啟的引擎而變。' },
    events_webhook_enabled: { label: 'Webhook 接收端', help: '接收傳送到本機的事件。' },
    events_webhook_host: {
      label: '接收端：位址',
      help: '127.0.0.1 只限本機；其他位址會對網路開放。'
    },
    events_webhook_port: { label: '接收端：連接埠', help: '0：可用的連接埠，首次啟動時選定並沿用。' },
    events_webhook_path: { label: '接收端：路徑', help: '其他路徑回應 404。' },
    events_webhook_hostNames: {
      label: '接收端：Proxy 主機名稱',
      help: '接收端前面的通道或 Proxy 伺服器所傳送的主機名稱。'
    },
    events_webhook_kindFrom: { label: '接收端：類型取自', help: '請求的標頭、內文的欄位，或事件外層的封裝。' },
    events_webhook_kindHeader: { label: '接收端：類型標頭', help: '註明發生了什麼，例如 ticket_answered。' },
    events_webhook_kindField: { label: '接收端：類型欄位', help: '若類型為欄位：其在事件中的位置，例如 /kind。' },
    events_webhook_signature: { label: '接收端：簽章', help: '事件如何簽章；不簽章時任何人都能傳送事件。' },
    events_webhook_signatureHeader: { label: '接收端：簽章標頭', help: '簽章逐位元組涵蓋內文。' },
    events_webhook_signaturePrefix: { label: '接收端：簽章前綴', help: '標頭中簽章之前的文字，例如 sha256=。' },
    updates_mode: { label: '更新', help: '自動：自行下載。詢問：先告知您。關閉：僅在您檢查時。' },
    updates_url: { label: '更新網址', help: '存放已簽章清單的資料夾，以 https:// 開頭；留空則不連線。' },
    updates_key: { label: '更新用公開金鑰', help: '驗證自行發行版本的公開金鑰，由管理員設定。' },
    workspace_enabled: { label: '加入店內其他電腦', help: '關閉即退出。' },
    workspace_url: { label: '伺服器位址', help: '例如 rediss://server.example:6379；redis:// 未加密。' },
    workspace_user: { label: '伺服器使用者', help: '伺服器只有密碼時留空。' },
    workspace_name: { label: '本機名稱', help: '顯示給同事；留空則不傳送。' },
    workspace_openSent: { label: '立即開啟收到的引擎', help: '用於馬力機室的螢幕：同事傳來的引擎會取代目前頁面。' },
    workspace_share_answers: {
      label: '共用車輛資料與圖片',
      help: '只取得一次，供所有電腦使用。是否允許由與供應商的合約決定。'
    },
    workspace_share_events: { label: '共用事件與認領', help: '由一台電腦為所有電腦接收；已讀標記各電腦自行保留。' },
    workspace_share_presence: { label: '顯示本機開啟的內容', help: '同事會看到本機開啟的引擎與客服工單。' },
    workspace_authorityFile: { label: '伺服器憑證檔案', help: 'PEM；伺服器使用您自己的憑證時。' },
    workspace_share_favourites: { label: '共用收藏', help: '包括群組。' },
    workspace_share_notes: { label: '共用備註', help: '兩人同時變更同一備註時，兩段文字都會保留。' },
    workspace_share_synonyms: { label: '共用同義詞', help: '合併所有電腦的詞組。' },
    workspace_share_templates: { label: '共用規格表範本', help: '包括標誌，不含預設店家。' },
    workspace_share_sheets: {
      label: '共用規格表清單',
      help: '包括車輛、客戶與數據。每台電腦的規格表編號帶有自己的字母。'
    },
    workspace_share_tools: { label: '共用自有工具', help: '本店擁有的讀取工具。' },
    roles_enabled: { label: '多人共用本機', help: '每個人以一種角色工作。只有管理員能關閉。' },
    roles_start: { label: '啟動時的角色', help: '其他角色需要 PIN。' },
    events_mqtt_enabled: { label: 'MQTT 伺服器', help: '多台電腦可從同一台伺服器接收事件。' },
    events_mqtt_address: {
      label: 'MQTT：位址',
      help: 'mqtts:// 和 wss:// 加密；不使用系統 Proxy。'
    },
    events_mqtt_user: { label: 'MQTT：使用者', help: '伺服器不需要使用者名稱時留空。' },
    events_mqtt_topics: { label: 'MQTT：主題', help: '+ 代表一級，末尾的 # 代表所有下級。' },
    events_mqtt_kindFrom: { label: 'MQTT：類型取自', help: '主題的最後一級、使用者屬性，或事件外層的封裝。' },
    events_mqtt_kindProperty: { label: 'MQTT：使用者屬性', help: '若類型為使用者屬性：其名稱。' },
    events_mqtt_sessionHours: { label: 'MQTT：儲存時間', help: '本機關閉期間伺服器儲存事件的時間。', unit: '小時' },
    events_mqtt_sessionMessages: {
      label: 'MQTT：儲存數量',
      help: '本機關閉期間儲存的訊息數；超出時給出警告；0：未知。',
      unit: '則'
    },
    events_mqtt_certificateFile: { label: 'MQTT：憑證檔案', help: 'PEM；用憑證登入時使用。' },
    events_mqtt_keyFile: { label: 'MQTT：私密金鑰檔案', help: 'PEM；與憑證配套。' },
    events_mqtt_authorityFile: { label: 'MQTT：CA 憑證檔案', help: 'PEM；伺服器使用您自己的憑證授權單位時。' },
    events_relay_enabled: { label: '事件串流', help: '從轉送伺服器接收事件，本機無須開放連接埠。' },
    events_relay_address: { label: '事件串流：位址', help: 'https://；http:// 僅限本機。' },
    events_relay_kindFrom: { label: '事件串流：類型取自', help: '事件名稱，或事件外層的封裝。' },
    events_polling_enabled: { label: '輪詢變更', help: '定期向資料服務查詢變更。客服工單使用 Support 請求。' },
    events_polling_minutes: { label: '輪詢間隔', help: '變更在此時間內出現。', unit: '分鐘' },
    events_polling_projects: { label: '路徑：專案清單', help: '留空則不輪詢；只允許唯讀路徑。' },
    events_polling_project: { label: '路徑：單一專案', help: '留空則使用清單中的項目。' },
    events_polling_tickets: { label: '路徑：客服工單清單', help: '留空則不輪詢；只允許唯讀路徑。' },
    events_polling_ticket: { label: '路徑：單一客服工單', help: '留空則使用清單中的項目。' },
    events_folder_enabled: {
      label: '監看資料夾',
      help: '由其他程式將事件存入：每個 .json 檔案一個事件，.jsonl 和 .ndjson 每行一個。連結和子資料夾會略過。'
    },
    events_folder_path: { label: '資料夾', help: '可在網路共用上；要移動或刪除檔案，只能由一台電腦監看。' },
    events_folder_kindFrom: {
      label: '資料夾：類型取自',
      help: '檔案名稱中第一個 . 或 __ 之前的部分，或事件的一個欄位。'
    },
    events_folder_kindField: { label: '資料夾：類型欄位', help: '若類型為欄位：其在事件中的位置，例如 /kind。' },
    events_folder_taken: {
      label: '資料夾：已處理的檔案',
      help: '儲存後如何處理檔案；移動的檔案會放入子資料夾「taken」。'
    },
    events_folder_seconds: {
      label: '資料夾：檢查間隔',
      help: '找出網路共用未通知的新檔案。',
      unit: '秒'
    },
    events_maxBodyKilobytes: { label: '事件大小上限', help: '超過此大小的事件會被拒絕。', unit: 'KB' },
    events_keepDays: { label: '事件保存期限', help: '更舊的事件會被刪除。', unit: '天' },
    events_keepEvents: { label: '事件數上限', help: '達到時刪除最舊的。', unit: '個事件' },
    events_keepMegabytes: { label: '大小上限', help: '達到時先刪除播放過的事件，再刪除最舊的。', unit: 'MB' },
    events_deskName: { label: '認領時的姓名', help: '顯示在此處認領的客服工單上；不傳送給資料服務。' },
    events_withoutKeyStore: {
      label: '沒有金鑰庫時',
      help: '系統沒有金鑰庫時事件的去處；下次啟動起生效。'
    },
    notifications_enabled: { label: '通知', help: '有新事件時顯示系統通知。' },
    notifications_kinds: {
      label: '類型',
      help: '同一客服工單或專案五分鐘內的事件合為一則通知。'
    },
    notifications_sound: { label: '聲音', help: '系統的通知聲音。' },
    notifications_badge: { label: '圖示上的未讀數', help: '與動態中的數字相同。' },
    notifications_names: { label: '顯示姓名和標題', help: '螢幕旁的任何人都能看到；關閉時只顯示類型和編號。' },
    notifications_quietHours: { label: '勿擾時段', help: '無通知、聲音和數字；之後給出摘要。' },
    notifications_quietFrom: { label: '勿擾開始', help: '例如 19:00。' },
    notifications_quietTo: { label: '勿擾結束', help: '例如 07:00。' },
    appearance_density: {
      label: '顯示密度',
      help: '維修區：文字和按鈕較大；緊密：列數較多。'
    },
    appearance_zoom: { label: '縮放', help: '50 到 200；Ctrl + 和 Ctrl − 調整，Ctrl 0 還原。', unit: '%' }
  },
  page: {
    general: '一般',
    chart: '曲線圖與數據',
    search: '搜尋與圖片',
    customer: '客戶螢幕',
    connection: '連線',
    offline: '離線與儲存空間',
    events: '事件',
    notifications: '通知',
    workspace: '多台電腦',
    administration: '管理',
    health: '運作狀況',
    help: '快速鍵與更新'
  },
  advanced: '進階',
  find: { label: '尋找設定', clear: '清除搜尋', none: '沒有符合的設定。', count: '找到 {count} 項設定' }
} satisfies PartOf<typeof en>
