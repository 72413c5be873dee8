import type { MessageTexts } from './en.ts';

/** The emails and SMS in Japanese. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'サインインのコード',
  'email.SignIn.content':
    'サインインするには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、このメッセージを無視し、コードを誰にも教えないでください。',
  'sms.SignIn': '{{code}} はサインインのコードです。',

  'email.Register.subject': 'アカウント作成のコード',
  'email.Register.content':
    'アカウントを作成するには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、このメッセージを無視してください。',
  'sms.Register': '{{code}} はアカウント作成のコードです。',

  'email.ForgotPassword.subject': '新しいパスワードを設定するコード',
  'email.ForgotPassword.content':
    '新しいパスワードを設定するには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合、パスワードは変更されません。コードを誰にも教えないでください。',
  'sms.ForgotPassword': '{{code}} は新しいパスワードを設定するコードです。',

  'email.OrganizationInvitation.subject': 'ご招待',
  'email.OrganizationInvitation.content':
    '組織への参加に招待されています。承諾するには、次のリンクを開いてください:\n\n{{link}}\n\nお心当たりがない場合は、このメッセージを無視してください。',
  'sms.OrganizationInvitation': '組織への参加に招待されています: {{link}}',

  'email.Generic.subject': '確認コード',
  'email.Generic.content':
    '確認コードは次のとおりです:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、このメッセージを無視してください。',
  'sms.Generic': '{{code}} は確認コードです。',

  'email.UserPermissionValidation.subject': '本人確認',
  'email.UserPermissionValidation.content':
    'アカウントの変更を確認するには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、コードを誰にも教えないでください。',
  'sms.UserPermissionValidation': '{{code}} はアカウントの変更を確認するコードです。',

  'email.BindNewIdentifier.subject': 'メールアドレスの確認',
  'email.BindNewIdentifier.content':
    'このアドレスをアカウントに追加するには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、このメッセージを無視してください。',
  'sms.BindNewIdentifier': '{{code}} はこの番号をアカウントに追加するコードです。',

  'email.MfaVerification.subject': 'サインインの 2 段階目',
  'email.MfaVerification.content':
    'サインインの 2 段階目として、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。サインインしていない場合は、パスワードが誰かに知られています。変更してください。',
  'sms.MfaVerification': '{{code}} はサインインの 2 段階目のコードです。',

  'email.BindMfa.subject': '2 段階サインインの設定',
  'email.BindMfa.content':
    'このアドレスをサインインの 2 段階目に使うには、次のコードを入力してください:\n\n{{code}}\n\n{{expiresIn}}に無効になります。お心当たりがない場合は、コードを誰にも教えないでください。',
  'sms.BindMfa': '{{code}} は 2 段階サインインを設定するコードです。',

  'email.PasswordChanged.subject': 'パスワードが変更されました',
  'email.PasswordChanged.content':
    'アカウントのパスワードが設定または変更されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、すべてのデバイスからサインアウトしてください。',

  'email.EmailChanged.subject': 'メールアドレスが変更されました',
  'email.EmailChanged.content':
    'このメールアドレスはアカウントに登録されなくなりました。別のアドレスに変更されたか、削除されました。\n\nお心当たりがない場合は、すぐにサポートにご連絡ください。',

  'email.PhoneChanged.subject': '電話番号が変更されました',
  'email.PhoneChanged.content':
    'アカウントの電話番号が設定、変更または削除されました。\n\nお心当たりがない場合は、すぐにパスワードを変更し、すべてのデバイスからサインアウトしてください。',

  'email.FactorAdded.subject': 'サインイン方法が追加されました',
  'email.FactorAdded.content':
    'パスキー、認証アプリまたはバックアップコードがアカウントに追加されました。\n\nお心当たりがない場合は、その方法を削除し、すぐにパスワードを変更してください。',

  'email.FactorRemoved.subject': 'サインイン方法が削除されました',
  'email.FactorRemoved.content':
    'パスキー、認証アプリまたはバックアップコードがアカウントから削除されました。\n\nお心当たりがない場合は、すぐにパスワードを変更し、2 段階サインインを再設定してください。',

  'email.AccountLinked.subject': 'アカウントが連携されました',
  'email.AccountLinked.content':
    '他のサービスのアカウントがお使いのアカウントと連携され、サインインに使用できるようになりました。\n\nお心当たりがない場合は、連携を解除し、すぐにパスワードを変更してください。',

  'email.PasswordLink.subject': '新しいパスワードの設定',
  'email.PasswordLink.content':
    '管理者からこのリンクが送られました。開いて新しいパスワードを設定してください。\n\n{{link}}\n\n1 回だけ使用できます。心当たりがない場合は、このメッセージを無視してください。パスワードは変更されません。',

  'email.AccountInvitation.subject': 'アカウントの準備ができました',
  'email.AccountInvitation.content':
    'アカウントが作成されました。このリンクを開いてパスワードを設定してください。\n\n{{link}}\n\n1 回だけ使用できます。心当たりがない場合は、このメッセージを無視してください。',
  'email.AccountUnlinked.subject': 'アカウントの連携が解除されました',
  'email.AccountUnlinked.content':
    '他のサービスのアカウントとの連携が解除され、サインインに使用できなくなりました。\n\nお心当たりがない場合は、もう一度連携し、すぐにパスワードを変更してください。',

  'email.TokensNearLimit.subject': '今月のトークンの80%を使用しました',
  'email.TokensNearLimit.content':
    'このテナントは、プランに含まれる今月のトークンの80%を使用しました。\n\nユーザーは引き続きサインインできます。使い切ってから3日後、マシン間アプリケーションには月末までトークンが発行されません。上位のプランにはより多くのトークンが含まれます。',

  'email.TokensUsedUp.subject': '今月のトークンを使い切りました',
  'email.TokensUsedUp.content':
    'このテナントは、プランに含まれる今月のトークンをすべて使用しました。\n\nユーザーは引き続きサインインできます。使い切ってから3日後、マシン間アプリケーションには月末までトークンが発行されません。上位のプランにはより多くのトークンが含まれます。',

  'email.TenantExported.subject': 'テナントがエクスポートされました',
  'email.TenantExported.content':
    '管理者がこのテナントを暗号化されたファイルにエクスポートしました。ファイルには、パスワードのハッシュと第 2 要素を含むすべてのユーザー、およびアプリケーションとコネクターのすべてのシークレットが含まれます。パスフレーズを知っている人は内容を読むことができます。\n\nこのエクスポートに心当たりがない場合は、すぐにほかの管理者に確認してください。実行者は監査ログで確認できます。',

  'email.Test.subject': 'テストメッセージ',
  'email.Test.content':
    'これはテストです。このサービスからのメールは届いています。\n\nコードは要求されていません。操作は必要ありません。',
  'sms.Test': 'これはテストです。このサービスの SMS は届いています。操作は必要ありません。',
};
