import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: '離線',
  take: '離線下載',
  from: { catalogue: '型錄', favourites: '收藏', jobs: '工單清單' },
  chosen: '已選 {n} 項',
  chosenNone: '全部去掉',
  leaveOut: '去掉 {title}',
  packs: '離線包',
  noPacks: '還沒有。開啟過的內容本來就在本機；離線包補上沒開啟過的。',
  view: { label: '清單內容', chosen: '已選內容', favourites: '收藏' },

  pick: {
    choose: '選擇…',
    all: '全部',
    above: '–',
    add: '新增 {title}',
    addNone: '新增',
    absent: '本機還沒有',
    fetch: '取得此清單',
    hint: '選擇不消耗查詢次數。取得本機沒有的清單計一次查詢，離線包便不必再為它查詢。'
  },
  favourites: {
    none: '還沒有收藏。用引擎頁面上的星標新增。',
    noGroup: '未分組',
    recents: '最近開啟',
    addAll: '全部新增',
    noPlace: '位置未知'
  },
  jobs: {
    box: '工單清單，每行一輛車',
    hint: '每行一輛車，照工單上的寫法：廠牌、車型、引擎…',
    lookUp: '在本機尋找',
    found: '{n} 行中找到 {found} 行',
    meaning: '「{line}」指的是哪一款',
    leaveOut: '不選',
    undecided: '找到 {n} 個，請選擇…',
    leftOut: '略過 {n} 行：沒有文字或重複',
    beyond: '略過 {n} 行：清單最多 {most} 行',
    open: '還有 {n} 行需要選擇',
    search: '搜尋',
    query: '為「{line}」向資料服務查詢的文字',
    nothing: '沒有找到「{query}」。資料服務只比對廠牌、車型和引擎的名稱。',
    add: '新增 {n} 項'
  },

  plan: {
    heading: '計畫',
    title: '{first} 等，另有 {n} 項',
    languages: '文字語言：{languages}',
    calls: '查詢',
    engines: '引擎',
    here: '本機已有',
    share: '佔一小時查詢次數',
    time: '按目前速率所需時間',
    inexact:
      '下級清單尚未全部已知；僅查明這些就需 {cost}（已計入），之後還會增加：每個世代一次，每款引擎兩次。會先取得清單；若總數遠多於按鈕上的次數或超過 {most} 次，會暫停並以確切次數詢問一次。',
    unknown: '尚未知道',
    learn: '準確查明',
    learnt: '已用 {cost}',
    learnStop: '停止',
    pictures: '離線包不含圖片：每張圖片在首次顯示時取得，之後保留。',
    hours: '超過一小時的查詢次數：用完後暫停，之後自動繼續。',
    complete: '所選內容都在本機，而且足夠新。',
    start: '離線下載',
    startNone: '離線下載',
    inPack: '已在未完成的離線包中：請在「離線包」中繼續。',
    confirm: '離線下載 {title}？',
    confirmText: '{cost}，佔一小時查詢次數的 {share}，約需 {time}。使用此金鑰的所有電腦共用每小時的次數。',
    confirmKept: '本機人員的操作優先，每小時保留一部分次數給他們，下載可隨時暫停。',
    yes: '使用 {cost}',
    no: '暫不'
  },

  pack: {
    listing: '正在取得清單；之後才知道總數',
    place: '排隊等待，第 {place} 位',
    check: '立即檢查',
    counts: '{done} / {total} · {calls}',
    left: '約剩 {time}',
    state: {
      running: '進行中',
      waiting: '排隊等待',
      paused: '已暫停；已下載的內容在本機',
      done: '完成',
      doneWithout: '完成，缺 {n} 項',
      maybeMore: '{state}，可能還有更多',
      cancelled: '已取消；已下載的內容保留'
    },
    waiting: {
      reserve: '等待：本小時剩餘的次數保留給人員。',
      limit: '等待：本小時的查詢次數已用完。',
      offline: '等待網路；之後自動繼續。',
      service: '等待：資料服務出現故障。',
      refused: '等待：資料服務拒絕了金鑰或訂閱。檢查連線後即可繼續。',
      person: '等待：人員的操作優先。'
    },
    asks: {
      exact: '已暫停：清單已齊，總共 {cost}，多於已同意的次數。',
      atLeast: '已暫停：至少 {cost}，多於已同意的次數，且清單尚未全部已知。',
      yes: '繼續，共 {cost}',
      yesAtLeast: '繼續，至少 {cost}'
    },
    resumes: '≈ {time} 自動繼續。',
    show: '檢視其中已就緒的內容',
    pause: '暫停 {title}',
    pauseShort: '暫停',
    resume: '繼續 {title}',
    resumeShort: '繼續',
    again: '繼續下載缺少的部分',
    cancel: '取消 {title}',
    cancelShort: '取消；已下載的內容保留',
    dismiss: '將 {title} 移出清單',
    dismissShort: '移出清單；已下載的內容保留',
    failed: '{n} 項失敗',
    maybeMoreWhy: '{n} 個清單的項目數過於整齊，資料服務可能截斷了清單。'
  },

  ready: {
    title: '本機已就緒',
    filter: '篩選…',
    state: '顯示哪些',
    all: '全部 {n}',
    count: { complete: '完整 {n}', partial: '部分 {n}', absent: '缺失 {n}' },
    complete: '完整',
    partial: '部分在本機',
    absent: '不在本機',
    tooOld: '太舊，不能顯示',
    missing: '缺少：{parts}',
    part: { detail: '引擎頁面', performance: '性能', text: '該語言的文字' },
    none: '還沒有可列出的內容',
    noneText: '請選擇要離線下載的內容或新增收藏；引擎的清單看過一次後即顯示在此。',
    noneFit: '沒有符合的項目'
  },
  leaving: {
    title: '出發前：{view}',
    button: '10 分鐘後出發：補齊 {n} 項',
    why: '優先取得部分在本機的引擎所缺的內容。',
    confirm: '補齊部分在本機的內容？'
  },

  files: {
    title: '帶到另一台電腦',
    export: '存為檔案…',
    import: '讀取檔案…',
    exportHint: '清單中本機已有的內容存入一個檔案。讀取時需要密碼；密碼無法找回。',
    importHint: '儲存檔案時所用的密碼。',
    phrase: '密碼',
    again: '再次輸入密碼',
    tooShort: '至少 {least} 個字元。',
    different: '兩次輸入不一致。',
    exportGo: '選擇檔案並儲存',
    importGo: '選擇檔案…',
    cancel: '取消',
    exported: '已將 {n} 款引擎存入 {file}。簽章為 {origin}，讀取者可據此核對。',
    imported: '已讀取 {n} 款引擎。',
    nothingToExport: '沒有可儲存的內容：請選擇要離線下載的內容，或新增收藏。',
    noExport: '將型錄儲存為檔案的功能已關閉。',
    offer: {
      signer: '簽章',
      from: { 'this-desk': '由本機簽章', trusted: '受信任：{name}', unknown: '本機不認識' },
      made: '產生',
      languages: '語言',
      engines: '引擎',
      pictures: '圖片',
      leftOut: '內容有誤，未採用',
      none: '無',
      compare: '尚未讀取任何內容。請將上面的簽章與另一台電腦儲存檔案時顯示的簽章核對。',
      trust: '今後信任該電腦',
      name: '命名為',
      take: '讀取',
      takeUnknown: '從這台未知電腦讀取',
      leave: '不讀取'
    },
    off: '離線包檔案已在設定中關閉。',
    managedOff: '離線包檔案已由管理員關閉。'
  },

  storage: {
    title: '本機空間',
    used: '{used} / {max}',
    engines: '已知引擎',
    details: '完整的引擎',
    pictures: '圖片',
    clear: '清除本機型錄…',
    confirm: '清除本機儲存的型錄？',
    goes: '將從本機刪除清單、引擎、曲線和圖片（{used}）。沒有網路時，重新取得之前無法檢視；重新取得會消耗查詢次數。',
    stays: '收藏、最近開啟、備註、同義詞、設定和金鑰保留。',
    yes: '清除',
    no: '保留'
  }
} satisfies PartOf<typeof en>
