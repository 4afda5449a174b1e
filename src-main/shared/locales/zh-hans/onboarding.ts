import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: '发动机、调校阶段、性能数据和动力曲线。',

  connect: {
    title: '连接数据服务',
    lead: '使用您订阅的服务地址和密钥。',
    addressPlaceholder: 'https://…',
    addressHint: '见订阅资料；可包含路径和端口。',
    addressGood: '请求发往 {address}',
    key: 'API 密钥',
    keyHint: '加密保存，不再显示。',
    keySession: '本系统没有密钥库：密钥保留在内存中，直到 Dynodesk 关闭。'
  },
  demo: {
    title: '先看看',
    lead: '品牌均为虚构的完整目录。无需密钥和网络。',
    open: '浏览演示目录',
    busy: '正在启动…',
    later: '之后可在设置中连接。',
    chart: '功率曲线，原厂与调校后'
  },

  success: {
    title: '已连接'
  },
  inactive: {
    title: '订阅未生效',
    lead: '密钥有效并已保存，但目录需要有效的订阅。',
    steps: {
      renew: '请向服务商续订或开通订阅。',
      check: '在此再次检查。'
    },
    other: '使用其他密钥'
  },
  kept: {
    sealed: '由系统加密',
    session: '在内存中，直到 Dynodesk 关闭',
    open: '在磁盘上，未受保护'
  }
} satisfies PartOf<typeof en>
