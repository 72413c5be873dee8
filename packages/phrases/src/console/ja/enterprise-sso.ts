import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in Japanese. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'エンタープライズ SSO',
  description: '企業のユーザーが、その企業の ID プロバイダーでサインインできるようにします。',
  columns: { name: '名前', kind: 'プロバイダー', domains: 'メールドメイン', status: 'ステータス' },
  status: { ready: '有効', noDomain: 'ドメインなし', noSettings: '設定なし' },
  empty: {
    title: 'エンタープライズ SSO コネクターはまだありません',
    text: '企業ごとに 1 つ作成してください。その企業のドメインのメールアドレスを持つユーザーは、ここではパスワードを使わず、企業の ID プロバイダーでサインインします。',
  },
  off: {
    text: 'サインイン設定でエンタープライズ SSO がオフになっているため、これらのコネクターは使用されません。',
    action: '設定へ移動',
  },
  create: {
    action: 'SSO コネクターを作成',
    title: 'SSO コネクターの作成',
    description: '設定とドメインを追加するまで無効です。',
    kind: 'ID プロバイダー',
    name: '名前',
    nameHelp: '管理者に表示されます。表示名がない場合は、ユーザーにも表示されます。',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: '接続',
    experience: '表示',
    'connection-links': '接続リンク',
    'idp-initiated-auth': 'IdP 起点のサインイン',
  },
  addresses: {
    title: 'ID プロバイダーの設定',
    description: 'これらの値を ID プロバイダーに入力してください。',
    names: {
      redirectUri: 'リダイレクト URI',
      assertionConsumerServiceUrl: 'Assertion Consumer Service（ACS）URL',
      entityId: 'エンティティ ID とメタデータ URL',
    },
  },
  settings: { title: '設定', description: '企業の ID プロバイダーの値。' },
  lookUp: {
    title: '構成の確認',
    description: '上記の設定でプロバイダーの構成を読み取ります。保存していない設定も使用されます。',
    action: 'テスト',
    found: 'プロバイダーの応答:',
    failed: '予期しない応答',
    unreachable: 'プロバイダーに接続できません',
    wrongSettings: '未テスト: 先に上記の設定を修正してください。',
    advice: {
      general: 'URL を確認するか、数分後にもう一度お試しください。',
      invalid_config: '設定が不足しているか、無効です。',
      invalid_certificate: 'プロバイダーの証明書を信頼できません。',
      invalid_response: 'この種類の ID プロバイダーからの応答ではありません。URL を確認してください。',
      authorization_failed: 'プロバイダーがアクセスを拒否しました。URL を確認してください。',
    },
  },
  links: connectionLinks,
  people: {
    title: 'ドメイン',
    description: 'この ID プロバイダーでサインインするユーザー。',
    domains: 'メールドメイン',
    domainsHelp:
      'これらのドメインのメールアドレスを持つユーザーは、この ID プロバイダーでのみサインインできます。1 行に 1 つずつ入力してください。',
    problems: {
      invalid: 'example.com のようにドメインを入力してください。',
      public: '企業のドメインではなく、誰でも利用できるメールサービスです。',
      twice: 'このドメインはすでにリストにあります。',
    },
  },
  look: {
    title: '外観',
    description: 'サインインページでのコネクターの表示。',
    displayName: '表示名',
    logo: 'ロゴ',
    darkLogo: 'ダークモードのロゴ',
  },
  profile: {
    title: 'プロフィールの同期',
    description: 'ID プロバイダーからコピーされるデータ。',
    sync: 'サインインごとにプロフィールを同期',
    syncHelp:
      'サインインごとに名前とアバターをコピーします。オフの場合は、アカウントの作成時にのみコピーします。',
  },
  internal: {
    title: 'コンソール',
    description: '管理者に表示されます。表示名がない場合は、ユーザーにも表示されます。',
  },
  idpInitiated: {
    off: {
      title: 'IdP 起点のサインインはオフです',
      text: 'IdP 起点のサインインは拒否されます。許可すると、いずれかのアプリケーションへのサインインが開始され、そのアプリケーションがプロバイダーに認証を要求します。',
      action: 'IdP 起点のサインインを許可',
    },
    title: 'IdP 起点のサインイン',
    description: 'ユーザーが ID プロバイダーから開始したときの移動先。',
    application: 'アプリケーション',
    choose: 'アプリケーションを選択',
    search: '名前または ID でアプリケーションを検索',
    more: 'アプリケーションをさらに読み込む',
    autoSend: 'アプリケーションの認可リクエストを送信',
    autoSendHelp:
      'シークレットを持つ Web アプリでのみ使用できます。オフの場合は、アプリケーションのページがサインインを開始します。',
    redirectUri: 'リダイレクト URI',
    firstRedirectUri: 'アプリケーションの最初のリダイレクト URI',
    parameters: '追加のパラメーター',
    parametersHelp: 'リクエストに追加されます。"scopes" と "resources" はリスト、ほかは文字列です。',
    callbackUri: 'サインイン URL',
    callbackUriHelp:
      'パラメーター ssoConnectorId 付きで呼び出されます。ページは、direct_sign_in=sso: の後にこの ID を付けてサインインを開始します。',
    turnOff: {
      title: 'オフにする',
      text: 'IdP 起点のサインインは再び拒否されます。',
      action: 'IdP 起点のサインインをオフにする',
      question: 'IdP 起点のサインインをオフにしますか？',
    },
  },
  delete: {
    action: 'SSO コネクターを削除',
    title: '{{name}} を削除しますか？',
    text: '設定とシークレットが削除されます。元に戻すことはできません。',
    users_other:
      '{{count}} 人のユーザーがこのコネクターでサインインしています。すべての場所からサインアウトされ、別のサインイン方法が必要になります。アカウントは残ります。',
    domain: '{{domain}} のメールアドレスを持つユーザーは、このコネクターでサインインしなくなります。',
  },
};
