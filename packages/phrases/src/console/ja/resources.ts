import type { Translation } from '../translated.ts';

/** API resources, in Japanese. */
export const resources: Translation<'resources'> = {
  title: 'API リソース',
  description: 'アプリケーションが呼び出す API と、その権限。',
  search: '名前、識別子、ID',
  columns: { name: 'API', indicator: '識別子', lifetime: 'トークンの有効期間' },
  builtIn: '組み込み',
  default: '既定',
  name: '名前',
  indicator: 'API 識別子',
  lifetime: 'アクセストークンの有効期間',
  lifetimeHelp:
    'この API のアクセストークンは、この時間が過ぎると期限切れになります。それより前に失効させることはできません。',
  empty: {
    title: 'API リソースはまだありません',
    text: 'API を登録すると、アプリケーションがそのアクセストークンを要求できるようになります。',
  },
  create: {
    action: 'API リソースを作成',
    title: 'API リソースの作成',
    description: 'アクセストークンのオーディエンスは、この識別子になります。',
    namePlaceholder: '注文',
    indicatorHelp: '絶対 URI。アクセス可能である必要はありません。後から変更することはできません。',
  },
  tabs: { permissions: '権限', general: '全般' },
  permissions: {
    search: '権限、説明、ID',
    columns: { name: '権限', description: '説明', createdAt: '作成日時' },
    empty: {
      title: '権限はまだありません',
      text: 'アクセストークンには、要求した権限のうちユーザーのロールが持つものが含まれます。',
    },
    create: '権限を作成',
    createTitle: '権限の作成',
    createDescription: 'read:orders のように、許可する内容を表す名前を付けてください。',
    edit: '編集',
    editTitle: '権限の編集',
    editDescription: 'API はトークン内の名前を確認します。API 側でも変更してください。',
    save: '権限を保存',
    name: '名前',
    nameHelp: '空白は使用できません。スコープは空白で区切られます。',
    descriptionLabel: '説明',
    descriptionPlaceholder: 'すべての注文を表示',
    delete: '権限を削除',
    deleteTitle: '{{name}} を削除しますか？',
    deleteText: 'すべてのロールから削除されます。既存のトークンには、期限が切れるまで残ります。',
  },
  general: {
    title: 'API',
    text: '管理者とアクセストークンが API を識別するための情報。',
    indicatorHelp: 'アクセストークンのオーディエンス。変更することはできません。',
  },
  tokens: { title: 'アクセストークン', text: 'この API のすべてのアクセストークンに適用されます。' },
  defaultApi: {
    title: '既定の API',
    text: 'リクエストで API が指定されていない場合に使用されます。',
    label: 'このテナントの既定の API',
    help: '既定にできる API は 1 つだけです。現在の既定の API は置き換えられます。',
  },
  management: 'Management API は組み込みのため、変更できません。',
  notices: {
    managementApi:
      'コンソールはこの API を使用します。この API の権限を持つロールがあれば、M2M アプリケーションも使用できます。',
  },
  delete: {
    action: 'API リソースを削除',
    title: '{{name}} を削除しますか？',
    text: 'アプリケーションはこの API のトークンを取得できなくなります。元に戻すことはできません。',
    permissions_other: '{{count}} 件の権限が削除され、すべてのロールから外されます。',
  },
  guide: {
    action: 'ガイド',
    other: 'その他のフレームワーク',
    title: 'トークンの検証: {{name}}',
    description: '{{name}} 用に発行されたアクセストークンを受け付け、ほかはすべて拒否します。',
    done: '完了',
    tool: 'ツール',
    install: 'ライブラリのインストール',
    check: '各トークンの検証',
    checkText:
      '署名、発行者、オーディエンス、種類、有効期限を確認します。確認しないと、別の API のトークンも受け付けてしまいます。',
    protect: '権限の要求',
    protectText: '有効なトークンは呼び出し元を識別し、その権限は呼び出し元ができることを示します。',
    token: 'テスト用トークンの取得',
    tokenText:
      'この権限を含むロールを持つ M2M アプリケーションを使用します。その ID とシークレットでトークンを取得します。',
  },
};
