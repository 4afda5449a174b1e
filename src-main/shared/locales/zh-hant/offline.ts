import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: '下載需要網路連線。',
  from: {
    catalogue: '型錄',
    favourites: '收藏',
    jobs: '車輛清單'
  },
  chosenNone: '清空',
  leaveOut: '移除 {title}',
  packs: '下載工作',
  noPacks: '還沒有下載。開啟過的引擎始終可離線使用。',
  view: {
    label: '顯示',
    stored: '本機全部',
    chosen: '已選',
    favourites: '收藏'
  },

  pick: {
    choose: '選擇…',
    all: '全部',
    add: '繼續加入',
    absent: '本機還沒有'
  },
  favourites: {
    none: '還沒有收藏。用引擎頁面上的星號加入。',
    noGroup: '未分組',
    recents: '最近開啟',
    addAll: '全部加入',
    noPlace: '位置不明'
  },
  jobs: {
    box: '車輛清單，每行一輛車',
    hint: '每行一輛車：廠牌、車型、引擎…',
    lookUp: '尋找',
    found: '{n} 行中找到 {found} 行',
    meaning: '「{line}」的符合項',
    leaveOut: '略過',
    undecided: '找到 {n} 個，請選擇…',
    leftOut: '略過 {n} 行：為空或重複',
    beyond: '略過 {n} 行：每份清單最多 {most} 行',
    open: '還有 {n} 行需要選擇',
    query: '「{line}」的搜尋文字',
    nothing: '沒有找到「{query}」。請試試廠牌、車型或引擎名稱。',
    add: '加入 {n} 項'
  },

  plan: {
    heading: '下載量',
    title: '{first} 和另外 {n} 項',
    languages: '語言：{languages}',
    calls: '請求',
    engines: '引擎',
    here: '本機',
    share: '佔每小時上限',
    time: '時間',
    inexact: '總下載量尚不清楚。若超出許多，會先詢問再繼續。',
    unknown: '尚不清楚',
    learn: '查詢總下載量',
    learnt: '目前 {cost}',
    hours: '超過每小時上限。達到上限時暫停，之後自動繼續。',
    complete: '所選內容均已下載，且為最新。',
    startInexact: '目前已知 {n} 款引擎，其餘在下載清單後得知。',
    inPack: '已在未完成的下載中。請在「下載工作」中繼續。',
    confirmText: '需要 {cost}，佔每小時上限的 {share}，約需 {time}。使用此金鑰的所有電腦共用上限。',
    confirmKept: '您自己的請求優先，並可隨時暫停。',
    yes: '下載 · {cost}'
  },

  pack: {
    listing: '正在確定下載量',
    place: '排隊中，第 {place} 位',
    check: '立即檢查',
    used: '已用 {calls}',
    left: '約剩 {time}',
    state: {
      running: '正在下載',
      waiting: '排隊中',
      paused: '已暫停',
      done: '完成',
      doneWithout: '完成，缺 {n} 項',
      maybeMore: '{state}，可能還有更多',
      cancelled: '已取消'
    },
    waiting: {
      reserve: '已暫停：本小時剩餘的請求留給您自己使用。',
      limit: '已達每小時上限。',
      offline: '離線。將自動繼續。',
      service: '資料服務出現故障。',
      refused: '金鑰或訂閱未被接受。檢查成功後繼續。',
      person: '您自己的請求優先。'
    },
    asks: {
      exact: '共需 {cost}。繼續嗎？',
      atLeast: '至少需 {cost}。繼續嗎？',
      yes: '繼續'
    },
    resumes: '約 {time} 繼續。',
    show: '檢視可用內容',
    pause: '暫停 {title}',
    pauseShort: '暫停',
    resume: '繼續 {title}',
    resumeShort: '繼續',
    again: '下載缺少的部分',
    cancel: '取消 {title}',
    cancelShort: '取消。已下載的引擎保留。',
    dismiss: '將 {title} 移出清單',
    dismissShort: '移出清單。引擎保留。',
    failed: '未下載：{n} 項',
    retry: '重試',
    maybeMoreWhy: '{n} 個清單可能不完整：項目數恰為整十或整百。'
  },

  ready: {
    title: '本機',
    engines: '{n} 款引擎',
    state: '可用性',
    all: '全部',
    count: {
      complete: '本機',
      partial: '部分',
      absent: '未下載'
    },
    complete: '本機已有',
    partial: '部分已下載',
    absent: '未下載',
    tooOld: '太舊，請重新下載',
    missing: '缺少：{parts}',
    part: {
      detail: '引擎資料',
      performance: '性能',
      text: '該語言的文字'
    },
    none: '還沒有內容',
    noneText: '請選擇要下載的內容，或用星號加入收藏。',
    noneFit: '沒有符合的引擎'
  },
  leaving: {
    title: '補齊：{view}',
    button: '即將出發？補齊 {n} 款引擎',
    why: '下載這些引擎還缺少的內容。',
    confirm: '補齊這些引擎？'
  },

  instead: {
    engine: '本機沒有此引擎。',
    list: '本機沒有此清單。',
    waits: '連線恢復後會自動載入。',
    of: '本機上：{name}',
    any: '本機上的引擎',
    recents: '最近開啟'
  },

  files: {
    title: '轉移到另一台電腦',
    exportHint: '將清單中可離線使用的引擎存入一個檔案。開啟檔案需要通關密語；通關密語無法找回。',
    importHint: '請輸入該檔案的通關密語。',
    phrase: '通關密語',
    again: '再次輸入通關密語',
    tooShort: '至少 {least} 個字元。',
    different: '兩次通關密語不一致。',
    exportGo: '選擇儲存位置…',
    importGo: '選擇檔案…',
    exported: '已將 {n} 款引擎存入 {file}。簽章：{origin}',
    imported: '已匯入 {n} 款引擎。',
    nothingToExport: '請先選擇要下載的內容，或加入收藏。',
    noExport: '型錄匯出已關閉。',
    offer: {
      signer: '簽章',
      from: {
        'this-desk': '本機',
        trusted: '受信任：{name}',
        unknown: '未知電腦'
      },
      made: '建立時間',
      languages: '語言',
      engines: '引擎',
      pictures: '圖片',
      leftOut: '已略過（損壞）',
      none: '無',
      compare: '請將此簽章與另一台電腦匯出時顯示的簽章核對。',
      trust: '今後信任該電腦',
      name: '名稱',
      take: '匯入',
      takeUnknown: '從未知電腦匯入'
    },
    off: '轉移檔案功能已在設定中關閉。',
    managedOff: '轉移檔案功能已由管理員關閉。'
  },

  storage: {
    title: '儲存空間',
    used: '{used} / {max}',
    engines: '清單中的引擎',
    details: '本機的引擎',
    pictures: '圖片',
    clear: '清除下載…',
    confirm: '清除已下載的型錄？',
    goes: '將從本機刪除清單、引擎、曲線和圖片（{used}）。重新下載之前無法離線使用。',
    stays: '收藏、最近開啟的引擎、備註、同義詞、設定和金鑰會保留。',
    yes: '清除'
  }
} satisfies PartOf<typeof en>
