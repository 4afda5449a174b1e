import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: '文件',
  workshop: '演示店铺',
  support: '演示客服',
  bench: {
    subject: 'Bench 读取出错',
    question: '工具读到 40% 就停，报校验和错误。试了两次。针脚接得对吗？',
    answer: '针脚没问题。请用稳定的 13.8 V 电源供电，再读一次。',
    reply: '读出来了，谢谢。完整读取已放进项目。'
  },
  fuel: {
    subject: '98 号汽油刷哪个特调？',
    question: '客户只加 98 号汽油。一阶用得上吗，还是直接订二阶？',
    answer: '一阶按 95 号汽油调校。二阶要加 98 号汽油，还要换头段。'
  },
  checksum: {
    subject: '校验和未修正',
    question: '工具提示文件的校验和不对。能直接写入吗？',
    answer: '请先不要写入。修正后的版本已在项目里。'
  },
  original: {
    subject: '需要原厂文件',
    question: '客户要卖车，想刷回原厂。我们当时读的文件还在吗？',
    answer: '在，就是项目里的“原厂文件”。',
    reply: '找到了。项目请保留到周五再关。'
  },
  idle: {
    subject: '怠速偏高',
    question: '刷完后怠速 950 转/分，冷车热车都一样。日志已附上。',
    answer: '从日志看是漏气：燃油修正 +18%。请先检查进气管。'
  },
  invoice: {
    subject: '本月发票',
    question: '我们店搬家了。发票上能换成新地址吗？',
    answer: '改好了，新发票已寄出。'
  }
} satisfies PartOf<typeof en>
