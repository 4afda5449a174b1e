import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: '搜索或执行命令',
  online: '在线搜索“{text}”',
  link: '打开此链接或数据表编号',
  inCompare: '已在对比中',
  hideCustomer: '关闭客户屏幕',
  unit: '{quantity}：{unit}',
  language: '语言：{language}',
  newTab: '新标签页',
  diagnosis: '保存诊断文件…',
  theme: { light: '主题：浅色', dark: '主题：深色', system: '主题：跟随系统' },
  density: {
    compact: '显示密度：紧凑',
    comfortable: '显示密度：舒适',
    workshop: '车间模式（大号文字和按钮）',
    words: '密度 大小'
  }
} satisfies PartOf<typeof en>
