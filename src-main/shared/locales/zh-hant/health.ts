import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: '資料服務',
  fine: '一切正常',
  needsYou: '需要處理：{n}',
  latency: '回應時間',
  times: '通常 {median}，95% 在 {p95} 以內',
  answers: '回應',
  last: '最近：{time}',
  code: {
    offline: '無法連線',
    timeout: '回應逾時',
    insecure: '無法建立安全連線',
    'proxy-login': 'Proxy 要求登入',
    redirected: '被重新導向',
    'not-the-service': '其他伺服器',
    'too-large': '過大'
  },
  english: '仍為英文',
  englishOf: '{language}：{answers} 款引擎中的 {english} 款',
  store: {
    cache: '型錄檔案',
    person: '您的資料',
    feed: '事件',
    'feed-session': '本次工作階段的事件'
  },
  disk: '磁碟可用空間',
  integrity: {
    true: '完好',
    false: '已損壞',
    null: '過大，此處不檢查',
    unreadable: '無法讀取'
  },
  copied: '已複製，不含姓名、位址和金鑰。',
  test: {
    title: '測試網路',
    run: '測試',
    withKey: '同時檢查金鑰（1 次請求）',
    noProxy: '無',
    unknown: '未測試',
    good: '未發現問題',
    bad: '發現問題',
    step: {
      proxy: 'Proxy 伺服器',
      name: '網域名稱',
      port: '連線',
      certificate: '憑證',
      'proxy-login': 'Proxy 登入',
      portal: '登入頁面',
      service: '資料服務',
      key: '金鑰'
    },
    blame: {
      computer: '原因在本機。',
      network: '原因在您的網路：請聯絡網路管理員。',
      provider: '原因在供應商：請告知對方。'
    },
    problem: {
      'proxy-name': '找不到 Proxy {detail}。請檢查系統的 Proxy 設定。',
      'proxy-unreachable': 'Proxy {detail} 沒有回應。',
      'proxy-login': 'Proxy 要求登入。請登入後重新測試。',
      'no-network': '沒有網路連線。請檢查網路線或 Wi-Fi。',
      'no-name-server': 'DNS 伺服器沒有回應，無法找到 {detail}。',
      'unknown-name': '沒有名為 {detail} 的伺服器。請檢查「連線」中的位址。',
      refused: '{detail} 拒絕連線。',
      timeout: '{detail} 沒有回應，可能被防火牆阻擋。',
      untrusted: '憑證由「{detail}」簽發，本機不信任它。防火牆正在檢查連線，須在本機安裝其憑證。',
      'self-signed': '憑證由「{detail}」自簽：回應的是路由器、登入頁面或防火牆，而不是資料服務。',
      inspected: '由「{detail}」簽發，而非公開機構：防火牆正在檢查連線。',
      'wrong-host': '憑證屬於「{detail}」，與此位址不符。請檢查「連線」中的位址。',
      expired: '憑證已過期。請先檢查本機的日期。',
      clock: '憑證尚未生效。請校正本機的日期與時間。',
      'not-tls': '無法建立安全連線，可能被防火牆中斷。',
      portal: '回應的是網路登入頁面。請開啟瀏覽器登入，然後重新測試。',
      'wrong-service': '{detail} 有回應，但不是資料服務。請檢查「連線」中的位址。',
      broken: '與 {detail} 的連線中斷。',
      silent: '已連線，但資料服務沒有回應。',
      'server-error': '資料服務本身出現故障。請稍後重試。',
      key: '金鑰未被接受。請在「連線」中檢查。',
      subscription: '金鑰正確，但訂閱不包含型錄。',
      limit: '目前沒有剩餘的請求次數。請稍候再測試。'
    }
  },
  hosts: {
    title: '連線過的主機',
    about:
      'Dynodesk 不向開發者傳送任何資訊。這裡列出連線過的所有主機；使用 Proxy 時只連線到 Proxy。畫面本身不連線到任何主機。',
    none: '尚未連線到任何主機。',
    host: '主機',
    last: '最近',
    times: '次數',
    clear: '清空清單',
    purpose: {
      catalogue: '型錄',
      pictures: '圖片',
      events: '事件',
      polling: '客服工單和專案',
      workspace: '多台電腦',
      updates: '更新',
      'network-test': '網路測試'
    }
  },
  usage: {
    title: '請求用量',
    none: '尚未統計到請求。',
    period: '週期',
    day: '日',
    week: '週',
    requests: '請求',
    stored: '來自本機儲存',
    for: '用途',
    feature: {
      pages: '頁面',
      search: '搜尋',
      packs: '下載',
      background: '重新整理',
      commands: '命令列',
      pictures: '圖片',
      events: '事件',
      connection: '連線檢查'
    },
    hours: '依小時',
    thisComputer: '本機',
    save: '儲存為 CSV…'
  }
} satisfies PartOf<typeof en>
