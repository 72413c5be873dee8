import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in traditional Chinese. */
export const tenantExport: Translation<'tenantExport'> = {
  title: '匯出',
  description: '將此租用戶移轉到其他安裝環境，或保留一份資料複本。',
  sealed: {
    title: '加密匯出',
    description: '包含所有內容，並以密碼片語加密。可以匯入空的租用戶。',
    passphrase: '密碼片語',
    help: '至少 {{count}} 個字元。沒有密碼片語，任何人都無法開啟檔案。',
    again: '再次輸入密碼片語',
    short: '請至少輸入 {{count}} 個字元。',
    different: '兩次輸入的密碼片語不一致。',
    action: '匯出（含機密資訊）',
    done: '匯出檔案已儲存。請將檔案和密碼片語存放在不同的地方。其他超級管理員會收到電子郵件通知。',
  },
  unsealed: {
    title: '資料匯出',
    description: '可供閱讀和處理的 JSON Lines。無法匯入。',
    text: '包含設定、使用者、組織和角色，不含機密資訊、密碼雜湊和第二驗證要素。',
    action: '匯出（不含機密資訊）',
  },
  signInAgain: {
    title: '重新登入以繼續',
    text: '您上次登入已超過 10 分鐘。登入後會回到此頁面。',
    action: '重新登入',
  },
};
