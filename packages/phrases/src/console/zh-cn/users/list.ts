/** Filters and bulk actions of the list of users, in simplified Chinese. */
export const usersList = {
  noFactor: '无',
  filters: {
    state: '状态',
    role: '角色',
    roleSearch: '名称、描述或 ID',
    organization: '组织',
    organizationSearch: '名称、描述或 ID',
    lastSignIn: '上次登录',
    times: {
      day: '过去 24 小时',
      week: '过去 7 天',
      month: '过去 30 天',
      notMonth: '30 多天前',
      notQuarter: '90 多天前',
      never: '从未',
    },
    factor: '第二验证因素',
    connector: '连接器',
  },
  bulk: {
    suspendTitle_other: '要停用 {{count}} 个用户吗？',
    undoTitle_other: '要重新启用 {{count}} 个用户吗？',
    suspendConfirm: '停用用户',
    undoConfirm: '重新启用用户',
    assignTitle_other: '为 {{count}} 个用户分配角色',
    assignDescription: '用户从下一个令牌起获得这些角色的权限。',
    deleteTitle_other: '要删除 {{count}} 个用户吗？',
    deleteText: '账户将被永久删除。审计日志条目会保留。',
    deleteConfirm: '删除用户',
    deleteTyped_other: '删除 {{count}} 个用户',
  },
};
