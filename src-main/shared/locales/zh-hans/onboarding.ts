import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: '在您的桌面上查看车辆目录中的发动机、调校阶段、性能数据和动力曲线。',

  connect: {
    title: '连接数据服务',
    lead: '使用您订阅的服务地址和密钥。',
    address: '服务地址',
    addressPlaceholder: 'https://…',
    addressHint: '与订阅资料中的一致。可以带路径和端口。',
    addressGood: '查询发往 {address}',
    key: 'API 密钥',
    keyHint: '由本系统加密保存，不再显示。',
    keySession: '本系统没有安全存放密钥的地方：密钥只留在内存中，直到 Dynodesk 退出。',
    keyMissing: '缺少密钥。',
    submit: '连接',
    busy: '正在查询数据服务…',
    price: '连接时会向数据服务查询一次订阅状态。'
  },
  demo: {
    title: '先看看',
    lead: '完整的演示目录，车型均为虚构。无需密钥和网络，所有页面都可使用。',
    open: '浏览演示目录',
    busy: '正在启动…',
    later: '之后随时可在设置中连接。',
    chart: '功率曲线示意图，原厂与调校后'
  },

  success: {
    title: '已连接',
    close: '关闭'
  },
  inactive: {
    title: '密钥正确，但订阅未生效',
    lead: '只有订阅有效时，数据服务才应答目录查询。密钥保留在本机。',
    steps: {
      renew: '请向服务商续订或开通订阅。',
      check: '然后在此再次检查。'
    },
    check: '再次检查',
    other: '使用其他密钥'
  },
  subscription: {
    name: '订阅',
    active: '状态',
    isActive: '有效',
    notActive: '未生效',
    activeUnknown: '数据服务未说明',
    end: '到期',
    endAbsent: '未给出到期日',
    endUnreadable: '{text}（无法识别为日期）',
    endOriginal: '数据服务发送的原文：{text}',
    lastDay: '今天是最后一天',
    daysLeft: '还剩 {days} 天',
    pastActive: '已过期，但数据服务称其有效',
    past: '已过期',
    clock: '按本机时钟计，它与数据服务的时钟不一致',
    key: '密钥',
    kept: {
      sealed: '由本系统加密',
      session: '在内存中，直到 Dynodesk 退出',
      open: '在磁盘上，没有保护',
      none: '未保存'
    }
  }
} satisfies PartOf<typeof en>
