import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in traditional Chinese. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: '此租用戶的名稱和環境。',
  general: {
    title: '一般',
    description: '區域和環境之後無法變更。',
    id: '租用戶 ID',
    name: '名稱',
    nameHelp: '只對管理員顯示。',
    region: '區域',
    tag: '環境',
    created: '建立時間',
  },
  delete: {
    title: '刪除租用戶',
    description: '其使用者會立即無法登入。',
    action: '刪除租用戶',
    confirmTitle: '要刪除 {{name}} 嗎？',
    confirmText: '這會刪除此租用戶的所有使用者、應用程式和設定。7 天內只有此服務的營運者可以還原。',
    host: '{{host}} 的登入和 API 會停止運作。',
    members_other: '另外 {{count}} 位管理員將失去存取權。',
    blockedTitle: '此租用戶目前無法刪除',
    blockedText: '請先解決以下問題：',
    blockers: {
      paid_plan: '正在使用付費方案。請改用免費版方案。',
      inactive_subscription: '訂閱未處於有效狀態。請更新付款方式。',
      open_invoice: '有未付帳單。請付款。',
    },
  },
};
