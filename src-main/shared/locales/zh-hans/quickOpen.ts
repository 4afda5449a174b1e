import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: '快速打开',
  placeholder: '搜索或执行命令',
  online: '在线搜索“{text}”',
  link: '打开此链接或数据表编号',
  open: '打开',
  compare: '对比',
  searchOnline: '在线搜索',
  inCompare: '已在对比中',
  customer: '向客户展示',
  hideCustomer: '关闭客户屏幕',
  unit: '{quantity}：{unit}',
  language: '语言：{language}',
  shortcuts: '键盘快捷键',
  newWindow: '新窗口',
  newTab: '新标签页',
  diagnosis: '保存诊断文件…',
  theme: { light: '主题：浅色', dark: '主题：深色', system: '主题：跟随系统' },
  density: {
    compact: '显示密度：紧凑',
    comfortable: '显示密度：舒适',
    workshop: '车间模式（大号文字和按钮）',
    words: '密度 大小'
  },
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomReset: '还原缩放'
} satisfies PartOf<typeof en>
