import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: '数值来源：{section}',
    hint: '数值来源 · 按住 Alt 点击数值',
    walk: '方向键：本区的其他数值',
    title: '{figure}，来自目录',
    field: '字段',
    raw: '收到的值',
    blank: '空',
    unit: '单位',
    noUnit: '无',
    basis: {
      stated: '{unit}，数据服务注明',
      assumed: '{unit}，假定，未经确认',
      confirmed: '{unit}，假定，确认：{by}',
      none: '无'
    },
    assumedShort: '（假定）',
    factor: '系数',
    asReceived: '按收到的原值显示',
    same: '1，单位与收到的相同',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: '舍入',
    notRounded: '否',
    digitsNone: '取整数',
    digits: '保留 {n} 位小数',
    digitsRange: '保留 {least} 至 {most} 位小数',
    reckoned: '计算方法',
    how: {
      received: '收到的数值',
      count: '数值个数',
      difference: '第一个减第二个，舍入前',
      percent: '第一个减第二个，占第二个的百分比，舍入前',
      reading: '曲线上该转速的点',
      interpolated: '在曲线两点之间内插',
      'curve-difference': '该转速下本阶曲线减原厂曲线',
      'zero-missing': '按设置将 0 视为未提供',
      mean: '区间内两条曲线的平均差（梯形法）',
      peak: '两条曲线相差最大的转速',
      plateau: '高于曲线峰值 95% 的区间',
      measured: '实测文件'
    },
    fetched: '获取时间',
    computer: '获取电脑',
    language: '语言',
    profile: '出自',
    source: { service: '{profile}，刚刚', desk: '{profile}，保存在本机' },
    demo: '演示目录'
  },

  assume: {
    intro: '数据服务未注明这些单位。在您确认之前，程序采用假定的单位（标 *）。',
    field: {
      curvePower: '曲线的功率值',
      curveTorque: '曲线的扭矩值',
      curveRpm: '曲线的转速',
      stagePower: '各阶功率',
      stageTorque: '各阶扭矩',
      topSpeed: '最高车速',
      zeroTo100: '加速',
      consumption: '平均油耗'
    },
    inLine: {
      curvePower: '曲线功率',
      curveTorque: '曲线扭矩',
      curveRpm: '转速',
      stagePower: '各阶功率',
      stageTorque: '各阶扭矩',
      topSpeed: '最高车速',
      zeroTo100: '加速',
      consumption: '油耗'
    },
    says: {
      'named-horsepower': '“horsepower values”；未注明哪种马力',
      'named-torque': '“torque values”；字段名为 nm',
      'named-rpm': '“rpm values”',
      nothing: '无'
    },
    column: { field: '字段', says: '数据服务的说明', assumed: '单位', confirmed: '确认人，日期' },
    confirm: '姓名，日期',
    confirmNow: '确认',
    confirmOf: '{field}：单位确认人',
    unitOf: '{field}：单位',
    unconfirmed: '未确认的单位不换算。',
    only: '唯一可能的单位',
    hint: '若功率值更符合其他单位，发动机页面会提示。',
    bare: '无单位',
    line: '{field}按 {unit} 计',
    lineConfirmed: '{field}按 {unit} 计（确认：{by}）',
    lineBare: '{field}显示时不带单位',
    mark: '单位为假定',
    short: '单位为假定',
    confirmAll: '全部确认'
  },

  honesty: {
    title: '曲线检查',
    open: '显示检查项',
    offSeveral: '曲线与标称值最多相差 {percent}%',
    verdict: {
      consistent: '一致',
      off: {
        below: '在 {rpm} 转/分处，功率比扭矩 × 转速低 {percent}%',
        above: '在 {rpm} 转/分处，功率比扭矩 × 转速高 {percent}%',
        'headline-power': '最大功率与标称值相差 {percent}%',
        'headline-torque': '最大扭矩与标称值相差 {percent}%'
      },
      unchecked: '无法检查：{reason}'
    },
    reason: {
      'no-values': '没有数值',
      unreadable: '数值无法读取',
      'rpm-missing': '没有转速',
      'power-missing': '没有功率',
      'torque-missing': '没有扭矩',
      'unequal-length': '数值个数不同',
      'rpm-in-doubt': '转速值存疑',
      'common-part': '曲线长度不等，只画了一部分',
      'rpm-duplicate': '有转速重复',
      'rpm-negative': '有转速小于零',
      'all-zero': '所有数值都是 0',
      'padding-kept': '保留了两端的零值（设置）',
      'zeros-inside': '曲线中间有零值',
      'negative-values': '有小于 0 的数值',
      'too-few-points': '点数太少',
      'power-unit': '功率更符合假定以外的单位'
    },
    check: {
      lengths: '数值个数相同，全部可读',
      order: '转速递增',
      padding: '两端没有零值',
      zeros: '中间没有零值或负值',
      'headline-power': '标称功率与曲线峰值',
      'headline-torque': '标称扭矩与曲线峰值',
      physics: '功率 = 扭矩 × 转速'
    },
    state: { ok: '是', note: '已处理', fault: '否', skipped: '无法检查' },
    physics: '最大 {percent}%（{rpm} 转/分），中位数 {median}%，{of} 点中有 {count} 点超出舍入误差和 {tolerance}%',
    hint: '功率值更符合 {unit}，而不是 {taken}。',
    details: '详细信息',
    dropsToZero: {
      power: '功率在 {rpm} 转/分处降为 0',
      torque: '扭矩在 {rpm} 转/分处降为 0'
    }
  },

  noGains: '因此图表不显示提升。',

  band: {
    title: '转速区间内的提升',
    show: '区间',
    showHint: '转速区间内的提升。也可在曲线上拖动。',
    close: '移除区间',
    from: '区间下限',
    to: '区间上限',
    cruise: '巡航转速',
    stage: '阶段',
    range: '{from}–{to} 转/分',
    mean: '平均',
    largest: '最大',
    at: "{'@'} {rpm} 转/分",
    atCruise: '转速',
    plateau: '达 95% 峰值扭矩',
    plateauOpen: '{from}–{to} 转/分，宽至少 {width}',
    refused: '不计算平均提升：{curve} {verdict}。',
    none: '不计算平均提升：曲线没有重叠部分。',
    stock: '原厂 {range}'
  },

  gainsMissing: '{n} 款发动机的提升尚未获取。',
  bench: {
    readable: '可用您的工具读取',
    'other-tool': '需要其他工具',
    'not-stated': '未注明',
    own: '您的工具',
    add: '将 {tool} 标记为您的工具',
    remove: '将 {tool} 从您的工具中移除'
  },

  measured: {
    title: '实测数据',
    add: '实测数据…',
    addHint: '将 CSV 文件中的马力机实测数据叠加在曲线上',
    measured: '实测',
    disagree: '{rpm} 转/分处功率与扭矩不符，偏差 {percent}%。',
    remove: '删除实测数据 {title}',
    hide: '在图中显示 {title}',
    against: '对比对象',
    versus: '{run} 对比 {curve}',
    result: '实测与目录相比：峰值处 {percent}%',
    resultOf: '{quantity}：峰值处 {percent}%',
    tolerance: '允差',
    withinOf: '{share}% 的实测点在目录曲线的 ±{tolerance}% 之内',
    corrected: '按 {standard} 修正',
    correction: {
      'not-stated': '未注明标准',
      none: '未修正',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} 大于 20 MB，未读取。',
      'not-text': '{file} 不是文本表格。请将数据导出为 CSV。',
      empty: '{file} 是空的。',
      unreadable: '无法读取 {file}。'
    },
    import: {
      title: '来自 {file} 的实测数据',
      intro: '实测数据随该发动机保存在本机。',
      source: '已知来源',
      noSource: '无',
      columns: '列与单位',
      check: '请检查列与单位。',
      separator: '分隔符',
      separators: { comma: '逗号', semicolon: '分号', tab: '制表符', bar: '竖线', space: '空格' },
      decimal: '小数点符号',
      decimals: { point: '句点（.）', comma: '逗号（,）' },
      headerLines: '标题行数',
      rpm: '发动机转速',
      rpmScale: '转速单位',
      scales: { one: '转/分', thousand: '1000 转/分' },
      power: '功率',
      torque: '扭矩',
      none: '表中没有',
      unit: '单位',
      column: '{n}：{heading}',
      columnPlain: '第 {n} 列',
      correction: '修正标准',
      runTitleHint: '如：改装前',
      keepAs: '列另存为',
      keepAsHint: '程序或马力机的名称',
      preview: '文件的前几行',
      points: '{n} 个点',
      peak: '{quantity} {value}（{rpm} 转/分）',
      sorted: '各行已按转速排序',
      merged: '{n} 行转速相同，已合并取平均',
      cut: '只使用前 200 000 个点',
      leftOut: '跳过 {n} 行',
      leftOutLine: '第 {line} 行：{problem}',
      problem: { 'no-rpm': '没有转速', 'no-power': '没有功率', 'no-torque': '没有扭矩', 'negative-rpm': '转速小于 0' },
      nothing: '按所选的列无法读取任何一行。',
      gone: '文件已关闭。请重新选择。',
      keep: '保存实测数据',
      removeSource: '删除来源“{name}”'
    }
  }
} satisfies PartOf<typeof en>
