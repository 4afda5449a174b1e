import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: '尚未保存。',
  title: '数据表',
  page: '数据表',
  openNamed: '{name} 的数据表',
  keyP: '{name} 的数据表（Ctrl P）',
  back: '返回',
  preview: '预览',
  previewOf: '数据表预览：{name}',
  drawing: '绘制中…',
  make: '编号并出具',
  again: '修改并重新出具',
  number: '编号',
  copyNumber: '复制编号',
  savePdf: '保存 PDF',
  saveHint: '必要时先出具数据表，再保存为 PDF（Ctrl S）',
  print: '打印',
  printHint: '必要时先出具数据表，再打印（Ctrl P）',
  printer: '打印机',
  dialog: '系统对话框',
  saved: '已保存：{file}',
  outcome: {
    printed: '已发送到打印机。',
    reader: '已在 PDF 阅读器中打开，请在那里打印。',
    copied: '编号已复制。'
  },
  toList: '在历史记录中打开',
  pages: '{n} 页',
  fit: { label: '预览大小', page: '整页', width: '页宽', alone: '仅预览', aloneHint: '隐藏页面旁的选项和检查结果' },
  stock: '原厂',
  tabs: {
    label: '数据表的各部分',
    made: '历史记录',
    batch: '批量',
    templates: '店铺和模板',
    rules: '选项规则',
    printers: '打印机'
  },
  builtIn: { customer: '客户', workshop: '内部', offer: '标准、进阶、顶级' },
  builtInText: {
    customer: '给客户：动力提升、参数、图表、各阶和性能，不含内部数据。',
    workshop: '内部使用：目录的全部内容，含控制单元、读取工具、读取方式和备注。',
    offer: '原厂与各阶并列，附您的价格和名称。'
  },
  kind: { customer: '客户', workshop: '内部', offer: '报价' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: '纵向', landscape: '横向' },
  ink: { colour: '彩色', grey: '灰度', ink: '省墨' },
  pageChoice: { one: '一页', more: '需要时多页' },
  picture: { unbranded: '无车标', branded: '带车标', none: '无' },
  block: {
    page: '页面',
    picture: '图片',
    highlight: '大字动力提升',
    facts: '参数',
    chart: '图表',
    stages: '阶段',
    performance: '性能',
    band: '平均提升',
    options: '选项',
    ecu: '控制单元',
    tools: '读取工具和方式',
    note: '内部备注',
    verdict: '曲线检查',
    assumptions: '假定单位',
    remark: '备注',
    terms: '条款',
    signature: '签名栏'
  },
  text: { title: '标题', intro: '引言', terms: '条款' },
  placeholder: {
    date: '数据表日期',
    number: '数据表编号',
    maker: '品牌',
    model: '车型',
    generation: '世代',
    engine: '发动机',
    customer: '客户信息的第一行',
    shop: '店名'
  },
  assumed: {
    curvePower: '曲线功率',
    curveTorque: '曲线扭矩',
    curveRpm: '曲线转速',
    stagePower: '各阶功率',
    stageTorque: '各阶扭矩',
    topSpeed: '最高车速',
    zeroTo100: '加速',
    consumption: '油耗'
  },
  choice: {
    title: '选择',
    template: '模板',
    language: '数据表语言',
    units: '单位',
    power: '数据表的功率单位',
    torque: '数据表的扭矩单位',
    both: '显示第二单位',
    paper: '纸张',
    orientation: '方向',
    ink: '颜色',
    pages: '页数',
    country: '客户所在国家',
    noCountry: '未指定（最严规则）',
    stages: '阶段',
    noStages: '该发动机没有编号的阶段。',
    pricesHint: '按输入内容打印；留空则不打印。',
    priceName: '报价中 {stage} 的名称',
    price: '{stage} 的价格',
    priceHint: '如 3900 元',
    picture: '图片',
    band: '转速区间内的平均提升',
    bandFrom: '起始转速（转/分）',
    bandTo: '结束转速（转/分）',
    measured: '{n} 次实测',
    measuredHint: '叠加在图表上并标明为实测；数值仍为目录数据。',
    verdict: '曲线检查',
    note: '内部备注',
    customer: '客户',
    customerHint: '姓名、车牌…',
    remark: '备注',
    issued: '出具时间',
    recommended: '推荐阶段',
    priceOnly: '价格',
    validUntil: '有效期至',
    more: '更多选项'
  },
  weight: { stop: '阻止生成：', warn: '警告：', hint: '提示：' },
  check: {
    title: '打印前检查',
    clean: '没有待检查的项目。',
    busy: '正在检查…',
    stop: '{n} 个问题',
    warn: '{n} 条警告',
    hint: '{n} 条提示'
  },
  finding: {
    overflow: {
      one: {
        what: '一页放不下。',
        why: '数据表上内容过多（{block}）。',
        next: '请去掉一个部分、缩短文字，或允许使用第二页。'
      },
      more: {
        what: '{most} 页也放不下。',
        why: '有一部分比一页还大，或数据表上内容过多（{block}）。',
        next: '请去掉一个部分或缩短文字。'
      }
    },
    pages: { what: '共占 {count} 页。', next: '去掉一个部分可以缩短。' },
    'small-chart': {
      what: '图表高度只有 {height} 毫米。',
      next: '请允许使用第二页，或去掉一个部分。'
    },
    'clipped-text': {
      typed: { what: '有 {count} 处文字被截断。', why: '文字超出纸上的空间。', next: '请缩短。' },
      laid: { what: '有文字被截断。', why: '文字超出纸上的空间（{block}）。', next: '请缩短，或选择其他布局。' }
    },
    'missing-glyphs': {
      what: '有些字符无法打印：{signs}',
      next: '请改用其他字符。'
    },
    'missing-picture': {
      what: '缺少图片。',
      next: '请选择其他图片，或不用图片。'
    },
    'missing-logo': { what: '缺少您的徽标。', next: '请选择徽标。' },
    'flagged-curve': {
      what: '{count} 条曲线不合理：{curves}',
      why: '{reason}。',
      next: '给客户看之前，请在发动机页面检查。'
    },
    'no-curve': { what: '没有图表。', next: '请查看发动机页面。' },
    'assumed-unit': {
      said: {
        what: '单位为假定（数据表上以 * 标记）。',
        next: '服务商答复后，请在设置中确认。'
      },
      unsaid: {
        what: '单位是假定的，而数据表没有说明：{fields}',
        why: '客户可能把假定当作事实。',
        next: '请选择带有“假定单位”的模板。'
      },
      doubt: {
        what: '功率值看起来像 {hint}。',
        why: '按假定单位计算时与扭矩矛盾。',
        next: '请检查假定的单位。'
      }
    },
    'stale-data': {
      aged: { what: '数据已有 {days} 天。', next: '请刷新发动机页面。' },
      unknown: { what: '数据的日期未知。', next: '请刷新发动机页面。' }
    },
    gone: { what: '数据服务不再列出该发动机（自 {since} 起）。', next: '请查看发动机页面。' },
    'no-names': { what: '缺少品牌、车型或世代。', next: '加载名称（1 次请求）。' },
    'option-blocked': {
      what: '有选项不得在该国打印：{codes}',
      why: '您的规则在该国禁止此选项。',
      next: '请选择其他模板或国家，或检查规则。'
    },
    'option-hidden': {
      what: '略去了 {count} 个选项：{codes}',
      next: '请检查规则。'
    },
    'option-notice': {
      what: '{count} 个选项连同注意事项一起打印：{codes}',
      next: '请检查规则。'
    },
    'other-language': {
      catalogue: {
        what: '目录文字是{is}，而不是{wanted}。',
        why: '其他语言无法离线使用；数值相同。',
        next: '请获取该语言的文字，或选择其他语言。'
      },
      own: { what: '模板没有{wanted}文字：{fields}', next: '请在模板中补上文字。' }
    },
    'no-performance': { what: '没有性能数据。', next: '请查看发动机页面。' },
    'no-unit': {
      what: '{fields}：单位未知，不打印。',
      next: '请在设置中选择单位。'
    },
    paper: { what: '{paper} 在该国不常用。', why: '那里的打印机通常使用 {usual}。', next: '请选择打印机中的纸张。' },
    'empty-shop': { what: '缺少店名。', next: '填写店名。' }
  },
  list: {
    search: '编号、客户或车辆',
    none: '没有匹配项。',
    empty: '还没有数据表',
    moved: '数据有变化',
    choose: '选择一份数据表，按生成时的样子查看。'
  },
  detail: {
    redrawn: '原始 PDF 丢失或被改动。保存和打印时，按保留的数据重新绘制。',
    drag: '拖动 PDF',
    dragHint: '将此 PDF 拖到文件夹或邮件中',
    engine: '打开发动机',
    again: '新数据表',
    remove: '删除数据表 {number}',
    removeTitle: '删除数据表 {number}？',
    removeText: '它的编号和二维码将不再能打开任何内容。此操作无法撤销。'
  },
  changes: {
    title: '当时与现在',
    nothingNewer: '没有较新的数据。',
    same: '数据此后未变。',
    what: '项目',
    then: '数据表上',
    now: '今日',
    received: '按数据服务发来的原值。',
    ofStage: '{stage}：{name}',
    values: '{first}…（{n} 个值）',
    field: {
      stage_no: '阶段',
      options: '选项代码',
      read_tools: '读取工具',
      read_methods: '读取方式',
      modifications: '所需改装件',
      zero_to_hundred: '0–100，原厂',
      zero_to_hundred_st1: '0–100，1 阶',
      top_speed: '最高车速，原厂',
      top_speed_st1: '最高车速，1 阶',
      fuel_consumption_avg: '油耗，原厂'
    }
  },
  template: {
    list: '模板',
    notHere: '可选',
    builtIn: '内置',
    copy: '复制并修改',
    removeTitle: '删除模板 {name}？',
    removeText: '用它生成的数据表保持不变。',
    kind: '用途',
    blocks: '数据表的组成部分',
    trade: '控制单元、读取工具和内部备注属于内部数据，绝不会打印给客户。',
    accent: '强调色',
    texts: '文字',
    textLanguage: '这些文字的语言',
    placeholders: '点击即插入“{field}”，由数据表自动填写。',
    shop: '店铺',
    ownShop: '使用其他店铺',
    with: '预览车辆',
    noCar: '没有可预览的车辆。',
    noCarText: '先打开任一发动机，即可在此使用。',
    problem: '{field}：{problem}',
    state: { kept: '已保存', changed: '未保存', busy: '保存中…', wrong: '未保存：请见下方' }
  },
  fault: {
    'not-a-template': '这不是模板',
    'newer-version': '由较新版本的 Dynodesk 创建',
    id: '内部名称无效',
    missing: '有内容缺失',
    'not-text': '这不是文字',
    'too-long': '太长',
    'unknown-kind': '“{found}”不是数据表的种类',
    'unknown-block': '“{found}”不是数据表的组成部分',
    'trade-block': '“{found}”属于内部数据，不得用于此类数据表',
    'unknown-language': '“{found}”不在九种语言之内',
    'unknown-placeholder': '“{found}”不是占位符',
    'not-a-colour': '“{found}”不是颜色',
    'logo-type': '不支持此徽标的格式',
    'logo-too-large': '徽标大于 1 MB',
    'logo-broken': '徽标无法读取',
    'logo-harmful': '徽标像素过多，或是含有不允许部分的 SVG：请另存为 PNG',
    'too-many-lines': '行数过多'
  },
  shop: {
    title: '您的店铺',
    about: '印在所有数据表上。',
    name: '店名',
    address: '地址和联系方式',
    logo: '徽标',
    logoNow: '打印时的徽标',
    noLogo: '暂无徽标（PNG、JPEG、WebP 或 SVG，不超过 1 MB）',
    pick: '选择图片…',
    clear: '移除',
    addressLines: '街道\n城市\n电话\n邮箱\n税号'
  },
  action: { show: '打印', notice: '附注意事项打印', hide: '略去', block: '禁止生成' },
  rules: {
    own: '您的规则',
    about: '代码规则优先于国家规则。缺少数据表语言的注意事项时，略去该选项。',
    none: '没有自定义规则，适用下方的内置规则。',
    code: '选项代码',
    codeHint: '代码，或 * 表示任意',
    country: '国家',
    everywhere: '所有国家',
    action: '处理方式',
    add: '添加规则',
    remove: '删除 {code} 的规则',
    unsound: '有一条规则没有代码。',
    noticeLanguage: '注意事项的语言',
    noticeIn: '{language}注意事项',
    without: '没有以下语言的注意事项：{languages}；这些语言的数据表上略去。',
    fill: '使用标准注意事项',
    standard: '内置规则',
    standardAbout: '适用于上面没有规则的所有代码。给客户的数据表上，没有任何规则的选项会略去。',
    test: '打印内容',
    yours: '自定义',
    testKind: '数据表',
    testCar: '发动机'
  },
  batch: {
    all: '全选',
    chosen: '之前选择',
    cars: '车辆',
    noGroup: '未分组的收藏',
    generation: '某一世代的发动机',
    noGeneration: '选择最近看过的',
    otherGeneration: '在目录中打开一个世代，它就会列在这里。',
    load: '列出其发动机',
    nothing: '收藏或对比发动机后，会列在这里。',
    files: '文件',
    many: '每份一个 PDF',
    one: '合为一个 PDF',
    pattern: '文件名',
    unknown: '不是占位符：{names}',
    tooMany: '一次最多 {most} 份。',
    absent: '{n} 辆所选车辆尚未下载。',
    select: '选择车辆',
    startNone: '生成数据表…',
    start: '生成 {n} 份数据表…',
    cancel: '停止',
    progress: '进度',
    state: {
      running: '{done} / {total}',
      done: '完成：{done} / {total}',
      cancelled: '已停止：{done} / {total}',
      failed: '失败：{done} / {total}'
    },
    folder: '在 {folder}',
    findings: '提示',
    failed: '{n} 份数据表无法生成'
  },
  printers: {
    about: '在您确认测试页之前，打印机使用系统对话框；确认后以实际尺寸、用数据表的纸张直接打印。',
    paper: '测试页纸张',
    again: '重新搜索',
    none: '未找到打印机。',
    noneText: '请打开打印机电源后重新搜索，或将数据表保存为 PDF。',
    proven: '已测试：不经对话框直接打印',
    unproven: '使用系统对话框',
    test: '打印测试页',
    right: '确认测试页正确',
    first: '请先打印测试页。',
    forget: '改回使用对话框'
  },
  pin: {
    label: '已固定',
    action: '固定今日数据',
    hint: '以后与目录比较，无需请求',
    done: '数据已固定。请见“数据表”的“历史记录”。',
    remove: '移除固定',
    removeTitle: '移除这些固定的数据？',
    removeText: '之后将无法比较。此操作无法撤销。'
  }
} satisfies PartOf<typeof en>
