/** The tab Settings of an application, in Japanese. */
export const settings = {
  general: { title: '全般', text: 'ユーザーと管理者がアプリケーションを識別するための情報。' },
  endpoints: {
    title: 'エンドポイント',
    text: 'クライアントライブラリ用のエンドポイント。通常はディスカバリーエンドポイントだけで十分です。',
    applicationId: 'アプリケーション ID',
    discovery: 'ディスカバリー',
    endpoint: 'エンドポイント',
    issuer: '発行者',
    authorization: '認可',
    token: 'トークン',
    userinfo: 'Userinfo',
    jwks: '公開キー（JWKS）',
    endSession: 'サインアウト',
    device: 'デバイス認可',
    more: 'すべてのエンドポイントを表示',
  },
  deviceFlow: {
    title: 'デバイスフロー',
    text: 'テレビやコマンドラインなど、ブラウザーのないデバイス向け。デバイスにコードが表示され、ユーザーは携帯電話やパソコンで入力します。',
    address: '確認 URL',
    onlyWay: 'このアプリケーションへのサインインには、デバイスフローだけを使用します。',
    unused:
      'このアプリケーションはデバイスフローを使用しません。デバイスフローはアプリケーションの作成時に選択し、後から変更することはできません。',
    create: 'デバイスフロー用のアプリケーションを作成',
  },
  protected: {
    title: '保護',
    text: 'アプリケーションの前段にあるリバースプロキシの設定。プロキシの構成に追加する方法はガイドに記載されています。',
    banner:
      'Gatehouse はリクエストを転送しません。リバースプロキシが {{host}} で応答し、ユーザーをサインインさせ、その情報をアプリケーションに渡します。',
    subDomain: 'サブドメイン',
    subDomainHelp:
      'ユーザーは {{domain}} のこのサブドメインでアプリケーションを開きます。後から変更することはできません。',
    host: 'ホスト',
    hostHelp: 'プロキシを指す DNS レコードを作成してください。',
    origin: 'オリジン',
    originHelp: 'プロキシの転送先のスキーム、ホスト、ポート。接続はプロキシからのみ許可してください。',
    sessionDuration: 'セッションの有効期間',
    sessionDurationHelp: 'プロキシでユーザーのサインイン状態が続く期間。',
    pageRules: '保護するパス',
    pageRulesHelp: 'サインインを必須にするパスの正規表現。空の場合は、すべてのパスが対象です。',
    uriElsewhere: 'アプリケーションのホスト https://{{host}} の URL を入力してください。',
  },
  protectedDomain: {
    title: 'カスタムドメイン',
    text: 'アプリケーションの追加ドメイン。このドメインにもプロキシが応答します。',
    none: 'カスタムドメインはありません。',
    add: 'ドメインを追加',
    addText:
      'CNAME レコードで {{host}} を指すようにし、プロキシの構成に追加してください。ドメインのリダイレクト URI は自動で追加されます。',
    domain: 'ドメイン',
    status: 'ステータス',
    states: {
      PendingVerification: 'DNS 待ち',
      PendingSsl: 'プロキシ待ち',
      Active: '有効',
      Error: 'DNS レコードがありません',
    },
    record: 'CNAME レコード',
    check: '再確認',
    delete: 'ドメインを削除',
    deleteOf: '{{domain}} を削除',
    deleteTitle: '{{domain}} を削除しますか？',
    deleteText:
      'ドメインのリダイレクト URI が削除されるため、ユーザーは {{domain}} でアプリケーションにサインインできなくなります。',
  },
  secrets: {
    title: 'シークレット',
    text: 'アプリケーションを認証します。複数を同時に有効にできるため、停止せずにローテーションできます。',
    create: 'シークレットを作成',
    createText: 'すぐに有効になります。',
    name: '名前',
    namePlaceholder: 'production',
    expiryHelp: 'この日を過ぎると、シークレットは使えなくなります。',
    never: '無期限',
    created: '作成:',
    expires: '有効期限:',
    expired: '期限切れ',
    empty: 'シークレットはありません。アプリケーションは認証できません。',
    made: 'シークレットを作成しました',
    madeText:
      'アプリケーションにコピーしてください。後から再び表示できますが、表示するたびに監査ログに記録されます。',
    done: '完了',
    delete: 'シークレットを削除',
    deleteOf: 'シークレット {{name}} を削除',
    deleteTitle: '{{name}} を削除しますか？',
    deleteText: 'このシークレットを使用するリクエストは、すぐに拒否されます。',
    deleteLastText:
      'シークレットはこれ 1 つだけです。別のシークレットを作成するまで、アプリケーションは認証できません。',
  },
  authentication: {
    title: 'クライアント認証',
    text: 'アプリケーションがトークンを要求する際の認証方法。',
    method: '方法',
    methods: {
      client_secret: 'クライアントシークレット',
      private_key_jwt: '秘密キー（private_key_jwt）',
    },
    methodHelp: {
      client_secret: 'アプリケーションがシークレットのいずれかを送信します。',
      private_key_jwt:
        'アプリケーションが有効期間の短いアサーションに署名します。ここに保存されるのは公開キーだけです。シークレットによる認証は拒否されます。',
    },
    keys: '公開キー（JWKS）',
    keysHelp:
      '最大 10 個の公開キーを含む JSON Web Key Set。EC（P-256、P-384）、2048 ビット以上の RSA、または Ed25519 を使用できます。新しいキーを追加してから、古いキーを削除してください。',
  },
  protections: {
    title: '追加の保護',
    text: 'サインインとトークンの保護を強化する標準仕様。クライアントライブラリの対応が必要です。',
    options: { off: 'オフ', allowed: '許可', required: '必須' },
    pushedRequests: 'プッシュ認可リクエスト（PAR）',
    pushedRequestsHelp:
      'アプリケーションがサインインのパラメーターを先にサーバーへ送信するため（RFC 9126）、ブラウザーで変更されることがありません。',
    signedRequests: '署名付きリクエスト（JAR）',
    signedRequestsHelp:
      'アプリケーションがサインインのパラメーターに自身の秘密キーで署名します（RFC 9101）。',
    boundTokens: 'キーにバインドされたトークン（DPoP）',
    boundTokensHelp:
      'アクセストークンはアプリケーションのキーにバインドされ（RFC 9449）、ほかからは使用できません。シークレットを持たないアプリケーションのリフレッシュトークンも同様です。',
    stepUp: 'ステップアップ認証',
    stepUpHelp:
      'アプリケーションは必要なときに第 2 要素を要求でき（acr_values、RFC 9470）、トークンにはユーザーのサインイン方法が示されます（acr）。',
  },
  redirects: {
    title: 'リダイレクト',
    text: 'ユーザーのリダイレクト先にできる URL。完全に一致する必要があります。',
    redirectUris: 'リダイレクト URI',
    none: 'リダイレクト URI はありません。ユーザーはまだブラウザーでこのアプリケーションにサインインできません。',
    postLogoutRedirectUris: 'サインアウト後のリダイレクト URI',
    unencrypted: '暗号化されていません。localhost 以外では https を使用してください。',
    formPost: 'form_post を許可',
    formPostHelp:
      'アプリケーションは response_mode=form_post を要求できます。その場合、コードは URL ではなく POST の本文でリダイレクト URI に送信されます。',
  },
  uriProblems: {
    machine: 'ユーザーは M2M アプリケーションにサインインできません。',
    wildcard: 'ワイルドカードは使用できません。URI を個別に指定してください。',
    malformed: '空白、フラグメント、資格情報を含まない完全な URI を入力してください。',
    web: 'https:// または http:// で始めてください。',
    native: 'https://、http://、または com.example.app:// のようにドットを含むスキームで始めてください。',
    nativeHost:
      'http:// は localhost と 127.0.0.1 でのみ使用し、ほかのホストでは https:// を使用してください。',
    duplicate: 'この URI はすでにリストにあります。',
  },
  cors: {
    title: 'クロスオリジンリクエスト（CORS）',
    text: 'ブラウザーからサービスを呼び出せるオリジン。',
    label: '許可するオリジン',
    help: 'リダイレクト URI のオリジンは常に許可されます。',
    problem: 'https://app.example.com のように、スキーム、ホスト、ポートだけを入力してください。',
  },
  backchannel: {
    title: 'バックチャネルログアウト',
    text: 'このアプリケーションへのサインインに使われたセッションが終了したとき、サーバーに通知します。',
    uri: 'バックチャネルログアウト URI',
    uriHelp:
      'ユーザーのサインアウト、管理者によるセッションの終了、ユーザーの停止または削除の際に、署名付きのログアウトトークンを受け取ります。',
    session: 'セッション ID（sid）を必須にする',
    sessionHelp:
      'ID トークンとログアウトトークンに sid を追加し、該当するセッションだけを終了できるようにします。',
  },
  tokens: {
    title: 'トークン',
    text: 'このアプリケーションでユーザーのサインイン状態が続く期間。',
    idTokenTtl: 'ID トークンの有効期間',
    idTokenTtlHelp: '空の場合は 1 時間。',
    refreshTokenTtl: 'リフレッシュトークンの有効期間',
    refreshTokenTtlHelp: '1～90 日。空の場合は 14 日。期間が過ぎると、ユーザーはもう一度サインインします。',
    rotate: 'リフレッシュトークンをローテーション',
    rotateHelp:
      'リフレッシュトークンは有効期間の 70% を過ぎると置き換えられます。置き換え済みのトークンが再び使われると、アクセスは取り消されます。',
    rotatePublicHelp:
      'リフレッシュトークンは使用するたびに置き換えられます。置き換え済みのトークンが再び使われると、アクセスは取り消されます。',
    always: '常にリフレッシュトークンを発行',
    alwaysHelp: 'アプリケーションが offline_access を要求しない場合も発行します。',
  },
  exchange: {
    title: 'トークン交換',
    text: 'サポート、エージェント、スクリプトなどのために、アプリケーションがユーザーとして動作できるようにします（RFC 8693）。',
    allow: 'トークン交換を許可',
    allowHelp:
      'サブジェクトトークン、ほかの自社アプリケーションのアクセストークン、個人用アクセストークンを交換できます。必要なアプリケーションでのみオンにしてください。',
    thirdParty: 'サードパーティアプリケーションはトークンを交換できません。',
  },
  customData: {
    title: 'カスタムデータ',
    text: 'アプリケーションとともに保存される JSON。ユーザーには表示されません。',
    label: 'カスタムデータ',
  },
};
