/** Steps of a sign-in flow in the audit log, in traditional Chinese (Hong Kong). */
export const auditLogSteps = {
  Update: '開始',
  Read: '讀取狀態',
  Verification: {
    Password: { Submit: '密碼' },
    NewPasswordIdentity: { Submit: '用戶名稱和密碼' },
    VerificationCode: { Create: '請求驗證碼', Submit: '驗證碼' },
    OneTimeToken: { Submit: '一次性權杖' },
    WebAuthn: { Create: '通行密鑰挑戰', Submit: '通行密鑰' },
    BackupCode: { Create: '產生備用碼', Submit: '備用碼' },
    Totp: {
      Create: '產生驗證器應用程式密鑰',
      Submit: '驗證器應用程式驗證碼',
    },
    EnterpriseSso: {
      Create: '企業 SSO 重新導向',
      Submit: '企業 SSO 回呼',
    },
    Social: { Create: '社交登入重新導向', Submit: '社交登入回呼' },
  },
  Identification: { Submit: '識別帳戶' },
  Profile: { Update: '個人資料' },
  Password: { Submit: '新密碼' },
  Mfa: {
    Update: '新增第二重驗證',
    Totp: '新增驗證器應用程式',
    WebAuthn: '新增通行密鑰',
    BackupCode: '保存備用碼',
    EmailVerificationCode: '新增電郵驗證碼作為第二重驗證',
    PhoneVerificationCode: '新增短訊驗證碼作為第二重驗證',
    Skip: '略過第二重驗證',
    Adaptive: '自適應 MFA 要求第二重驗證',
    TrustedDevice: '信任裝置',
  },
  Terms: { Submit: '接受條款' },
  Consent: { Submit: '授權同意決定' },
  Submit: '完成',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: '驗證本人的驗證碼',
  CodeSent: '為本人帳戶索取驗證碼',
  NewPasskey: '驗證新的通行密鑰',
  Passkey: '驗證本人的通行密鑰',
  Password: '驗證本人的密碼',
  SignIn: '驗證本人最近的登入',
  Social: '驗證本人的社交帳戶',
  SocialBegun: '開始驗證本人的社交帳戶',
  Totp: '驗證本人的驗證器應用程式驗證碼',
};

/** What happens to users. */
export const userEvents = {
  Created: '建立用戶',
  Data: { Updated: '更改用戶' },
  Deleted: '刪除用戶',
  Grant: { Ended: '撤銷應用程式的存取權' },
  Identity: { Linked: '連結社交帳戶', Unlinked: '取消連結社交帳戶' },
  MfaVerification: {
    Created: '新增第二重驗證',
    Deleted: '移除第二重驗證',
    Renamed: '重新命名通行密鑰',
  },
  Password: { Updated: '設定密碼' },
  PasswordExpiration: { Updated: '令密碼過期' },
  PasswordHash: { Viewed: '檢視密碼雜湊' },
  PersonalAccessToken: {
    Created: '建立個人存取權杖',
    Deleted: '刪除個人存取權杖',
    Renamed: '重新命名個人存取權杖',
  },
  ProviderTokens: {
    Deleted: '刪除已儲存的供應商權杖',
    Updated: '儲存新的供應商權杖',
  },
  PasswordLink: { Created: '建立密碼設定連結', Used: '透過連結設定密碼' },
  Roles: { Updated: '更改用戶的角色' },
  Session: { Ended: '結束工作階段' },
  SsoIdentity: { Unlinked: '取消連結企業 SSO 帳戶' },
  SuspensionStatus: { Updated: '停用或重新啟用用戶' },
  TrustedDevice: { Deleted: '移除受信任的裝置' },
  Verification: ownVerifications,
};
