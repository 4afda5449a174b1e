import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: '任一其他螢幕',
    number: '螢幕 {n}',
    own: '本視窗在此',
    gone: '{name}，未連接',
    unnamed: '無名稱的螢幕'
  },
  title: '設定',
  sections: '設定頁面',
  calls: '{count} 次查詢',
  group: {
    general: '一般',
    units: '單位',
    assumptions: '假定單位',
    chart: '動力曲線圖',
    search: '搜尋',
    pictures: '圖片',
    connection: '網路',
    limits: '查詢限制',
    offline: '離線與儲存空間',
    export: '檔案與複製',
    policy: '資料保留與分享',
    customer: '客戶螢幕',
    events: '事件',
    notifications: '通知'
  },
  managed: '由管理員設定',
  standard: '預設值：{value}',
  reset: '還原預設值',
  resetOf: '恢復「{label}」的預設值',
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
    open: '在磁碟上，金鑰存在同處',
    name: '檔案名稱',
    field: '欄位',
    header: '標頭',
    keep: '保留',
    move: '移動',
    delete: '刪除',
    compact: '緊湊',
    comfortable: '舒適',
    workshop: '車間'
  },
  connection: {
    title: '連線',
    address: '服務位址',
    addressDemo: '內建示範型錄',
    addressNone: '尚無',
    key: '金鑰',
    keyNone: '無',
    kept: {
      sealed: '由本系統加密；不能再顯示',
      session: '在記憶體中，直到 Dynodesk 結束：本系統沒有安全存放的地方',
      open: '在磁碟上，沒有保護：本系統沒有金鑰庫',
      none: '未儲存'
    },
    checked: '上次檢查',
    never: '啟動後尚未檢查',
    check: '立即檢查',
    checking: '正在查詢…',
    connect: '連線到資料服務',
    replace: '更換金鑰或位址',
    demo: '開啟示範型錄',
    forget: '刪除金鑰…',
    leaveDemo: '結束示範',
    paused: {
      title: '背景查詢已暫停',
      refused: '資料服務拒絕了一次查詢，因此只有人員操作時才會查詢。檢查一次即可知道是否恢復。',
      resume: '檢查並恢復'
    }
  },
  replace: {
    address: '服務位址',
    key: '新金鑰',
    keyKeep: '留空則繼續使用現有金鑰。',
    keyNeeded: '系統支援時加密儲存，不再顯示。',
    keyMissing: '缺少金鑰。',
    save: '連線',
    busy: '正在查詢…',
    cancel: '取消',
    done: '已連線。'
  },
  forget: {
    title: '刪除金鑰？',
    text: '將從本機刪除金鑰，並斷開與 {address} 的連線。此操作無法復原；重新連線需要金鑰。',
    kept: '設定保持不變。',
    confirm: '刪除金鑰',
    cancel: '保留'
  },
  subscription: {
    title: '訂閱',
    none: '尚無資訊；檢查時會查詢資料服務。',
    name: '名稱',
    state: '狀態',
    active: '有效',
    inactive: '未生效',
    unknown: '資料服務未說明',
    end: '到期',
    endAbsent: '未給出到期日',
    endUnreadable: '{text}（無法識別為日期）',
    endOriginal: '資料服務傳送的原文：{text}',
    days: '還剩 {days} 天',
    lastDay: '今天是最後一天',
    past: '已過期',
    pastActive: '已過期，但資料服務稱其有效',
    clock: '按本機時鐘計，它與資料服務的時鐘不一致',
    warning: {
      1: '訂閱將在一天內到期。請續訂以繼續使用型錄。',
      7: '訂閱將在一週內到期。',
      30: '訂閱將在一個月內到期。'
    }
  },
  synonyms: {
    title: '同義詞',
    help: '每行一組，詞語用逗號分隔。在本機搜尋其中一個時也會找到其他的；向資料服務查詢時使用輸入的原詞。',
    box: '詞組，每行一組',
    saved: '已儲存。',
    save: '儲存',
    tooMany: '最多 500 行。',
    tooLong: '第 {line} 行：最多 20 個詞語，每個最多 60 個字元。',
    single: '第 {line} 行：一組至少需要兩個詞語。'
  },
  signers: {
    title: '受信任的電腦',
    none: '尚無。讀取某台電腦的離線包檔案時可將其設為信任；其他電腦的檔案每次都需確認。',
    help: '由這些電腦簽章的離線包檔案直接讀取，不再詢問。',
    unnamed: '未命名',
    since: '自 {day}',
    forget: '取消信任',
    forgetOf: '取消信任 {name}'
  },
  health: {
    title: '運作狀況',
    version: '版本',
    drift: '與說明不符的回應',
    driftNone: '啟動後沒有',
    driftCount: '{places} 個欄位中 {count} 次',
    help: '說明中沒有的欄位會保留並計數，不作為錯誤。缺少數值時，可告知供應商。',
    address: '查詢',
    field: '欄位',
    kind: '差異',
    times: '次數',
    'unknown-field': '說明中沒有',
    'wrong-type': '類型不符',
    'missing-id': '項目沒有 ID，未採用',
    'code-mismatch': '狀態與代碼不符',
    'missing-field': '缺少，而說明中總會提供',
    'too-long': '文字或清單過長，已截斷或略過',
    'foreign-id': '不是所要求的記錄',
    'foreign-parent': '項目屬於另一個上層'
  },
  keys: {
    language_interface: { label: '語言', help: '選單、標籤、數字和日期。' },
    language_content: {
      label: '型錄語言',
      help: '要求資料服務以何種語言回應。「依系統設定」即與視窗相同。未以該語言儲存的清單與頁面在開啟時重新取得，每項 1 次查詢。'
    },
    language_chineseOrder: { label: '中文名稱排序', help: '型錄為中文時清單的排序方式。' },
    appearance_theme: { label: '外觀', help: '深色適合車廠，淺色適合櫃台。' },
    help_offerTour: {
      label: '提供導覽',
      help: '在欄位旁顯示一行，直到您參加或拒絕為止。可隨時從說明中開始導覽。'
    },
    units_power: { label: '馬力', help: '型錄使用公制馬力；其他單位由此換算。' },
    units_torque: { label: '扭力', help: '型錄使用牛頓·公尺；其他單位由此換算。' },
    units_speed: { label: '極速的單位', help: '資料服務未註明單位；請選擇本廠的假定。' },
    units_acceleration: { label: '加速的單位', help: '資料服務未註明單位；請選擇本廠的假定。' },
    units_consumption: { label: '油耗的單位', help: '資料服務未註明單位；請選擇本廠的假定。' },
    performance_zeroIsMissing: { label: '將 0 視為缺少', help: '將 0 顯示為「未給出」，因為沒有車能 0 秒加速到 100。' },
    chart_layout: { label: '版面', help: '馬力在上、扭力在下，或兩者共用雙軸，或以表格列出數值。' },
    chart_startAtZero: { label: '座標軸從零開始', help: '關閉時，小的差異會顯得更大。' },
    chart_trimZeroPadding: { label: '略去曲線兩端的零值', help: '兩端連續的零視為無資料；圖表會註明。' },
    chart_drawCommonPart: {
      label: '長度不等的曲線畫到兩者都有數據處',
      help: '長度不等的曲線只畫共同部分；關閉時只顯示表格。'
    },
    chart_peakTolerancePercent: {
      label: '標稱值與曲線允許的偏差',
      help: '標稱馬力與曲線峰值相差更大時會提示。',
      unit: '%'
    },
    shop_tools: { label: '本廠的讀取工具', help: '列有其中之一的引擎標示為可讀取。名稱按型錄的寫法。' },
    search_pauseMilliseconds: {
      label: '查詢前的停頓',
      help: '停止輸入多久後查詢；按 Enter 立即查詢。每次計一次查詢。',
      unit: 'ms'
    },
    search_fuels: { label: '引擎搜尋的燃料', help: '原樣傳送給資料服務的詞語；服務未說明允許哪些。' },
    pictures_show: { label: '顯示圖片', help: '型錄中有的照片和標誌。' },
    pictures_unbranded: { label: '優先無標誌的圖片', help: '有無廠徽的照片時優先使用。' },
    pictures_countAsCalls: { label: '圖片計入查詢次數', help: '資料服務未說明是否計入；開啟較穩妥。' },
    pictures_maxKilobytes: { label: '圖片大小上限', help: '更大的圖片不取得。', unit: 'KB' },
    connection_timeoutSeconds: { label: '等待回應', help: '超過此時間視為沒有回應。', unit: '秒' },
    connection_maxAnswerMegabytes: { label: '回應大小上限', help: '更大的回應直接拒絕，不讀取。', unit: 'MB' },
    connection_subscriptionCheckHours: { label: '檢查訂閱的間隔', help: '每次計一次查詢。', unit: '小時' },
    connection_rearmMinutes: {
      label: '被拒絕後再次檢查',
      help: '資料服務拒絕金鑰或訂閱後，過此時間用一次查詢再試。',
      unit: '分鐘'
    },
    connection_clockToleranceMinutes: {
      label: '時鐘允許的誤差',
      help: '本機與資料服務的時鐘相差更大時會提示：剩餘天數和資料新舊會不準。',
      unit: '分鐘'
    },
    freshness_listDays: { label: '清單超過此天數則更新', help: '立即顯示，在背景更新。0：每次都更新。', unit: '天' },
    freshness_typesDays: { label: '類型清單超過此天數則更新', help: '−1：與其他清單相同。', unit: '天' },
    freshness_manufacturersDays: { label: '廠牌清單超過此天數則更新', help: '−1：與其他清單相同。', unit: '天' },
    freshness_modelsDays: { label: '車型清單超過此天數則更新', help: '−1：與其他清單相同。', unit: '天' },
    freshness_generationsDays: { label: '世代清單超過此天數則更新', help: '−1：與其他清單相同。', unit: '天' },
    freshness_enginesDays: { label: '引擎清單超過此天數則更新', help: '−1：與其他清單相同。', unit: '天' },
    freshness_engineDays: { label: '引擎超過此天數則更新', help: '立即顯示，在背景更新。0：每次都更新。', unit: '天' },
    freshness_emptyHours: { label: '記住「沒有內容」', help: '在此期間不再查詢資料服務沒有的內容。', unit: '小時' },
    store_maxMegabytes: { label: '型錄空間', help: '超過後先清除最久未用的；收藏保留。', unit: 'MB' },
    store_maxPictureMegabytes: { label: '圖片空間', help: '超過後先清除最久未看的；收藏的圖片保留。', unit: 'MB' },
    packs_confirmAboveCalls: { label: '下載超過此數時確認', help: '離線下載超過此數時需再次確認。', unit: '次' },
    policy_keepDays: {
      label: '未更新時的保存期限',
      help: '更舊的內容重新查詢後才顯示，數小時內清除；收藏、備註和名稱保留。0：不限。以與供應商的合約為準。',
      unit: '天'
    },
    policy_readAfterEnd: {
      label: '訂閱結束後仍可檢視',
      help: '本機內容仍可檢視，並顯示橫幅。關：訂閱恢復之前不顯示；不刪除任何內容。'
    },
    policy_allowExport: { label: '將型錄儲存為檔案', help: '能否帶離本機，由與供應商的合約決定。' },
    packs_allowFiles: { label: '離線包檔案', help: '將下載內容轉移到另一台電腦，或從另一台電腦匯入。' },
    packs_maxCalls: { label: '離線包上限', help: '需要更多查詢的離線包會被拒絕。0 表示不允許離線包。', unit: '次' },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database：次數',
      help: '本機在每個時段內可用的查詢次數。使用同一金鑰的多台電腦共用服務的 3600 次。'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database：時段', help: '資料服務按小時計數。', unit: '秒' },
    limits_support_calls: { label: 'Support：次數', help: '本機在每個時段內可用的查詢次數。' },
    limits_support_windowSeconds: { label: 'Support：時段', help: '資料服務按小時計數。', unit: '秒' },
    limits_fileTuning_calls: { label: 'File Tuning：次數', help: '0 表示不限，這是資料服務目前的說明。' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning：時段', help: '僅在有限制時使用。', unit: '秒' },
    limits_reservePercent: { label: '保留給人員', help: '背景任務不會動用的查詢次數比例。', unit: '%' },
    limits_concurrentCalls: { label: '同時查詢數', help: '更多往往不會更快，還可能被視為濫用。' },
    limits_callsPerSecond: { label: '每秒查詢數', help: '上限；集中的查詢會分散進行。' },
    limits_stopPerMethod: {
      label: '收到 429 後只停止被拒絕的查詢類型',
      help: '其他查詢繼續。關閉時，一次 429 會停止全部查詢，與資料服務所述的限制一致。'
    },
    units_capacity: { label: '排氣量', help: '型錄使用立方公分；公升由此換算。' },
    units_topSpeed: { label: '極速', help: '在「假定單位」中確認服務所用單位後生效。' },
    units_fuelConsumption: { label: '油耗', help: '在「假定單位」中確認服務所用單位後生效。' },
    units_both: { label: '同時顯示兩種單位', help: '顯示 140 kW (190 匹)，而不只是 140 kW。' },
    assume_curvePower: { label: '曲線馬力值的單位', help: '從曲線讀出的一切都據此計算；選錯則所有增幅都錯。' },
    assume_curvePowerConfirmed: { label: '曲線馬力的確認人', help: '誰在何時向供應商詢問過。' },
    assume_curveTorque: { label: '曲線扭力值的單位', help: '從曲線讀出的一切都據此計算。' },
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
      label: '馬力與扭力 × 轉速允許的偏差',
      help: '超出數值捨入所能解釋的部分。偏差更大時標示該曲線。',
      unit: '%'
    },
    chart_bandFrom: { label: '平均增幅：從', help: '計算平均增幅的區間下限。', unit: 'rpm' },
    chart_bandTo: { label: '平均增幅：到', help: '計算平均增幅的區間上限。', unit: 'rpm' },
    chart_showBand: { label: '圖表下方顯示平均增幅', help: '某一階在兩個轉速之間的增幅，以及移動區間的控點。' },
    chart_cruiseRpm: { label: '巡航轉速', help: '單獨列出增幅的轉速。', unit: 'rpm' },
    chart_measuredTolerancePercent: {
      label: '實測數據允許的偏差',
      help: '量產差異和馬力機差異；在型錄曲線周圍畫成色帶。',
      unit: '%'
    },
    export_separator: { label: 'CSV：分隔符號', help: '按您所在國家的試算表習慣。小數點始終為點。' },
    export_byteOrderMark: {
      label: 'CSV：標示 UTF-8',
      help: '沒有此標示時部分試算表會顯示亂碼；有些程式則不能處理它。'
    },
    customer_display: { label: '顯示在', help: '只有一個螢幕時會蓋住本視窗；按 Escape 結束。' },
    customer_screen: { label: '螢幕', help: '有多個螢幕時客戶看哪一個。未連接時使用第一個其他螢幕。' },
    customer_theme: { label: '外觀', help: '客戶所見的外觀，與本視窗無關。' },
    customer_branded: { label: '帶廠徽的圖片', help: '關閉時顯示無廠徽的圖片，或不顯示圖片。' },
    customer_follow: { label: '跟隨本視窗', help: '此處開啟另一款引擎時，客戶隨即看到。' },
    events_webhook_enabled: { label: 'Webhook 接收', help: '接收傳送到本機的事件。' },
    events_webhook_host: {
      label: '接收：位址',
      help: '127.0.0.1 只限本機。使用其他位址時，網路中的裝置也能連到：此時應只接受已簽章的事件。'
    },
    events_webhook_port: { label: '接收：連接埠', help: '0 表示首次啟動時使用一個空閒連接埠，之後一直沿用。' },
    events_webhook_path: { label: '接收：路徑', help: '其他路徑一律回應 404。' },
    events_webhook_hostNames: { label: '接收：前端主機名稱', help: '位於前端的通道或 Proxy 所傳送的主機名稱。' },
    events_webhook_kindFrom: { label: '接收：類型取自', help: '請求的標頭，或內文：其中的欄位，或事件外層的封裝。' },
    events_webhook_kindHeader: { label: '接收：類型標頭', help: '註明發生了什麼，例如 ticket_answered。' },
    events_webhook_kindField: { label: '接收：類型欄位', help: '類型取自欄位時使用：其在事件中的位置，例如 /kind。' },
    events_webhook_signature: { label: '接收：簽章', help: '如何用簽章金鑰為事件簽章。不簽章時，任何人都能傳送事件。' },
    events_webhook_signatureHeader: { label: '接收：簽章標頭', help: '簽章逐位元組涵蓋整個內文。' },
    events_webhook_signaturePrefix: { label: '接收：簽章前綴', help: '標頭中位於簽章之前的文字，例如 sha256=。' },
    events_mqtt_enabled: { label: 'MQTT 伺服器', help: '多台電腦可從同一台伺服器接收事件。' },
    events_mqtt_address: {
      label: 'MQTT：位址',
      help: 'mqtts:// 或 wss:// 加密，mqtt:// 和 ws:// 不加密。直接連線 MQTT 伺服器，不使用系統 Proxy。'
    },
    events_mqtt_user: { label: 'MQTT：使用者', help: '不用名稱登入時留空。' },
    events_mqtt_topics: { label: 'MQTT：主題', help: '+ 代表一級，末尾的 # 代表所有下級。' },
    events_mqtt_kindFrom: { label: 'MQTT：類型取自', help: '主題的最後一級、使用者屬性，或事件外層的封裝。' },
    events_mqtt_kindProperty: { label: 'MQTT：使用者屬性名稱', help: '類型取自使用者屬性時使用。' },
    events_mqtt_sessionHours: { label: 'MQTT：為本機保留', help: '本機關閉期間，伺服器保留事件的時間。', unit: '小時' },
    events_mqtt_sessionMessages: {
      label: 'MQTT：保留的訊息數',
      help: '本機關閉期間伺服器最多保留的訊息數；超出的會被無聲丟棄。等候的訊息達到此數時，動態會註明可能缺少事件。0：未知，每次離線後都會註明。',
      unit: '則'
    },
    events_mqtt_certificateFile: { label: 'MQTT：憑證檔案', help: 'PEM；用憑證登入時使用。' },
    events_mqtt_keyFile: { label: 'MQTT：私密金鑰檔案', help: 'PEM；與憑證配套。' },
    events_mqtt_authorityFile: { label: 'MQTT：CA 憑證檔案', help: 'PEM；伺服器憑證由本廠自行簽發時使用。' },
    events_relay_enabled: { label: '事件串流', help: '接收轉送服務以串流傳送的事件。' },
    events_relay_address: { label: '串流：位址', help: 'https://；http:// 僅限本機。' },
    events_relay_kindFrom: { label: '串流：類型取自', help: '事件名稱，或事件外層的封裝。' },
    events_polling_enabled: { label: '主動查詢', help: '用於外部無法連到的電腦。客服工單計入 Support 的查詢次數。' },
    events_polling_minutes: { label: '查詢間隔', help: '變更最遲在此時間後可見。', unit: '分鐘' },
    events_polling_projects: { label: '路徑：專案清單', help: '留空則不查詢。只允許唯讀路徑。' },
    events_polling_project: { label: '路徑：單一專案', help: '留空則使用清單中的項目。' },
    events_polling_tickets: { label: '路徑：客服工單清單', help: '留空則不查詢。只允許唯讀路徑。' },
    events_polling_ticket: { label: '路徑：單一客服工單', help: '留空則使用清單中的項目。' },
    events_folder_enabled: { label: '監看資料夾', help: '從其他程式放入資料夾的檔案中接收事件。' },
    events_folder_path: { label: '資料夾：位置', help: '可以在網路共用上。如要移動或刪除檔案，只供本機使用。' },
    events_folder_kindFrom: {
      label: '資料夾：類型取自',
      help: '檔案名稱中第一個 . 或 __ 之前的部分，例如 ticket_answered.17.json，或事件的一個欄位。'
    },
    events_folder_kindField: { label: '資料夾：類型欄位', help: '類型取自欄位時使用：其在事件中的位置，例如 /kind。' },
    events_folder_taken: {
      label: '資料夾：已接收的檔案',
      help: '保留的檔案不會再次接收。移動的檔案放入其中的「taken」資料夾。儲存之前不會移動或刪除。'
    },
    events_folder_seconds: {
      label: '資料夾：檢查間隔',
      help: '網路共用可能不會通知新檔案；最遲在此時間後可見。',
      unit: '秒'
    },
    events_maxBodyKilobytes: { label: '事件大小上限', help: '更大的事件直接拒絕。', unit: 'KB' },
    events_keepDays: { label: '事件保存期限', help: '更舊的事件連同內文一併刪除。', unit: '天' },
    events_keepEvents: { label: '最多保留', help: '超過後先刪除最舊的。', unit: '個事件' },
    events_keepMegabytes: { label: '最多占用空間', help: '超過後先刪除播放過的，再刪除最舊的。', unit: 'MB' },
    events_deskName: { label: '認領名稱', help: '顯示在本機認領的客服工單上，不會傳送給資料服務。' },
    events_withoutKeyStore: {
      label: '沒有金鑰庫時',
      help: '事件加密儲存。系統不保存金鑰時，事件只保留到程式結束，或存在磁碟上且他人可讀。下次啟動起生效；已儲存的內容保留。'
    },
    notifications_enabled: { label: '通知', help: '有新事件時提示，不論哪個程式在前景。' },
    notifications_kinds: {
      label: '通知的類型',
      help: '同一客服工單或專案五分鐘內的多個事件合為一則通知。「其他類型」指本機未知的類型。'
    },
    notifications_sound: { label: '聲音', help: '按系統的提示音。' },
    notifications_badge: { label: '圖示上的未讀數', help: '與清單中的數字相同。' },
    notifications_names: { label: '名稱和標題', help: '在場的其他人可能會看到。關閉時只顯示類型和編號。' },
    notifications_quietHours: { label: '勿擾時段', help: '不通知、不響鈴，未讀數不增加。之後給出一則摘要。' },
    notifications_quietFrom: { label: '勿擾開始', help: '一天中的時間，例如 19:00。' },
    notifications_quietTo: { label: '勿擾結束', help: '一天中的時間，例如 07:00。' },
    appearance_density: {
      label: '顯示密度',
      help: '「車間」使用較大的文字和按鈕，適合戴手套操作或遠處查看；「緊湊」顯示更多列。'
    },
    appearance_zoom: { label: '縮放', help: '50 到 200。Ctrl + 和 Ctrl − 調整，Ctrl 0 還原。', unit: '%' }
  },
  page: {
    general: '一般',
    chart: '曲線圖與數據',
    search: '搜尋與圖片',
    customer: '客戶螢幕',
    connection: '連線',
    offline: '離線與儲存',
    data: '資料與檔案',
    events: '事件',
    notifications: '通知',
    help: '快速鍵與診斷'
  },
  advanced: '進階',
  find: { label: '尋找設定', clear: '清除搜尋', none: '沒有符合的設定。', count: '找到 {count} 項設定' }
} satisfies PartOf<typeof en>
