import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: '诊断文件',
  intro: '供技术支持使用的简短文本文件。保存到您选择的位置，绝不会发送。',
  holds: {
    title: '包含',
    program: '版本、系统和启动',
    stores: '连接、文件、事件来源和下载的状态',
    log: '已更改的设置、日志的最后几行，均不含文本'
  },
  never: {
    title: '不包含',
    secrets: '密钥、机密和密码',
    people: '客户、姓名、车牌、地址和文件夹',
    words: '目录数据；客服工单、备注、搜索和数据表的文本'
  },
  show: '显示文本',
  lists: '返回列表',
  text: '诊断文件的文本'
} satisfies PartOf<typeof en>
