import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: '下载需要网络连接。',
  from: {
    catalogue: '目录',
    favourites: '收藏',
    jobs: '车辆清单'
  },
  chosenNone: '清空',
  leaveOut: '移除 {title}',
  packs: '下载任务',
  noPacks: '还没有下载。打开过的发动机始终可离线使用。',
  view: {
    label: '显示',
    stored: '本机全部',
    chosen: '已选',
    favourites: '收藏'
  },

  pick: {
    choose: '选择…',
    all: '全部',
    add: '继续添加',
    absent: '本机还没有'
  },
  favourites: {
    none: '还没有收藏。用发动机页面上的星标添加。',
    noGroup: '未分组',
    recents: '最近打开',
    addAll: '全部添加',
    noPlace: '位置未知'
  },
  jobs: {
    box: '车辆清单，每行一辆车',
    hint: '每行一辆车：品牌、车型、发动机…',
    lookUp: '查找',
    found: '{n} 行中找到 {found} 行',
    meaning: '“{line}”的匹配',
    leaveOut: '跳过',
    undecided: '找到 {n} 个，请选择…',
    leftOut: '跳过 {n} 行：为空或重复',
    beyond: '跳过 {n} 行：每份清单最多 {most} 行',
    open: '还有 {n} 行需要选择',
    query: '“{line}”的搜索文字',
    nothing: '没有找到“{query}”。请试试品牌、车型或发动机名称。',
    add: '添加 {n} 项'
  },

  plan: {
    heading: '下载量',
    title: '{first} 和另外 {n} 项',
    languages: '语言：{languages}',
    calls: '请求',
    engines: '发动机',
    here: '本机',
    share: '占每小时上限',
    time: '时间',
    inexact: '总下载量尚不清楚。若大幅超出，会先询问再继续。',
    unknown: '尚不清楚',
    learn: '查询总下载量',
    learnt: '目前 {cost}',
    hours: '超过每小时上限。达到上限时暂停，之后自动继续。',
    complete: '所选内容均已下载，且为最新。',
    startInexact: '目前已知 {n} 款发动机，其余在下载列表后得知。',
    inPack: '已在未完成的下载中。请在“下载任务”中继续。',
    confirmText: '需要 {cost}，占每小时上限的 {share}，约需 {time}。使用此密钥的所有电脑共享上限。',
    confirmKept: '您自己的请求优先，并可随时暂停。',
    yes: '下载 · {cost}'
  },

  pack: {
    listing: '正在确定下载量',
    place: '排队中，第 {place} 位',
    check: '立即检查',
    used: '已用 {calls}',
    left: '约剩 {time}',
    state: {
      running: '正在下载',
      waiting: '排队中',
      paused: '已暂停',
      done: '完成',
      doneWithout: '完成，缺 {n} 项',
      maybeMore: '{state}，可能还有更多',
      cancelled: '已取消'
    },
    waiting: {
      reserve: '已暂停：本小时剩余的请求留给您自己使用。',
      limit: '已达每小时上限。',
      offline: '离线。将自动继续。',
      service: '数据服务出现故障。',
      refused: '密钥或订阅未被接受。检查成功后继续。',
      person: '您自己的请求优先。'
    },
    asks: {
      exact: '共需 {cost}。继续吗？',
      atLeast: '至少需 {cost}。继续吗？',
      yes: '继续'
    },
    resumes: '约 {time} 继续。',
    show: '查看可用内容',
    pause: '暂停 {title}',
    pauseShort: '暂停',
    resume: '继续 {title}',
    resumeShort: '继续',
    again: '下载缺少的部分',
    cancel: '取消 {title}',
    cancelShort: '取消。已下载的发动机保留。',
    dismiss: '将 {title} 移出列表',
    dismissShort: '移出列表。发动机保留。',
    failed: '未下载：{n} 项',
    retry: '重试',
    maybeMoreWhy: '{n} 个列表可能不完整：条目数恰为整十或整百。'
  },

  ready: {
    title: '本机',
    engines: '{n} 款发动机',
    state: '可用性',
    all: '全部',
    count: {
      complete: '本机',
      partial: '部分',
      absent: '未下载'
    },
    complete: '本机已有',
    partial: '部分已下载',
    absent: '未下载',
    tooOld: '太旧，请重新下载',
    missing: '缺少：{parts}',
    part: {
      detail: '发动机数据',
      performance: '性能',
      text: '该语言的文字'
    },
    none: '还没有内容',
    noneText: '请选择要下载的内容，或用星标添加收藏。',
    noneFit: '没有匹配的发动机'
  },
  leaving: {
    title: '补齐：{view}',
    button: '即将出发？补齐 {n} 款发动机',
    why: '下载这些发动机还缺少的内容。',
    confirm: '补齐这些发动机？'
  },

  instead: {
    engine: '本机没有此发动机。',
    list: '本机没有此列表。',
    waits: '连接恢复后会自动加载。',
    of: '本机上：{name}',
    any: '本机上的发动机',
    recents: '最近打开'
  },

  files: {
    title: '转移到另一台电脑',
    exportHint: '将列表中可离线使用的发动机存入一个文件。打开文件需要密码短语；密码短语无法找回。',
    importHint: '请输入该文件的密码短语。',
    phrase: '密码短语',
    again: '再次输入密码短语',
    tooShort: '至少 {least} 个字符。',
    different: '两次密码短语不一致。',
    exportGo: '选择保存位置…',
    importGo: '选择文件…',
    exported: '已将 {n} 款发动机存入 {file}。签名：{origin}',
    imported: '已导入 {n} 款发动机。',
    nothingToExport: '请先选择要下载的内容，或添加收藏。',
    noExport: '目录导出已关闭。',
    offer: {
      signer: '签名',
      from: {
        'this-desk': '本机',
        trusted: '受信任：{name}',
        unknown: '未知电脑'
      },
      made: '创建时间',
      languages: '语言',
      engines: '发动机',
      pictures: '图片',
      leftOut: '已跳过（损坏）',
      none: '无',
      compare: '请将此签名与另一台电脑导出时显示的签名核对。',
      trust: '今后信任该电脑',
      name: '名称',
      take: '导入',
      takeUnknown: '从未知电脑导入'
    },
    off: '转移文件功能已在设置中关闭。',
    managedOff: '转移文件功能已由管理员关闭。'
  },

  storage: {
    title: '存储空间',
    used: '{used} / {max}',
    engines: '列表中的发动机',
    details: '本机的发动机',
    pictures: '图片',
    clear: '清除下载…',
    confirm: '清除已下载的目录？',
    goes: '将从本机删除列表、发动机、曲线和图片（{used}）。重新下载之前无法离线使用。',
    stays: '收藏、最近打开的发动机、备注、同义词、设置和密钥会保留。',
    yes: '清除'
  }
} satisfies PartOf<typeof en>
