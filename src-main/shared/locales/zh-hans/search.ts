import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: '按品牌、车型、发动机、型号或 ECU 搜索',
  fuel: '燃料',
  anyFuel: '所有燃料',
  asking: '正在搜索…',
  recents: '最近打开',
  saved: {
    title: '保存的搜索',
    save: '保存此搜索',
    unsave: '已保存',
    remove: '删除“{query}”',
    fresh: '新增 {count} 项',
    matches: '找到 {count} 项',
    history: '最近搜索'
  },
  favourite: '收藏',
  onDesk: '找到 {count} 项',
  onDeskMost: '前 {count} 项',
  deskNone: '本机没有匹配项。',
  everyWord: '每个词都必须匹配。',
  noFavourites: '还没有收藏。用发动机页面上的星标添加。',
  link: '按 Enter 键打开此链接。',
  begun: '请在“{prefix}:”后输入要查找的内容。',
  source: {
    service: '在线'
  },
  field: {
    code: '型号'
  },
  prefix: {
    group: '筛选',
    remove: '移除 {chip}',
    ecu: '发动机控制单元，如 ecu:edc17',
    code: '发动机型号，如 code:cfgb',
    fuel: '燃料，如 fuel:diesel',
    year: '年款，如 year:2014',
    maker: '品牌，如 maker:arvenna',
    note: '自己的备注，例如 note:变速箱',
    fav: '我的收藏',
    offline: '可离线使用的发动机',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: '发动机型号',
      fuel: '燃料',
      year: '年款',
      power: '功率',
      model: '车型',
      maker: '品牌',
      note: '备注',
      fav: '收藏',
      offline: '本机'
    }
  },
  ask: {
    why: '在线可能有更多结果。',
    offline: '离线：仅显示已保存的结果。',
    tooShort: '字数太少，无法在线搜索：仅显示已保存的结果。',
    deskOnly: '这些筛选只搜索已保存的数据。',
    failed: '在线搜索失败：{reason}'
  },
  level: {
    types: '类型',
    manufacturers: '品牌',
    models: '车型',
    generations: '世代',
    engines: '发动机'
  },
  received: '在线 {count} 项',
  maybeMore: '条目数恰为整十或整百：可能还有更多',
  from: {
    desk: '保存于 {moment}'
  },
  results: '结果',
  unnamed: '编号 {id}',
  places: '{count} 个位置',
  place: {
    unknown: '位置未知',
    asking: '正在搜索…',
    notFound: '未提供位置。打开该发动机时没有性能数据。',
    failed: '未找到：{reason}'
  },
  empty: {
    'too-short': {
      title: '请再多输入一些',
      text: '在线搜索在此至少需要 {least} 个字符。'
    },
    'none-found': {
      title: '没有结果',
      text: '本机和在线都没有匹配“{query}”的内容。在线搜索只查名称。',
      fuel: '没有匹配“{query}”的{fuel}发动机。请换一种燃料或减少词语。',
      anyFuel: '搜索所有燃料'
    },
    limit: {
      title: '已达每小时上限',
      text: '本机没有匹配项。使用此密钥的所有电脑共享此上限。',
      at: '{time} 起恢复可用。'
    },
    offline: {
      title: '本机没有与“{query}”匹配的项',
      text: '您已离线。联网后可在线搜索。'
    },
    'not-connected': {
      title: '未连接',
      text: '请用服务地址和密钥连接，或打开演示目录。'
    }
  }
} satisfies PartOf<typeof en>
