import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Japanese. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'カスタム JWT',
  description:
    'アクセストークンへのクレームの追加やサインイン時の処理を行うスクリプトと、ID トークンのクレーム。',
  types: {
    'access-token': {
      title: 'ユーザーのアクセストークン',
      text: 'サインイン時、更新時、組織用の発行時に、ユーザーのアクセストークンにスクリプトでクレームを追加します。',
    },
    'client-credentials': {
      title: 'M2M トークン',
      text: 'M2M アプリケーションのアクセストークンに、スクリプトでクレームを追加します。',
    },
  },
  state: {
    none: 'スクリプトなし',
    blocking: 'スクリプトは有効です。失敗した場合、トークンは発行されません。',
    lenient: 'スクリプトは有効です。失敗した場合、そのクレームなしでトークンが発行されます。',
  },
  actions: {
    'post-first-factor': {
      title: '間違ったパスワードの入力後',
      text: '間違ったパスワードを、スクリプトが別のシステムで確認します。そこで正しければ、そのパスワードでユーザーが作成または更新されるため、ユーザーはサインインすると移行されます。',
      script:
        'パスワードが正しい場合、runAction は { action, user, passwordVerified: true } を返します。action は、不明なユーザーには createUser、それ以外には updateUser です。何も返さないか失敗した場合、サインインは拒否されます。',
    },
    'post-sign-in': {
      title: 'サインインの完了時',
      text: 'すべての確認ステップの後にスクリプトが実行されます。ユーザーの更新やサインインの拒否ができます。',
      script:
        'runAction は、ユーザーを変更する場合は { action: "updateUser", user } を返し、それ以外は何も返しません。api.denyAccess はサインインを拒否します。実行時間は最長 3 秒です。',
    },
    state: { on: '有効', off: '無効。スクリプトは残ります。' },
    enabled: { label: '有効', help: 'オフの場合、スクリプトは残りますが実行されません。' },
    passwords: {
      title: 'このスクリプトは平文のパスワードを受け取ります',
      text: 'パスワードは、確認を行うシステムにのみ HTTPS で送信してください。ここではログに記録されません。',
    },
    policy: {
      label: 'スクリプトが失敗した場合',
      block: { label: 'サインインを拒否', help: 'ユーザーはもう一度試せます。' },
      allow: {
        label: 'スクリプトなしで続行',
        help: 'エラーは監査ログに記録されます。api.denyAccess を呼び出したスクリプトは、この場合もサインインを拒否します。',
      },
    },
    test: 'エディターのスクリプトをサンプルイベントで実行します。ユーザーは変更されず、何も保存されません。',
    event: 'サンプルイベント',
    result: '結果',
    none: {
      title: 'スクリプトは何も返しませんでした',
      'post-first-factor': 'サインインは拒否されます。',
      'post-sign-in': 'サインインは続行されます。',
    },
  },
  create: 'スクリプトを作成',
  edit: 'スクリプトを編集',
  delete: {
    action: 'スクリプトを削除',
    title: '「{{title}}」のスクリプトを削除しますか？',
    ofAction: 'サインインはスクリプトなしで続行されます。すべてのバージョンと変数が削除されます。',
    text: '新しいトークンにはクレームが含まれなくなるため、それを必要とする API はトークンを拒否します。すべてのバージョンと変数が削除されます。',
  },
  script: {
    title: 'スクリプト',
    text: 'getCustomJwtClaims がクレームを返します。非同期にすることができ、fetch を 5 回まで呼び出せます。実行時間は最長 3 秒です。',
    label: 'スクリプト',
    help: '利用できるデータを表示するには、Ctrl+Space を押してください。',
    syntaxError: '構文エラー',
  },
  block: {
    label: 'スクリプトが失敗した場合はトークンを発行しない',
    help: 'オフの場合は、スクリプトのクレームなしでトークンが発行され、エラーが監査ログに記録されます。',
  },
  variables: {
    label: '環境変数',
    help: 'スクリプトのシークレット用。値は暗号化して保存され、再び読み取ることはできません。',
    name: '名前',
    value: '{{name}} の値',
    add: '変数を追加',
    remove: '{{name}} を削除',
  },
  samples: { token: 'サンプルトークン', context: 'サンプルコンテキスト' },
  run: {
    title: 'テスト',
    text: 'エディターのスクリプトをサンプルデータで実行します。トークンは発行されず、何も保存されません。',
    action: '実行',
    token: 'トークンのクレーム',
    console: 'コンソール',
    ignored: 'スクリプトでは設定できないクレーム',
    denied: 'スクリプトがアクセスを拒否しました',
    failed: 'スクリプトが失敗しました',
    failedAt: 'スクリプトが {{line}} 行目で失敗しました',
    limited: '実行が停止されました',
    limits: {
      time: '3 秒を超えました。',
      memory: 'メモリの使用量が多すぎました。',
      queue: '実行待ちのスクリプトが多すぎます。しばらくしてからもう一度お試しください。',
    },
    time: '{{milliseconds}} ミリ秒で完了',
  },
  versions: {
    title: 'バージョン',
    text: 'スクリプトの保存済みの全バージョン。復元するとエディターに読み込まれ、保存すると有効になります。',
    version: 'バージョン {{version}}',
    compare: '比較',
    restore: '復元',
    same: 'このバージョンがエディターに表示されています。',
    difference: '復元した場合の変更',
  },
  idToken: {
    title: 'ID トークンのクレーム',
    text: 'ID トークンに含める任意のクレーム。',
    edit: 'クレームを選択',
    label: 'クレーム',
    help: 'アプリケーションがクレームのスコープを要求した場合にのみ、ID トークンに含まれます。userinfo エンドポイントはすべてのクレームを返します。',
    claims: {
      custom_data: 'ユーザーのカスタムデータ。スコープ: custom_data',
      identities: 'リンクされたソーシャルアカウント。スコープ: identities',
      sso_identities: 'エンタープライズ SSO のアカウント。スコープ: identities',
      roles: 'ユーザーのロールの名前。スコープ: roles',
      organizations: 'ユーザーの組織の ID。スコープ: urn:logto:scope:organizations',
      organization_data: '組織の ID と名前。スコープ: urn:logto:scope:organizations',
      organization_roles: '組織でのロール。スコープ: urn:logto:scope:organization_roles',
    },
  },
};
