import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Japanese. */
export const signingKeys: Translation<'signingKeys'> = {
  title: '署名キー',
  tabs: { 'private-keys': 'トークンキー', 'cookie-keys': 'Cookie キー' },
  descriptions: {
    'private-keys': 'アクセストークンと ID トークンの署名用。API は公開キーセットで検証します。',
    'cookie-keys': 'セッションとサインインページの Cookie に署名します。読み取るのはこのサーバーだけです。',
  },
  columns: {
    id: 'キー ID',
    status: '状態',
    meaning: '用途',
    algorithm: 'アルゴリズム',
    created: '作成日時',
  },
  status: { Next: '次', Current: '現在', Previous: '以前' },
  meaning: {
    next: '{{time}} から署名します。',
    current: '新しいトークンに署名します。',
    previous: '以前のトークンを検証します。',
    stillUsed: '{{time}} までトークンを検証します。',
    unused: '不要です。このキーのトークンは期限切れです。',
    cookies: 'Cookie に署名します。',
    oldCookies: 'ローテーション後にまだアクセスのないブラウザーの Cookie を検証します。',
  },
  rotate: {
    action: 'キーをローテーション',
    title: 'トークンキーのローテーション',
    description:
      '新しいキーでトークンに署名します。現在のキーは、署名済みのトークンを検証するために残ります。',
    algorithm: 'アルゴリズム',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: '小さくて高速。主なライブラリはすべて検証できます。',
      RSA: 'RS256 だけを検証する API やゲートウェイ向け。',
    },
    when: '署名の開始',
    later: '猶予期間の後',
    laterHelp: 'キーセットをキャッシュする API は、署名が始まる前にキーを取得します。',
    replaces: '待機中のキーを置き換えます。',
    now: 'すぐに',
    nowHelp:
      '漏えいした可能性のあるキーの場合に使用します。キーセットをキャッシュしている API は、再び読み込むまで新しいトークンを拒否します。',
    notNow: '別のキーが待機中のため、使用できません。',
    grace: '猶予期間',
    graceHelp: '1 分～31 日。API がキーセットをキャッシュする時間より長くしてください。',
    breaksTitle: '一部のトークンが使えなくなります',
    breaksNow:
      '以前のキーはすぐに削除されます。そのキーで署名され、{{time}} まで有効なトークンを、API は拒否します。',
    breaksLater:
      '以前のキーは、新しいキーで署名が始まると削除されます。そのキーで署名され、{{time}} まで有効なトークンを、API は拒否します。',
  },
  rotateCookies: {
    action: 'Cookie キーをローテーション',
    title: 'Cookie キーをローテーションしますか？',
    text: 'すぐに新しいキーで Cookie に署名します。現在のキーは残るため、ユーザーはサインアウトされません。',
    signedOut:
      '以前のキーは削除されます。前回のローテーション以降にアクセスしていないユーザーはサインアウトされ、そのブラウザーは既知のブラウザーとして扱われなくなります。',
  },
  delete: {
    action: 'キーを削除',
    title: 'このキーを削除しますか？',
    unused: 'このキーで署名されたトークンは期限切れのため、影響はありません。',
    mayBeUsed: 'このキーで署名された有効なトークンは、すぐに使えなくなります。',
    stillUsed:
      'このキーで署名されたトークンには、{{time}} まで有効なものがあります。これらはすぐに使えなくなります。',
    oldCookie: '前回のローテーション以降にブラウザーでアクセスしていないユーザーは、サインアウトされます。',
    currentCookie:
      '前回のローテーション以降にサインインしたユーザーはサインアウトされ、途中のサインインは最初からやり直しになります。署名には再び以前のキーを使用します。',
  },
};
