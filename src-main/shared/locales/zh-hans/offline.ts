import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: '离线',
  take: '离线下载',
  from: { catalogue: '目录', favourites: '收藏', jobs: '工单列表' },
  chosen: '已选 {n} 项',
  chosenNone: '全部去掉',
  leaveOut: '去掉 {title}',
  packs: '离线包',
  noPacks: '还没有。打开过的内容本来就在本机；离线包补上没打开过的。',
  view: { label: '列表内容', chosen: '已选内容', favourites: '收藏' },

  pick: {
    choose: '选择…',
    all: '全部',
    above: '–',
    add: '添加 {title}',
    addNone: '添加',
    absent: '本机还没有',
    fetch: '获取此列表',
    hint: '选择不消耗查询次数。获取本机没有的列表计一次查询，离线包便不必再为它查询。'
  },
  favourites: {
    none: '还没有收藏。用发动机页面上的星标添加。',
    noGroup: '未分组',
    recents: '最近打开',
    addAll: '全部添加',
    noPlace: '位置未知'
  },
  jobs: {
    box: '工单列表，每行一辆车',
    hint: '每行一辆车，照工单上的写法：品牌、车型、发动机…',
    lookUp: '在本机查找',
    found: '{n} 行中找到 {found} 行',
    meaning: '“{line}”指的是哪一款',
    leaveOut: '不选',
    undecided: '找到 {n} 个，请选择…',
    leftOut: '略过 {n} 行：没有文字或重复',
    beyond: '略过 {n} 行：列表最多 {most} 行',
    open: '还有 {n} 行需要选择',
    search: '搜索',
    query: '为“{line}”向数据服务查询的文字',
    nothing: '没有找到“{query}”。数据服务只匹配品牌、车型和发动机的名称。',
    add: '添加 {n} 项'
  },

  plan: {
    heading: '计划',
    title: '{first} 等，另有 {n} 项',
    languages: '文字语言：{languages}',
    calls: '查询',
    engines: '发动机',
    here: '本机已有',
    share: '占一小时查询次数',
    time: '按目前速率所需时间',
    inexact:
      '下级列表尚未全部已知；仅查明这些就需 {cost}（已计入），之后还会增加：每个世代一次，每款发动机两次。会先获取列表；若总数远多于按钮上的次数或超过 {most} 次，会暂停并以确切次数询问一次。',
    unknown: '尚未知道',
    learn: '准确查明',
    learnt: '已用 {cost}',
    learnStop: '停止',
    pictures: '离线包不含图片：每张图片在首次显示时获取，之后保留。',
    hours: '超过一小时的查询次数：用完后暂停，之后自动继续。',
    complete: '所选内容都在本机，而且足够新。',
    start: '离线下载',
    startNone: '离线下载',
    inPack: '已在未完成的离线包中：请在“离线包”中继续。',
    confirm: '离线下载 {title}？',
    confirmText: '{cost}，占一小时查询次数的 {share}，约需 {time}。使用此密钥的所有电脑共享每小时的次数。',
    confirmKept: '本机人员的操作优先，每小时保留一部分次数给他们，下载可随时暂停。',
    yes: '使用 {cost}',
    no: '暂不'
  },

  pack: {
    listing: '正在获取列表；之后才知道总数',
    place: '排队等待，第 {place} 位',
    check: '立即检查',
    counts: '{done} / {total} · {calls}',
    left: '约剩 {time}',
    state: {
      running: '进行中',
      waiting: '排队等待',
      paused: '已暂停；已下载的内容在本机',
      done: '完成',
      doneWithout: '完成，缺 {n} 项',
      maybeMore: '{state}，可能还有更多',
      cancelled: '已取消；已下载的内容保留'
    },
    waiting: {
      reserve: '等待：本小时剩余的次数保留给人员。',
      limit: '等待：本小时的查询次数已用完。',
      offline: '等待网络；之后自动继续。',
      service: '等待：数据服务出现故障。',
      refused: '等待：数据服务拒绝了密钥或订阅。检查连接后即可继续。',
      person: '等待：人员的操作优先。'
    },
    asks: {
      exact: '已暂停：列表已齐，总共 {cost}，多于已同意的次数。',
      atLeast: '已暂停：至少 {cost}，多于已同意的次数，且列表尚未全部已知。',
      yes: '继续，共 {cost}',
      yesAtLeast: '继续，至少 {cost}'
    },
    resumes: '≈ {time} 自动继续。',
    show: '查看其中已就绪的内容',
    pause: '暂停 {title}',
    pauseShort: '暂停',
    resume: '继续 {title}',
    resumeShort: '继续',
    again: '继续下载缺少的部分',
    cancel: '取消 {title}',
    cancelShort: '取消；已下载的内容保留',
    dismiss: '将 {title} 移出列表',
    dismissShort: '移出列表；已下载的内容保留',
    failed: '{n} 项失败',
    maybeMoreWhy: '{n} 个列表的条目数过于整齐，数据服务可能截断了列表。'
  },

  ready: {
    title: '本机已就绪',
    filter: '筛选…',
    state: '显示哪些',
    all: '全部 {n}',
    count: { complete: '完整 {n}', partial: '部分 {n}', absent: '缺失 {n}' },
    complete: '完整',
    partial: '部分在本机',
    absent: '不在本机',
    tooOld: '太旧，不能显示',
    missing: '缺少：{parts}',
    part: { detail: '发动机页面', performance: '性能', text: '该语言的文字' },
    none: '还没有可列出的内容',
    noneText: '请选择要离线下载的内容或添加收藏；发动机的列表看过一次后即显示在此。',
    noneFit: '没有匹配项'
  },
  leaving: {
    title: '出发前：{view}',
    button: '10 分钟后出发：补齐 {n} 项',
    why: '优先获取部分在本机的发动机所缺的内容。',
    confirm: '补齐部分在本机的内容？'
  },

  files: {
    title: '带到另一台电脑',
    export: '存为文件…',
    import: '读取文件…',
    exportHint: '列表中本机已有的内容存入一个文件。读取时需要口令；口令无法找回。',
    importHint: '保存文件时所用的口令。',
    phrase: '口令',
    again: '再次输入口令',
    tooShort: '至少 {least} 个字符。',
    different: '两次输入不一致。',
    exportGo: '选择文件并保存',
    importGo: '选择文件…',
    cancel: '取消',
    exported: '已将 {n} 款发动机存入 {file}。签名为 {origin}，读取者可据此核对。',
    imported: '已读取 {n} 款发动机。',
    nothingToExport: '没有可保存的内容：请选择要离线下载的内容，或添加收藏。',
    noExport: '将目录保存为文件的功能已关闭。',
    offer: {
      signer: '签名',
      from: { 'this-desk': '由本机签名', trusted: '受信任：{name}', unknown: '本机不认识' },
      made: '生成',
      languages: '语言',
      engines: '发动机',
      pictures: '图片',
      leftOut: '内容有误，未采用',
      none: '无',
      compare: '尚未读取任何内容。请将上面的签名与另一台电脑保存文件时显示的签名核对。',
      trust: '今后信任该电脑',
      name: '给它起名',
      take: '读取',
      takeUnknown: '从这台未知电脑读取',
      leave: '不读取'
    },
    off: '离线包文件已在设置中关闭。',
    managedOff: '离线包文件已由管理员关闭。'
  },

  storage: {
    title: '本机空间',
    used: '{used} / {max}',
    engines: '已知发动机',
    details: '完整的发动机',
    pictures: '图片',
    clear: '清除本机目录…',
    confirm: '清除本机保存的目录？',
    goes: '将从本机删除列表、发动机、曲线和图片（{used}）。没有网络时，重新获取之前无法查看；重新获取会消耗查询次数。',
    stays: '收藏、最近打开、备注、同义词、设置和密钥保留。',
    yes: '清除',
    no: '保留'
  }
} satisfies PartOf<typeof en>
