import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: '檔案',
  workshop: '示範店家',
  support: '示範客服',
  bench: {
    subject: 'Bench 讀取出錯',
    question: '工具讀到 40% 就停，出現 checksum 錯誤。試過兩次。腳位接得對嗎？',
    answer: '腳位沒問題。請用穩定的 13.8 V 電源供電，再讀一次。',
    reply: '讀到了，謝謝。完整的讀取檔已放進專案。'
  },
  fuel: {
    subject: '加 98 汽油要用哪個程式？',
    question: '客人只加 98。一階用得到嗎，還是直接訂二階？',
    answer: '一階是以 95 調校的。二階要加 98，還要換頭段。'
  },
  checksum: {
    subject: 'Checksum 未修正',
    question: '工具顯示檔案的 checksum 不對。可以照樣寫入嗎？',
    answer: '請先不要寫入。修正後的版本已在專案裡。'
  },
  original: {
    subject: '需要原廠檔案',
    question: '客人要賣車，想刷回原廠。當初讀的檔案還在嗎？',
    answer: '在，就是專案裡的「原廠檔案」。',
    reply: '找到了。專案請留到週五再結案。'
  },
  idle: {
    subject: '怠速過高',
    question: '寫入後怠速 950 rpm，冷車、熱車都一樣。附上 log。',
    answer: '從 log 看是漏氣：油料修正 +18%。請先檢查進氣管。'
  },
  invoice: {
    subject: '本月發票',
    question: '我們店搬家了。發票可以改成新地址嗎？',
    answer: '改好了，新發票已寄出。'
  }
} satisfies PartOf<typeof en>
