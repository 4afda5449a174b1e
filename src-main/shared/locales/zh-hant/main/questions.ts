import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: '允許',
  notYou: '如果您剛才沒有親自變更此設定，請選擇「取消」。',
  restore: {
    message: '還原此備份？',
    detail: '本機的設定、收藏、備註、範本和規格表將被取代，Dynodesk 會重新啟動。請只還原您自己的備份。',
    risks: '它也會變更這些設定：',
    yes: '還原'
  },
  settings: {
    message: '匯入這些設定？',
    yes: '匯入'
  },
  undoSettings: {
    message: '恢復先前的設定？',
    yes: '復原'
  },
  role: {
    message: '不儲存就切換角色嗎？',
    detail: '規格表、規則或對應規則尚未完成。所有視窗會重新載入，這些內容會遺失。',
    yes: '切換'
  },
  profiles: {
    loss: {
      message: '不儲存就切換設定檔嗎？',
      detail: '規格表、規則或對應規則尚未完成。Dynodesk 會重新啟動，這些內容會遺失。',
      yes: '切換'
    },
    removal: {
      message: '刪除設定檔「{name}」嗎？',
      detail: '本機上該設定檔的金鑰、設定、已儲存的型錄、備註和規格表都會刪除，且無法復原：請先在該設定檔中建立備份。',
      yes: '刪除'
    }
  },
  invitation: {
    code: '邀請的代碼：{code}',
    codeHelp: '另一台電腦會要求輸入此代碼。請用與邀請不同的方式傳送。',
    message: '加入店內其他電腦嗎？',
    detail: '伺服器：{address}\n使用者：{user}\n取得的資料、收藏、備註和規格表將與它們共用。請只接受自己店家的邀請。',
    yes: '加入'
  },
  about: {
    unsigned: {
      message: '接受未簽章的事件？',
      detail: '系統將不再檢查簽章：任何能連到接收端的人都可以傳送偽造的事件。'
    },
    network: {
      message: '允許其他裝置連到事件接收端？',
      detail: '接收端將在 {value} 上接聽。傳往接收端的請求未加密。'
    },
    'host-names': { message: '接受以其他主機名稱傳來的請求？', detail: '接收端也將回應以下名稱的請求：{value}' },
    'event-address': {
      message: '從此位址接收事件？',
      detail: '{value}\n\n將從此位址接收事件，並向其傳送此來源的登入資訊。'
    },
    'workspace-address': {
      message: '連線到此伺服器？',
      detail: '{value}\n\n共用伺服器的使用者與密碼將傳送到此位址。'
    },
    'update-address': {
      message: '從此網址取得更新？',
      detail: '{value}\n\nDynodesk 會向此網址查詢更新。只安裝已簽章的版本。'
    },
    'delete-files': {
      message: '刪除監看資料夾中的檔案？',
      detail: '事件儲存後，對應的檔案即被刪除，使用該資料夾的其他人也會失去檔案。'
    },
    'open-events': {
      message: '不加保護地儲存事件？',
      detail: '本機沒有金鑰庫。能讀取您檔案的人就能讀取事件，包括姓名和車牌。'
    },
    'keep-longer': {
      message: '延長型錄資料的保存期限？',
      detail: '新的期限（天）：{value}（0 表示無限制）。與供應商的合約可能禁止這樣做。'
    },
    'read-after-end': { message: '訂閱結束後仍顯示型錄資料？', detail: '與供應商的合約可能禁止這樣做。' },
    'allow-export': {
      message: '允許匯出型錄資料？',
      detail: '清單、比較和引擎將可另存為檔案並複製。與供應商的合約可能禁止這樣做。'
    },
    'allow-pack-files': {
      message: '允許使用轉移檔案？',
      detail: '下載內容將可存為檔案，並在其他電腦上匯入。與供應商的合約可能禁止這樣做。'
    }
  }
} satisfies PartOf<typeof en>
