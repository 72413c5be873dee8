import type { Terms } from './concepts.ts';

/** The console's terms in traditional Chinese (Hong Kong). */
export const terms: Terms = {
  'access token': ['存取權杖'],
  administrator: ['管理員'],
  'API resource': ['API 資源'],
  application: ['應用程式'],
  'audit log': ['審計記錄'],
  connector: ['連接器'],
  'custom domain': ['自訂網域'],
  invitation: ['邀請'],
  invoice: ['發票'],
  member: ['成員'],
  organization: ['機構'],
  passkey: ['通行密鑰'],
  permission: ['權限'],
  plan: ['計劃'],
  'redirect URI': ['重新導向 URI'],
  role: ['角色'],
  session: ['工作階段'],
  'signing key': ['簽署密鑰'],
  tenant: ['租戶'],
  webhook: ['Webhook'],
};
