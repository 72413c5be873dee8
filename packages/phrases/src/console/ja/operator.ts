import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Japanese. */
export const operator: Translation<'operator'> = {
  title: 'すべてのテナント',
  description:
    '各テナントのプランと、今月のアクティブユーザー数およびトークン数。運営者にはテナントのデータは表示されません。',
  search: '名前または ID で検索',
  columns: {
    tenant: 'テナント',
    id: 'ID',
    region: 'リージョン',
    plan: 'プラン',
    users: 'アクティブユーザー',
    tokens: 'トークン',
    members: 'メンバー',
    state: 'ステータス',
    createdAt: '作成日時',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro（旧）',
    dev: '開発',
    admin: '管理',
  },
  states: { active: '有効', suspended: '停止中', suspendedFor: '停止中: {{reason}}' },
  empty: { title: 'テナントはまだありません', text: '作成されたテナントがここに表示されます。' },
  suspend: {
    action: '停止',
    title: '{{name}} を停止しますか？',
    text: '停止を解除するまで、ユーザーはこのテナントにサインインできず、テナント内の変更もできません。データは失われません。',
    reason: '理由',
    reasonHelp: '運営者と、テナントの監査ログに表示されます。',
    confirm: 'テナントを停止',
  },
  unsuspend: {
    action: '停止を解除',
    title: '{{name}} の停止を解除しますか？',
    text: '以前のセッションとトークンが再び有効になります。',
  },
  plan: {
    action: 'プランを変更',
    title: '{{name}} のプランの変更',
    text: '支払いなしで、すぐにテナントに適用されます。',
    save: 'プランを変更',
  },
};
