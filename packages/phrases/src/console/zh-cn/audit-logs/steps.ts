/** Steps of a sign-in flow in the audit log, in simplified Chinese. */
export const auditLogSteps = {
  Update: '开始',
  Read: '读取状态',
  Verification: {
    Password: { Submit: '密码' },
    NewPasswordIdentity: { Submit: '用户名和密码' },
    VerificationCode: { Create: '请求验证码', Submit: '验证码' },
    OneTimeToken: { Submit: '一次性令牌' },
    WebAuthn: { Create: '通行密钥质询', Submit: '通行密钥' },
    BackupCode: { Create: '生成备用码', Submit: '备用码' },
    Totp: {
      Create: '生成身份验证器应用密钥',
      Submit: '身份验证器应用验证码',
    },
    EnterpriseSso: {
      Create: '企业 SSO 重定向',
      Submit: '企业 SSO 回调',
    },
    Social: { Create: '社交登录重定向', Submit: '社交登录回调' },
  },
  Identification: { Submit: '识别账户' },
  Profile: { Update: '个人资料' },
  Password: { Submit: '新密码' },
  Mfa: {
    Update: '添加第二验证因素',
    Totp: '添加身份验证器应用',
    WebAuthn: '添加通行密钥',
    BackupCode: '保存备用码',
    EmailVerificationCode: '添加邮箱验证码作为第二验证因素',
    PhoneVerificationCode: '添加短信验证码作为第二验证因素',
    Skip: '跳过第二验证因素',
    Adaptive: '自适应 MFA 要求第二验证因素',
    TrustedDevice: '信任设备',
  },
  Terms: { Submit: '接受条款' },
  Consent: { Submit: '授权同意决定' },
  Submit: '完成',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: '验证本人的验证码',
  CodeSent: '为本人账户请求验证码',
  NewPasskey: '验证新的通行密钥',
  Passkey: '验证本人的通行密钥',
  Password: '验证本人的密码',
  SignIn: '验证本人最近的登录',
  Social: '验证本人的社交账户',
  SocialBegun: '开始验证本人的社交账户',
  Totp: '验证本人的身份验证器应用验证码',
};

/** What happens to users. */
export const userEvents = {
  Created: '创建用户',
  Data: { Updated: '更改用户' },
  Deleted: '删除用户',
  Grant: { Ended: '撤销应用的访问权限' },
  Identity: { Linked: '关联社交账户', Unlinked: '取消关联社交账户' },
  MfaVerification: {
    Created: '添加第二验证因素',
    Deleted: '移除第二验证因素',
    Renamed: '重命名通行密钥',
  },
  Password: { Updated: '设置密码' },
  PasswordExpiration: { Updated: '使密码过期' },
  PasswordHash: { Viewed: '查看密码哈希' },
  PersonalAccessToken: {
    Created: '创建个人访问令牌',
    Deleted: '删除个人访问令牌',
    Renamed: '重命名个人访问令牌',
  },
  ProviderTokens: {
    Deleted: '删除存储的提供商令牌',
    Updated: '存储新的提供商令牌',
  },
  PasswordLink: { Created: '创建密码设置链接', Used: '通过链接设置密码' },
  Roles: { Updated: '更改用户的角色' },
  Session: { Ended: '结束会话' },
  SsoIdentity: { Unlinked: '取消关联企业 SSO 账户' },
  SuspensionStatus: { Updated: '停用或重新启用用户' },
  TrustedDevice: { Deleted: '移除受信任的设备' },
  Verification: ownVerifications,
};
