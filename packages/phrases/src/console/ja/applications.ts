import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in Japanese. */
export const applications: Translation<'applications'> = {
  title: 'アプリケーション',
  description: 'ユーザーがサインインするアプリケーションと、M2M クライアント。',
  search: '名前、説明、ID',
  lists: {
    mine: '自社アプリケーション',
    thirdParty: 'サードパーティアプリケーション',
    registration: 'クライアント登録',
  },
  columns: { name: 'アプリケーション', type: '種類', id: 'ID', createdAt: '作成日時' },
  types: {
    SPA: 'シングルページアプリ',
    Traditional: 'Web アプリ',
    Native: 'ネイティブアプリ',
    MachineToMachine: 'マシン間（M2M）',
    Protected: '保護されたアプリ',
    SAML: 'SAML アプリ',
  },
  typeHelp: {
    SPA: 'ブラウザーで動作し、シークレットを持ちません。',
    Traditional: 'サーバーでページを生成し、シークレットを持ちます。',
    Native: 'デバイスにインストールされ、シークレットを持ちません。',
    MachineToMachine: 'ユーザーを介さず、自身として API を呼び出します。',
    Protected: '自身のサインイン機能を持たず、前段のリバースプロキシがユーザーをサインインさせます。',
    SAML: 'SAML 2.0 に対応したサービスプロバイダーです。',
  },
  name: '名前',
  descriptionLabel: '説明',
  thirdParty: 'サードパーティアプリケーション',
  thirdPartyHelp:
    '他社が運営するアプリケーション。データを渡す前にユーザーの同意が必要です。最初は {{scopes}} を要求でき、「権限」タブで追加できます。後から変更することはできません。',
  thirdPartyBadge: 'サードパーティ',
  adminBadge: '管理アクセス',
  builtIn: 'これは組み込みのアプリケーションです。URL はサーバーの設定に従います。',
  empty: {
    title: 'アプリケーションはまだありません',
    text: 'フレームワークを選ぶと、アプリケーション用のコード付きガイドが表示されます。',
  },
  emptyThirdParty: {
    title: 'サードパーティアプリケーションはまだありません',
    text: 'ユーザーが同意のうえで、他社のアプリケーションにサインインできるようにします。',
  },
  create: {
    action: 'アプリケーションを作成',
    title: 'アプリケーションの作成',
    description: 'フレームワークを選んでください。次に、コード付きのガイドが表示されます。',
    search: 'フレームワーク、言語、ライブラリ',
    named: '{{name}} でアプリケーションを作成',
    device: '{{name}} 用のアプリケーションを作成',
    nameHelp: '同意ページでユーザーに、またコンソールで管理者に表示されます。',
    namePlaceholder: 'オンラインストア',
  },
  tabs: {
    settings: '設定',
    branding: 'ブランディング',
    access: 'アクセス',
    permissions: '権限',
    roles: 'ロール',
    logs: 'ログ',
    organizations: '組織',
  },
  access,
  ...settings,
  roles: {
    search: '名前、説明、ID',
    columns: { name: 'ロール', description: '説明' },
    empty: {
      title: 'ロールはまだありません',
      text: 'ロールがない場合、アプリケーションに API の権限はありません。',
    },
    assign: 'ロールを割り当てる',
    assignTitle: '{{name}} へのロールの割り当て',
    assignDescription: 'アプリケーションは次のトークンからロールの権限を取得します。',
    remove: '割り当てを解除',
    removeTitle: '{{name}} の割り当てを解除しますか？',
    removeText: 'アプリケーションは次のトークンからロールの権限を失います。',
    removeConfirm: 'ロールの割り当てを解除',
    noneTitle: 'このアプリケーションはユーザーの代理として動作します',
    noneText: '使用されるのは、サインインしたユーザーの権限です。ロールを持てるのは M2M アプリだけです。',
  },
  organizations: {
    noneTitle: 'このアプリケーションはユーザーの代理として動作します',
    noneText:
      '動作の対象は、サインインしたユーザーの組織です。組織に直接属することができるのは M2M アプリだけです。',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'リダイレクト URI が未設定',
    serviceProvider: 'エンティティ ID または ACS URL が未設定',
    signInMethod: 'サインイン方法が未設定',
  },
  today: {
    signIns_zero: '本日のサインインはありません',
    signIns_other: '本日のサインイン: {{number}} 件',
    tokens_zero: '本日のトークン発行はありません',
    tokens_other: '本日のトークン発行: {{number}} 件',
    more: {
      signIns: '本日のサインイン: {{number}} 件超',
      tokens: '本日のトークン発行: {{number}} 件超',
    },
  },
  bulk: {
    deleteTitle_other: '{{count}} 件のアプリケーションを削除しますか？',
    deleteText:
      'アプリケーションを完全に削除します。ユーザーはこれらのアプリケーションからサインアウトされます。',
    deleteConfirm: 'アプリケーションを削除',
    deleteTyped_other: '{{count}}件のアプリケーションを削除',
  },
  delete: {
    action: 'アプリケーションを削除',
    title: '{{name}} を削除しますか？',
    text: 'ユーザーはサインインできなくなり、このアプリケーションのトークンは拒否されます。元に戻すことはできません。',
    users_other: '{{count}} 人のユーザーがサインアウトされます。',
    secrets_other: '{{count}} 件のシークレットが使えなくなります。',
    roles_other: '{{count}} 件のロールの割り当てが解除されます。',
  },
  guide,
};
