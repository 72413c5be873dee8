import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in traditional Chinese (Hong Kong). */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: '此租戶的名稱和環境。',
  general: {
    title: '一般',
    description: '區域和環境之後無法更改。',
    id: '租戶 ID',
    name: '名稱',
    nameHelp: '只向管理員顯示。',
    region: '區域',
    tag: '環境',
    created: '建立時間',
  },
  delete: {
    title: '刪除租戶',
    description: '其用戶會立即無法登入。',
    action: '刪除租戶',
    confirmTitle: '要刪除 {{name}} 嗎？',
    confirmText: '此租戶的所有用戶、應用程式和設定都會被刪除。只有此服務的營運者可在 7 天內還原。',
    host: '{{host}} 的登入和 API 會停止運作。',
    members_other: '另外 {{count}} 名管理員會失去存取權。',
    blockedTitle: '此租戶目前無法刪除',
    blockedText: '請先解決以下問題：',
    blockers: {
      paid_plan: '正在使用收費計劃。請轉用免費版計劃。',
      inactive_subscription: '訂閱目前無效。請更新付款方式。',
      open_invoice: '有未付發票。請付款。',
    },
  },
};
