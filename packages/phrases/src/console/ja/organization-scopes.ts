import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Japanese. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: '組織権限',
  description: 'メンバーの招待など、組織内での操作の権限。組織ロールによって付与されます。',
  search: '名前、説明、ID',
  name: '名前',
  nameHelp: '空白は使用できません。トークン内の権限は空白で区切られます。',
  descriptionLabel: '説明',
  descriptionPlaceholder: '組織にメンバーを招待',
  columns: { name: '権限', description: '説明' },
  empty: {
    title: '組織権限はまだありません',
    text: 'invite:members などの権限を作成し、組織ロールに割り当てます。',
  },
  create: {
    action: '組織権限を作成',
    description: 'invite:members のように、許可する内容を表す名前を付けてください。',
  },
  edit: {
    menu: '編集',
    title: '組織権限の編集',
    description: 'アプリはトークン内の名前を確認します。アプリ側でも変更してください。',
    save: '組織権限を保存',
  },
  delete: {
    action: '組織権限を削除',
    title: '{{name}} を削除しますか？',
    text: 'すべての組織ロールから削除されます。既存のトークンには、期限が切れるまで残ります。',
  },
};
