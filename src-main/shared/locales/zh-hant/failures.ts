import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': '資料服務',
  'retry-at': '{time} 起可再試。',
  'resume-at': '≈ {time} 起可繼續查詢',
  'resume-in': '（還有 {left}）。',
  'resume-now': '現在可以繼續查詢。',
  'service-said': '資料服務的說明：{words}',
  'not-connected': {
    what: '尚未連線。',
    who: '',
    next: '請輸入服務位址和金鑰，或開啟示範型錄。'
  },
  'bad-address': {
    what: '此服務位址無法使用。',
    who: '位址必須以 https:// 開頭，不能含問號或使用者名稱；http:// 僅允許用於本機。',
    next: '請與訂閱資料中的位址核對。',
    because: {
      'set-up': {
        what: '部署檔案 {file} 中的服務位址無法使用。',
        next: '請在該檔案中更正位址並重新啟動，或在此輸入。'
      },
      'other-service': { who: '此位址與此處保存的金鑰不屬於同一服務。', next: '請在部署檔案中一併提供該服務的金鑰。' }
    }
  },
  'bad-key': {
    what: '資料服務不認識此金鑰。',
    who: '金鑰缺失或錯誤；與訂閱無關。',
    next: '請重新輸入金鑰，或向供應商索取新金鑰。'
  },
  unauthorised: {
    what: '金鑰有效，但無權讀取此內容。',
    who: '缺少訂閱或權限。金鑰保留。',
    next: '請與供應商確認訂閱，然後在此再次檢查。'
  },
  'inactive-subscription': {
    what: '訂閱未生效。',
    who: '金鑰有效並已保留。',
    next: '請向供應商續訂，然後在此再次檢查。',
    because: {
      readable: { who: '金鑰有效並已保留；本機的內容仍可檢視。' },
      withheld: { who: '金鑰有效並已保留；按本廠規則，訂閱恢復之前不顯示本機儲存的內容。' }
    }
  },
  'subscription-ends': {
    what: '訂閱將於 {day} 到期：{left}。',
    who: '',
    next: '請向供應商續訂，以繼續使用型錄。'
  },
  'bad-request': {
    what: '資料服務拒絕了此請求的形式。',
    who: '這是程式的錯誤，與您無關。',
    next: '記錄檔中有所查詢的位址；請回報。'
  },
  'not-found': {
    what: '資料服務不再列出此內容，或沒有它的資料。',
    who: '',
    next: '請返回並從清單中選擇，或重新整理清單。'
  },
  limit: {
    what: '本小時的查詢次數已用完。',
    who: '次數限制屬於金鑰，由所有使用者共用。',
    next: '本機已有的內容仍可檢視。'
  },
  'server-error': {
    what: '資料服務自身出現故障。',
    who: '與金鑰和本機無關。',
    next: '請稍後重試。'
  },
  offline: {
    what: '無法連線到資料服務。',
    who: '本機的網路或通往資料服務的線路中斷。',
    next: '請檢查網路後重試。本機已有的內容仍可檢視。'
  },
  timeout: {
    what: '未及時回應。',
    who: '網路緩慢或資料服務繁忙。',
    next: '請重試，或在設定中延長等待時間。'
  },
  insecure: {
    what: '資料服務的憑證被拒絕。',
    who: '可能有人在中間竊聽，或者本機日期有誤。沒有傳送任何內容。',
    next: '請檢查日期和網路，然後聯絡管理員。'
  },
  'proxy-login': {
    what: 'Proxy 伺服器要求登入。',
    who: '本網路透過 Proxy 伺服器存取網際網路，它要求使用者名稱和密碼。沒有向資料服務傳送任何內容。',
    next: '請重試並輸入，或詢問負責網路的人員。'
  },
  'not-the-service': {
    what: '有回應，但不是來自資料服務。',
    who: '通常是網路的登入頁面、Proxy 伺服器或另一個服務位址。',
    next: '請登入網路或檢查服務位址，然後重試。',
    because: {
      'other-record': {
        what: '資料服務傳回的記錄不是所查詢的那一條。',
        who: '其中的數值屬於其他對象，因此不顯示。',
        next: '請重試；若仍如此，請向供應商回報。'
      }
    }
  },
  redirected: {
    what: '資料服務指向另一個位址。',
    who: '金鑰不會傳送到那裡。',
    next: '請向供應商詢問正確的服務位址並輸入。'
  },
  'too-large': {
    what: '回應超過允許的大小。',
    who: '大小限制在設定中規定。',
    next: '請在設定中提高限制後重試。',
    because: {
      rows: { who: '清單有 {rows} 項；最多讀取 {most} 項。', next: '請縮小搜尋範圍，或向供應商回報。' },
      effort: { who: '讀取所需的時間或記憶體超過本機分配的額度。', next: '請重試，或向供應商回報。' }
    }
  },
  cancelled: {
    what: '查詢前已停止。',
    who: '',
    next: '沒有消耗查詢次數。需要時請重試。'
  },
  paused: {
    what: '背景查詢已暫停。',
    who: '資料服務拒絕了先前的查詢。',
    next: '按「重試」立即查詢。'
  },
  withheld: {
    what: '此內容在本機，但不允許顯示。',
    who: '保存型錄的規則不允許；收藏和備註不受影響。',
    next: '請向管理員詢問該規則。',
    because: {
      age: {
        what: '本機內容的保存時間已超過允許的 {days} 天，因此不顯示。',
        next: '能夠查詢資料服務後即恢復：請檢查連線後重試。'
      },
      ended: {
        what: '訂閱已結束；沒有訂閱時，不允許顯示本機儲存的內容。',
        who: '這是保存型錄的規則。沒有刪除任何內容；收藏和備註保留。',
        next: '請向供應商續訂，然後再次檢查。'
      }
    }
  },
  'too-short': {
    what: '搜尋文字太短。',
    who: '資料服務要求至少 {least} 個字元。',
    next: '請再多輸入一些。'
  },
  'invalid-input': {
    what: '視窗的查詢形式不被允許。',
    who: '這是程式的錯誤，與您無關。',
    next: '記錄檔中有詳情；請回報。'
  },
  'setting-invalid': {
    what: '「{key}」不能設為此值。',
    who: '',
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
      list: { who: '最多 {max} 個詞語，不能為空，每個不超過 200 個字元。' },
      words: { who: '每個詞語只能是：{choices}。' },
      time: { who: '必須是 00:00 到 23:59 之間的時間。' },
      'listen-host': { who: '必須是數字位址，例如 127.0.0.1。' },
      'listen-path': { who: '必須以 / 開頭，且只含英文字母、數字和 - _ . ~ /。' },
      'header-name': { who: '必須是標頭名稱。' },
      'header-prefix': { who: '必須是可見的 ASCII 字元。' },
      scheme: { who: '必須以 {schemes} 開頭。' },
      credentials: { who: '不能含使用者名稱或密碼；兩者另有欄位。' },
      topic: { who: '必須是主題：+ 代表一層，結尾的 # 代表其後所有層。' },
      'poll-path': { who: '必須是專案或客服工單的讀取路徑。' },
      'poll-item': { who: '必須以 {ending} 結尾。' },
      folder: { who: '必須是資料夾的完整路徑。' },
      place: { who: '必須是一個位置，例如 /kind。' },
      chosen: { who: '只能在系統對話方塊中選擇，無法輸入。' },
      declined: { who: '您選擇了「取消」：未作任何變更。' }
    }
  },
  'setting-managed': {
    what: '「{key}」由管理員固定。',
    who: '',
    next: '如需更改，請聯絡管理員。'
  },
  'file-invalid': {
    what: '檔案 {file} 無法使用。',
    who: '',
    next: '檔案保持原樣：請更正後重新啟動。',
    because: {
      missing: { who: '檔案不存在。' },
      unreadable: { who: '檔案無法讀取。' },
      'too-large': { who: '檔案太大。' },
      'too-deep': { who: '巢狀層數過深。' },
      'not-json': { who: '檔案不是 JSON。' },
      'not-an-object': { who: '檔案必須是一個 JSON 物件。' },
      empty: { who: '檔案沒有內容。' },
      'unknown-entry': { who: '除 {known} 外還有其他項目。' },
      'not-text': { who: '項目 {entry} 不是文字。' },
      'bad-key': { who: '項目 {entry} 含有金鑰不可能有的字元。' },
      'no-event': { who: '第 {line} 行不是事件。', next: '請更正後重新選擇檔案。' },
      'long-line': { who: '第 {line} 行超過單一事件的允許大小。', next: '請選擇事件較小的檔案，或在設定中調高上限。' }
    }
  },
  'no-keystore': {
    what: '金鑰只在本次執行期間保留。',
    who: '本系統沒有安全存放金鑰的地方。',
    next: '請設定系統的金鑰庫，或在下次啟動後重新輸入金鑰。',
    because: {
      'set-up': { next: '請設定系統的金鑰庫後重新啟動；檔案 {file} 保持原樣。' },
      unprotected: {
        what: '金鑰在這台電腦上沒有保護。',
        who: '本系統沒有能保護它的金鑰庫：誰能讀取您的檔案，誰就能讀取金鑰。金鑰仍可使用，沒有刪除任何內容。',
        next: '請設定系統的金鑰庫：Dynodesk 會在下次啟動時保護金鑰。也可以在「設定」的「連線」中刪除金鑰，並在每次啟動後輸入。'
      }
    }
  },
  'store-failed': {
    what: '本機的一個檔案無法寫入或讀取。',
    who: '磁碟可能已滿，或資料夾受保護。',
    next: '請檢查空間和權限；記錄檔中有檔名。',
    because: {
      'settings-damaged': {
        what: '設定檔案已損壞，目前使用預設值。',
        who: '原檔案已另存為 {aside}。',
        next: '請重新設定與預設值不同的項目；其他內容不受影響。'
      },
      'settings-unreadable': {
        what: '設定檔案無法讀取，目前使用預設值。',
        who: '檔案保持原樣，因此本次執行期間無法更改設定。',
        next: '請檢查 {file} 的權限後重新啟動。'
      },
      'settings-unwritten': {
        what: '設定無法儲存，仍維持原樣。',
        who: '磁碟可能已滿，或 {file} 受寫入保護。',
        next: '請騰出空間或檢查權限，然後重新變更。'
      },
      'set-up-stays': {
        what: '無法套用部署檔案 {file}。',
        who: '其內容無法儲存；磁碟可能已滿，或資料夾受保護。',
        next: '檔案保持原樣：請檢查空間和權限後重新啟動。'
      },
      'set-up-not-deleted': {
        what: '部署檔案 {file} 已套用，但無法刪除。',
        who: '其中的機密內容未加密。',
        next: '請將其刪除。'
      },
      'file-read-only': {
        what: '檔案 {file} 可以讀取，但不能寫入。',
        who: '無法在其中新增或變更任何內容：其權限或磁碟不允許。',
        next: '請檢查該檔案及其資料夾的權限，然後重新啟動。'
      },
      'file-unopened': {
        what: '檔案 {file} 既無法開啟，也無法取代。',
        who: '其資料夾或磁碟不允許；其中的內容不會顯示，也不會向其中儲存。',
        next: '請檢查資料夾、其權限和磁碟，然後重新啟動。'
      },
      'events-unreadable': {
        what: '部分已儲存的事件無法讀取。',
        who: '它們在 {file} 中的記錄已損壞或被變更。清單中只顯示這些事件而不含內容；其他事件保持原樣。',
        next: '無需處理：刪除舊事件時它們也會消失。'
      }
    }
  },
  'store-rebuilt': {
    what: '本機儲存的型錄已損壞，已重新建立。',
    who: '收藏、備註和設定不受影響；損壞的檔案已另存為 {file}。',
    next: '開啟過的內容會重新儲存；離線包可以重新下載。'
  },
  'store-restored': {
    what: '收藏、備註、已儲存的搜尋、範本和已產生數據表的清單已損壞，已從 {date} 的備份恢復。',
    who: '此後新增或變更的內容已缺失；損壞的檔案已另存為 {file}。',
    next: '請查看此後變更過的內容。'
  },
  'store-lost': {
    what: '收藏、備註、已儲存的搜尋、範本和已產生數據表的清單已損壞，且沒有備份。',
    who: '損壞的檔案已另存為 {file}。',
    next: '請保留該檔案：熟悉資料庫的人也許仍能讀取。'
  },
  'store-newer': {
    what: '檔案 {file} 來自更新版本的 Dynodesk。',
    who: '此處可以讀取，但不再寫入。',
    next: '請在本機也安裝新版本。'
  },
  'store-not-migrated': {
    what: '檔案 {file} 無法升級到此版本。',
    who: '其中的內容仍可照原樣讀取，但不再寫入。沒有遺失任何內容。',
    next: '請騰出磁碟空間後重新啟動；若仍如此，原因見記錄檔。'
  },
  'events-lost': {
    what: '無法讀取已儲存的事件；動態已重新開始。',
    who: '型錄、收藏和設定不受影響；舊檔案已另存為 {file}。',
    next: '無需任何操作。刪除全部事件時也會刪除該檔案。'
  },
  'events-session': {
    what: '事件只保留到 Dynodesk 結束。',
    who: '本系統沒有金鑰庫，而事件不會未加密儲存。',
    next: '請設定金鑰庫，或在「設定」的「事件」中允許。'
  },
  'events-locked': {
    what: '目前無法顯示已儲存的事件。',
    who: '系統的金鑰庫未給出其金鑰；在此期間不接受新事件，並告知傳送方稍後重送。',
    next: '請解鎖金鑰庫，然後重新啟動 Dynodesk。'
  },
  'events-open': {
    what: '事件儲存時沒有保護。',
    who: '本系統沒有金鑰庫；已選擇仍然儲存，或者以前就是這樣儲存的。',
    next: '可在「設定」的「事件」中更改。'
  },
  'pack-file': {
    what: '此離線包檔案無法使用。',
    who: '密碼錯誤、檔案損壞，或本機不得使用此類檔案。',
    next: '請檢查密碼，或請對方重新產生檔案。',
    because: {
      'wrong-passphrase': {
        what: '密碼無法開啟此離線包檔案。',
        who: '檔案完好；儲存時用的是另一個密碼。請注意大小寫、空格和鍵盤配置。',
        next: '請重新輸入，或詢問儲存檔案的人。'
      },
      'cut-short': {
        what: '此離線包檔案不完整：缺少末尾。',
        who: '可能沒有複製完，或隨身碟過早拔出。與產生檔案的電腦無關。',
        next: '請重新複製檔案；沒有讀取任何內容。'
      },
      signature: {
        what: '此離線包檔案在簽章後被改動。',
        who: '可能是隨身碟或下載出錯，也可能有人故意改動。',
        next: '請從原處重新複製。若仍如此，請勿使用。'
      },
      damaged: {
        what: '此離線包檔案的內容無意義。',
        who: '檔案與產生時一致，問題出在產生它的電腦。',
        next: '請在那台電腦上重新儲存。'
      },
      'unknown-version': {
        what: '此離線包檔案來自更新版本的 Dynodesk。',
        who: '檔案沒有問題；本機的版本太舊。',
        next: '請在本機安裝新版本後再讀取。'
      },
      'not-a-pack': {
        what: '這不是離線包檔案。',
        who: '選錯了檔案，或檔案被改成了這個名稱。',
        next: '請選擇在「帶到另一台電腦」中儲存的檔案。'
      },
      'other-service': {
        what: '此離線包檔案屬於另一個資料服務，而不是本機所連線的。',
        who: '相同的編號在那裡代表別的車輛，混用會顯示錯誤的數值。',
        next: '請將本機連線到那個資料服務，或在連線到本資料服務的電腦上重新產生檔案。'
      },
      'too-large': {
        what: '此離線包檔案超過可讀寫的大小。',
        who: '一個檔案中的內容過多。',
        next: '請分成幾部分儲存。'
      },
      unreadable: {
        what: '無法讀取檔案。',
        who: '檔案已不在、隨身碟已拔出，或目前使用者無權讀取。',
        next: '請檢查隨身碟並重新選擇檔案。'
      },
      unwritable: {
        what: '無法寫入檔案。',
        who: '磁碟或隨身碟已滿，或有防寫保護。',
        next: '請選擇其他位置；原有的檔案沒有改變。'
      },
      forbidden: { what: '本機已關閉離線包檔案。', who: '規則在設定中，或由管理員設定。', next: '請聯絡管理員。' },
      'no-export': {
        what: '本機已關閉將型錄儲存為檔案的功能。',
        who: '規則在設定中，或由管理員設定。',
        next: '請聯絡管理員。'
      },
      empty: {
        what: '清單中的內容都還不在本機。',
        who: '檔案只包含在本機開啟過或取得過的內容。',
        next: '請先離線下載，再儲存檔案。'
      },
      future: {
        what: '檔案註明的寫入時間晚於現在。',
        who: '沒有讀取任何內容。',
        next: '請檢查本機和產生該檔案的電腦的時鐘。'
      },
      'unknown-signer': {
        what: '本機尚無人確認該檔案的簽章者可信。',
        who: '沒有讀取任何內容。',
        next: '請與另一台電腦的簽章核對後確認。'
      },
      changed: {
        what: '檔案已不是剛才顯示的那個。',
        who: '其間被換成了別的檔案。沒有讀取任何內容。',
        next: '請重新選擇檔案。'
      }
    }
  },
  'clock-wrong': {
    what: '本機時鐘與資料服務的時鐘相差 {by}。',
    who: '剩餘天數、資料新舊和恢復查詢的時間可能有誤。',
    next: '請更正本機的日期、時間和時區；此提示會自行消失。',
    because: {
      ahead: { what: '本機時鐘比資料服務快 {by}。' },
      behind: { what: '本機時鐘比資料服務慢 {by}。' }
    }
  },
  'pack-too-large': {
    what: '此離線包所需的查詢次數超過了允許的上限。',
    who: '單一離線包的查詢次數上限：{most}。',
    next: '請減少所選內容，或聯絡可在設定中變更「離線包上限」的人員。'
  },
  'compare-full': {
    what: '比較最多容納 {most} 款引擎。',
    who: '欄數再多就太窄，無法閱讀。',
    next: '請先從比較中移除一款。'
  },
  'export-off': {
    what: '此處已關閉型錄的儲存和複製。',
    who: '能否帶離本機，由與供應商的合約決定。',
    next: '請聯絡管理員。'
  },
  link: {
    what: '此連結在這裡沒有對應的內容。',
    who: '它從外部開啟，不是本程式產生的連結。',
    next: '請向傳送者詢問引擎的名稱，然後搜尋。',
    because: {
      'other-service': {
        what: '此連結來自另一個資料服務（{theirs}）。',
        who: '其中的編號在 {ours} 代表別的車輛，因此沒有開啟。',
        next: '請按名稱搜尋該車輛。'
      },
      'not-connected': {
        what: '開啟了一個連結，但本機未連線到資料服務。',
        who: '',
        next: '請連線或開啟示範型錄，然後再次開啟連結。'
      }
    }
  },
  'save-failed': {
    what: '無法儲存檔案。',
    who: '',
    next: '請選擇其他資料夾後重新儲存。',
    because: {
      denied: { who: '不允許在那裡寫入 {file}。', next: '請選擇其他資料夾後重新儲存。' },
      full: { who: '磁碟已滿。', next: '請騰出空間或選擇其他磁碟，然後重新儲存。' },
      busy: { who: '{file} 正在另一個程式中開啟。', next: '請在那裡關閉它或換一個名稱，然後重新儲存。' },
      gone: { who: '該資料夾已不存在。', next: '請選擇其他資料夾後重新儲存。' },
      clipboard: { what: '無法放入剪貼簿。', next: '請重試，或儲存為檔案。' }
    }
  },
  sheet: {
    what: '無法產生數據表。',
    who: '',
    next: '請重試。',
    because: {
      'draft-gone': { what: '螢幕上的數據表已不再保留。', next: '請更改任一選項，或重新開啟數據表。' },
      blocked: { what: '有一項檢查結果阻止產生此數據表。', next: '請先處理「列印前檢查」所列的問題。' },
      overflow: { what: '數據表一頁放不下。', next: '請去掉一個部分或縮短文字。' },
      paper: { what: '無法產生 PDF。', next: '請重試；原因見記錄檔。' },
      'unknown-number': {
        what: '本機沒有產生過此編號的數據表。',
        who: '可能輸入有誤，或屬於另一台電腦。',
        next: '請核對紙上的編號。'
      },
      unreadable: {
        what: '無法讀取此數據表。',
        who: '它由更新的版本產生，或檔案已損壞。',
        next: '請安裝新版本，或使用已列印的數據表。'
      },
      unproven: { what: '{printer} 尚未通過測試頁驗證。', next: '請透過系統對話方塊列印，或在「印表機」中驗證。' },
      'no-printer': { what: '找不到 {printer}。', next: '請開啟印表機電源，或選擇其他印表機。' },
      printer: { what: '印表機未接受數據表。', next: '請檢查印表機，或儲存 PDF 後再列印。' },
      busy: { what: '正在產生數據表。', next: '請等待完成，或將其停止。' },
      'figures-changed': {
        what: '型錄中 {title} 的已列印數據有變化。',
        who: '數據表：{numbers}。',
        next: '請在「數據表」中開啟該表檢視變化，必要時為客戶重新產生。'
      },
      'no-template': { what: '此範本已不存在。', next: '請選擇其他範本。' },
      'not-held': { what: '該引擎的資料不在本機。', next: '請開啟一次該引擎；每次回應計一次查詢。' },
      'built-in': { what: '內建範本不能更改。', next: '請複製後更改副本。' },
      'too-many': { what: '範本過多。', next: '請刪除不再使用的範本。' },
      'template-size': { what: '檔案太大，不能作為範本。', next: '請選擇其他檔案。' },
      template: { what: '此範本無法使用：{field}。', next: '請在產生處更正後重新匯入。' },
      logo: {
        what: '此圖片不能用作標誌。',
        who: '必須是不超過 1 MB 的 PNG、JPEG、WebP 或 SVG。',
        next: '請選擇其他圖片。'
      },
      'logo-harmful': {
        what: '此圖片不能用作標誌。',
        who: '它超過 4000 萬像素，或者是超過 512 KB 的 SVG，或含有此處不允許的部分，例如複製元素、圖樣、濾鏡或指令碼。',
        next: '請另存為較小的 PNG，再選擇它。'
      },
      rules: { what: '無法儲存這些規則。', who: '其中的代碼、國家或注意事項無效。', next: '請更正後重新儲存。' }
    }
  },
  'demo-failed': {
    what: '無法啟動示範型錄。',
    who: '可能有其他程式禁止本機連線。',
    next: '請重試；原因見記錄檔。'
  },
  internal: {
    what: '程式出錯。',
    who: '這是程式的錯誤，與您無關。',
    next: '記錄檔中有詳情；請回報。'
  }
} satisfies PartOf<typeof en>
