import type { SignInTexts } from '../en.ts';

/** The page of a connection link, on which a customer's administrator connects their identity provider. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'ID プロバイダーの接続',
  'connection_link.text': '{organization} のユーザーは、この ID プロバイダーでサインインするようになります。',
  'connection_link.review':
    '承認を依頼し、管理者が承認するまで、何も変更されません。リンクは {date} まで使えます。',
  'connection_link.submitted.title': '承認待ち',
  'connection_link.submitted.text':
    '管理者が設定を承認する必要があります。内容を変更した場合は、もう一度承認を依頼してください。',
  'connection_link.rejected':
    '管理者が設定を却下しました。理由を問い合わせてから、もう一度設定を入力してください。',
  'connection_link.service.title': '1. ID プロバイダーへのアプリケーションの追加',
  'connection_link.service.text':
    'これらの値を ID プロバイダーに入力してください。接続の種類は {type} です。',
  'connection_link.service.redirectUri': 'リダイレクト URI',
  'connection_link.service.entityId': 'エンティティ ID（オーディエンス）',
  'connection_link.service.assertionConsumerServiceUrl': 'Assertion Consumer Service（ACS）URL',
  'connection_link.settings.title': '2. アプリケーションの設定の入力',
  'connection_link.settings.saml':
    'メタデータ URL またはメタデータを入力してください。どちらもない場合は、ほかの項目を入力してください。',
  'connection_link.settings.issuer': '発行者',
  'connection_link.settings.clientId': 'クライアント ID',
  'connection_link.settings.clientSecret': 'クライアントシークレット',
  'connection_link.settings.metadataUrl': 'メタデータ URL',
  'connection_link.settings.metadata': 'メタデータ（XML）',
  'connection_link.settings.entityId': 'エンティティ ID',
  'connection_link.settings.signInEndpoint': 'サインイン URL',
  'connection_link.settings.x509Certificate': '署名証明書（PEM）',
  'connection_link.settings.issuer_help': 'URL のうち、/.well-known/openid-configuration より前の部分です。',
  'connection_link.settings.kept': '保存済みです。別の値を入力しない限り、そのまま使われます。',
  'connection_link.settings.save': '保存してテスト',
  'connection_link.settings.found':
    '保存しました。ID プロバイダーから応答がありました。ユーザーのサインイン先: {url}',
  'connection_link.domains.title': '3. メールアドレスのドメインの確認',
  'connection_link.domains.text':
    'これらのドメインのメールアドレスを持つユーザーは、お使いの ID プロバイダーでサインインするようになります。DNS プロバイダーで各ドメインの TXT レコードを作成してから、確認してください。',
  'connection_link.domains.label': 'ドメイン',
  'connection_link.domains.add': 'ドメインを追加',
  'connection_link.domains.record_name': 'TXT レコードの名前',
  'connection_link.domains.record_value': '値',
  'connection_link.domains.verify': '確認',
  'connection_link.domains.verified': '確認済み',
  'connection_link.domains.remove': '削除',
  'connection_link.submit.title': '4. 承認の依頼',
  'connection_link.submit.text': '管理者は、シークレットを除く変更内容を確認し、承認または却下します。',
  'connection_link.submit.action': '承認を依頼',
  'connection_link.submit.again': 'もう一度承認を依頼',
  'connection_link.ended.confirmed.title': 'ID プロバイダーが接続されました',
  'connection_link.ended.confirmed.text': '管理者が設定を承認しました。このページは閉じてかまいません。',
  'connection_link.ended.expired.title': 'このリンクは期限切れです',
  'connection_link.ended.expired.text': 'リンクを送った管理者に、新しいリンクを依頼してください。',
  'connection_link.ended.submitted.title': '承認待ち',
  'connection_link.ended.submitted.text': 'リンクは期限切れですが、管理者は引き続き設定を承認できます。',
  'connection_link.ended.revoked.title': 'このリンクは取り消されました',
  'connection_link.ended.revoked.text': 'リンクを送った管理者に、新しいリンクを依頼してください。',
  'connection_link.ended.invalid.title': 'このリンクは使えません',
  'connection_link.ended.invalid.text': '受け取ったリンク全体を開くか、新しいリンクを依頼してください。',
  'connection_link.ended.failed.title': 'ページを読み込めませんでした',
  'connection_link.ended.failed.text': '接続を確認してから、ページを再読み込みしてください。',
  'connection_link.ended.limited.title': '試行回数が多すぎます',
  'connection_link.ended.limited.text': '10 分待ってから、ページを再読み込みしてください。',
  'connection_link.error.connection_link.ended':
    'このリンクはもう使えません。ページを再読み込みしてください。',
  'connection_link.error.connection_link.domain_exists': 'このドメインはすでにリストにあります。',
  'connection_link.error.connection_link.too_many_domains':
    'ドメインが 20 個あります。先に 1 つ削除してください。',
  'connection_link.error.connection_link.domain_not_verified':
    'レコードがまだ見つかりません。DNS の変更が反映されるまで 1 時間ほどかかることがあります。名前と値を確認して、もう一度お試しください。',
  'connection_link.error.connection_link.incomplete':
    '先に、すべての設定を保存し、ドメインを 1 つ確認してください。',
  'connection_link.error.single_sign_on.forbidden_domains':
    'このドメインのメールアドレスは誰でも取得できます。会社のドメインを入力してください。',
  'connection_link.error.request.rate_limited': '試行回数が多すぎます。{when}にもう一度お試しください。',
  'connection_link.error.connector.general':
    '設定は保存されましたが、ID プロバイダーに接続できませんでした。URL を確認してください。',
  'connection_link.error.connector.invalid_config':
    '設定は保存されましたが、ID プロバイダーの情報と一致しません。URL と発行者を確認してください。',
  'connection_link.error.connector.invalid_response':
    '設定は保存されましたが、ID プロバイダーからの応答ではありません。URL を確認してください。',
  'connection_link.error.setting': 'この値を確認してください。',
  'connection_link.error.secret': '発行者が変わったため、シークレットをもう一度入力してください。',
  'connection_link.error.domain': 'example.com のようにドメインを入力してください。',
};
