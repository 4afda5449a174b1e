import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro: '店內電腦共用備註、事件和車輛資料，並以通關密語加密。是否允許共用車輛資料，依您與供應商的合約而定。',
  state: {
    off: '關閉',
    joining: '正在加入…',
    joined: '已加入群組',
    unreachable: '無法連線到伺服器',
    refused: '未連線到群組',
    'no-passphrase': '尚未輸入通關密語'
  },
  count: '{n} 台電腦',
  leave: '退出群組',
  server: '伺服器',
  aloneHelp: '型錄、規格表與事件仍可使用，但不共用任何資料。',
  here: '已加入的電腦',
  own: '本機',
  unnamed: '未命名的電腦',
  version: '版本 {version}',
  limits: '各電腦的請求上限不同：{limits}。請在每台電腦設定相同的上限。',
  limit: '{seconds} 秒內 {calls} 次',
  openAt: '也在檢視：{names}',
  sent: {
    to: '在另一台電腦上顯示',
    done: '已傳送到 {name}',
    unanswered: '{name} 沒有回應。',
    arrived: '{by} 傳來一款引擎：{title}'
  },
  plain: '未加密時，網路上的其他人可以讀到密碼。請使用 rediss://。',
  test: '測試連線',
  results: '測試結果',
  fine: '正常',
  unknown: '不明：此使用者無權查詢',
  secret: { 'workspace-password': '伺服器密碼', 'workspace-passphrase': '通關密語' },
  passphraseHelp: '每台電腦相同；請至少使用五個隨機詞語。',
  warning: {
    'memory-policy': '記憶體用盡時，伺服器會刪除共用資料。請將 maxmemory-policy 設為 noeviction。',
    persistence: '伺服器重新啟動後會遺失所有資料。請開啟 AOF 或 RDB。'
  },
  begin: {
    start: '建立群組',
    startHelp: '適用於第一台電腦。需要本店伺服器的位址和自訂的通關密語。',
    join: '透過邀請和代碼加入'
  },
  fix: {
    address: '輸入位址',
    passphrase: '輸入通關密語',
    password: '輸入密碼',
    certificate: '選擇憑證'
  },
  invite: {
    title: '邀請另一台電腦',
    help: '邀請會將伺服器、憑證、登入資訊和通關密語帶到另一台電腦，並由代碼保護。',
    joinHelp: '貼上文字或選擇檔案。代碼顯示在另一台電腦上。',
    show: '顯示邀請',
    hide: '隱藏',
    save: '儲存邀請…',
    saved: '已儲存邀請：{file}',
    scan: '在另一台電腦上將其掃入「邀請」欄位，或貼上文字，然後輸入代碼。',
    showCode: '顯示代碼',
    picture: '邀請的 QR 碼',
    text: '邀請',
    code: '代碼',
    join: '加入',
    joined: '本機正在加入其他電腦。'
  },
  share: {
    title: '共用的工作',
    help: '關閉某類後，該類內容只留在本機；先前共用的內容仍留在其他電腦上。',
    mark: '與其他電腦共用',
    waiting: '已共用；變更等待伺服器恢復',
    conflict: '多台電腦同時變更。所有版本均已保留。',
    shown: '此處顯示',
    keep: '保留此版本',
    both: '保留兩段文字',
    noText: '無文字'
  },
  problem: {
    'no-address': '請輸入伺服器位址。',
    'no-passphrase': '請輸入通關密語。',
    'key-store': '系統不提供已儲存的通關密語。請解鎖金鑰庫。',
    'authority-file': '無法讀取憑證檔案。請重新選擇。',
    name: '找不到伺服器名稱。請檢查位址。',
    port: '無法連線。請檢查伺服器、連接埠與防火牆。',
    timeout: '伺服器在兩秒內沒有回應。',
    tls: '伺服器憑證不受信任。請選擇其憑證檔案。',
    'not-tls': '伺服器未以 TLS 回應。請檢查位址與連接埠。',
    login: '使用者名稱或密碼錯誤。',
    passphrase: '其他電腦使用不同的通關密語。',
    permission: '此使用者在伺服器上的權限不足。',
    version: '伺服器版本低於 7。',
    'memory-full': '伺服器的記憶體已滿。',
    'read-only': '伺服器為唯讀。',
    loading: '伺服器正在啟動。',
    disk: '伺服器無法儲存資料。請檢查其磁碟。',
    protocol: '伺服器的回應不符預期。'
  },
  step: {
    name: '主機名稱',
    port: '連接埠',
    tls: '加密（TLS）',
    login: '登入',
    version: '版本',
    passphrase: '通關密語',
    write: '寫入',
    'memory-policy': '記憶體策略',
    persistence: '儲存到磁碟'
  }
} satisfies PartOf<typeof en>
