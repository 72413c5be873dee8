import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Japanese. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'このテナントの名前と環境。',
  general: {
    title: '全般',
    description: 'リージョンと環境は後から変更できません。',
    id: 'テナント ID',
    name: '名前',
    nameHelp: '管理者にのみ表示されます。',
    region: 'リージョン',
    tag: '環境',
    created: '作成日時',
  },
  delete: {
    title: 'テナントの削除',
    description: 'ユーザーはすぐにサインインできなくなります。',
    action: 'テナントを削除',
    confirmTitle: '{{name}} を削除しますか？',
    confirmText:
      'このテナントのユーザー、アプリケーション、設定がすべて削除されます。復元できるのはこのサービスの運営者だけで、期間は 7 日間です。',
    host: '{{host}} でのサインインと API は停止します。',
    members_other: 'ほかの管理者 {{count}} 人がアクセスできなくなります。',
    blockedTitle: 'このテナントはまだ削除できません',
    blockedText: '先に次の項目を解決してください:',
    blockers: {
      paid_plan: '有料プランを利用しています。Free プランに切り替えてください。',
      inactive_subscription: 'サブスクリプションが無効です。支払い方法を更新してください。',
      open_invoice: '未払いの請求書があります。支払ってください。',
    },
  },
};
