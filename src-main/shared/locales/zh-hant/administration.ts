import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: '切換角色',
    sales: '業務',
    workshop: '技師',
    administrator: '管理員',
    switch: '切換角色…',
    confirm: '切換',
    about: '所有視窗會重新載入。',
    pin: 'PIN',
    help: {
      sales: '不含工具、控制單元、原始回應與備註',
      workshop: '金鑰與管理員設定以外的全部',
      administrator: '全部'
    }
  },
  pin: {
    set: '已設定',
    unset: '未設定',
    enter: '設定 PIN',
    replace: '變更 PIN',
    remove: '移除',
    again: '再次輸入 PIN',
    different: '兩次 PIN 不一致。',
    label: {
      workshop: '技師的 PIN',
      administrator: '管理員的 PIN'
    },
    help: {
      workshop: '若未設定，只有管理員的 PIN 能開啟此角色。',
      administrator: '若未設定，任何人都能切換為任何角色。'
    }
  },
  managed: {
    title: '受管理的設定',
    refused: '未使用',
    overruled: '未使用：以系統的受管理設定為準',
    applied: '{n} 項設定'
  }
} satisfies PartOf<typeof en>
