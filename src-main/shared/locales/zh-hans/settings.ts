import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: '任一其他显示器',
    number: '显示器 {n}',
    own: '本窗口在此',
    gone: '{name}，未连接',
    unnamed: '无名称的显示器'
  },
  title: '设置',
  sections: '设置页面',
  calls: '{count} 次查询',
  group: {
    general: '常规',
    units: '单位',
    assumptions: '假定单位',
    chart: '动力曲线图',
    search: '搜索',
    pictures: '图片',
    connection: '网络',
    limits: '查询限制',
    offline: '离线与存储',
    export: '文件与复制',
    policy: '数据保留与共享',
    customer: '客户屏幕',
    events: '事件',
    notifications: '通知'
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
    addName: '添加主机名称',
    addTo: '添加到“{label}”',
    remove: '删除 {word}',
    up: '将 {word} 移到最前'
  },
  refused: { twice: '“{word}”已在列表中。' },
  choices: {
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
    open: '在磁盘上，密钥存在同处',
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
      sealed: '由本系统加密；不能再显示',
      session: '在内存中，直到 Dynodesk 退出：本系统没有安全存放的地方',
      open: '在磁盘上，没有保护：本系统没有密钥库',
      none: '未保存'
    },
    checked: '上次检查',
    never: '启动后尚未检查',
    check: '立即检查',
    checking: '正在查询…',
    connect: '连接数据服务',
    replace: '更换密钥或地址',
    demo: '打开演示目录',
    forget: '删除密钥…',
    leaveDemo: '退出演示',
    paused: {
      title: '后台查询已暂停',
      refused: '数据服务拒绝了一次查询，因此只有人员操作时才会查询。检查一次即可知道是否恢复。',
      resume: '检查并恢复'
    }
  },
  replace: {
    address: '服务地址',
    key: '新密钥',
    keyKeep: '留空则继续使用现有密钥。',
    keyNeeded: '系统支持时加密保存，不再显示。',
    keyMissing: '缺少密钥。',
    save: '连接',
    busy: '正在查询…',
    cancel: '取消',
    done: '已连接。'
  },
  forget: {
    title: '删除密钥？',
    text: '将从本机删除密钥，并断开与 {address} 的连接。此操作无法撤销；重新连接需要密钥。',
    kept: '设置保持不变。',
    confirm: '删除密钥',
    cancel: '保留'
  },
  subscription: {
    title: '订阅',
    none: '尚无信息；检查时会查询数据服务。',
    name: '名称',
    state: '状态',
    active: '有效',
    inactive: '未生效',
    unknown: '数据服务未说明',
    end: '到期',
    endAbsent: '未给出到期日',
    endUnreadable: '{text}（无法识别为日期）',
    endOriginal: '数据服务发送的原文：{text}',
    days: '还剩 {days} 天',
    lastDay: '今天是最后一天',
    past: '已过期',
    pastActive: '已过期，但数据服务称其有效',
    clock: '按本机时钟计，它与数据服务的时钟不一致',
    warning: {
      1: '订阅将在一天内到期。请续订以继续使用目录。',
      7: '订阅将在一周内到期。',
      30: '订阅将在一个月内到期。'
    }
  },
  synonyms: {
    title: '同义词',
    help: '每行一组，词语用逗号分隔。在本机搜索其中一个时也会找到其他的；向数据服务查询时使用输入的原词。',
    box: '词组，每行一组',
    saved: '已保存。',
    save: '保存',
    tooMany: '最多 500 行。',
    tooLong: '第 {line} 行：最多 20 个词语，每个最多 60 个字符。',
    single: '第 {line} 行：一组至少需要两个词语。'
  },
  signers: {
    title: '受信任的电脑',
    none: '尚无。读取某台电脑的离线包文件时可将其设为信任；其他电脑的文件每次都需确认。',
    help: '由这些电脑签名的离线包文件直接读取，不再询问。',
    unnamed: '未命名',
    since: '自 {day}',
    forget: '取消信任',
    forgetOf: '取消信任 {name}'
  },
  health: {
    title: '运行状况',
    version: '版本',
    drift: '与说明不符的应答',
    driftNone: '启动后没有',
    driftCount: '{places} 个字段中 {count} 次',
    help: '说明中没有的字段会保留并计数，不作为错误。缺少数值时，可告知服务商。',
    address: '查询',
    field: '字段',
    kind: '差异',
    times: '次数',
    'unknown-field': '说明中没有',
    'wrong-type': '类型不符',
    'missing-id': '条目没有 ID，未采用',
    'code-mismatch': '状态与代码不符',
    'missing-field': '缺少，而说明中总会提供',
    'too-long': '文本或列表过长，已截断或忽略',
    'foreign-id': '不是所请求的记录',
    'foreign-parent': '条目属于另一个上级'
  },
  keys: {
    language_interface: { label: '语言', help: '菜单、标签、数字和日期。' },
    language_content: {
      label: '目录语言',
      help: '要求数据服务以何种语言应答。“跟随系统”即与窗口相同。未以该语言存储的列表和页面在打开时重新获取，每项 1 次查询。'
    },
    language_chineseOrder: { label: '中文名称排序', help: '目录为中文时列表的排序方式。' },
    appearance_theme: { label: '外观', help: '深色适合车间，浅色适合前台。' },
    help_offerTour: {
      label: '提供导览',
      help: '在列旁显示一行，直到您参加或拒绝为止。可随时从帮助中开始导览。'
    },
    units_power: { label: '功率', help: '目录使用公制马力；其他单位由此换算。' },
    units_torque: { label: '扭矩', help: '目录使用牛·米；其他单位由此换算。' },
    units_speed: { label: '最高车速的单位', help: '数据服务未注明单位；请选择本店的假定。' },
    units_acceleration: { label: '加速的单位', help: '数据服务未注明单位；请选择本店的假定。' },
    units_consumption: { label: '油耗的单位', help: '数据服务未注明单位；请选择本店的假定。' },
    performance_zeroIsMissing: { label: '将 0 视为缺失', help: '将 0 显示为“未给出”，因为没有车能 0 秒加速到 100。' },
    chart_layout: { label: '布局', help: '功率在上、扭矩在下，或两者共用双轴，或以表格列出数值。' },
    chart_startAtZero: { label: '坐标轴从零开始', help: '关闭时，小的差异会显得更大。' },
    chart_trimZeroPadding: { label: '略去曲线两端的零值', help: '两端连续的零视为无数据；图表会注明。' },
    chart_drawCommonPart: {
      label: '长度不等的曲线画到两者都有数据处',
      help: '长度不等的曲线只画共同部分；关闭时只显示表格。'
    },
    chart_peakTolerancePercent: {
      label: '标称值与曲线允许的偏差',
      help: '标称功率与曲线峰值相差更大时会提示。',
      unit: '%'
    },
    shop_tools: { label: '本店的读取工具', help: '列有其中之一的发动机标记为可读取。名称按目录的写法。' },
    search_pauseMilliseconds: {
      label: '查询前的停顿',
      help: '停止输入多久后查询；按 Enter 立即查询。每次计一次查询。',
      unit: 'ms'
    },
    search_fuels: { label: '发动机搜索的燃料', help: '原样发送给数据服务的词语；服务未说明允许哪些。' },
    pictures_show: { label: '显示图片', help: '目录中有的照片和标志。' },
    pictures_unbranded: { label: '优先无标志的图片', help: '有无车标的照片时优先使用。' },
    pictures_countAsCalls: { label: '图片计入查询次数', help: '数据服务未说明是否计入；开启较稳妥。' },
    pictures_maxKilobytes: { label: '图片大小上限', help: '更大的图片不获取。', unit: 'KB' },
    connection_timeoutSeconds: { label: '等待应答', help: '超过此时间视为没有应答。', unit: '秒' },
    connection_maxAnswerMegabytes: { label: '应答大小上限', help: '更大的应答直接拒绝，不读取。', unit: 'MB' },
    connection_subscriptionCheckHours: { label: '检查订阅的间隔', help: '每次计一次查询。', unit: '小时' },
    connection_rearmMinutes: {
      label: '被拒绝后再次检查',
      help: '数据服务拒绝密钥或订阅后，过此时间用一次查询再试。',
      unit: '分钟'
    },
    connection_clockToleranceMinutes: {
      label: '时钟允许的误差',
      help: '本机与数据服务的时钟相差更大时会提示：剩余天数和数据新旧会不准。',
      unit: '分钟'
    },
    freshness_listDays: { label: '列表超过此天数则更新', help: '立即显示，在后台更新。0：每次都更新。', unit: '天' },
    freshness_typesDays: { label: '类型列表超过此天数则更新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_manufacturersDays: { label: '品牌列表超过此天数则更新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_modelsDays: { label: '车型列表超过此天数则更新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_generationsDays: { label: '世代列表超过此天数则更新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_enginesDays: { label: '发动机列表超过此天数则更新', help: '−1：与其他列表相同。', unit: '天' },
    freshness_engineDays: {
      label: '发动机超过此天数则更新',
      help: '立即显示，在后台更新。0：每次都更新。',
      unit: '天'
    },
    freshness_emptyHours: { label: '记住“没有内容”', help: '在此期间不再查询数据服务没有的内容。', unit: '小时' },
    store_maxMegabytes: { label: '目录空间', help: '超过后先清除最久未用的；收藏保留。', unit: 'MB' },
    store_maxPictureMegabytes: { label: '图片空间', help: '超过后先清除最久未看的；收藏的图片保留。', unit: 'MB' },
    packs_confirmAboveCalls: { label: '下载超过此数时确认', help: '离线下载超过此数时需再次确认。', unit: '次' },
    policy_keepDays: {
      label: '未更新时的保存期限',
      help: '更旧的内容重新查询后才显示，数小时内清除；收藏、备注和名称保留。0：不限。以与服务商的合同为准。',
      unit: '天'
    },
    policy_readAfterEnd: {
      label: '订阅结束后仍可查看',
      help: '本机内容仍可查看，并显示横幅。关：订阅恢复之前不显示；不删除任何内容。'
    },
    policy_allowExport: { label: '将目录保存为文件', help: '能否带离本机，由与服务商的合同决定。' },
    packs_allowFiles: { label: '离线包文件', help: '把下载内容转移到另一台电脑，或从另一台电脑导入。' },
    packs_maxCalls: { label: '离线包上限', help: '需要更多查询的离线包会被拒绝。0 表示不允许离线包。', unit: '次' },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database：次数',
      help: '本机在每个时段内可用的查询次数。使用同一密钥的多台电脑共享服务的 3600 次。'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database：时段', help: '数据服务按小时计数。', unit: '秒' },
    limits_support_calls: { label: 'Support：次数', help: '本机在每个时段内可用的查询次数。' },
    limits_support_windowSeconds: { label: 'Support：时段', help: '数据服务按小时计数。', unit: '秒' },
    limits_fileTuning_calls: { label: 'File Tuning：次数', help: '0 表示不限，这是数据服务目前的说明。' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning：时段', help: '仅在有限制时使用。', unit: '秒' },
    limits_reservePercent: { label: '保留给人员', help: '后台任务不会动用的查询次数比例。', unit: '%' },
    limits_concurrentCalls: { label: '同时查询数', help: '更多往往不会更快，还可能被视为滥用。' },
    limits_callsPerSecond: { label: '每秒查询数', help: '上限；集中的查询会分散进行。' },
    limits_stopPerMethod: {
      label: '收到 429 后只停止被拒绝的查询类型',
      help: '其他查询继续。关闭时，一次 429 会停止全部查询，与数据服务所述的限制一致。'
    },
    units_capacity: { label: '排量', help: '目录使用立方厘米；升由此换算。' },
    units_topSpeed: { label: '最高车速', help: '在“假定单位”中确认服务所用单位后生效。' },
    units_fuelConsumption: { label: '油耗', help: '在“假定单位”中确认服务所用单位后生效。' },
    units_both: { label: '同时显示两种单位', help: '显示 140 kW (190 马力)，而不只是 140 kW。' },
    assume_curvePower: { label: '曲线功率值的单位', help: '从曲线读出的一切都据此计算；选错则所有增益都错。' },
    assume_curvePowerConfirmed: { label: '曲线功率的确认人', help: '谁在何时向服务商询问过。' },
    assume_curveTorque: { label: '曲线扭矩值的单位', help: '从曲线读出的一切都据此计算。' },
    assume_curveTorqueConfirmed: { label: '曲线扭矩的确认人', help: '谁在何时向服务商询问过。' },
    assume_curveRpmConfirmed: { label: '曲线转速的确认人', help: '谁在何时向服务商询问过。' },
    assume_stagePower: { label: '各阶功率的单位', help: '增益为此值减去以马力注明的原厂功率。' },
    assume_stagePowerConfirmed: { label: '各阶功率的确认人', help: '谁在何时向服务商询问过。' },
    assume_stageTorque: { label: '各阶扭矩的单位', help: '增益为此值减去以牛·米注明的原厂扭矩。' },
    assume_stageTorqueConfirmed: { label: '各阶扭矩的确认人', help: '谁在何时向服务商询问过。' },
    assume_speedConfirmed: { label: '最高车速的确认人', help: '谁在何时向服务商询问过。' },
    assume_accelerationConfirmed: { label: '加速的确认人', help: '谁在何时向服务商询问过。' },
    assume_consumptionConfirmed: { label: '油耗的确认人', help: '谁在何时向服务商询问过。' },
    chart_physicsTolerancePercent: {
      label: '功率与扭矩 × 转速允许的偏差',
      help: '超出数值舍入所能解释的部分。偏差更大时标记该曲线。',
      unit: '%'
    },
    chart_bandFrom: { label: '平均增益：从', help: '计算平均增益的区间下限。', unit: '转/分' },
    chart_bandTo: { label: '平均增益：到', help: '计算平均增益的区间上限。', unit: '转/分' },
    chart_showBand: { label: '图表下方显示平均增益', help: '某一阶在两个转速之间的增益，以及移动区间的手柄。' },
    chart_cruiseRpm: { label: '巡航转速', help: '单独列出增益的转速。', unit: '转/分' },
    chart_measuredTolerancePercent: {
      label: '实测数据允许的偏差',
      help: '量产差异和测功机差异；在目录曲线周围画成色带。',
      unit: '%'
    },
    export_separator: { label: 'CSV：分隔符', help: '按您所在国家的电子表格习惯。小数点始终为点。' },
    export_byteOrderMark: {
      label: 'CSV：标记 UTF-8',
      help: '没有此标记时部分电子表格会显示乱码；有些程序则不能处理它。'
    },
    customer_display: { label: '显示在', help: '只有一个显示器时会盖住本窗口；按 Escape 结束。' },
    customer_screen: { label: '显示器', help: '有多个显示器时客户看哪一个。未连接时使用第一个其他显示器。' },
    customer_theme: { label: '外观', help: '客户所见的外观，与本窗口无关。' },
    customer_branded: { label: '带车标的图片', help: '关闭时显示无车标的图片，或不显示图片。' },
    customer_follow: { label: '跟随本窗口', help: '此处打开另一款发动机时，客户随即看到。' },
    events_webhook_enabled: { label: 'Webhook 接收', help: '接收发送到本机的事件。' },
    events_webhook_host: {
      label: '接收：地址',
      help: '127.0.0.1 只限本机。使用其他地址时，网络中的设备也能连到：此时应只接受已签名的事件。'
    },
    events_webhook_port: { label: '接收：端口', help: '0 表示首次启动时使用一个空闲端口，之后一直沿用。' },
    events_webhook_path: { label: '接收：路径', help: '其他路径一律应答 404。' },
    events_webhook_hostNames: { label: '接收：前端主机名称', help: '位于前端的隧道或代理服务器所发送的主机名称。' },
    events_webhook_kindFrom: { label: '接收：类型取自', help: '请求的标头，或正文：其中的字段，或事件外层的封装。' },
    events_webhook_kindHeader: { label: '接收：类型标头', help: '注明发生了什么，例如 ticket_answered。' },
    events_webhook_kindField: { label: '接收：类型字段', help: '类型取自字段时使用：其在事件中的位置，例如 /kind。' },
    events_webhook_signature: { label: '接收：签名', help: '如何用签名密钥为事件签名。不签名时，任何人都能发送事件。' },
    events_webhook_signatureHeader: { label: '接收：签名标头', help: '签名逐字节涵盖整个正文。' },
    events_webhook_signaturePrefix: { label: '接收：签名前缀', help: '标头中位于签名之前的文字，例如 sha256=。' },
    events_mqtt_enabled: { label: 'MQTT 服务器', help: '多台电脑可从同一台服务器接收事件。' },
    events_mqtt_address: {
      label: 'MQTT：地址',
      help: 'mqtts:// 或 wss:// 加密，mqtt:// 和 ws:// 不加密。直接连接 MQTT 服务器，不使用系统代理。'
    },
    events_mqtt_user: { label: 'MQTT：用户', help: '不用名称登录时留空。' },
    events_mqtt_topics: { label: 'MQTT：主题', help: '+ 代表一级，末尾的 # 代表所有下级。' },
    events_mqtt_kindFrom: { label: 'MQTT：类型取自', help: '主题的最后一级、用户属性，或事件外层的封装。' },
    events_mqtt_kindProperty: { label: 'MQTT：用户属性名称', help: '类型取自用户属性时使用。' },
    events_mqtt_sessionHours: { label: 'MQTT：为本机保留', help: '本机关闭期间，服务器保留事件的时间。', unit: '小时' },
    events_mqtt_sessionMessages: {
      label: 'MQTT：保留的消息数',
      help: '本机关闭期间服务器最多保留的消息数；超出的会被无声丢弃。等候的消息达到此数时，动态会注明可能缺少事件。0：未知，每次离线后都会注明。',
      unit: '条'
    },
    events_mqtt_certificateFile: { label: 'MQTT：证书文件', help: 'PEM；用证书登录时使用。' },
    events_mqtt_keyFile: { label: 'MQTT：私钥文件', help: 'PEM；与证书配套。' },
    events_mqtt_authorityFile: { label: 'MQTT：CA 证书文件', help: 'PEM；服务器证书由本店自行签发时使用。' },
    events_relay_enabled: { label: '事件流', help: '接收转发服务以流发送的事件。' },
    events_relay_address: { label: '流：地址', help: 'https://；http:// 仅限本机。' },
    events_relay_kindFrom: { label: '流：类型取自', help: '事件名称，或事件外层的封装。' },
    events_polling_enabled: { label: '主动查询', help: '用于外部无法连到的电脑。客服工单计入 Support 的查询次数。' },
    events_polling_minutes: { label: '查询间隔', help: '变更最迟在此时间后可见。', unit: '分钟' },
    events_polling_projects: { label: '路径：项目列表', help: '留空则不查询。只允许只读路径。' },
    events_polling_project: { label: '路径：单个项目', help: '留空则使用列表中的条目。' },
    events_polling_tickets: { label: '路径：客服工单列表', help: '留空则不查询。只允许只读路径。' },
    events_polling_ticket: { label: '路径：单个客服工单', help: '留空则使用列表中的条目。' },
    events_folder_enabled: { label: '监视文件夹', help: '从其他程序放入文件夹的文件中接收事件。' },
    events_folder_path: { label: '文件夹：位置', help: '可以在网络共享上。如要移动或删除文件，只供本机使用。' },
    events_folder_kindFrom: {
      label: '文件夹：类型取自',
      help: '文件名中第一个 . 或 __ 之前的部分，例如 ticket_answered.17.json，或事件的一个字段。'
    },
    events_folder_kindField: { label: '文件夹：类型字段', help: '类型取自字段时使用：其在事件中的位置，例如 /kind。' },
    events_folder_taken: {
      label: '文件夹：已接收的文件',
      help: '保留的文件不会再次接收。移动的文件放入其中的“taken”文件夹。保存之前不会移动或删除。'
    },
    events_folder_seconds: {
      label: '文件夹：检查间隔',
      help: '网络共享可能不会通知新文件；最迟在此时间后可见。',
      unit: '秒'
    },
    events_maxBodyKilobytes: { label: '事件大小上限', help: '更大的事件直接拒绝。', unit: 'KB' },
    events_keepDays: { label: '事件保存期限', help: '更旧的事件连同正文一并删除。', unit: '天' },
    events_keepEvents: { label: '最多保留', help: '超过后先删除最旧的。', unit: '个事件' },
    events_keepMegabytes: { label: '最多占用空间', help: '超过后先删除播放过的，再删除最旧的。', unit: 'MB' },
    events_deskName: { label: '认领名称', help: '显示在本机认领的客服工单上，不会发送给数据服务。' },
    events_withoutKeyStore: {
      label: '没有密钥库时',
      help: '事件加密保存。系统不保存密钥时，事件只保留到程序结束，或存在磁盘上且他人可读。下次启动起生效；已保存的内容保留。'
    },
    notifications_enabled: { label: '通知', help: '有新事件时提示，不论哪个程序在前台。' },
    notifications_kinds: {
      label: '通知的类型',
      help: '同一客服工单或项目五分钟内的多个事件合为一条通知。“其他类型”指本机未知的类型。'
    },
    notifications_sound: { label: '声音', help: '按系统的提示音。' },
    notifications_badge: { label: '图标上的未读数', help: '与列表中的数字相同。' },
    notifications_names: { label: '名称和标题', help: '在场的其他人可能会看到。关闭时只显示类型和编号。' },
    notifications_quietHours: { label: '勿扰时段', help: '不通知、不响铃，未读数不增加。之后给出一条摘要。' },
    notifications_quietFrom: { label: '勿扰开始', help: '一天中的时间，例如 19:00。' },
    notifications_quietTo: { label: '勿扰结束', help: '一天中的时间，例如 07:00。' },
    appearance_density: {
      label: '显示密度',
      help: '“车间”使用更大的文字和按钮，适合戴手套操作或远处查看；“紧凑”显示更多行。'
    },
    appearance_zoom: { label: '缩放', help: '50 到 200。Ctrl + 和 Ctrl − 调整，Ctrl 0 还原。', unit: '%' }
  },
  page: {
    general: '常规',
    chart: '曲线图与数据',
    search: '搜索与图片',
    customer: '客户屏幕',
    connection: '连接',
    offline: '离线与存储',
    data: '数据与文件',
    events: '事件',
    notifications: '通知',
    help: '快捷键与诊断'
  },
  advanced: '高级',
  find: { label: '查找设置', clear: '清除搜索', none: '没有匹配的设置。', count: '找到 {count} 项设置' }
} satisfies PartOf<typeof en>
