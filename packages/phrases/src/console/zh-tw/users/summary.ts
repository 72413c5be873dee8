/** The summary on the page of a user, in traditional Chinese. */
export const usersSummary = {
  title: '帳號',
  facts: {
    email: '電子郵件地址',
    phone: '電話號碼',
    username: '使用者名稱',
    lastSignIn: '上次登入',
    lastFailure: '上次失敗',
    factors: '第二驗證要素',
    created: '建立時間',
  },
  noFailure: '無',
  noFactors: '無',
  activity: '最近活動',
  noActivity: '尚無活動。',
  all: '所有記錄',
};
