/** The guide of an application, in Japanese. */
export const guide = {
  action: 'ガイド',
  title: '{{name}} の接続',
  description: '{{name}} の ID と URL を使った、そのまま動作するコード。',
  done: '完了',
  tool: 'ツール',
  thirdParty:
    'これはサードパーティアプリケーションのため、ユーザーの同意が必要です。要求できるのは {{scopes}} です。ほかのスコープは、許可するまで invalid_scope で拒否されます。',
  toPermissions: '権限を変更',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: '以下のコードでは、アプリケーションのシークレットがプレースホルダーになっています。',
  secretShown: '以下のコードにはシークレットが含まれています。公開しないでください。',
  showSecret: 'シークレットを表示',
  hideSecret: 'シークレットを非表示',
  redirectUri: 'リダイレクト URI',
  afterSignOut: 'サインアウト後のリダイレクト URI',
  saveAddresses: 'リダイレクト URI を保存',
  saveAndFinish: 'リダイレクト URI を保存して完了',
  addressesSaved: '保存済み',
  addressesUnsaved: '推奨値（未保存）',
  resource: '呼び出す API',
  roles_other: '{{count}} 件のロール',
  noRoles: 'ロールはまだありません',
  toRoles: 'ロールを割り当てる',
  noApi: 'API リソースはまだありません',
  toApis: 'API リソースを作成',
  firstUse: {
    signIn: {
      title: 'サインインのテスト',
      text: 'アプリケーションにサインインしてください。結果がここに表示されます。',
      waiting: '最初のサインインを待っています…',
      done: 'サインインは正常に動作しています',
    },
    token: {
      title: 'トークン要求のテスト',
      text: 'コードを実行してください。結果がここに表示されます。',
      waiting: '最初のトークンを待っています…',
      done: 'トークンは正常に発行されています',
    },
    failed: '直近の試行が失敗しました: {{reason}}',
    entry: 'ログエントリを表示',
  },
  steps: {
    create: { title: 'プロジェクトの作成', text: '既存のプロジェクトも使用できます。' },
    install: { title: 'インストール', text: 'クライアントライブラリをインストールします。' },
    redirects: {
      title: 'リダイレクト URI の設定',
      text: 'サインインとサインアウトの後のリダイレクト先です。ほかの URI は拒否されます。',
    },
    configure: { title: '構成', text: 'コードにはアプリケーションの ID と URL が含まれています。' },
    callback: { title: 'コールバックの処理', text: 'リダイレクト URI で呼び出される処理です。' },
    platform: {
      title: 'URI スキームの登録',
      text: 'リダイレクト URI により、ブラウザーではなくアプリが開きます。',
    },
    signIn: { title: 'サインインとサインアウト', text: 'サインインしたユーザーを表示します。' },
    deviceBegin: {
      title: 'コードの要求',
      text: 'デバイスがアプリケーション ID を使って要求します。シークレットは不要です。',
    },
    deviceShow: {
      title: 'URL とコードの表示',
      text: 'コードの期限が切れるまで大きな文字で表示し、verification_uri_complete は QR コードで表示します。ユーザーは携帯電話やパソコンで URL を開き、コードを照合し、サインインしてアクセスを許可します。',
    },
    devicePoll: {
      title: 'トークンの待機',
      text: 'デバイスコードを使って 5 秒ごとにポーリングします。authorization_pending: もう一度ポーリングします。slow_down: リクエストの間隔をさらに 5 秒延ばします。expired_token: 最初からやり直します。access_denied: ユーザーがアクセスを拒否しました。成功の応答にはトークンが含まれます。',
    },
    deviceRun: {
      title: '動作確認',
      text: 'このスクリプトはすべてのステップを実行します。URL とコードを表示して待機し、サインインしたユーザーを出力します。',
    },
    roles: {
      title: 'ロールの割り当て',
      text: 'トークンには、要求した権限のうちアプリケーションのロールが持つものが含まれます。ロール #internal:admin は Management API の権限を持ちます。',
    },
    token: {
      title: 'トークンの取得',
      text: 'アプリケーションの ID とシークレットを使い、1 つの API について取得します。',
    },
    callApi: {
      title: 'API の呼び出し',
      text: 'Authorization ヘッダーでトークンを送信します。Management API はユーザー一覧の先頭を返します。独自の API の場合は、その URL を使用してください。',
    },
    ownApi: {
      title: '独自の API の呼び出し',
      text: 'サインイン時に API とその権限を要求します。トークンには、そのうちユーザーのロールが持つものが含まれます。API がない場合は、このステップを省略してください。',
    },
    protectedHost: {
      title: 'ホストをプロキシに向ける',
      text: 'DNS レコードを作成し、証明書を取得します。アプリケーションへの接続は、プロキシからのみ許可してください。',
    },
    protectedProxy: {
      title: 'サインインの構成',
      text: '構成には、ID、URL、アプリケーションの設定が含まれます。変更があった場合は、もう一度コピーしてください。',
    },
    protectedServer: {
      title: 'Web サーバーの構成',
      text: 'リクエストを転送する前にサインインを要求し、ユーザーを X-Forwarded-User でアプリケーションに渡します。',
    },
    protectedRun: { title: '動作確認', text: 'プロキシを起動し、ブラウザーでホストを開きます。' },
    runMachine: { title: '動作確認', text: 'API の応答が出力されます。' },
    run: { title: '動作確認', text: 'アプリケーションを起動してサインインします。' },
  },
};
