import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': '資料服務',
  'retry-at': '可重試時間：{time}。',
  'correct-in': '請在 {file} 中更正後重新啟動。',
  'resume-at': '約 {time} 恢復可用',
  'resume-in': '（還有 {left}）',
  'resume-now': '現在可以繼續請求。',
  'service-said': '資料服務的訊息：{words}',
  'not-connected': {
    what: '尚未連線。',
    next: '請輸入服務位址和金鑰，或開啟示範型錄。',
    because: {
      key: {
        what: '金鑰遺失或無法讀取。',
        next: '請重新輸入。'
      },
      locked: {
        what: '系統的金鑰庫未提供金鑰。',
        next: '請解鎖後再次檢查，或重新輸入金鑰。'
      }
    }
  },
  'bad-address': {
    what: '此服務位址無法使用。',
    who: '請使用 https://，不含「?」和使用者名稱；http:// 僅限本機。',
    next: '請與訂閱資料中的位址核對。',
    because: {
      'set-up': {
        what: '{file} 中的服務位址無法使用。',
        next: '請更正檔案後重新啟動，或在此處輸入位址。'
      },
      'other-service': {
        who: '已儲存的金鑰屬於另一個資料服務。',
        next: '請在部署檔案中加入此服務的金鑰。'
      }
    }
  },
  'bad-key': {
    what: '此金鑰未被接受。',
    next: '請檢查金鑰，或向供應商索取新金鑰。'
  },
  unauthorised: {
    what: '您的訂閱不包含型錄。',
    who: '您的金鑰沒有問題。',
    next: '請向供應商申請權限，然後再次檢查。'
  },
  'inactive-subscription': {
    what: '您的訂閱未生效。',
    who: '您的金鑰沒有問題。',
    next: '請向供應商續訂，然後再次檢查。',
    because: {
      readable: { who: '您的金鑰沒有問題，本機上的引擎資料仍可檢視。' },
      withheld: { who: '您的金鑰沒有問題。續訂前不顯示本機上的引擎資料。' }
    }
  },
  'subscription-ends': {
    what: '您的訂閱將於 {day} 到期：{left}。',
    next: '請向供應商續訂，以繼續使用。'
  },
  'bad-request': {
    what: '資料服務拒絕了此請求。',
    who: '這是 Dynodesk 的錯誤。',
    next: '請回報並附上記錄檔。'
  },
  'not-found': {
    what: '型錄中沒有此內容。',
    next: '請返回並重新整理清單。'
  },
  limit: {
    what: '本小時的請求次數已用完。',
    next: '本機上的引擎資料仍可檢視。'
  },
  'server-error': {
    what: '資料服務出現故障。',
    who: '您的金鑰和電腦沒有問題。',
    next: '請稍後重試。'
  },
  offline: {
    what: '您已離線。',
    who: '本機上的引擎資料仍可檢視。',
    next: '請檢查網路後重試。',
    because: {
      connected: {
        what: '連線中斷了。',
        who: '',
        next: '請再試一次。'
      }
    }
  },
  timeout: {
    what: '資料服務回應逾時。',
    next: '請重試，或在設定中延長逾時時間。'
  },
  insecure: {
    what: '無法與資料服務建立安全的 https 連線。',
    who: '連線可能遭到攔截，或本機日期有誤。',
    next: '請檢查位址、日期和網路。'
  },
  'proxy-login': {
    what: 'Proxy 伺服器要求登入。',
    next: '請重試並輸入 Proxy 登入資訊，或向管理員索取。'
  },
  'not-the-service': {
    what: '回應並非來自資料服務。',
    who: '回應的可能是網路登入頁面或 Proxy 伺服器。',
    next: '請登入網路或檢查服務位址，然後重試。',
    because: {
      path: { what: '此位址沒有 Vehicle Database。請檢查路徑。', who: '', next: '請與訂閱資料中的位址核對。' },
      'sign-in': { what: '此網路需要登入。', who: '', next: '請在瀏覽器中登入網路，然後重試。' },
      'other-record': {
        what: '資料服務傳回錯誤的紀錄。',
        who: '',
        next: '請重試，或向供應商回報。'
      }
    }
  },
  redirected: {
    what: '資料服務重新導向到另一個位址。',
    next: '請向供應商詢問正確的服務位址。'
  },
  'too-large': {
    what: '回應過大。',
    next: '請在設定中提高大小上限，然後重試。',
    because: {
      rows: {
        who: '清單有 {rows} 項；上限為 {most} 項。',
        next: '請縮小搜尋範圍，或向供應商回報。'
      },
      effort: {
        who: '讀取所需的時間或記憶體過多。',
        next: '請重試，或向供應商回報。'
      }
    }
  },
  cancelled: {
    what: '已在傳送請求前取消。',
    next: '需要時請重試。'
  },
  paused: {
    what: '背景請求已暫停。',
    who: '資料服務拒絕了先前的請求。',
    next: '選擇「重試」即可繼續。'
  },
  withheld: {
    what: '依資料保留規則，此內容不顯示。',
    next: '請向管理員詢問該規則。',
    because: {
      age: {
        what: '超過 {days} 天的資料已隱藏。',
        next: '請檢查連線並重試，以更新資料。'
      },
      ended: {
        what: '您的訂閱已結束。',
        who: '本機上的引擎資料已隱藏；收藏和備註保留。',
        next: '請向供應商續訂，然後再次檢查。'
      }
    }
  },
  'too-short': {
    what: '搜尋文字太短。',
    who: '資料服務要求至少 {least} 個字元。',
    next: '請再多輸入幾個字元。'
  },
  'invalid-input': {
    what: 'Dynodesk 傳送了無效的請求。',
    who: '這是 Dynodesk 的錯誤。',
    next: '請回報並附上記錄檔。'
  },
  'setting-invalid': {
    what: '「{key}」不能設為此值。',
    next: '請選擇其他值。',
    because: {
      unknown: { who: '此版本沒有這項設定。' },
      boolean: { who: '必須是 true 或 false。' },
      number: { who: '必須是數字。' },
      whole: { who: '必須是整數。' },
      between: { who: '必須在 {min} 和 {max} 之間。' },
      choice: { who: '只能是：{choices}。' },
      text: { who: '必須是文字。' },
      length: { who: '最多 {max} 個字元。' },
      list: { who: '最多 {max} 個詞語，每個 1 到 200 個字元。' },
      words: { who: '每個詞語只能是：{choices}。' },
      time: { who: '必須是 00:00 到 23:59 之間的時間。' },
      'listen-host': { who: '必須是 IP 位址，例如 127.0.0.1。' },
      'listen-path': { who: '必須以 / 開頭，且只含英文字母、數字和 - _ . ~ /。' },
      'header-name': { who: '必須是有效的標頭名稱。' },
      'header-prefix': { who: '必須是可列印的 ASCII 字元。' },
      scheme: { who: '必須以 {schemes} 開頭。' },
      credentials: { who: '請在各自的欄位中輸入使用者名稱和密碼。' },
      topic: { who: '必須是主題；+ 對應一層，結尾的 # 對應所有層。' },
      'poll-path': { who: '必須是專案或客服工單的讀取路徑。' },
      'poll-item': { who: '必須以 {ending} 結尾。' },
      folder: { who: '必須是資料夾的完整路徑。' },
      place: { who: '必須是 JSON 指標，例如 /kind。' },
      chosen: { who: '請在每台電腦上個別設定。' },
      declined: { who: '您選擇了「取消」：未作任何變更。' },
      'registry-text': { who: '登錄檔無法完整提供含有 ? 或非 ASCII 字元的文字。請使用 managed.json。' },
      'update-key': { who: 'Ed25519 公開金鑰為 64 個十六進位數字。' }
    }
  },
  'setting-managed': {
    what: '「{key}」由管理員管理。',
    next: '如需變更，請聯絡管理員。',
    because: {
      conflict: {
        what: '{key} 在 {file} 和 {other} 中的值不同。',
        who: '採用 {other}。',
        next: '請移除其中一個。'
      }
    }
  },
  'file-invalid': {
    what: '檔案 {file} 無法使用。',
    next: '請更正檔案後重新啟動。',
    because: {
      missing: { who: '檔案不存在。', next: '請檢查路徑後重新啟動。' },
      unreadable: { who: '檔案無法讀取。' },
      'too-large': { who: '檔案太大。' },
      'too-deep': { who: '檔案巢狀過深。' },
      'not-json': { who: '檔案不是有效的 JSON。' },
      'not-an-object': { who: '檔案必須只含一個 JSON 物件。' },
      empty: { who: '檔案為空。' },
      'unknown-entry': { who: '只允許以下項目：{known}。' },
      'not-text': { who: '項目 {entry} 必須是文字。' },
      'bad-key': { who: '項目 {entry} 含有無效字元。' },
      'no-event': { who: '第 {line} 行不是事件。', next: '請更正後重新選擇檔案。' },
      'long-line': {
        who: '第 {line} 行的事件太大。',
        next: '請選擇其他檔案，或在設定中提高大小上限。'
      },
      'not-admin-only': {
        who: '管理員以外的人可以變更此檔案。',
        next: '請只允許管理員寫入此檔案及其資料夾，然後重新啟動。'
      },
      linked: {
        who: '此檔案的路徑中有連結。',
        next: '請以檔案本身取代該連結，然後重新啟動。'
      },
      overruled: {
        what: '檔案 {file} 未使用：系統已有受管理的設定。',
        next: '請把其中的值移到系統的受管理設定，或啟動時不使用 --managed-settings。'
      }
    }
  },
  'no-keystore': {
    what: '金鑰僅在本次執行期間儲存。',
    who: '本系統沒有金鑰庫。',
    next: '請設定金鑰庫，或在每次啟動後輸入金鑰。',
    because: {
      'set-up': { next: '請設定金鑰庫後重新啟動；{file} 會保留到那時。' },
      unprotected: {
        what: '金鑰以未受保護的方式儲存。',
        who: '能讀取您檔案的人都能讀取金鑰。',
        next: '請設定金鑰庫，或在「設定」的「連線」中移除金鑰。'
      }
    }
  },
  'store-failed': {
    what: '有檔案無法讀取或寫入。',
    who: '磁碟可能已滿、資料夾受保護，或檔案正在使用中。',
    next: '請檢查可用空間和權限；記錄檔中有檔名。',
    because: {
      'settings-damaged': {
        what: '設定已損壞，並已重設。',
        who: '原檔案已改名為 {aside}。',
        next: '請檢查您的設定。'
      },
      'connection-damaged': {
        what: '連線資料已損壞。',
        who: '原檔案已改名為 {aside}。',
        next: '請重新輸入位址與金鑰，已儲存的引擎與備註即會恢復。'
      },
      'profiles-damaged': {
        what: '設定檔清單已損壞。',
        who: '已開啟第一個設定檔，其餘設定檔以編號列出。',
        next: '請在設定中重新命名設定檔。'
      },
      'settings-unreadable': {
        what: '無法讀取設定。',
        who: '目前使用預設值，本次執行期間無法變更。',
        next: '請檢查 {file} 的權限後重新啟動。'
      },
      'settings-unwritten': {
        what: '無法儲存設定。',
        who: '磁碟可能已滿，或 {file} 受寫入保護。',
        next: '請檢查可用空間和權限，然後重新變更。'
      },
      'set-up-stays': {
        what: '無法套用部署檔案 {file}。',
        next: '請檢查可用空間和權限，然後重新啟動。'
      },
      'set-up-not-deleted': {
        what: '無法刪除部署檔案 {file}。',
        who: '其中含有未加密的機密內容。',
        next: '請刪除該檔案。'
      },
      'file-read-only': {
        what: '檔案 {file} 為唯讀。',
        who: '無法儲存變更。',
        next: '請檢查該檔案及其資料夾的權限，然後重新啟動。'
      },
      'disk-full': {
        what: '磁碟已滿。',
        who: '已儲存的資料為唯讀：無法儲存變更。',
        next: '請騰出磁碟空間後重新啟動。'
      },
      'file-unopened': {
        what: '無法開啟檔案 {file}。',
        who: '其中的資料無法使用，也無法儲存變更。',
        next: '請檢查磁碟、資料夾及其權限，然後重新啟動。'
      },
      'events-unreadable': {
        what: '部分已儲存的事件無法讀取。',
        who: '它們在 {file} 中已損壞，列出時不含內容。',
        next: '刪除舊事件即可將其移除。'
      }
    }
  },
  'store-rebuilt': {
    what: '已儲存的型錄損壞，並已重設。',
    who: '收藏、備註和設定完好。',
    next: '請重新下載所需內容。'
  },
  'store-restored': {
    what: '收藏、備註、搜尋、範本和規格表已從 {date} 的備份還原。',
    who: '之後的變更已遺失。損壞的檔案已改名為 {file}。',
    next: '請重做這些變更。'
  },
  'store-lost': {
    what: '收藏、備註、搜尋、範本和規格表已損壞。',
    who: '沒有備份；損壞的檔案已改名為 {file}。',
    next: '請保留該檔案：專家也許能復原。'
  },
  'store-newer': {
    what: '{file} 來自較新版本的 Dynodesk。',
    who: '在此處為唯讀。',
    next: '請在本機更新 Dynodesk。'
  },
  'store-not-migrated': {
    what: '{file} 無法升級到此版本。',
    who: '其中的資料暫為唯讀。',
    next: '請騰出磁碟空間後重新啟動；原因見記錄檔。'
  },
  'events-lost': {
    what: '無法讀取已儲存的事件，動態已重設。',
    who: '舊檔案已改名為 {file}。',
    next: '刪除全部事件即可移除舊檔案。'
  },
  'events-session': {
    what: '事件只保留到 Dynodesk 結束為止。',
    who: '本系統沒有金鑰庫。',
    next: '請設定金鑰庫，或在「設定」的「事件」中允許無保護儲存。'
  },
  'events-locked': {
    what: '已儲存的事件已鎖定。',
    who: '金鑰庫已鎖定，因此暫不接收新事件。',
    next: '請解鎖金鑰庫，然後重新啟動 Dynodesk。'
  },
  'events-open': {
    what: '事件以未受保護的方式儲存。',
    who: '本系統沒有金鑰庫。',
    next: '請設定金鑰庫，或在「設定」的「事件」中變更。'
  },
  backup: {
    what: '無法使用此備份。',
    next: '請重試；原因見記錄檔。',
    because: {
      'wrong-passphrase': {
        what: '此通關密語無法開啟備份。',
        who: '請注意大小寫、空格和鍵盤配置。',
        next: '請重新輸入。'
      },
      'not-a-backup': {
        what: '這不是 Dynodesk 的備份。',
        next: '請選擇以 .dynobackup 結尾的檔案。'
      },
      newer: {
        what: '此備份需要較新版本的 Dynodesk。',
        next: '請更新 Dynodesk 後再還原。沒有任何變更。'
      },
      damaged: {
        what: '此備份已損壞或不完整。',
        who: '沒有任何變更。',
        next: '請重新複製檔案，或使用較早的備份。'
      },
      'too-large': {
        what: '備份過大。',
        next: '請不要包含已儲存的型錄。'
      },
      unreadable: {
        what: '無法讀取檔案。',
        who: '沒有任何變更。',
        next: '請檢查磁碟是否已連接，以及您是否有讀取權限。'
      },
      unwritable: {
        what: '無法寫入備份。',
        who: '沒有任何變更。',
        next: '請檢查磁碟剩餘空間和寫入權限。'
      },
      'in-use': {
        what: '正在建立或讀取另一個備份。',
        next: '請等待其完成。'
      },
      restored: {
        what: '備份已還原。',
        who: '備份不含金鑰和密碼。',
        next: '請在缺少的地方重新輸入。'
      },
      'not-restored': {
        what: '無法還原備份。',
        who: '一切維持原樣。可能有其他程式佔用了檔案。',
        next: '請重新啟動電腦，然後再還原。'
      }
    }
  },
  'pack-file': {
    what: '此轉移檔案無法使用。',
    who: '通關密語可能有誤，或檔案已損壞。',
    next: '請檢查通關密語，或請對方重新儲存檔案。',
    because: {
      'wrong-passphrase': {
        what: '此通關密語無法開啟檔案。',
        who: '請注意大小寫、空格和鍵盤配置。',
        next: '請重新輸入，或詢問儲存檔案的人。'
      },
      'cut-short': {
        what: '此轉移檔案不完整。',
        who: '複製可能中斷了。',
        next: '請重新複製檔案。'
      },
      signature: {
        what: '此檔案在簽章後遭到變更。',
        who: '可能是複製出錯，也可能遭到竄改。',
        next: '請重新複製。若再次出現，請勿使用。'
      },
      damaged: {
        what: '此轉移檔案的內容無效。',
        who: '',
        next: '請在另一台電腦上重新儲存。'
      },
      'unknown-version': {
        what: '此檔案需要較新版本的 Dynodesk。',
        who: '',
        next: '請在本機更新 Dynodesk，然後重新匯入檔案。'
      },
      'not-a-pack': {
        what: '這不是轉移檔案。',
        who: '',
        next: '請選擇在「轉移到另一台電腦」中儲存的檔案。'
      },
      'other-service': {
        what: '此檔案屬於另一個資料服務。',
        who: '',
        next: '請連線到該服務，或使用在本服務下儲存的檔案。'
      },
      'too-large': {
        what: '此轉移檔案太大。',
        who: '',
        next: '請分成幾部分儲存。'
      },
      unreadable: {
        what: '無法讀取檔案。',
        who: '檔案可能已不在，或受保護。',
        next: '請檢查儲存裝置並重新選擇檔案。'
      },
      unwritable: {
        what: '無法儲存檔案。',
        who: '儲存裝置可能已滿，或有寫入保護。',
        next: '請選擇其他位置。'
      },
      forbidden: {
        what: '轉移檔案功能已關閉。',
        who: '',
        next: '請聯絡管理員。'
      },
      'no-export': {
        what: '型錄匯出已關閉。',
        who: '',
        next: '請聯絡管理員。'
      },
      empty: {
        what: '這些引擎都尚未下載。',
        who: '',
        next: '請先下載，再儲存檔案。'
      },
      future: {
        what: '此檔案的日期晚於現在。',
        who: '',
        next: '請檢查兩台電腦的時鐘。'
      },
      'unknown-signer': {
        what: '此檔案來自未知的電腦。',
        who: '',
        next: '請核對簽章，然後確認。'
      },
      changed: {
        what: '選擇之後，檔案已被變更。',
        who: '',
        next: '請重新選擇檔案。'
      }
    }
  },
  'clock-wrong': {
    what: '本機時鐘與資料服務的時鐘相差 {by}。',
    who: '剩餘天數和時間可能有誤。',
    next: '請檢查本機的日期、時間和時區。',
    because: {
      ahead: { what: '本機時鐘比資料服務快 {by}。' },
      behind: { what: '本機時鐘比資料服務慢 {by}。' }
    }
  },
  'pack-too-large': {
    what: '此下載需要的請求過多。',
    who: '單次下載的請求次數上限：{most}。',
    next: '請減少所選內容，或在設定中提高下載上限。'
  },
  'compare-full': {
    what: '比較已滿（{most} 款引擎）。',
    next: '請先移除一款引擎。'
  },
  role: {
    what: '此角色無權執行此操作。',
    next: '請切換角色。'
  },
  profile: {
    what: '無法變更設定檔。',
    next: '請關閉此頁面後重試。',
    because: {
      name: {
        what: '設定檔需要一個不重複的名稱。',
        next: '請輸入其他名稱。'
      },
      'too-many': {
        what: '已有 {most} 個設定檔。',
        next: '請刪除不需要的設定檔。'
      },
      unknown: {
        what: '此設定檔已不存在。'
      },
      'in-use': {
        what: '設定檔正在使用中。',
        next: '請先切換至其他設定檔。'
      }
    }
  },
  invitation: {
    what: '無法使用此邀請。',
    next: '請建立新的邀請。',
    because: {
      'not-set-up': {
        what: '本機尚無可用於邀請的伺服器或通關密語。',
        next: '請先在上方輸入這兩項。'
      },
      authority: {
        what: '無法讀取憑證檔案，或檔案過大。',
        next: '請在「進階」中重新選擇。'
      },
      'not-an-invitation': {
        what: '這不是邀請。',
        next: '請複製完整文字或選擇檔案。'
      },
      code: {
        what: '此代碼無法開啟此邀請。',
        next: '請輸入此邀請的代碼。'
      },
      'not-stored': {
        what: '無法儲存密碼。未作任何變更。',
        next: '請檢查系統的金鑰庫和磁碟，然後重試。'
      }
    }
  },
  pin: {
    what: '無法使用此 PIN。',
    next: '請重新輸入。',
    because: {
      missing: { what: '此角色需要 PIN。', next: '請輸入。' },
      wrong: { who: 'PIN 錯誤。' },
      wait: { who: 'PIN 錯誤次數過多。', next: '請在 {seconds} 秒後再試。' },
      length: { who: '至少需要 {least} 個字元。', next: '請輸入更長的 PIN。' },
      'not-sealed': { who: '此系統沒有金鑰庫。', next: '請設定金鑰庫。' },
      locked: { who: '系統的金鑰庫已鎖定。', next: '請解鎖後再試。' },
      first: { who: '管理員尚未設定 PIN。', next: '請先設定管理員的 PIN。' }
    }
  },
  'export-off': {
    what: '型錄匯出已關閉。',
    next: '請聯絡管理員。'
  },
  link: {
    what: '此連結無效。',
    next: '請向傳送連結的人詢問引擎的名稱，然後搜尋。',
    because: {
      'file-missing': { what: '找不到或無法讀取 {file}。', next: '請確認檔案仍然存在，而且您有讀取權限。' },
      'file-foreign': { what: '{file} 的內容與檔案類型不符。', next: '請向傳送檔案的人索取原始檔案。' },
      'file-unknown': {
        what: '無法在此開啟 {file}。',
        next: 'Dynodesk 可開啟 .dynopack、.dynosheet、.dynobackup 檔案、表格（.csv、.tsv、.txt）和設定（.json）。'
      },
      'file-several': { what: '一次只能開啟一個檔案。', next: '請逐一拖放檔案。' },
      'file-too-large': { what: '{file} 太長，無法作為車輛清單。', next: '請分割檔案：最多 {most} 個字元。' },
      'other-service': {
        what: '此連結屬於另一個資料服務（{theirs}）。',
        who: '其中的編號在 {ours} 代表別的車輛。',
        next: '請依名稱搜尋該車輛。'
      },
      'not-connected': {
        what: '此連結需要連線到資料服務。',
        next: '請連線或開啟示範型錄，然後再次開啟連結。'
      }
    }
  },
  'save-failed': {
    what: '無法儲存檔案。',
    next: '請選擇其他資料夾後重新儲存。',
    because: {
      denied: { who: '無法將 {file} 儲存到那裡。' },
      full: { who: '磁碟已滿。', next: '請騰出空間或選擇其他磁碟，然後重新儲存。' },
      busy: {
        who: '{file} 正在另一個程式中開啟。',
        next: '請在那裡關閉它或換一個名稱，然後重新儲存。'
      },
      gone: { who: '該資料夾已不存在。' },
      clipboard: { what: '無法複製到剪貼簿。', next: '請重試，或儲存為檔案。' }
    }
  },
  sheet: {
    what: '無法產生規格表。',
    next: '請重試；原因見記錄檔。',
    because: {
      'draft-gone': { what: '此預覽已過期。', next: '請重新開啟規格表。' },
      blocked: { what: '有問題阻止產生此規格表。', next: '請先解決「列印前檢查」所列的問題。' },
      overflow: { what: '規格表一頁放不下。', next: '請去掉一個部分或縮短文字。' },
      paper: { what: '無法產生 PDF。' },
      'unknown-number': {
        what: '本機沒有此編號的規格表。',
        who: '可能輸入有誤，或來自另一台電腦。',
        next: '請核對列印件上的編號。'
      },
      unreadable: {
        what: '無法開啟此規格表。',
        who: '它已損壞，或來自較新的版本。',
        next: '請更新 Dynodesk，或使用已列印的規格表。'
      },
      unproven: {
        what: '{printer} 尚未測試。',
        next: '請透過系統對話方塊列印，或在「印表機」中測試。'
      },
      'no-printer': { what: '{printer} 無法使用。', next: '請開啟印表機電源，或選擇其他印表機。' },
      printer: { what: '印表機拒絕了規格表。', next: '請檢查印表機，或儲存 PDF 後再列印。' },
      busy: { what: '正在產生規格表。', next: '請等待完成，或將其停止。' },
      'figures-changed': {
        what: '{title} 的已列印數據有變化。',
        who: '規格表：{numbers}。',
        next: '請在「規格表」中開啟該表檢視變化。'
      },
      'no-template': { what: '此範本已不存在。', next: '請選擇其他範本。' },
      'not-held': { what: '此引擎尚未下載。', next: '開啟一次該引擎即可下載。' },
      'built-in': { what: '內建範本不能變更。', next: '請複製後變更副本。' },
      'too-many': { what: '範本過多。', next: '請刪除不再使用的範本。' },
      'template-size': { what: '此檔案太大，不能作為範本。', next: '請選擇其他檔案。' },
      template: {
        what: '此範本無法使用：{field}。',
        next: '請在製作處更正後重新匯入。'
      },
      logo: {
        what: '此圖片不能用作標誌。',
        who: '必須是不超過 1 MB 的 PNG、JPEG、WebP 或 SVG。',
        next: '請選擇其他圖片。'
      },
      'logo-harmful': {
        what: '此圖片不能用作標誌。',
        who: '超過 4000 萬像素，或是超過 512 KB 或含指令碼、濾鏡、圖樣的 SVG。',
        next: '請另存為較小的 PNG。'
      },
      rules: {
        what: '無法儲存這些規則。',
        who: '其中的代碼、國家或注意事項無效。',
        next: '請更正後重新儲存。'
      }
    }
  },
  update: {
    what: '更新失敗。',
    who: '未做任何變更。',
    next: '請稍後重試或詢問管理員。',
    because: {
      'no-address': {
        what: '沒有更新網址。',
        next: '請在設定中輸入，或從檔案安裝。'
      },
      'package-manager': {
        what: '此處由系統的套件管理員更新 Dynodesk。',
        next: '請與本機其他程式一併更新。'
      },
      'not-installed': {
        what: 'Dynodesk 在本機以免安裝方式執行，無法自行更新。',
        next: '請安裝 Dynodesk 以取得更新。'
      },
      'not-ready': {
        what: '沒有就緒的更新。',
        next: '請先檢查更新。'
      },
      offline: {
        what: '無法連線到更新伺服器。'
      },
      timeout: {
        what: '更新伺服器停止回應。'
      },
      insecure: {
        what: '更新伺服器的憑證不受信任。'
      },
      'proxy-login': {
        what: 'Proxy 伺服器要求登入。'
      },
      redirected: {
        what: '更新伺服器指向其他網址。'
      },
      missing: {
        what: '更新伺服器上沒有此檔案。'
      },
      'cut-short': {
        what: '下載不完整。'
      },
      'wrong-file': {
        what: '此檔案與該版本不符。'
      },
      disk: {
        what: '無法儲存更新。',
        next: '請騰出磁碟空間後重試。'
      },
      'too-large': {
        what: '更新清單過大。'
      },
      'not-a-list': {
        what: '這不是 Dynodesk 更新清單。'
      },
      'newer-format': {
        what: '此清單需要較新版本的 Dynodesk。',
        next: '請下載並手動安裝。'
      },
      'no-key': {
        what: 'Dynodesk 沒有可驗證更新的金鑰。',
        next: '請向管理員索取。'
      },
      'unknown-key': {
        what: '更新是以未知金鑰簽章。'
      },
      'bad-signature': {
        what: '更新的簽章不正確。'
      },
      'other-channel': {
        what: '更新屬於其他通道。'
      },
      'other-platform': {
        what: '更新沒有適用本系統的檔案。'
      },
      future: {
        what: '更新的日期晚於現在。',
        next: '請檢查本機時鐘。'
      },
      expired: {
        what: '更新清單已過期。'
      },
      rollback: {
        what: '此更新比先前的更新還舊。'
      },
      installer: {
        what: '無法準備安裝程式。'
      },
      printing: {
        what: '正在列印文件。',
        next: '完成後再重新啟動。'
      },
      batch: {
        what: '正在產生多份規格表。',
        next: '完成後再重新啟動。'
      },
      pack: {
        what: '正在下載車輛資料。',
        next: '完成後再重新啟動。'
      },
      'customer-screen': {
        what: '客戶螢幕已開啟。',
        next: '請先關閉再重新啟動。'
      },
      draft: {
        what: '有未儲存的內容。',
        next: '請先完成規格表、規則或對應規則，再重新啟動。'
      }
    }
  },
  'demo-failed': {
    what: '無法啟動示範型錄。',
    who: '其他程式可能阻止了本機連線。',
    next: '請重試；原因見記錄檔。'
  },
  internal: {
    what: 'Dynodesk 發生錯誤。',
    next: '請回報並附上記錄檔。'
  }
} satisfies PartOf<typeof en>
