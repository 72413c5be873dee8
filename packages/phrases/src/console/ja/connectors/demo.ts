/** Demo connectors: their notice in the list, and the result page of the preview’s connector, in Japanese. */
export const connectorsDemo = {
  badge: 'デモ',
  notice: {
    title: 'デモコネクターはお試し用です',
    text: 'すべてのテナントで共有する資格情報を使用します。実際のユーザーがサインインする前に、独自の資格情報でコネクターを追加してください。追加すると、同じプロバイダーのデモコネクターが置き換えられます。',
  },
  title: 'デモコネクターでのサインイン',
  text: 'プロバイダーは応答しましたが、デモコネクターではサインインできません。独自の資格情報でコネクターを設定してください。',
};
