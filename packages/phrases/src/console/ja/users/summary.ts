/** The summary on the page of a user, in Japanese. */
export const usersSummary = {
  title: 'アカウント',
  facts: {
    email: 'メールアドレス',
    phone: '電話番号',
    username: 'ユーザー名',
    lastSignIn: '最終サインイン',
    lastFailure: '最後の失敗',
    factors: '第 2 要素',
    created: '作成日時',
  },
  noFailure: 'なし',
  noFactors: 'なし',
  activity: '最近のアクティビティ',
  noActivity: 'アクティビティはまだありません。',
  all: 'すべてのログ',
};
