/** Filters and bulk actions of the list of users, in traditional Chinese (Hong Kong). */
export const usersList = {
  noFactor: '無',
  filters: {
    state: '狀態',
    role: '角色',
    roleSearch: '名稱、描述或 ID',
    organization: '機構',
    organizationSearch: '名稱、描述或 ID',
    lastSignIn: '上次登入',
    times: {
      day: '過去 24 小時',
      week: '過去 7 天',
      month: '過去 30 天',
      notMonth: '超過 30 天前',
      notQuarter: '超過 90 天前',
      never: '從未',
    },
    factor: '第二重驗證',
    connector: '連接器',
  },
  bulk: {
    suspendTitle_other: '要停用 {{count}} 名用戶嗎？',
    undoTitle_other: '要重新啟用 {{count}} 名用戶嗎？',
    suspendConfirm: '停用用戶',
    undoConfirm: '重新啟用用戶',
    assignTitle_other: '為 {{count}} 名用戶指派角色',
    assignDescription: '用戶由下一個權杖起獲得這些角色的權限。',
    deleteTitle_other: '要刪除 {{count}} 名用戶嗎？',
    deleteText: '這些帳戶會被永久刪除。審計記錄項目會保留。',
    deleteConfirm: '刪除用戶',
    deleteTyped_other: '刪除 {{count}} 名用戶',
  },
};
