/** Steps of a sign-in flow in the audit log, in traditional Chinese. */
export const auditLogSteps = {
  Update: '開始',
  Read: '讀取狀態',
  Verification: {
    Password: { Submit: '密碼' },
    NewPasswordIdentity: { Submit: '使用者名稱和密碼' },
    VerificationCode: { Create: '要求驗證碼', Submit: '驗證碼' },
    OneTimeToken: { Submit: '一次性權杖' },
    WebAuthn: { Create: '通行金鑰挑戰', Submit: '通行金鑰' },
    BackupCode: { Create: '產生備用碼', Submit: '備用碼' },
    Totp: {
      Create: '產生驗證器應用程式金鑰',
      Submit: '驗證器應用程式驗證碼',
    },
    EnterpriseSso: {
      Create: '企業 SSO 重新導向',
      Submit: '企業 SSO 回呼',
    },
    Social: { Create: '社群登入重新導向', Submit: '社群登入回呼' },
  },
  Identification: { Submit: '識別帳號' },
  Profile: { Update: '個人資料' },
  Password: { Submit: '新密碼' },
  Mfa: {
    Update: '新增第二驗證要素',
    Totp: '新增驗證器應用程式',
    WebAuthn: '新增通行金鑰',
    BackupCode: '儲存備用碼',
    EmailVerificationCode: '新增電子郵件驗證碼作為第二驗證要素',
    PhoneVerificationCode: '新增簡訊驗證碼作為第二驗證要素',
    Skip: '略過第二驗證要素',
    Adaptive: '調適型 MFA 要求第二驗證要素',
    TrustedDevice: '信任裝置',
  },
  Terms: { Submit: '接受條款' },
  Consent: { Submit: '授權同意的決定' },
  Submit: '完成',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: '驗證自己的驗證碼',
  CodeSent: '為自己的帳號要求驗證碼',
  NewPasskey: '驗證新的通行金鑰',
  Passkey: '驗證自己的通行金鑰',
  Password: '驗證自己的密碼',
  SignIn: '驗證自己最近的登入',
  Social: '驗證自己的社群帳號',
  SocialBegun: '開始驗證自己的社群帳號',
  Totp: '驗證自己的驗證器應用程式驗證碼',
};

/** What happens to users. */
export const userEvents = {
  Created: '建立使用者',
  Data: { Updated: '變更使用者' },
  Deleted: '刪除使用者',
  Grant: { Ended: '撤銷應用程式的存取權' },
  Identity: { Linked: '連結社群帳號', Unlinked: '取消社群帳號的連結' },
  MfaVerification: {
    Created: '新增第二驗證要素',
    Deleted: '移除第二驗證要素',
    Renamed: '重新命名通行金鑰',
  },
  Password: { Updated: '設定密碼' },
  PasswordExpiration: { Updated: '讓密碼過期' },
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
  Roles: { Updated: '變更使用者的角色' },
  Session: { Ended: '結束工作階段' },
  SsoIdentity: { Unlinked: '取消企業 SSO 帳號的連結' },
  SuspensionStatus: { Updated: '停用或重新啟用使用者' },
  TrustedDevice: { Deleted: '移除受信任的裝置' },
  Verification: ownVerifications,
};
