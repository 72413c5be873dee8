import type { Terms } from './concepts.ts';

/** The console's terms in simplified Chinese. */
export const terms: Terms = {
  'access token': ['访问令牌'],
  administrator: ['管理员'],
  'API resource': ['API 资源'],
  application: ['应用'],
  'audit log': ['审计日志'],
  connector: ['连接器'],
  'custom domain': ['自定义域名'],
  invitation: ['邀请'],
  invoice: ['账单'],
  member: ['成员'],
  organization: ['组织'],
  passkey: ['通行密钥'],
  permission: ['权限'],
  plan: ['套餐'],
  'redirect URI': ['重定向 URI'],
  role: ['角色'],
  session: ['会话'],
  'signing key': ['签名密钥'],
  tenant: ['租户'],
  webhook: ['Webhook'],
};
