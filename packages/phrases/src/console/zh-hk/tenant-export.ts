import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in traditional Chinese (Hong Kong). */
export const tenantExport: Translation<'tenantExport'> = {
  title: '匯出',
  description: '將此租戶遷移至其他安裝環境，或保留一份資料副本。',
  sealed: {
    title: '加密匯出',
    description: '包含全部內容，並以密碼短語加密。可以匯入空白的租戶。',
    passphrase: '密碼短語',
    help: '至少 {{count}} 個字元。沒有密碼短語，任何人都無法開啟檔案。',
    again: '再次輸入密碼短語',
    short: '請至少輸入 {{count}} 個字元。',
    different: '兩次輸入的密碼短語不相同。',
    action: '匯出（包括機密資料）',
    done: '匯出檔案已儲存。請將檔案和密碼短語存放在不同地方。其他超級管理員會收到電郵通知。',
  },
  unsealed: {
    title: '資料匯出',
    description: '可供閱讀和處理的 JSON Lines。不能匯入。',
    text: '設定、用戶、機構和角色，不包括機密資料、密碼雜湊和第二重驗證。',
    action: '匯出（不包括機密資料）',
  },
  signInAgain: {
    title: '重新登入以繼續',
    text: '您上次登入已超過 10 分鐘。登入後會返回此頁面。',
    action: '重新登入',
  },
};
