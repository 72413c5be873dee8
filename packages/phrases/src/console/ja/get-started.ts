import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Japanese. */
export const getStarted: Translation<'getStarted'> = {
  title: 'はじめに',
  description: 'アプリケーションのサインインを設定しましょう。',
  steps: {
    label: 'ステップ',
    demo: {
      title: 'デモを試す',
      description: 'このテナントのデモアプリケーションでサインアップし、取得されるトークンを確認します。',
      action: 'デモを開く',
    },
    application: {
      title: 'アプリケーションを作成する',
      description: 'フレームワークを選ぶと、ID が設定された動作するコードがガイドに表示されます。',
      action: 'アプリケーションを作成',
    },
    email: {
      title: 'メールを設定する',
      description: 'コード、招待、リンクはコネクターから送信されます。',
      sent: 'コード、招待、リンクは配信されます。',
      kept: 'メッセージはまだ配信されません。コード、招待、リンクは開発用受信トレイに残ります。',
      nothing: 'メッセージをまだ送信できないため、コードや招待はユーザーに届きません。',
      action: 'メールを設定',
      inbox: '受信トレイを開く',
    },
    api: {
      title: 'API を保護する',
      description: 'アプリケーションが呼び出す API と、その権限を登録します。',
      action: 'API リソースを作成',
    },
    role: {
      title: 'ロールを作成する',
      description: 'ロールは、ユーザーと M2M アプリに API の権限を付与します。',
      action: 'ロールを作成',
    },
  },
  addresses: {
    title: 'URL',
    description: 'クライアントライブラリとスクリプト用。',
    endpoint: 'エンドポイント',
    issuer: '発行者',
    discovery: 'ディスカバリー',
    management: 'Management API リソース',
    reference: 'API リファレンス',
  },
};
