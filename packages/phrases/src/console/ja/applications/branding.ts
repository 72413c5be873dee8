/** The tab Branding of an application, in Japanese. */
export const branding = {
  name: {
    title: '名前',
    text: 'サインイン時と同意ページでユーザーに表示されます。',
    label: '表示名',
    help: '既定値は {{name}} です。',
  },
  terms: {
    title: '規約とプライバシー',
    text: 'サインイン設定のリンクの代わりに使用します。',
    textThirdParty:
      '同意ページに表示されます。サインイン時にユーザーが同意するのは、サインイン設定の規約です。',
    termsOfUseUrl: '利用規約',
    privacyPolicyUrl: 'プライバシーポリシー',
  },
};
