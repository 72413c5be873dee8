import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in simplified Chinese. */
export const operator: Translation<'operator'> = {
  title: '所有租户',
  description: '每个租户的套餐，以及本月的活跃用户数和令牌数。运营人员看不到租户的数据。',
  search: '按名称或 ID 搜索',
  columns: {
    tenant: '租户',
    id: 'ID',
    region: '区域',
    plan: '套餐',
    users: '活跃用户',
    tokens: '令牌',
    members: '成员',
    state: '状态',
    createdAt: '创建时间',
  },
  plans: {
    free: '免费版',
    hobby: '爱好者版',
    pro: '专业版',
    enterprise: '企业版',
    'grandfathered-pro': '专业版（旧）',
    dev: '开发版',
    admin: '管理版',
  },
  states: { active: '正常', suspended: '已停用', suspendedFor: '已停用：{{reason}}' },
  empty: { title: '暂无租户', text: '用户创建的租户会显示在此处。' },
  suspend: {
    action: '停用',
    title: '要停用 {{name}} 吗？',
    text: '在您解除停用之前，用户无法登录此租户，租户中的任何内容也无法更改。数据不会丢失。',
    reason: '原因',
    reasonHelp: '显示给运营人员，并记录在该租户的审计日志中。',
    confirm: '停用租户',
  },
  unsuspend: {
    action: '解除停用',
    title: '要解除对 {{name}} 的停用吗？',
    text: '之前的会话和令牌将恢复有效。',
  },
  plan: {
    action: '更改套餐',
    title: '更改 {{name}} 的套餐',
    text: '租户立即获得该套餐，无需付款。',
    save: '更改套餐',
  },
};
