import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: '发动机',
  loading: '正在获取发动机',
  noPlace: '在目录中的位置未知。',
  placeNotFound: '数据服务没有给出其位置。',
  severalPlaces: '找到多个位置。请选择一个。',
  refresh: '刷新 · {cost}',
  actions: '操作',
  folded: { notGiven: '未提供：{fields}', notLoaded: '未加载：{fields}' },
  fetched: '{moment} 获取',
  source: { desk: '来自本机', service: '来自数据服务' },
  fresh: { stale: '可能已过时', offline: '离线' },
  share: {
    open: '更多',
    language: '目录语言：{language}',
    link: '复制链接',
    mail: '电子邮件…',
    handed: '已交给邮件程序'
  },
  raw: {
    what: '数据服务返回的原文，不含密钥。',
    engine: '发动机',
    performance: '性能',
    state: {
      kept: '',
      'too-long': '未保存：{bytes} kB 太长。',
      'from-file': '未保存：由转移文件导入。',
      older: '旧版本未保存。刷新页面即可获取。',
      'no-data': '数据服务在此没有数据。',
      'not-here': '不在本机。'
    },
    stamp: '{moment} 获取 · 请求语言：{language} · {bytes}',
    gap: { 'left-out': '缺失', null: '值为 null', 'empty-text': '空文本', 'empty-list': '空列表' },
    unknown: '未说明的字段',
    text: '数据服务返回的内容：{name}'
  },
  favourite: {
    add: '收藏',
    addTitle: '加入收藏；保持离线可用（F）',
    removeTitle: '从收藏中移除（F）',
    group: '分组',
    groupHint: '分组…'
  },
  note: {
    title: '备注',
    box: '该发动机的备注',
    private: '仅供内部，保存在本机。',
    saved: '保存于 {moment}。',
    unsaved: '尚未保存。',
    hint: '下次用得上的信息'
  },
  picture: '{name} 的图片',
  noPicture: '无图片',
  askGeneration: '加载年份和图片',
  askYears: '加载年份',
  askPlace: '加载品牌和车型',
  picturesOff: '图片已关闭',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': '相同 ECU 和发动机型号', code: '相同发动机型号', ecu: '相同 ECU' },
    line: '{same}：{engines}',
    engines: '另有 {n} 款发动机',
    withSheets: '{line}，{sheets}',
    sheets: '其中 {n} 款有数据表'
  },
  group: {
    identification: '识别信息',
    engine: '发动机',
    record: '记录',
    tools: '读取工具',
    methods: '读取方式',
    options: '选项',
    stages: '阶段',
    stageFigures: '各阶段的功率与扭矩',
    performance: '性能',
    notes: '曲线说明'
  },
  field: {
    id: '发动机 ID',
    name: '名称',
    slug: 'Slug',
    type: '类型',
    capacity: '排量',
    power: '功率',
    torque: '扭矩',
    cylinders: '气缸数',
    year: '年款',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: '功率值',
    nm_values: '扭矩值',
    rpm_values: '转速值',
    engine_code: '发动机型号',
    fuel_name: '燃料'
  },
  valueCount: '{n} 个值',
  valuesBad: '无法读取',
  valuesTooLong: '过长，无法读取',
  forInformation: '仅供参考',
  showAllOf: '显示全部 {n} 项',
  andMore: '{names}，另有 {n} 项',

  option: {
    code: '代码 {code}',
    noCode: '无代码',
    noDescription: '没有说明。',
    unnamed: '未命名的选项',
    about: '仅供参考；订单有自己的选项。',
    rulesUnread: '无法读取选项规则。'
  },

  stock: '原厂',
  stageless: '目录中没有阶段',
  stage: '{n} 阶',
  stageAgain: '{n} 阶（{count}）',
  stageNoNumber: '未编号的阶',
  stageNoNumberAgain: '未编号的阶（{count}）',
  needs: '需要：{parts}',
  stated: '标称值',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: '最高车速',
    consumption: '油耗',
    figure: '项目',
    stock: '原厂',
    stage1: '1 阶',
    none: '没有性能数据。',
    noPlace: '位置未知，无法获取性能数据。',
    zero: '收到的值为 0',
    stockOnly: '仅提供原厂数据。'
  },

  dyno: {
    title: '动力曲线图',
    layout: '图表布局',
    stacked: '上下',
    axes: '双轴',
    table: '表格',
    curves: '显示的曲线',
    speed: '发动机转速',
    power: '功率',
    torque: '扭矩',
    endLabel: '{curve} {unit}',
    describe:
      '功率和扭矩随转速的变化。方向键逐点移动，按住 Shift 微调；Home 和 End 跳到两端；加号和减号缩放，0 显示全部转速。“表格”列出数值。',
    peak: '{curve}：最大{quantity} {value}（{rpm} 转/分）。',
    peakAt: '{value}（{rpm}）',
    curvePeak: '曲线：{value}',
    interpolated: '插值',
    between: '两点之间',
    beyond: '此处无数值',
    allHidden: '所有曲线都已隐藏。',
    showAll: '全部显示',
    show: '显示 {curve}',
    select: '与原厂对比',
    zoomReset: '全部转速',
    readout: '光标处的数值',
    verdict: {
      consistent: '功率与扭矩相符',
      consistentOf: '已绘制 {drawn} / {all}，一致',
      drawn: '见说明',
      refused: '图表未绘制',
      none: '无曲线'
    },
    none: '此发动机没有曲线',
    values: '收到的曲线数值',
    copy: '复制表格',
    converted: '由 {power}、{torque} 换算',
    received: '收到：{value} {unit}',
    undrawn: '不在图中'
  },

  bad: {
    'leading-comma': '文本以逗号开头',
    'trailing-comma': '文本以逗号结尾',
    'empty-member': '第 {at} 项为空',
    'not-a-number': '第 {at} 项“{text}”不是数字',
    absurd: '第 {at} 项“{text}”不合理',
    'too-many': '项数过多',
    'too-long': '文本过长'
  },
  series: { rpm: '转速值', power: '功率值', torque: '扭矩值' },
  finding: {
    'values-bad': '{curves}：{series}未绘制：{problem}。',
    'values-bad-rpm': '{curves}：未绘制，转速值无法读取：{problem}。',
    'no-values': '{curves}：没有曲线数值。',
    'power-missing': '{curves}：没有功率值。',
    'torque-missing': '{curves}：没有扭矩值。',
    'rpm-missing': '{curves}：未绘制，没有转速值。',
    'unequal-length': '{curves}：{counts}，数量不一致。',
    'rpm-in-doubt': '{curves}：转速值存疑，原厂曲线的数值个数不同。',
    'common-part': '{curves}：曲线长度不等，只画到第 {count} 点。',
    'rpm-sorted': '{curves}：各点已按转速排序。',
    'rpm-duplicate': '{curves}：未绘制，{rpm} 转/分出现多次。',
    'rpm-negative': '{curves}：未绘制，{rpm} 转/分不合理。',
    'padding-trimmed': '{curves}：已略去零值，开头 {start} 个，结尾 {end} 个。',
    'padding-kept': '{curves}：零值照样绘制，开头 {start} 个，结尾 {end} 个。',
    'all-zero': '{curves}：未绘制，所有数值都是 0。',
    'zeros-inside': '{curves}：{problem}。',
    'negative-values': '{curves}：{series}小于 0（{count} 个，首个在 {rpm} 转/分）。',
    'single-point': '{curves}：只有一个点，在 {rpm} 转/分。',
    'peak-differs': '{curves}：{quantity}标称 {headline}，曲线峰值 {peak}（{percent}%）。',
    'physics-differs':
      '{curves}：功率与扭矩 × 转速不符，{of} 点中有 {count} 点（{rpm} 转/分处 {percent}%，中位数 {median}%）。',
    'power-unit-hint': '{curves}：功率值更符合 {unit}，而不是假定的单位。'
  },
  quantity: { power: '功率', torque: '扭矩' },
  counts: { rpm: '转速 {n} 个', power: '功率 {n} 个', torque: '扭矩 {n} 个' }
} satisfies PartOf<typeof en>
