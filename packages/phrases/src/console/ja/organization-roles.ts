import type { Translation } from '../translated.ts';

/** Organization roles, in Japanese. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: '組織ロール',
  description: 'ユーザーまたはアプリが組織で持つ権限のセット。すべての組織で同じロールを共有します。',
  search: '名前、説明、ID',
  name: '名前',
  descriptionLabel: '説明',
  type: '種類',
  typeFixed: '後から変更することはできません。',
  types: { User: 'ユーザー', MachineToMachine: 'マシン間（M2M）' },
  typeHelp: {
    User: '組織のメンバーに割り当てます。',
    MachineToMachine: '組織のために動作するサービスに割り当てます。',
  },
  columns: { name: 'ロール', permissions: '権限' },
  empty: {
    title: '組織ロールはまだありません',
    text: 'admin などのロールを作成し、組織での権限を選択します。',
  },
  create: {
    action: '組織ロールを作成',
    description: 'admin のように、組織での役割を表す名前を付けてください。',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'メンバーと請求を管理',
    permissions: '権限',
  },
  tabs: { permissions: '権限', general: '全般' },
  permissions: {
    search: '権限、説明、ID',
    columns: { name: '権限', resource: 'リソース' },
    organization: '組織',
    empty: {
      title: '権限はまだありません',
      text: '組織権限と、API の権限を割り当てます。',
    },
    assign: '権限を割り当てる',
    assignTitle: '{{name}} への権限の割り当て',
    assignDescription: 'このロールを持つユーザーとアプリは、次の組織トークンから権限を取得します。',
    remove: '割り当てを解除',
    removeTitle: '{{name}} の割り当てを解除しますか？',
    removeText: 'このロールを持つユーザーとアプリは、次の組織トークンから権限を失います。',
    removeConfirm: '権限の割り当てを解除',
  },
  general: { title: '組織ロール', description: '管理者がロールを識別するための情報。' },
  delete: {
    action: '組織ロールを削除',
    title: '{{name}} を削除しますか？',
    text: 'このロールを持つユーザーとアプリは、すべての組織でその権限を失います。元に戻すことはできません。',
  },
};
