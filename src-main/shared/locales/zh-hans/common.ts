import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: '保存',
  delete: '删除',
  undo: '撤销',
  copy: '复制',
  saved: '已保存。',
  savedAs: '已保存：{file}',
  copied: '已复制',
  checking: '正在检查…',
  connect: '连接',
  export: '导出…',
  import: '导入…',
  restarting: 'Dynodesk 正在重新启动…',
  bytes: '{n} 字节',
  chosen: '已选 {n} 项',
  stop: '停止',
  remove: '删除',
  copyOf: '{name}（副本）',
  doneOf: '{done} / {total}',
  saveAs: '保存…',
  fromFile: '从文件…',
  itemName: '名称',
  clearSearch: '清除搜索',
  fetch: '获取'
} satisfies PartOf<typeof en>
