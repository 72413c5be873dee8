import type { SignInTexts } from './en.ts';

/** The Japanese of the sign-in pages. */
export const texts: SignInTexts = {
  'sign_in.title': 'サインイン',
  'sign_in.action': 'サインイン',
  'sign_in.new_here': '初めてご利用ですか？',
  'sign_in.create_account': 'アカウントを作成',

  'register.title': 'アカウントの作成',
  'register.action': 'アカウントを作成',
  'register.have_account': 'アカウントをお持ちですか？',
  'register.sign_in': 'サインイン',
  'register.agreement': 'アカウントを作成すると、{links}に同意したことになります。',

  'setup.title': '最初の管理者の作成',
  'setup.description': 'このアカウントで Gatehouse を管理します。以後、ほかの人は登録できません。',
  'setup.code': 'セットアップコード',
  'setup.code_help': 'サーバーの起動時に表示されたものです。',

  'reset.title': '新しいパスワードの設定',
  'reset.text':
    '{min}～{max} 文字。「aaa」や「123」のような並びやご自分の名前が大半を占めるものは使えません。サインイン中のすべての場所からサインアウトします。',
  'reset.action': 'パスワードを設定',
  'reset.weak': 'このパスワードは条件を満たしていません。別のパスワードを選んでください。',
  'reset.done.title': 'パスワードを設定しました',
  'reset.done.text': '今後はこのパスワードでサインインしてください。',
  'reset.done.link': 'コンソールを開く',
  'reset.ended.title': 'このリンクは無効です',
  'reset.ended.text':
    '使用済みか、15 分が経過しました。サーバーの管理者が新しいリンクを作成できます: npm run admin -- reset NAME',

  'profile.title': 'もう少しです',
  'profile.description': '続けるには、アカウントに次の情報が必要です。',
  'profile.action': '続ける',

  'consent.title': '{application} がアカウントへのアクセスを求めています',
  'consent.as': 'サインイン中: {account}',
  'consent.intro': '{application} は次のことができるようになります:',
  'consent.allow': '許可',
  'consent.deny': '拒否',
  'consent.switch': '別のアカウントを使用',
  'consent.return': 'この後 {address} に戻ります',
  'consent.scope.openid': '本人であることの確認',
  'consent.scope.profile': '名前、ユーザー名、写真の表示',
  'consent.scope.email': 'メールアドレスの表示',
  'consent.scope.phone': '電話番号の表示',
  'consent.scope.offline_access': '不在時の接続の維持',

  'field.username': 'ユーザー名',
  'field.email': 'メールアドレス',
  'field.phone': '電話番号',
  'field.username_or_email': 'ユーザー名またはメールアドレス',
  'field.username_or_phone': 'ユーザー名または電話番号',
  'field.email_or_phone': 'メールアドレスまたは電話番号',
  'field.username_email_or_phone': 'ユーザー名、メールアドレス、または電話番号',
  'field.password': 'パスワード',
  'field.new_password': '新しいパスワード',

  'password.show': 'パスワードを表示',
  'password.hide': 'パスワードを非表示',
  'password.rules': 'パスワードの条件:',
  'password.met': '（達成）',
  'password.not_met': '（未達成）',
  'password.rule.length': '{min}～{max} 文字',
  'password.rule.types': '次のうち {min} 種類以上: 小文字、大文字、数字、記号',
  'password.rule.simple': '「aaa」や「123」のような並びやご自分の名前が大半を占めない',
  'password.rule.supported': '英語キーボードの文字、数字、記号のみ',

  'page.continue_to': '{application} に進みます',
  'page.back_to': '{application} に戻る',
  'page.terms': '利用規約',
  'page.privacy': 'プライバシー',
  'page.terms_long': '利用規約',
  'page.privacy_long': 'プライバシーポリシー',
  'page.and': '{first}と{second}',
  'page.support': 'ヘルプ',
  'page.no_script': 'このページには JavaScript が必要です。有効にしてからページを再読み込みしてください。',
  'page.working': '処理中…',
  'page.this_service': 'このサービス',

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
    'すべてのサインイン方法がオフになっています。管理者は「Sign-in experience」で変更できます。',
  'dead_end.failed.title': 'サーバーで問題が発生しました',
  'dead_end.failed.text': '何も変更されていません。しばらくしてからもう一度お試しください。',

  'error.required': 'この項目を入力してください。',
  'error.network': 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  'error.unknown': '問題が発生しました。しばらくしてからもう一度お試しください。',
  'error.invalid_username':
    '先頭は文字またはアンダースコアにし、文字、数字、アンダースコアを使ってください。',
  'error.session.invalid_credentials': 'アカウントまたはパスワードが正しくありません。',
  'error.session.verification_blocked_too_many_attempts':
    '試行回数が多すぎます。{when}にもう一度お試しください。',
  'error.session.setup_code_required': 'サーバーの起動時に表示されたコードと一致しません。',
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
};
