import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Japanese. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'エクスポート',
  description: 'このテナントを別の環境に移行したり、データのコピーを保管したりできます。',
  sealed: {
    title: '暗号化エクスポート',
    description: 'すべてのデータをパスフレーズで暗号化します。空のテナントにインポートできます。',
    passphrase: 'パスフレーズ',
    help: '{{count}} 文字以上。パスフレーズがなければ、誰もファイルを開けません。',
    again: 'パスフレーズ（確認）',
    short: '{{count}} 文字以上で入力してください。',
    different: 'パスフレーズが一致しません。',
    action: 'シークレットを含めてエクスポート',
    done: 'エクスポートを保存しました。ファイルとパスフレーズは別の場所に保管してください。ほかの全権管理者にメールで通知されます。',
  },
  unsealed: {
    title: 'データのエクスポート',
    description: '閲覧や加工ができる JSON Lines。インポートすることはできません。',
    text: '設定、ユーザー、組織、ロール。シークレット、パスワードハッシュ、第 2 要素は含まれません。',
    action: 'シークレットなしでエクスポート',
  },
  signInAgain: {
    title: '続けるには、もう一度サインインしてください',
    text: '前回のサインインから 10 分以上経過しています。サインイン後、このページに戻ります。',
    action: 'もう一度サインイン',
  },
};
