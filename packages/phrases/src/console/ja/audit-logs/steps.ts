/** Steps of a sign-in flow in the audit log, in Japanese. */
export const auditLogSteps = {
  Update: '開始',
  Read: '状態の読み取り',
  Verification: {
    Password: { Submit: 'パスワード' },
    NewPasswordIdentity: { Submit: 'ユーザー名とパスワード' },
    VerificationCode: { Create: '確認コードの要求', Submit: '確認コード' },
    OneTimeToken: { Submit: 'ワンタイムトークン' },
    WebAuthn: { Create: 'パスキーのチャレンジ', Submit: 'パスキー' },
    BackupCode: { Create: 'バックアップコードの生成', Submit: 'バックアップコード' },
    Totp: {
      Create: '認証アプリのシークレットの生成',
      Submit: '認証アプリのコード',
    },
    EnterpriseSso: {
      Create: 'エンタープライズ SSO へのリダイレクト',
      Submit: 'エンタープライズ SSO からのコールバック',
    },
    Social: {
      Create: 'ソーシャルプロバイダーへのリダイレクト',
      Submit: 'ソーシャルプロバイダーからのコールバック',
    },
  },
  Identification: { Submit: 'アカウントの特定' },
  Profile: { Update: 'プロフィール情報' },
  Password: { Submit: '新しいパスワード' },
  Mfa: {
    Update: '第 2 要素の追加',
    Totp: '認証アプリの追加',
    WebAuthn: 'パスキーの追加',
    BackupCode: 'バックアップコードの保管',
    EmailVerificationCode: '第 2 要素としてのメールコードの追加',
    PhoneVerificationCode: '第 2 要素としての SMS コードの追加',
    Skip: '第 2 要素のスキップ',
    Adaptive: 'アダプティブ MFA による第 2 要素の要求',
    TrustedDevice: 'デバイスの信頼',
  },
  Terms: { Submit: '規約への同意' },
  Consent: { Submit: 'アクセスへの同意または拒否' },
  Submit: '完了',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: '本人のコードの確認',
  CodeSent: '本人のアカウントのコードの要求',
  NewPasskey: '新しいパスキーの確認',
  Passkey: '本人のパスキーの確認',
  Password: '本人のパスワードの確認',
  SignIn: '本人の最近のサインインの確認',
  Social: '本人のソーシャルアカウントの確認',
  SocialBegun: '本人のソーシャルアカウントの確認の開始',
  Totp: '本人の認証アプリのコードの確認',
};

/** What happens to users. */
export const userEvents = {
  Created: 'ユーザーの作成',
  Data: { Updated: 'ユーザーの変更' },
  Deleted: 'ユーザーの削除',
  Grant: { Ended: 'アプリケーションのアクセスの取り消し' },
  Identity: {
    Linked: 'ソーシャルアカウントのリンク',
    Unlinked: 'ソーシャルアカウントのリンクの解除',
  },
  MfaVerification: {
    Created: '第 2 要素の追加',
    Deleted: '第 2 要素の削除',
    Renamed: 'パスキーの名前の変更',
  },
  Password: { Updated: 'パスワードの設定' },
  PasswordExpiration: { Updated: 'パスワードの期限切れの設定' },
  PasswordHash: { Viewed: 'パスワードハッシュの表示' },
  PersonalAccessToken: {
    Created: '個人用アクセストークンの作成',
    Deleted: '個人用アクセストークンの削除',
    Renamed: '個人用アクセストークンの名前の変更',
  },
  ProviderTokens: {
    Deleted: 'プロバイダーの保存済みトークンの削除',
    Updated: 'プロバイダーの新しいトークンの保存',
  },
  PasswordLink: {
    Created: 'パスワード設定リンクの作成',
    Used: 'リンクによるパスワードの設定',
  },
  Roles: { Updated: 'ユーザーのロールの変更' },
  Session: { Ended: 'セッションの終了' },
  SsoIdentity: { Unlinked: 'エンタープライズ SSO アカウントのリンクの解除' },
  SuspensionStatus: { Updated: 'ユーザーの停止または停止の解除' },
  TrustedDevice: { Deleted: '信頼済みデバイスの削除' },
  Verification: ownVerifications,
};
