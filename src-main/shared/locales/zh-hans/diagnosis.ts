import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: '诊断文件',
  intro: '供技术支持使用的简短文本文件。保存到您选择的位置，绝不会发送。',
  holds: {
    title: '包含',
    program: '版本、系统、内存、显示器、语言及启动用时',
    settings: '已更改的设置，不含输入的文本',
    connection: '连接、最近的失败代码、请求次数、密钥的保存方式',
    stores: '存储文件、事件来源和下载的状态与大小',
    log: '日志的最后几行，不含文本'
  },
  never: {
    title: '不包含',
    secrets: '密钥、机密和密码',
    people: '客户、姓名、车牌、邮箱地址',
    words: '客服工单、备注、搜索、数据表和店铺的文本',
    places: '本机、数据服务和网络的地址；文件夹和用户名称',
    catalogue: '目录数据'
  },
  show: '显示文本',
  lists: '返回列表',
  text: '诊断文件的文本'
} satisfies PartOf<typeof en>
