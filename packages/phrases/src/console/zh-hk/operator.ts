import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in traditional Chinese (Hong Kong). */
export const operator: Translation<'operator'> = {
  title: '所有租戶',
  description: '每個租戶的計劃，以及本月的活躍用戶和權杖。營運者看不到租戶的資料。',
  search: '按名稱或 ID 搜尋',
  columns: {
    tenant: '租戶',
    id: 'ID',
    region: '區域',
    plan: '計劃',
    users: '活躍用戶',
    tokens: '權杖',
    members: '成員',
    state: '狀態',
    createdAt: '建立時間',
  },
  plans: {
    free: '免費版',
    hobby: '業餘版',
    pro: '專業版',
    enterprise: '企業版',
    'grandfathered-pro': '專業版（舊）',
    dev: '開發版',
    admin: '管理版',
  },
  states: { active: '正常', suspended: '已停用', suspendedFor: '已停用：{{reason}}' },
  empty: { title: '暫無租戶', text: '由他人建立的租戶會在此顯示。' },
  suspend: {
    action: '停用',
    title: '要停用 {{name}} 嗎？',
    text: '您解除停用之前，用戶無法登入此租戶，租戶中的任何內容也無法更改。資料不會遺失。',
    reason: '原因',
    reasonHelp: '向營運者顯示，並記錄在租戶的審計記錄中。',
    confirm: '停用租戶',
  },
  unsuspend: {
    action: '解除停用',
    title: '要解除對 {{name}} 的停用嗎？',
    text: '之前的工作階段和權杖會重新生效。',
  },
  plan: {
    action: '更改計劃',
    title: '更改 {{name}} 的計劃',
    text: '租戶會立即獲得此計劃，無需付款。',
    save: '更改計劃',
  },
};
