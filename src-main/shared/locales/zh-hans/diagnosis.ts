import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: '诊断文件',
  open: '保存诊断文件…',
  title: '诊断文件',
  intro: '提供给维护此安装的人员：一个文本文件，大小可用邮件发送。文件保存到您选择的位置，不会发送到任何地方。',
  holds: {
    title: '文件内容',
    program: '程序及其运行环境的版本',
    system: '系统、内存、显示器、语言及启动用时',
    settings: '与默认值不同的设置：开关、数字和选项；文本设置只注明已设置',
    connection: '连接状态与最近的失败代码；是否保存密钥及保存方式',
    calls: '已用与剩余的调用次数',
    stores: '存储文件的大小、条目数量及是否完好',
    events: '事件来源的状态与计数；离线包按状态计数',
    log: '日志的最后几行：何时发生了什么，不含文本内容'
  },
  never: {
    title: '绝不包含',
    secrets: '密钥、机密和密码，连一部分也不含',
    people: '客户、姓名、车牌、邮件地址',
    words: '工单、备注、搜索、规格单和店铺的文本',
    places: '本机、服务或网络的地址；文件夹和用户名称',
    catalogue: '目录中的任何内容'
  },
  show: '显示文本',
  lists: '返回列表',
  text: '诊断文件的文本',
  save: '保存…',
  saved: '已保存：{file}'
} satisfies PartOf<typeof en>
