import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: '數值來源：{section}',
    hint: '數值來源 · 按住 Alt 點一下數值',
    walk: '方向鍵：本區的其他數值',
    title: '{figure}，來自型錄',
    field: '欄位',
    raw: '收到的值',
    blank: '空',
    unit: '單位',
    noUnit: '無',
    basis: {
      stated: '{unit}，資料服務註明',
      assumed: '{unit}，假定，未經確認',
      confirmed: '{unit}，假定，確認：{by}',
      none: '無'
    },
    assumedShort: '（假定）',
    factor: '係數',
    asReceived: '依收到的原值顯示',
    same: '1，單位與收到的相同',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: '四捨五入',
    notRounded: '否',
    digitsNone: '取整數',
    digits: '保留 {n} 位小數',
    digitsRange: '保留 {least} 至 {most} 位小數',
    reckoned: '計算方法',
    how: {
      received: '收到的數值',
      count: '數值個數',
      difference: '第一個減第二個，四捨五入前',
      percent: '第一個減第二個，佔第二個的百分比，四捨五入前',
      reading: '曲線上該轉速的點',
      interpolated: '在曲線兩點之間內插',
      'curve-difference': '該轉速下此階曲線減原廠曲線',
      'zero-missing': '依設定將 0 視為未提供',
      mean: '區間內兩條曲線的平均差（梯形法）',
      peak: '兩條曲線相差最大的轉速',
      plateau: '高於曲線峰值 95% 的區間',
      measured: '實測檔案'
    },
    fetched: '取得時間',
    computer: '取得電腦',
    language: '語言',
    profile: '出自',
    source: { service: '{profile}，剛剛', desk: '{profile}，儲存在本機' },
    demo: '示範型錄'
  },

  assume: {
    intro: '資料服務未註明這些單位。在您確認之前，程式採用假定的單位（標 *）。',
    field: {
      curvePower: '曲線的馬力值',
      curveTorque: '曲線的扭力值',
      curveRpm: '曲線的轉速',
      stagePower: '各階馬力',
      stageTorque: '各階扭力',
      topSpeed: '極速',
      zeroTo100: '加速',
      consumption: '平均油耗'
    },
    inLine: {
      curvePower: '曲線馬力',
      curveTorque: '曲線扭力',
      curveRpm: '轉速',
      stagePower: '各階馬力',
      stageTorque: '各階扭力',
      topSpeed: '極速',
      zeroTo100: '加速',
      consumption: '油耗'
    },
    says: {
      'named-horsepower': '「horsepower values」；未註明哪種馬力',
      'named-torque': '「torque values」；欄位名為 nm',
      'named-rpm': '「rpm values」',
      nothing: '無'
    },
    column: { field: '欄位', says: '資料服務的說明', assumed: '單位', confirmed: '確認人，日期' },
    confirm: '姓名，日期',
    confirmNow: '確認',
    confirmOf: '{field}：單位確認人',
    unitOf: '{field}：單位',
    unconfirmed: '未確認的單位不換算。',
    only: '唯一可能的單位',
    hint: '若馬力值更符合其他單位，引擎頁面會提示。',
    bare: '無單位',
    line: '{field}以 {unit} 計',
    lineConfirmed: '{field}以 {unit} 計（確認：{by}）',
    lineBare: '{field}不帶單位顯示',
    mark: '單位為假定',
    short: '單位為假定',
    confirmAll: '全部確認'
  },

  honesty: {
    title: '曲線檢查',
    open: '顯示檢查項目',
    offSeveral: '曲線與標稱值最多相差 {percent}%',
    verdict: {
      consistent: '一致',
      off: {
        below: '在 {rpm} rpm 處，馬力比扭力 × 轉速低 {percent}%',
        above: '在 {rpm} rpm 處，馬力比扭力 × 轉速高 {percent}%',
        'headline-power': '最大馬力與標稱值相差 {percent}%',
        'headline-torque': '最大扭力與標稱值相差 {percent}%'
      },
      unchecked: '無法檢查：{reason}'
    },
    reason: {
      'no-values': '沒有數值',
      unreadable: '數值無法讀取',
      'rpm-missing': '沒有轉速',
      'power-missing': '沒有馬力',
      'torque-missing': '沒有扭力',
      'unequal-length': '數值個數不同',
      'rpm-in-doubt': '轉速值存疑',
      'common-part': '曲線長度不等，只畫了一部分',
      'rpm-duplicate': '有轉速重複',
      'rpm-negative': '有轉速小於零',
      'all-zero': '所有數值都是 0',
      'padding-kept': '保留了兩端的零值（設定）',
      'zeros-inside': '曲線中間有零值',
      'negative-values': '有小於 0 的數值',
      'too-few-points': '點數太少',
      'power-unit': '馬力更符合假定以外的單位'
    },
    check: {
      lengths: '數值個數相同，全部可讀',
      order: '轉速遞增',
      padding: '兩端沒有零值',
      zeros: '中間沒有零值或負值',
      'headline-power': '標稱馬力與曲線峰值',
      'headline-torque': '標稱扭力與曲線峰值',
      physics: '馬力 = 扭力 × 轉速'
    },
    state: { ok: '是', note: '已處理', fault: '否', skipped: '無法檢查' },
    physics: '最大 {percent}%（{rpm} rpm），中位數 {median}%，{of} 點中有 {count} 點超出四捨五入誤差和 {tolerance}%',
    hint: '馬力值更符合 {unit}，而不是 {taken}。',
    details: '詳細資料',
    dropsToZero: {
      power: '馬力在 {rpm} rpm 處降為 0',
      torque: '扭力在 {rpm} rpm 處降為 0'
    }
  },

  noGains: '因此圖表不顯示增幅。',

  band: {
    title: '轉速區間內的增幅',
    show: '區間',
    showHint: '轉速區間內的增幅。也可在曲線上拖曳。',
    close: '移除區間',
    from: '區間下限',
    to: '區間上限',
    cruise: '巡航轉速',
    stage: '階段',
    range: '{from}–{to} rpm',
    mean: '平均',
    largest: '最大',
    at: "{'@'} {rpm} rpm",
    atCruise: '轉速',
    plateau: '達 95% 峰值扭力',
    plateauOpen: '{from}–{to} rpm，寬至少 {width}',
    refused: '不計算平均增幅：{curve} {verdict}。',
    none: '不計算平均增幅：曲線沒有重疊部分。',
    stock: '原廠 {range}'
  },

  gainsMissing: '{n} 款引擎的增幅尚未取得。',
  bench: {
    readable: '可用您的工具讀取',
    'other-tool': '需要其他工具',
    'not-stated': '未註明',
    own: '您的工具',
    add: '將 {tool} 標示為您的工具',
    remove: '將 {tool} 從您的工具中移除'
  },

  measured: {
    title: '實測數據',
    add: '實測數據…',
    addHint: '將 CSV 檔案中的馬力機實測數據疊加在曲線上',
    measured: '實測',
    disagree: '{rpm} rpm 處馬力與扭力不符，偏差 {percent}%。',
    remove: '刪除實測數據 {title}',
    hide: '在圖中顯示 {title}',
    against: '比較對象',
    versus: '{run} 對比 {curve}',
    result: '實測與型錄相比：峰值處 {percent}%',
    resultOf: '{quantity}：峰值處 {percent}%',
    tolerance: '容許誤差',
    withinOf: '{share}% 的實測點在型錄曲線的 ±{tolerance}% 之內',
    corrected: '依 {standard} 修正',
    correction: {
      'not-stated': '未註明標準',
      none: '未修正',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} 大於 20 MB，未讀取。',
      'not-text': '{file} 不是文字表格。請將數據匯出為 CSV。',
      empty: '{file} 是空的。',
      unreadable: '無法讀取 {file}。'
    },
    import: {
      title: '來自 {file} 的實測數據',
      intro: '實測數據隨該引擎儲存在本機。',
      source: '已知來源',
      noSource: '無',
      columns: '欄與單位',
      check: '請檢查欄與單位。',
      separator: '分隔符號',
      separators: { comma: '逗號', semicolon: '分號', tab: '定位字元', bar: '垂直線', space: '空格' },
      decimal: '小數點符號',
      decimals: { point: '句點（.）', comma: '逗號（,）' },
      headerLines: '標題列數',
      rpm: '引擎轉速',
      rpmScale: '轉速單位',
      scales: { one: 'rpm', thousand: '1000 rpm' },
      power: '馬力',
      torque: '扭力',
      none: '表中沒有',
      unit: '單位',
      column: '{n}：{heading}',
      columnPlain: '第 {n} 欄',
      correction: '修正標準',
      runTitleHint: '如：改裝前',
      keepAs: '欄另存為',
      keepAsHint: '程式或馬力機的名稱',
      preview: '檔案的前幾行',
      points: '{n} 個點',
      peak: '{quantity} {value}（{rpm} rpm）',
      sorted: '各列已依轉速排序',
      merged: '{n} 列轉速相同，已合併取平均',
      cut: '只使用前 200 000 個點',
      leftOut: '略過 {n} 列',
      leftOutLine: '第 {line} 行：{problem}',
      problem: { 'no-rpm': '沒有轉速', 'no-power': '沒有馬力', 'no-torque': '沒有扭力', 'negative-rpm': '轉速小於 0' },
      nothing: '依所選的欄無法讀取任何一列。',
      gone: '檔案已關閉。請重新選擇。',
      keep: '儲存實測數據',
      removeSource: '刪除來源「{name}」'
    }
  }
} satisfies PartOf<typeof en>
