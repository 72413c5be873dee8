import type { Terms } from './concepts.ts';

/** The console's terms in Japanese. */
export const terms: Terms = {
  'access token': ['アクセストークン'],
  administrator: ['管理者'],
  'API resource': ['API リソース'],
  application: ['アプリケーション'],
  'audit log': ['監査ログ'],
  connector: ['コネクター'],
  'custom domain': ['カスタムドメイン'],
  invitation: ['招待'],
  invoice: ['請求書'],
  member: ['メンバー'],
  organization: ['組織'],
  passkey: ['パスキー'],
  permission: ['権限'],
  plan: ['プラン'],
  'redirect URI': ['リダイレクト URI'],
  role: ['ロール'],
  session: ['セッション'],
  'signing key': ['署名キー'],
  tenant: ['テナント'],
  webhook: ['Webhook'],
};
