import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in traditional Chinese. */
export const operator: Translation<'operator'> = {
  title: '所有租用戶',
  description: '每個租用戶的方案，以及本月的活躍使用者數和權杖數。營運者看不到租用戶的資料。',
  search: '依名稱或 ID 搜尋',
  columns: {
    tenant: '租用戶',
    id: 'ID',
    region: '區域',
    plan: '方案',
    users: '活躍使用者',
    tokens: '權杖',
    members: '成員',
    state: '狀態',
    createdAt: '建立時間',
  },
  plans: {
    free: '免費版',
    hobby: '愛好者版',
    pro: '專業版',
    enterprise: '企業版',
    'grandfathered-pro': '專業版（舊）',
    dev: '開發版',
    admin: '管理版',
  },
  states: { active: '啟用中', suspended: '已停用', suspendedFor: '已停用：{{reason}}' },
  empty: { title: '尚無租用戶', text: '使用者建立的租用戶會顯示在這裡。' },
  suspend: {
    action: '停用',
    title: '要停用 {{name}} 嗎？',
    text: '在您解除停用之前，使用者無法登入此租用戶，租用戶中的任何內容也無法變更。資料不會遺失。',
    reason: '原因',
    reasonHelp: '對營運者顯示，也會寫入該租用戶的稽核記錄。',
    confirm: '停用租用戶',
  },
  unsuspend: {
    action: '解除停用',
    title: '要解除 {{name}} 的停用嗎？',
    text: '之前的工作階段和權杖會恢復有效。',
  },
  plan: {
    action: '變更方案',
    title: '變更 {{name}} 的方案',
    text: '租用戶會立即改用該方案，無需付款。',
    save: '變更方案',
  },
};
