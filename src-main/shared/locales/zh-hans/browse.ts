import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: '筛选…',
  filterOf: '筛选{level}',
  clearFilter: '清除筛选',
  shown: '{shown} / {n}',
  received: '{n} 项',
  maybeMoreWhy: '条目数恰为整十或整百：列表可能不完整。',
  refresh: '刷新',
  menu: '{level}：更多',
  fetched: '{age}获取',
  pack: {
    takeOf: '下载 {name}',
    ready: '可离线使用',
    readyWhy: '这一代的所有发动机连同数值和曲线均已保存。',
    under: '正在下载 · {done} / {total}',
    confirm: '下载 {title}？',
    no: '暂不',
    price: '{cost}，占每小时上限的 {share}，约需 {time}。'
  },
  columns: '选择列',
  order: { newest: '改为新的在前', oldest: '改为旧的在前' },
  letters: '首字母',
  wall: { on: '以徽标显示', off: '以列表显示' },
  empty: {
    types: '没有车辆类型。',
    manufacturers: '该类型没有品牌。',
    models: '该品牌没有车型。',
    generations: '该车型没有世代。',
    engines: '这一代没有发动机。'
  },
  parent: {
    gone: '已不再列出。',
    listed: '仍在目录中，但内容为空。'
  },
  stageGain: '第一阶提升',
  noneFit: { text: '{n} 项中没有一项符合筛选条件。', action: '清除筛选' },
  choose: {
    types: '请选择类型',
    manufacturers: '请选择品牌',
    models: '请选择车型',
    generations: '请选择世代',
    engines: '请选择发动机'
  },
  column: {
    name: { long: '名称', short: '名称' },
    power: { long: '功率', short: '功率' },
    torque: { long: '扭矩', short: '扭矩' },
    fuel_name: { long: '燃料', short: '燃料' },
    type: { long: '发动机类型', short: '类型' },
    capacity: { long: '排量' },
    cylinders: { long: '气缸数', short: '缸数' },
    year: { long: '年款', short: '年款' },
    ecu: { long: '发动机控制单元', short: 'ECU' },
    tcu: { long: '变速箱控制单元', short: 'TCU' },
    engine_code: { long: '发动机型号', short: '型号' }
  },
  start: {
    recents: '最近打开',
    favourites: '收藏',
    demo: '试试这些发动机'
  }
} satisfies PartOf<typeof en>
