import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Japanese. */
export const onboarding: Translation<'onboarding'> = {
  step: 'ステップ {{step}} / {{total}}',
  next: '次へ',
  create: '作成',
  finish: '完了',
  welcome: {
    title: 'Gatehouse へようこそ',
    text: '開発中のプロダクトについて、いくつか質問にお答えください。どの質問もスキップできます。',
    project: '何のためのプロジェクトですか？',
    projects: { personal: '個人', company: '会社' },
    companyName: '会社名',
    stage: 'プロダクトはどの段階にありますか？',
    stages: {
      'new-product': '新しいプロダクト',
      'existing-product': '既存のプロダクト',
      'target-enterprise-ready': 'エンタープライズ対応を準備中',
    },
    additionalFeatures: '重視することは何ですか？',
    features: {
      'customize-ui-and-flow': '独自のサインインページとステップ',
      compliance: 'コンプライアンス',
      'export-user-data': 'ユーザーデータのエクスポート',
      'budget-control': 'コスト管理',
      'bring-own-auth': '既存の認証の利用',
      others: 'その他',
    },
    allowReports: 'コンソールの利用状況を報告する',
    reportsHelp:
      '開いたページと最初に行った操作が、このサービスの運営者に報告されます。ID とメールアドレスはハッシュ化されます。プロフィールで変更できます。',
  },
  tenant: {
    title: '最初のテナントの作成',
    text: 'テナントごとに、独自のユーザー、アプリケーション、サインインページがあります。このテナントは開発用で、無料です。',
    name: '名前',
    namePlaceholder: 'マイプロジェクト',
    region: 'リージョン',
    collaborators: 'コラボレーター',
    collaboratorsHelp:
      '招待が送信されます。メールアドレスを追加するには、Space キーまたは Enter キーを押してください。',
  },
  look: {
    title: 'サインインページのデザイン',
    text: '後からすべて変更できます。',
    inspire: 'デザインを提案',
    logo: 'ロゴ',
    color: 'ブランドカラー',
    identifier: 'ユーザーのサインイン方法',
    identifiers: { email: 'メールアドレス', username: 'ユーザー名' },
    methods: '認証',
    methodNames: { password: 'パスワード', verificationCode: '確認コード' },
    social: 'ソーシャルサインイン',
    demo: 'デモ',
    later: '後で利用可能',
  },
};
