/** Filters and bulk actions of the list of users, in Japanese. */
export const usersList = {
  noFactor: 'なし',
  filters: {
    state: 'ステータス',
    role: 'ロール',
    roleSearch: '名前、説明、ID',
    organization: '組織',
    organizationSearch: '名前、説明、ID',
    lastSignIn: '最終サインイン',
    times: {
      day: '過去 24 時間',
      week: '過去 7 日間',
      month: '過去 30 日間',
      notMonth: '30 日より前',
      notQuarter: '90 日より前',
      never: 'なし',
    },
    factor: '第 2 要素',
    connector: 'コネクター',
  },
  bulk: {
    suspendTitle_other: '{{count}} 人のユーザーを停止しますか？',
    undoTitle_other: '{{count}} 人のユーザーの停止を解除しますか？',
    suspendConfirm: 'ユーザーを停止',
    undoConfirm: 'ユーザーの停止を解除',
    assignTitle_other: '{{count}} 人のユーザーへのロールの割り当て',
    assignDescription: 'ユーザーは次のトークンからロールの権限を取得します。',
    deleteTitle_other: '{{count}} 人のユーザーを削除しますか？',
    deleteText: 'アカウントを完全に削除します。監査ログのエントリは残ります。',
    deleteConfirm: 'ユーザーを削除',
    deleteTyped_other: '{{count}}人のユーザーを削除',
  },
};
