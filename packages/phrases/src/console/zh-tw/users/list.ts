/** Filters and bulk actions of the list of users, in traditional Chinese. */
export const usersList = {
  noFactor: '無',
  filters: {
    state: '狀態',
    role: '角色',
    roleSearch: '名稱、描述或 ID',
    organization: '組織',
    organizationSearch: '名稱、描述或 ID',
    lastSignIn: '上次登入',
    times: {
      day: '過去 24 小時',
      week: '過去 7 天',
      month: '過去 30 天',
      notMonth: '30 多天前',
      notQuarter: '90 多天前',
      never: '從未',
    },
    factor: '第二驗證要素',
    connector: '連接器',
  },
  bulk: {
    suspendTitle_other: '要停用 {{count}} 位使用者嗎？',
    undoTitle_other: '要重新啟用 {{count}} 位使用者嗎？',
    suspendConfirm: '停用使用者',
    undoConfirm: '重新啟用使用者',
    assignTitle_other: '為 {{count}} 位使用者指派角色',
    assignDescription: '使用者從下一個權杖起獲得這些角色的權限。',
    deleteTitle_other: '要刪除 {{count}} 位使用者嗎？',
    deleteText: '這會永久刪除這些帳號。稽核記錄項目會保留。',
    deleteConfirm: '刪除使用者',
    deleteTyped_other: '刪除 {{count}} 位使用者',
  },
};
