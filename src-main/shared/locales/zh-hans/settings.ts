import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: '任一其他显示器',
    number: '显示器 {n}',
    own: '本窗口在此',
    gone: '{name}（未连接）',
    unnamed: '未命名的显示器',
    placed: '在 Wayland 上由您自己选择显示器。'
  },
  title: '设置',
  sections: '设置页面',
  calls: '{count} 次请求',
  group: {
    general: '常规',
    units: '单位',
    assumptions: '假定单位',
    chart: '动力曲线图',
    search: '搜索',
    pictures: '图片',
    connection: '网络',
    limits: '请求上限',
    demo: '演示目录',
    offline: '离线与存储',
    export: '文件导出',
    policy: '数据保留与共享',
    customer: '客户屏幕',
    events: '事件',
    notifications: '通知',
    workspace: '多台电脑',
    updates: '更新',
    roles: '角色'
  },
  managed: '由管理员设定',
  standard: '默认值：{value}',
  reset: '恢复默认值',
  resetOf: '恢复“{label}”的默认值',
  on: '开',
  off: '关',
  emptyList: '无',
  emptyText: '空白',
  list: {
    add: '添加词语',
    addTopic: '添加主题',
    addName: '添加主机名',
    addTo: '添加到“{label}”',
    remove: '删除 {word}',
    up: '将 {word} 移到最前'
  },
  refused: { twice: '“{word}”已在列表中。' },
  choices: {
    auto: '自动',
    ask: '询问',
    off: '关',
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
    none: '未注明',
    unsigned: '无：任何人都能发送',
    stacked: '上下',
    axes: '双轴',
    language: '按语言习惯',
    pinyin: '拼音',
    stroke: '笔画',
    zhuyin: '注音',
    table: '表格',
    comma: '逗号',
    sales: '销售',
    workshopRole: '技师',
    semicolon: '分号',
    other: '另一个显示器',
    same: '同一显示器',
    'hmac-sha256-base64': 'HMAC-SHA256，Base64',
    'hmac-sha256-hex': 'HMAC-SHA256，十六进制',
    topic: '主题',
    property: '用户属性',
    envelope: '封装',
    event: '事件名称',
    session: '仅在内存中',
    open: '在磁盘上，未受保护',
    name: '文件名',
    field: '字段',
    header: '标头',
    keep: '保留',
    move: '移动',
    delete: '删除',
    compact: '紧凑',
    comfortable: '舒适',
    workshop: '车间'
  },
  connection: {
    title: '连接',
    address: '服务地址',
    addressDemo: '内置演示目录',
    addressNone: '尚无',
    key: '密钥',
    keyNone: '无',
    kept: {
      sealed: '由系统加密；不能再显示',
      session: '在内存中，直到 Dynodesk 关闭：本系统没有密钥库',
      open: '在磁盘上，未受保护：本系统没有密钥库',
      none: '未保存'
    },
    checked: '上次检查',
    never: 'Dynodesk 启动后尚未检查',
    check: '立即检查',
    checking: '正在检查…',
    connect: '连接数据服务',
    replace: '更换密钥或地址',
    demo: '打开演示目录',
    forget: '删除此密钥…',
    leaveDemo: '退出演示',
    paused: {
      title: '后台请求已暂停',
      refused: '数据服务拒绝了一次请求。在恢复访问之前，只请求您打开的内容。',
      resume: '检查并恢复'
    }
  },
  replace: {
    address: '服务地址',
    key: '新密钥',
    keyKeep: '留空则使用当前密钥。',
    keyNeeded: '尽可能加密保存，不再显示。',
    keyMissing: '请输入密钥。',
    save: '连接',
    busy: '正在检查…',
    cancel: '取消'
  },
  forget: {
    title: '删除此密钥？',
    text: '从本机删除密钥并断开与 {address} 的连接。重新连接需要密钥。',
    kept: '您的设置会保留。',
    confirm: '删除此密钥',
    cancel: '取消'
  },
  subscription: {
    title: '订阅',
    none: '尚无信息。检查连接以获取。',
    name: '名称',
    state: '状态',
    active: '有效',
    inactive: '未生效',
    unknown: '数据服务未注明',
    end: '到期',
    endAbsent: '未提供到期日',
    endUnreadable: '{text}（不是可识别的日期）',
    endOriginal: '数据服务发送的原文：{text}',
    days: '还剩 {days} 天',
    lastDay: '今天是最后一天',
    past: '已过期',
    pastActive: '已过期，但数据服务报告为有效',
    clock: '按本机时钟计，它与数据服务的时钟不一致',
    warning: {
      1: '订阅将在一天内到期。请续订以继续使用目录。',
      7: '订阅将在一周内到期。',
      30: '订阅将在一个月内到期。'
    }
  },
  synonyms: {
    title: '同义词',
    help: '每行一组，词语用逗号分隔。在已保存的数据中会搜索所有这些词。',
    box: '同义词组，每行一组',
    saved: '已保存。',
    save: '保存',
    tooMany: '最多 500 行。',
    tooLong: '第 {line} 行：最多 20 个词语，每个最多 60 个字符。',
    single: '第 {line} 行：一组至少需要两个词语。'
  },
  signers: {
    title: '受信任的电脑',
    none: '尚无。导入某台电脑的转移文件时可信任它。',
    help: '由这些电脑签名的转移文件直接打开，不再询问。',
    unnamed: '未命名',
    since: '自 {day}',
    forget: '取消信任',
    forgetOf: '取消信任 {name}'
  },
  health: {
    title: '运行状况',
    version: '版本',
    drift: '异常响应',
    driftNone: 'Dynodesk 启动后没有',
    driftCount: '{places} 个字段中 {count} 次',
    help: '与数据服务说明不符的响应。缺少数值时请告知服务商。',
    address: '请求',
    field: '字段',
    kind: '差异',
    times: '次数',
    'unknown-field': '说明中没有',
    'wrong-type': '类型错误',
    'missing-id': '条目没有 ID，已跳过',
    'code-mismatch': '状态与代码不符',
    'missing-field': '缺少，尽管说明中始终提供',
    'too-long': '文本或列表过长，已缩短或跳过',
    'foreign-id': '不是所请求的记录',
    'foreign-parent': '条目属于另一个上级'
  },
  keys: {
    language_interface: { label: '语言', help: '菜单、标签、数字和日期。' },
    language_content: {
      label: '目录语言',
      help: '未以该语言保存的列表和页面会重新获取，每项 1 次请求。'
    },
    language_chineseOrder: { label: '中文名称排序', help: '目录为中文时列表的排序方式。' },
    appearance_theme: { label: '主题', help: '深色适合车间，浅色适合前台。' },
    appearance_tray: { label: '系统托盘图标', help: '显示未读事件。关闭最后一个窗口后，Dynodesk 仍会继续运行。' },
    help_offerTour: {
      label: '提供导览',
      help: '显示在各栏旁，直到您开始或拒绝导览。也可随时从帮助中开始。'
    },
    keys_letters: {
      label: '单键快捷键',
      help: 'P、U 或 ? 等按键单独生效。使用语音输入时宜关闭；Ctrl 快捷键不受影响。'
    },
    units_power: { label: '功率', help: '目录使用公制马力；其他单位由此换算。' },
    units_torque: { label: '扭矩', help: '目录使用牛·米；其他单位由此换算。' },
    units_speed: { label: '最高车速的单位', help: '数据服务使用的单位；服务本身未注明。' },
    units_acceleration: { label: '加速的单位', help: '数据服务使用的单位；服务本身未注明。' },
    units_consumption: { label: '油耗的单位', help: '数据服务使用的单位；服务本身未注明。' },
    performance_zeroIsMissing: { label: '将 0 视为缺失', help: '将性能数据 0 显示为“未提供”。' },
    chart_layout: { label: '布局', help: '功率在上、扭矩在下，两者共用双轴，或表格。' },
    chart_startAtZero: { label: '坐标轴从零开始', help: '关闭会放大细小差异。' },
    chart_trimZeroPadding: { label: '略去曲线两端的零值', help: '两端的零视为无数据；图表会注明。' },
    chart_drawCommonPart: {
      label: '长度不等的曲线只画共同部分',
      help: '关闭时，长度不等的曲线只显示为表格。'
    },
    chart_peakTolerancePercent: {
      label: '允差：标称值与曲线',
      help: '标称功率与曲线峰值相差更大时会标记。',
      unit: '%'
    },
    shop_tools: { label: '您的读取工具', help: '列有其中之一的发动机标记为可读取；请按目录的写法输入。' },
    search_pauseMilliseconds: {
      label: '在线搜索前的等待',
      help: '输入后的等待时间；按 Enter 立即搜索。',
      unit: 'ms'
    },
    search_fuels: { label: '发动机搜索的燃料', help: '按原样发送给数据服务；服务未注明接受哪些。' },
    pictures_show: { label: '显示图片', help: '目录中的照片和徽标。' },
    pictures_unbranded: { label: '优先使用无车标的图片', help: '如有不带车标的照片则使用。' },
    pictures_countAsCalls: { label: '图片计为请求', help: '数据服务未注明是否计入；开启较稳妥。' },
    pictures_maxKilobytes: { label: '图片大小上限', help: '超过此大小的图片不下载。', unit: 'KB' },
    connection_timeoutSeconds: { label: '超时', help: '请求在此时间后仍无响应即失败。', unit: '秒' },
    connection_maxAnswerMegabytes: { label: '响应大小上限', help: '超过此大小的响应会被拒绝。', unit: 'MB' },
    connection_subscriptionCheckHours: { label: '检查订阅的间隔', help: '每次 1 次请求。', unit: '小时' },
    connection_rearmMinutes: {
      label: '被拒绝后重试',
      help: '数据服务拒绝密钥或订阅后，用 1 次请求重试。',
      unit: '分钟'
    },
    connection_clockToleranceMinutes: {
      label: '时钟允差',
      help: '本机与数据服务的时钟相差更大时会提示。',
      unit: '分钟'
    },
    freshness_listDays: { label: '列表超过此天数则刷新', help: '立即显示，在后台刷新；0：每次。', unit: '天' },
    freshness_typesDays: { label: '类型超过此天数则刷新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_manufacturersDays: { label: '品牌超过此天数则刷新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_modelsDays: { label: '车型超过此天数则刷新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_generationsDays: { label: '世代超过此天数则刷新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_enginesDays: { label: '发动机列表超过此天数则刷新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_engineDays: {
      label: '发动机超过此天数则刷新',
      help: '立即显示，在后台刷新；0：每次。',
      unit: '天'
    },
    freshness_idleCallsPerDay: {
      label: '空闲时刷新收藏，最多',
      help: '收藏和数据表的发动机；仅在本小时大部分请求未使用时；0：关闭。',
      unit: '次/天'
    },
    freshness_emptyHours: { label: '空结果保留', help: '在此之前不再询问数据服务。', unit: '小时' },
    store_maxMegabytes: { label: '目录空间', help: '占满时删除最久未用的数据；收藏保留。', unit: 'MB' },
    store_maxPictureMegabytes: { label: '图片空间', help: '占满时删除最久未看的图片；收藏的图片保留。', unit: 'MB' },
    packs_confirmAboveCalls: { label: '下载超过此数时确认', help: '更大的下载需要确认。', unit: '次' },
    policy_keepDays: {
      label: '删除未刷新超过此天数的数据',
      help: '收藏、备注和名称保留；以合同为准；0：不限。',
      unit: '天'
    },
    policy_readAfterEnd: {
      label: '订阅结束后仍可查看',
      help: '关闭时隐藏已保存的数据，直到订阅恢复。'
    },
    packs_jobFolder: {
      label: '其他程序的清单文件夹',
      help: '放入车辆清单（TXT、CSV）后，会生成一个列出已保存发动机的结果文件。不消耗请求。'
    },
    policy_allowExport: { label: '将目录导出为文件', help: '是否允许由与服务商的合同决定。' },
    packs_allowFiles: { label: '转移文件', help: '把下载内容转移到另一台电脑，或从另一台电脑导入。' },
    packs_maxCalls: { label: '最大下载', help: '需要更多请求的下载会被拒绝；0：不允许下载。', unit: '次' },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database：请求',
      help: '本机的上限；使用此密钥的所有电脑每小时共享 3600 次。'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database：时段', help: '数据服务按小时计数。', unit: '秒' },
    limits_support_calls: { label: 'Support：请求', help: '本机的上限。' },
    limits_support_windowSeconds: { label: 'Support：时段', help: '数据服务按小时计数。', unit: '秒' },
    limits_fileTuning_calls: { label: 'File Tuning：请求', help: '0：不限，与数据服务目前的说明一致。' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning：时段', help: '仅在有上限时使用。', unit: '秒' },
    limits_reservePercent: { label: '为人工操作保留', help: '后台任务绝不使用的请求比例。', unit: '%' },
    limits_concurrentCalls: { label: '同时请求数', help: '更多往往不会更快，还可能被视为滥用。' },
    limits_callsPerSecond: { label: '每秒请求数', help: '上限；集中的请求会分散进行。' },
    limits_stopPerMethod: {
      label: '收到 429 后只暂停该类请求',
      help: '关闭：一次 429 暂停全部请求，与数据服务所述的限制一致。'
    },
    demo_oddRecords: { label: '异常记录', help: '用于练习：增加一个类型，含数据服务可能发送的各种异常记录。' },
    demo_shortHour: { label: '一分钟代表一小时', help: '用于练习：每分钟 60 次请求，用完后到该分钟结束前受限。' },
    units_capacity: { label: '排量', help: '目录使用立方厘米；升由此换算。' },
    units_topSpeed: { label: '最高车速', help: '在“假定单位”中确认服务所用单位后生效。' },
    units_fuelConsumption: { label: '油耗', help: '在“假定单位”中确认服务所用单位后生效。' },
    units_both: { label: '显示两种单位', help: '显示 140 kW (190 马力)，而不只是 140 kW。' },
    assume_curvePower: { label: '曲线功率的单位', help: '从曲线读出的所有数值都取决于它。' },
    assume_curvePowerConfirmed: { label: '曲线功率的确认人', help: '谁在何时向服务商询问过。' },
    assume_curveTorque: { label: '曲线扭矩的单位', help: '从曲线读出的所有数值都取决于它。' },
    assume_curveTorqueConfirmed: { label: '曲线扭矩的确认人', help: '谁在何时向服务商询问过。' },
    assume_curveRpmConfirmed: { label: '曲线转速的确认人', help: '谁在何时向服务商询问过。' },
    assume_stagePower: { label: '各阶功率的单位', help: '提升值为此值减去以马力注明的原厂功率。' },
    assume_stagePowerConfirmed: { label: '各阶功率的确认人', help: '谁在何时向服务商询问过。' },
    assume_stageTorque: { label: '各阶扭矩的单位', help: '提升值为此值减去以牛·米注明的原厂扭矩。' },
    assume_stageTorqueConfirmed: { label: '各阶扭矩的确认人', help: '谁在何时向服务商询问过。' },
    assume_speedConfirmed: { label: '最高车速的确认人', help: '谁在何时向服务商询问过。' },
    assume_accelerationConfirmed: { label: '加速的确认人', help: '谁在何时向服务商询问过。' },
    assume_consumptionConfirmed: { label: '油耗的确认人', help: '谁在何时向服务商询问过。' },
    chart_physicsTolerancePercent: {
      label: '允差：功率与扭矩 × 转速',
      help: '偏差超出舍入误差和允差时，标记该曲线。',
      unit: '%'
    },
    chart_bandFrom: { label: '平均提升：从', help: '平均提升的区间下限。', unit: '转/分' },
    chart_bandTo: { label: '平均提升：到', help: '平均提升的区间上限。', unit: '转/分' },
    chart_showBand: { label: '图表下方显示平均提升', help: '某一阶在两个转速之间的平均提升。' },
    chart_cruiseRpm: { label: '巡航转速', help: '单独显示提升值的转速。', unit: '转/分' },
    chart_measuredTolerancePercent: {
      label: '允差：实测数据',
      help: '车辆和马力机的差异；画成目录曲线周围的色带。',
      unit: '%'
    },
    export_separator: { label: 'CSV 分隔符', help: '按您的电子表格软件选择；小数点始终为点。' },
    export_byteOrderMark: {
      label: 'CSV：标记为 UTF-8',
      help: '没有它，部分电子表格会显示乱码；少数程序不能读取。'
    },
    customer_display: { label: '显示在', help: '只有一个显示器时会盖住本窗口；按 Escape 关闭。' },
    customer_screen: { label: '显示器', help: '客户看到的显示器；未连接时使用第一个其他显示器。' },
    customer_theme: { label: '主题', help: '仅用于客户屏幕。' },
    customer_branded: { label: '带车标的图片', help: '关闭时显示无车标的图片，或不显示图片。' },
    customer_follow: { label: '跟随本窗口', help: '客户屏幕随您打开的发动机而变。' },
    events_webhook_enabled: { label: 'Webhook 接收端', help: '接收发送到本机的事件。' },
    events_webhook_host: {
      label: '接收端：地址',
      help: '127.0.0.1 只限本机；其他地址会对网络开放。'
    },
    events_webhook_port: { label: '接收端：端口', help: '0：空闲端口，首次启动时选定并沿用。' },
    events_webhook_path: { label: '接收端：路径', help: '其他路径返回 404。' },
    events_webhook_hostNames: { label: '接收端：代理主机名', help: '接收端前面的隧道或代理服务器所发送的主机名。' },
    events_webhook_kindFrom: { label: '接收端：类型取自', help: '请求的标头、正文的字段，或事件外层的封装。' },
    events_webhook_kindHeader: { label: '接收端：类型标头', help: '注明发生了什么，例如 ticket_answered。' },
    events_webhook_kindField: { label: '接收端：类型字段', help: '若类型为字段：其在事件中的位置，例如 /kind。' },
    events_webhook_signature: { label: '接收端：签名', help: '事件如何签名；不签名时任何人都能发送事件。' },
    events_webhook_signatureHeader: { label: '接收端：签名标头', help: '签名逐字节涵盖正文。' },
    events_webhook_signaturePrefix: { label: '接收端：签名前缀', help: '标头中签名之前的文字，例如 sha256=。' },
    updates_mode: { label: '更新', help: '自动：自行下载。询问：先告知您。关闭：仅在您检查时。' },
    updates_url: { label: '更新地址', help: '存放已签名列表的文件夹，以 https:// 开头；留空则不连接。' },
    updates_key: { label: '更新公钥', help: '验证自行发布版本的公钥，由管理员设置。' },
    workspace_enabled: { label: '加入店内其他电脑', help: '关闭即退出。' },
    workspace_url: { label: '服务器地址', help: '例如 rediss://server.example:6379；redis:// 未加密。' },
    workspace_user: { label: '服务器用户', help: '服务器只有密码时留空。' },
    workspace_name: { label: '本机名称', help: '显示给同事；留空则不发送。' },
    workspace_openSent: { label: '立即打开收到的发动机', help: '用于测功房的屏幕：同事发来的发动机会替换当前页面。' },
    workspace_share_answers: {
      label: '共享车辆数据和图片',
      help: '只获取一次，供所有电脑使用。是否允许由与服务商的合同决定。'
    },
    workspace_share_events: { label: '共享事件和认领', help: '由一台电脑为所有电脑接收；已读标记各电脑自行保留。' },
    workspace_share_presence: { label: '显示本机打开的内容', help: '同事会看到本机打开的发动机和客服工单。' },
    workspace_authorityFile: { label: '服务器证书文件', help: 'PEM；服务器使用您自己的证书时。' },
    workspace_share_favourites: { label: '共享收藏', help: '包括分组。' },
    workspace_share_notes: { label: '共享备注', help: '两人同时更改同一备注时，两段文字都会保留。' },
    workspace_share_synonyms: { label: '共享同义词', help: '合并所有电脑的词组。' },
    workspace_share_templates: { label: '共享数据表模板', help: '包括徽标，不含默认店铺。' },
    workspace_share_sheets: {
      label: '共享数据表列表',
      help: '包括车辆、客户和数据。每台电脑的数据表编号带有自己的字母。'
    },
    workspace_share_tools: { label: '共享自有工具', help: '本店拥有的读取工具。' },
    roles_enabled: { label: '多人共用本机', help: '每个人以一种角色工作。只有管理员能关闭。' },
    roles_start: { label: '启动时的角色', help: '其他角色需要 PIN。' },
    events_mqtt_enabled: { label: 'MQTT 服务器', help: '多台电脑可从同一台服务器接收事件。' },
    events_mqtt_address: {
      label: 'MQTT：地址',
      help: 'mqtts:// 和 wss:// 加密；不使用系统代理。'
    },
    events_mqtt_user: { label: 'MQTT：用户', help: '服务器不需要用户名时留空。' },
    events_mqtt_topics: { label: 'MQTT：主题', help: '+ 代表一级，末尾的 # 代表所有下级。' },
    events_mqtt_kindFrom: { label: 'MQTT：类型取自', help: '主题的最后一级、用户属性，或事件外层的封装。' },
    events_mqtt_kindProperty: { label: 'MQTT：用户属性', help: '若类型为用户属性：其名称。' },
    events_mqtt_sessionHours: { label: 'MQTT：保存时间', help: '本机关闭期间服务器保存事件的时间。', unit: '小时' },
    events_mqtt_sessionMessages: {
      label: 'MQTT：保存数量',
      help: '本机关闭期间保存的消息数；超出时给出警告；0：未知。',
      unit: '条'
    },
    events_mqtt_certificateFile: { label: 'MQTT：证书文件', help: 'PEM；用证书登录时使用。' },
    events_mqtt_keyFile: { label: 'MQTT：私钥文件', help: 'PEM；与证书配套。' },
    events_mqtt_authorityFile: { label: 'MQTT：CA 证书文件', help: 'PEM；服务器使用您自己的证书颁发机构时。' },
    events_relay_enabled: { label: '事件流', help: '从转发服务器接收事件，本机无需开放端口。' },
    events_relay_address: { label: '事件流：地址', help: 'https://；http:// 仅限本机。' },
    events_relay_kindFrom: { label: '事件流：类型取自', help: '事件名称，或事件外层的封装。' },
    events_polling_enabled: { label: '轮询变更', help: '定期向数据服务查询变更。客服工单使用 Support 请求。' },
    events_polling_minutes: { label: '轮询间隔', help: '变更在此时间内出现。', unit: '分钟' },
    events_polling_projects: { label: '路径：项目列表', help: '留空则不轮询；只允许只读路径。' },
    events_polling_project: { label: '路径：单个项目', help: '留空则使用列表中的条目。' },
    events_polling_tickets: { label: '路径：客服工单列表', help: '留空则不轮询；只允许只读路径。' },
    events_polling_ticket: { label: '路径：单个客服工单', help: '留空则使用列表中的条目。' },
    events_folder_enabled: {
      label: '监视文件夹',
      help: '由其他程序将事件保存到那里：每个 .json 文件一个事件，.jsonl 和 .ndjson 每行一个。链接和子文件夹会忽略。'
    },
    events_folder_path: { label: '文件夹', help: '可在网络共享上；要移动或删除文件，只能由一台电脑监视。' },
    events_folder_kindFrom: {
      label: '文件夹：类型取自',
      help: '文件名中第一个 . 或 __ 之前的部分，或事件的一个字段。'
    },
    events_folder_kindField: { label: '文件夹：类型字段', help: '若类型为字段：其在事件中的位置，例如 /kind。' },
    events_folder_taken: {
      label: '文件夹：已处理的文件',
      help: '保存后如何处理文件；移动的文件放入子文件夹“taken”。'
    },
    events_folder_seconds: {
      label: '文件夹：检查间隔',
      help: '找出网络共享未通知的新文件。',
      unit: '秒'
    },
    events_maxBodyKilobytes: { label: '事件大小上限', help: '超过此大小的事件会被拒绝。', unit: 'KB' },
    events_keepDays: { label: '事件保存期限', help: '更旧的事件会被删除。', unit: '天' },
    events_keepEvents: { label: '事件数上限', help: '达到时删除最旧的。', unit: '个事件' },
    events_keepMegabytes: { label: '大小上限', help: '达到时先删除播放过的事件，再删除最旧的。', unit: 'MB' },
    events_deskName: { label: '认领时的姓名', help: '显示在此处认领的客服工单上；不发送给数据服务。' },
    events_withoutKeyStore: {
      label: '没有密钥库时',
      help: '系统没有密钥库时事件的去处；下次启动起生效。'
    },
    notifications_enabled: { label: '通知', help: '有新事件时显示系统通知。' },
    notifications_kinds: {
      label: '类型',
      help: '同一客服工单或项目五分钟内的事件合为一条通知。'
    },
    notifications_sound: { label: '声音', help: '系统的通知声音。' },
    notifications_badge: { label: '图标上的未读数', help: '与动态中的数字相同。' },
    notifications_names: { label: '显示姓名和标题', help: '屏幕旁的任何人都能看到；关闭时只显示类型和编号。' },
    notifications_quietHours: { label: '勿扰时段', help: '无通知、声音和数字；之后给出摘要。' },
    notifications_quietFrom: { label: '勿扰开始', help: '例如 19:00。' },
    notifications_quietTo: { label: '勿扰结束', help: '例如 07:00。' },
    appearance_density: {
      label: '显示密度',
      help: '车间：更大的文字和按钮；紧凑：更多行。'
    },
    appearance_zoom: { label: '缩放', help: '50 到 200；Ctrl + 和 Ctrl − 调整，Ctrl 0 还原。', unit: '%' }
  },
  page: {
    general: '常规',
    chart: '曲线图与数据',
    search: '搜索与图片',
    customer: '客户屏幕',
    connection: '连接',
    offline: '离线与存储',
    events: '事件',
    notifications: '通知',
    workspace: '多台电脑',
    administration: '管理',
    health: '运行状况',
    help: '快捷键与更新'
  },
  advanced: '高级',
  find: { label: '查找设置', clear: '清除搜索', none: '没有匹配的设置。', count: '找到 {count} 项设置' }
} satisfies PartOf<typeof en>
