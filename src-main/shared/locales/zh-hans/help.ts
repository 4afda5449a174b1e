import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: '搜索帮助',
  pages: '帮助页面',
  none: '没有页面包含这些词。',
  picture: '界面截图',
  page: {
    start: '开始使用',
    find: '查找发动机',
    engine: '发动机页面与曲线图',
    compare: '对比发动机',
    sheets: '数据表',
    customer: '向客户展示',
    offline: '离线与下载',
    feed: '客服工单与项目',
    units: '单位、语言、文字大小',
    keys: '快捷键',
    connection: '连接、密钥与请求次数',
    computers: '多台电脑',
    admin: '管理员须知'
  },
  about: {
    title: '关于 Dynodesk',
    version: '版本',
    system: '系统',
    runtime: '运行环境',
    licence: '许可证',
    folder: '数据文件夹',
    licences: '许可证',
    copy: '复制供技术支持使用'
  },
  tour: {
    start: '开始导览',
    offer: '第一次使用？五步看主要功能。',
    decline: '不用了',
    step: '{n} / {of}',
    next: '下一步',
    back: '上一步',
    skip: '跳过',
    done: '完成',
    find: { title: '快速查找', text: '按 {key}，输入品牌、车型或发动机，再按 Enter 打开。' },
    columns: { title: '逐栏浏览', text: '从车辆类型到发动机。输入即可筛选一栏。' },
    chart: { title: '功率与扭矩', text: '发动机页面绘出原厂和各阶的曲线。点击某一阶即可查看提升幅度。' },
    actions: { title: '数据表、客户、对比', text: '在发动机页面可打印数据表、向客户展示发动机，或加入对比。' },
    help: { title: '帮助', text: '{key} 说明当前界面，离线也可用。' }
  }
} satisfies PartOf<typeof en>
