import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Japanese. */
export const domains: Translation<'domains'> = {
  title: 'カスタムドメイン',
  description: 'login.example.com など、独自のドメインでユーザーがサインインできるようにします。',
  columns: { domain: 'ドメイン', status: 'ステータス', detail: '次のステップ', added: '追加日時' },
  primary: 'プライマリ',
  status: {
    PendingVerification: 'DNS 待ち',
    PendingSsl: '証明書待ち',
    Active: '有効',
    Error: '利用不可',
  },
  detail: {
    PendingVerification: 'DNS レコードを作成してください',
    PendingSsl: 'DNS は確認済み。プロキシが証明書を取得します',
    Active: 'ユーザーはここでサインインできます',
    failing: 'DNS レコードがありません',
    Error: 'DNS レコードを修正してください',
  },
  full_other:
    'テナントに設定できるカスタムドメインは {{count}} 個までです。別のドメインを追加するには、先に 1 つ削除してください。',
  empty: {
    title: 'カスタムドメインはまだありません',
    text: 'ユーザーはこのサーバーの URL でサインインします。独自の URL を使うには、ドメインを追加してください。',
  },
  create: {
    action: 'ドメインを追加',
    title: 'カスタムドメインの追加',
    description: '次に、ドメインの所有を確認する DNS レコードを 2 つ作成します。',
    label: 'ドメイン',
    help: '管理しているドメインのホスト。login.example.com のように、ドットで区切られた 3 つ以上の部分が必要です。',
  },
  tabs: { dns: 'DNS', files: '検証ファイル' },
  check: '再確認',
  lastChecked: '最終確認: {{time}}',
  explain: {
    PendingVerification: {
      title: 'ドメインの DNS を管理している場所で、次のレコードを作成してください',
      text: '1 週間、数分ごとに確認されます。DNS の変更が反映されるまで数時間かかることがあります。',
    },
    PendingSsl: {
      title: 'DNS は確認済みです。ドメインへの安全な接続を待っています',
      text: 'このサーバーの前段にあるプロキシで、ドメインの証明書を取得し、リクエストを転送する必要があります。',
    },
    Error: {
      title: 'このドメインは利用できません',
      text: 'DNS レコードを修正してから、再確認してください。1 時間ごとにも確認されます。',
    },
    failing: {
      title: 'このドメインの DNS レコードが {{time}} から見つかりません',
      text: 'ドメインはまだ使用できます。レコードが見つからない状態が 1 日続くと、元に戻るまで使用できなくなります。',
    },
  },
  problem: '前回の確認結果: {{problem}}',
  records: {
    title: 'DNS レコード',
    description: 'ドメインを使用している間は、両方のレコードを残してください。',
    type: 'タイプ',
    name: '名前',
    value: '値',
    state: '検出',
    unchecked: '未確認',
    met: '正しい',
    missing: '見つかりません',
    apex: 'CNAME レコードの代わりに、{{target}} の IP アドレスを指定した A レコードと AAAA レコードも使用できます。',
  },
  addresses: {
    title: 'URL',
    description: 'ユーザーがこのドメインでサインインするアプリケーションで使用します。',
    issuer: '発行者',
    discovery: 'ディスカバリーエンドポイント',
    providers:
      'ソーシャルとエンタープライズのプロバイダーにも、このドメインのコールバック URL が必要です。Management API と Account API は、この発行者のトークンを受け付けます。',
  },
  makePrimary: {
    action: 'プライマリにする',
    title: '{{domain}} をプライマリドメインにしますか？',
    text: '管理者が送る招待やメッセージのリンクで使用されます。アプリケーションが使用する URL は変わりません。',
  },
  noPrimary: {
    action: 'プライマリとして使用しない',
    title: 'リンクに再びサーバーの URL を使用しますか？',
    text: '送信済みのリンクは、{{domain}} が有効な間は引き続き使えます。',
  },
  delete: {
    action: 'ドメインを削除',
    title: '{{domain}} を削除しますか？',
    text: 'すぐに使用できなくなります。このドメインでサインインしたユーザーはもう一度サインインする必要があり、この発行者を使用するアプリケーションは動作しなくなります。',
    users_other:
      'このドメインのパスキーしか持たないユーザーが {{count}} 人います。そのパスキーは使えなくなります: {{names}}',
    more: '{{names}} ほか',
  },
  files: {
    title: '検証ファイル',
    description: 'Apple、Google、検索エンジンなど、ほかのサービスがドメインで確認するファイル。',
    path: 'パス',
    pathHelp: 'ルートにある拡張子付きのファイル、または /.well-known/ 以下のパス。',
    type: 'タイプ',
    types: { 'text/plain': 'テキスト', 'application/json': 'JSON' },
    content: '内容',
    add: 'ファイルを追加',
    remove: 'ファイル {{number}} を削除',
    file: 'ファイル {{number}}',
    none: 'ファイルはありません',
  },
};
