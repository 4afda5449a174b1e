import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: '搜索',
  box: '搜索品牌、车型和发动机',
  clear: '清空',
  fuel: '燃料',
  anyFuel: '任意燃料',
  asking: '正在查询…',
  help: {
    title: '在本机查找，其余的向数据服务查询',
    desk: '输入时在本机搜索：品牌、车型、世代、发动机、控制单元、发动机代码、年份、燃料和功率。不消耗查询次数，无需网络。',
    words: '词序不限，可以只输入一部分，小的拼写错误也没关系。ecu: 这样的前缀只查一个字段。',
    catalogue: '按 Enter 向数据服务查询品牌、车型和发动机的名称，不包括控制单元、代码和年份。',
    engines: '选定燃料后，数据服务只搜索发动机，并给出其数值。',
    cost: '每次向数据服务查询计一次。停止输入后，只有本机结果很少时才会自动查询。'
  },
  recents: '最近打开',
  saved: {
    title: '保存的搜索',
    save: '保存此搜索',
    unsave: '已保存',
    remove: '删除“{query}”',
    fresh: '{count} 项新增',
    matches: '本机 {count} 项',
    history: '搜索历史',
    clear: '清除'
  },
  favourite: '收藏',
  onDesk: '本机 {count} 项',
  onDeskMost: '本机最匹配的 {count} 项',
  deskNone: '本机还没有匹配项。数据服务中可能有。',
  deskNoneOnly: '本机没有匹配项。前缀只用于本机；数据服务需要普通词语。',
  noFavourites: '还没有收藏。用发动机页面上的星标添加。',
  link: '按 Enter 键打开此链接。',
  begun: '请在“{prefix}:”后输入要查找的内容。',
  source: { service: '数据服务' },
  field: { tcu: 'TCU', year: '年份', ecu: 'ECU', code: '代码', fuel: '燃料', power: '功率', note: '备注' },
  prefix: {
    group: '前缀',
    lead: '只查一个字段：',
    remove: '去掉 {chip}',
    ecu: '发动机控制单元，如 ecu:edc17',
    code: '发动机代码，如 code:cfgb',
    fuel: '燃料，如 fuel:diesel',
    year: '年份，如 year:2014',
    maker: '品牌，如 maker:arvenna',
    note: '自己的备注，例如 note:变速箱',
    fav: '本机的收藏',
    offline: '无网络时可完整查看的发动机'
  },
  ask: {
    button: '向数据服务查询',
    why: '其中可能有本机未见过的发动机。',
    done: '已向数据服务查询。',
    offline: '无法连接数据服务：只搜索了本机。',
    tooShort: '对数据服务来说太短：只搜索了本机。',
    deskOnly: '只搜索本机：数据服务不支持这些前缀。',
    failed: '数据服务没有应答：{reason}'
  },
  level: { types: '类型', manufacturers: '品牌', models: '车型', generations: '世代', engines: '发动机' },
  received: '收到 {count} 项',
  maybeMore: '可能还有更多：数目过于整齐，数据服务可能截断了列表',
  from: { service: '来自数据服务', desk: '来自本机，{moment}' },
  results: '结果',
  unnamed: '编号 {id}',
  above: '结果的上级',
  column: { name: '发动机', fuel: '燃料', ecu: 'ECU', place: '位置' },
  capacity: '{figure} cc',
  places: '{count} 个位置',
  place: {
    unknown: '位置未知',
    find: '查找位置',
    asking: '正在查找…',
    notFound: '数据服务没有给出位置；打开该发动机时没有性能数据。',
    failed: '未能查明：{reason}'
  },
  calls: '{count} 次查询',
  keys: { down: '进入结果', open: '打开', back: '回到搜索框' },
  tryAgain: '重试',
  empty: {
    'too-short': {
      title: '请再多输入一些',
      text: '此处数据服务要求至少 {least} 个字符。'
    },
    'none-found': {
      title: '数据服务中没有',
      text: '没有名为“{query}”的内容。只匹配名称，不匹配控制单元或发动机代码。可以减少或更换词语。',
      fuel: '没有匹配“{query}”的{fuel}发动机。可以换一种燃料或减少词语。',
      anyFuel: '不限燃料搜索'
    },
    limit: {
      title: '本小时的查询次数已用完',
      text: '只搜索了本机，没有匹配项。次数限制属于密钥，由使用该密钥的所有电脑共享。',
      at: '{time} 起可继续查询。'
    },
    offline: {
      title: '无连接：只搜索了本机',
      text: '本机没有匹配项。联网后可用一次查询向数据服务查找。'
    },
    'not-connected': {
      title: '未连接数据服务',
      text: '搜索需要服务地址和密钥，或者演示目录。',
      connect: '连接'
    }
  }
} satisfies PartOf<typeof en>
