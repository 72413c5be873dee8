import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in Japanese. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: '最初のテナントの作成',
    text: 'テナントごとに、独自のユーザー、アプリケーション、サインインページがあります。まず開発用を作成し、後から本番用を作成してください。',
    create: 'テナントを作成',
  },
  invitations: {
    title: 'テナントの選択',
    text: '次のテナントに招待されています。参加するか、自分のテナントを作成してください。',
    from: '招待者: {{name}}',
    join: '参加',
    create: '新しいテナントを作成',
  },
  suspended: {
    title: '{{name}} は停止されています',
    users:
      'ユーザーはこのテナントのアプリケーションにサインインできません。アカウントとセッションは残っており、データは失われません。',
    administrators:
      '停止が解除されるまで、設定を変更できません。誤りと思われる場合は、お問い合わせください。',
    contact: 'お問い合わせ',
    pay: '未払いの請求書をお支払いのうえ、停止の解除についてお問い合わせください。',
    others: 'ほかのテナント',
  },
  create_modal: {
    title: 'テナントの作成',
    description: 'テナントごとに、独自のユーザーと独自のホストがあります。',
    name: '名前',
    namePlaceholder: 'マイプロジェクト',
    region: 'リージョン',
    purpose: '使用目的',
    submit: 'テナントを作成',
    tenant_created: 'テナントを作成しました。',
    invitation_failed: '招待を送信できませんでした。同僚は後から招待できます。',
  },
  tags: { development: '開発', production: '本番' },
  tagHelp: {
    development: '無料のテスト用。実際のユーザーには使用しないでください。',
    production: '実際のユーザー用。次にプランを選択します。',
  },
  production: {
    title: '本番用のテナントはまだありません',
    text: '開発用テナントはテストのためのものです。実際のユーザーがサインインする前に、本番用テナントを作成してください。',
    create: '本番用テナントを作成',
  },
  migration: {
    title: '使用目的: {{tag}}',
    development:
      'このテナントは開発とテスト用になりました。実際のユーザーには、別のテナントを作成してください。',
    production: 'このテナントは本番用になり、実際のユーザーが利用できます。',
    paid: '有料プランは継続されます。',
    gotIt: 'OK',
  },
  regions: { EU: 'ヨーロッパ', US: '米国西部', AU: 'オーストラリア' },
  roles: { admin: '全権管理者', collaborator: 'コラボレーター', viewer: '閲覧者' },
  accept: {
    title: '{{tenant}} に参加',
    invited: 'このテナントの管理者として招待されています。ロールは{{role}}です。',
    invitedBy: '{{inviter}} さんから、このテナントの管理者として招待されています。ロールは{{role}}です。',
    account: '{{account}} として参加します。',
    join: '参加',
    later: '今はしない',
    home: 'スタートページへ移動',
    open: '{{tenant}} を開く',
    other: {
      title: 'この招待は別のアカウント宛てです',
      text: '{{account}} としてサインインしていますが、招待されたメールアドレスではありません。参加するには、招待されたアドレスでサインインしてください。',
      switch: 'アカウントを切り替える',
    },
    unknown: {
      title: '招待が見つかりません',
      text: 'リンクが完全かどうか確認してください。招待またはテナントが削除された可能性があります。',
    },
    accepted: {
      title: 'この招待はすでに承諾されています',
      text: '招待は一度だけ使えます。ご自身で承諾した場合は、{{tenant}} を開けます。',
    },
    revoked: {
      title: 'この招待は取り消されました',
      text: '{{tenant}} の管理者に、新しい招待を依頼してください。',
    },
    expired: {
      title: 'この招待は期限切れです',
      text: '{{tenant}} の管理者に、新しい招待を依頼してください。',
    },
  },
  switcher: {
    label: 'テナントを切り替える',
    current: 'テナント: {{name}}',
    invited: 'テナント: {{name}}。招待があります。',
    tenants: 'テナント',
    invitations: '招待',
    join: '{{name}} に参加',
    create: 'テナントを作成',
  },
};
