import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: '切换角色',
    sales: '销售',
    workshop: '技师',
    administrator: '管理员',
    switch: '切换角色…',
    confirm: '切换',
    about: '所有窗口会重新加载。',
    pin: 'PIN',
    help: {
      sales: '不含工具、控制单元、原始响应和备注',
      workshop: '密钥和管理员设置以外的全部',
      administrator: '全部'
    }
  },
  pin: {
    set: '已设置',
    unset: '未设置',
    enter: '设置 PIN',
    replace: '更改 PIN',
    remove: '移除',
    again: '再次输入 PIN',
    different: '两次 PIN 不一致。',
    label: {
      workshop: '技师的 PIN',
      administrator: '管理员的 PIN'
    },
    help: {
      workshop: '若未设置，只有管理员的 PIN 能打开此角色。',
      administrator: '若未设置，任何人都能切换到任何角色。'
    }
  },
  managed: {
    title: '受管理的设置',
    refused: '未使用',
    overruled: '未使用：以系统的受管理设置为准',
    applied: '{n} 项设置'
  }
} satisfies PartOf<typeof en>
