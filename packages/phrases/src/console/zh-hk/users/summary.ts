/** The summary on the page of a user, in traditional Chinese (Hong Kong). */
export const usersSummary = {
  title: '帳戶',
  facts: {
    email: '電郵地址',
    phone: '電話號碼',
    username: '用戶名稱',
    lastSignIn: '上次登入',
    lastFailure: '上次失敗',
    factors: '第二重驗證',
    created: '建立時間',
  },
  noFailure: '無',
  noFactors: '無',
  activity: '最近活動',
  noActivity: '暫無活動。',
  all: '所有記錄',
};
