import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'このサインインは終了しました',
  'dead_end.unknown_session.text':
    '完了したか、時間がかかりすぎたか、別のブラウザーで開始されたものです。アプリケーションに戻り、そこからサインインしてください。',
  'dead_end.suspended.title': 'このアカウントは停止されています',
  'dead_end.suspended.text': '再開できるのは管理者だけです。{application} の担当者にお問い合わせください。',
  'dead_end.registration_closed.title': '登録は受け付けていません',
  'dead_end.registration_closed.text': '新しいアカウントは管理者が作成します。',
  'dead_end.reset_password.title': 'ここではまだパスワードを再設定できません',
  'dead_end.reset_password.text':
    '管理者に新しいパスワードを依頼するか、覚えている場合はサインインしてください。',
  'dead_end.single_sign_on.title': 'シングルサインオンは利用できません',
  'dead_end.single_sign_on.text':
    '企業向けサインインは設定されていません。別の方法でサインインしてください。',
  'dead_end.no_method.title': 'サインインの方法がありません',
  'dead_end.no_method.text':
    'すべてのサインイン方法がオフになっています。管理者は「サインイン設定」で変更できます。',
  'dead_end.link_used.title': 'このリンクは使用済みです',
  'dead_end.link_used.text':
    'リンクは一度だけ使えます。新しいリンクを送ってもらうか、別の方法でサインインしてください。',
  'dead_end.link_expired.title': 'このリンクは期限切れです',
  'dead_end.link_expired.text': '新しいリンクを送ってもらうか、別の方法でサインインしてください。',
  'dead_end.link_invalid.title': 'このリンクは使えません',
  'dead_end.link_invalid.text':
    'リンクが途中で切れているか、取り消されたか、別の人あてのものかもしれません。新しいリンクを送ってもらうか、別の方法でサインインしてください。',
  'dead_end.invitation_accepted.title': 'この招待はすでに承諾されています',
  'dead_end.invitation_accepted.text': '承諾したアカウントでアプリケーションにサインインしてください。',
  'dead_end.invitation_expired.title': 'この招待は期限切れです',
  'dead_end.invitation_expired.text': '招待した人に新しい招待を依頼してください。',
  'dead_end.invitation_invalid.title': 'このリンクは使えません',
  'dead_end.invitation_invalid.text':
    'リンクが不完全か、新しいリンクに置き換えられています。最新のメールのリンクを開くか、新しい招待を依頼してください。',
  'dead_end.invitation_revoked.title': 'この招待は無効になりました',
  'dead_end.invitation_revoked.text':
    '辞退されたか、取り消されました。招待した人に新しい招待を依頼してください。',
  'dead_end.setup_link.title': 'セットアップリンクを開いてください',
  'dead_end.setup_link.text':
    'このインストールにはまだ管理者がいません。サーバーの起動時に、起動したターミナルまたはログに一度だけ使えるリンクが表示されました。そのリンクをこのブラウザーで開いてください。',
  'dead_end.setup_invalid.title': 'このセットアップリンクは使えません',
  'dead_end.setup_invalid.text':
    'リンクが不完全か、別のインストールで表示されたものです。このサーバーが表示したリンク全体をコピーしてください。',
  'dead_end.setup_used.title': 'このセットアップリンクは使用済みです',
  'dead_end.setup_used.text':
    '最初の管理者はすでに作成されています。そのアカウントでコンソールにサインインしてください。',
  'dead_end.failed.title': 'サーバーで問題が発生しました',
  'dead_end.failed.text': '何も変更されていません。しばらくしてからもう一度お試しください。',
  'dead_end.not_found.title': 'ページが見つかりません',
  'dead_end.not_found.text': 'このアドレスには何もありません。入力に間違いがないか確認してください。',
  'dead_end.tenant_suspended.title': '現在サインインできません',
  'dead_end.tenant_suspended.text': 'アプリケーションのサポートにお問い合わせください。',
  'dead_end.unavailable.title': 'このサービスは現在ご利用いただけません',
  'dead_end.unavailable.text': '現在、問題が発生しています。少し待ってからもう一度お試しください。',
  'dead_end.unavailable.action': 'もう一度試す',

  'sign_out.title': 'サインアウトしますか？',
  'sign_out.text': 'このブラウザーで、このサービスからサインアウトします。',
  'sign_out.action': 'サインアウト',
  'signed_out.title': 'サインアウトしました',
  'signed_out.text': 'このページは閉じてかまいません。',
  'dead_end.request.title': 'サインインを続行できません',
  'dead_end.request.text':
    'アプリケーションから、応答できない要求が送信されました。アプリケーションに戻ってもう一度試すか、下に書かれている内容を担当者にお知らせください。',
  'dead_end.redirect.text':
    '{application} が、登録されていないアドレスへの移動を求めました。アドレスが正しい場合、担当者がリダイレクト URI に追加できます。',

  'error.required': '「{field}」を入力してください。',
  'error.network': 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  'error.unknown': '問題が発生しました。しばらくしてからもう一度お試しください。',
  'error.invalid_username':
    '先頭は文字またはアンダースコアにし、文字、数字、アンダースコアを使ってください。',
  'error.user.username_too_short': '{min}文字以上にしてください。',
  'error.user.username_too_long': '{max}文字以内にしてください。',
  'error.user.username_uppercase_not_allowed': '大文字は使えません。',
  'error.user.username_lowercase_not_allowed': '小文字は使えません。',
  'error.user.username_numbers_not_allowed': '数字は使えません。',
  'error.user.username_underscore_not_allowed': 'アンダースコアは使えません。',
  'error.user.username_separators_misplaced': 'ドットとハイフンは、ほかの文字の間に1つずつ使ってください。',
  'error.wrong_kind': 'ここでは次の方法でサインインします: {name}。',
  'error.session.invalid_credentials': 'アカウントまたはパスワードが正しくありません。',
  'error.session.verification_blocked_too_many_attempts':
    '試行回数が多すぎます。{when}にもう一度お試しください。',
  'error.session.captcha_required':
    'このページを再読み込みしてください。人による操作であることを確認する必要があります。',
  'error.session.captcha_failed': '人による操作であることを確認できませんでした。もう一度お試しください。',
  'error.user.suspended': 'このアカウントは停止されています。このサービスの担当者にお問い合わせください。',
  'error.user.username_already_in_use': 'このユーザー名は使われています。別のユーザー名を選んでください。',
  'error.user.sign_in_method_not_enabled': 'ここではこの方法でサインインできません。',
  'error.user.sign_up_method_not_enabled': 'ここではこの方法で登録できません。',
  'error.auth.forbidden': 'ここではこの機能はオフになっています。',
  'error.request.rate_limited':
    'お使いのネットワークからの試行回数が多すぎます。数分待ってからもう一度お試しください。',
  'error.request.busy': 'サーバーが混み合っています。少し待ってからもう一度お試しください。',
  'error.password_rejected.too_short': '短すぎます。最小の長さは {min} です。',
  'error.password_rejected.too_long': '長すぎます。最大の長さは {max} です。',
  'error.password_rejected.unsupported_characters': '英語キーボードの文字、数字、記号を使ってください。',
  'error.password_rejected.character_types':
    '小文字、大文字、数字、記号のうち {min} 種類以上を組み合わせてください。',
  'error.password_rejected.pwned':
    'このパスワードは漏えいしたデータに含まれています。別のパスワードを選んでください。',
  'error.password_rejected.restricted.repetition': '同じ文字の繰り返しが多すぎます。',
  'error.password_rejected.restricted.sequence': '「123」や「abc」のような並びが多すぎます。',
  'error.password_rejected.restricted.words': 'ここで使えない言葉が多くを占めています。',
  'error.password_rejected.restricted.user_info': 'ご自分の名前やアドレスが多くを占めています。',
  'error.verification_code.not_found':
    'このコードは使用済みか、置き換えられています。新しいコードを送信してください。',
  'error.verification_code.code_mismatch': '送信されたコードと一致しません。',
  'error.verification_code.expired': 'このコードは期限が切れています。新しいコードを送信してください。',
  'error.verification_code.exceed_max_try': 'コードの誤りが多すぎます。新しいコードを送信してください。',
  'error.request.message_rate_limited': 'メッセージが多すぎます。{when}にもう一度お試しください。',
  'error.session.google_one_tap.unverified_email':
    'このメールアドレスは Google で確認されていません。別の方法を選んでください。',
  'error.session.email_blocklist.email_not_allowed': 'このメールアドレスはここでは使えません。',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'アドレスの + から @ までの部分を除いてください。',
  'error.user.email_already_in_use': 'このメールアドレスのアカウントはすでにあります。',
  'error.user.phone_already_in_use': 'この電話番号のアカウントはすでにあります。',
  'error.user.same_password': 'これは以前のパスワードです。別のパスワードを選んでください。',
  'error.session.mfa.invalid_totp_code': 'コードが正しくないか、使用済みです。',
  'error.session.mfa.invalid_backup_code': 'バックアップコードではないか、使用済みです。',
  'error.session.mfa.webauthn_verification_failed':
    '確認できませんでした。もう一度試すか、別の方法を選んでください。',
  'error.session.verification_session_not_found': '時間がかかりすぎました。最初からやり直してください。',
  'error.sso_not_found': 'このメールアドレスには会社のサインインが設定されていません。',
  'error.single_sign_on.email_not_of_domain':
    '会社のドメインのメールアドレスであることを、会社側で確認できませんでした。会社の IT 部門にお問い合わせください。',
  'error.invalid_email': 'name@example.com のようなメールアドレスを入力してください。',
  'error.invalid_phone': '国番号を付けて電話番号を入力してください。',
  'error.not_sent': 'メッセージを送信できませんでした。しばらくしてからもう一度お試しください。',
};
