import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in simplified Chinese. */
export const mfa: Translation<'mfa'> = {
  title: '多因素身份验证',
  description: '为登录添加第二步验证。',
  factors: {
    title: '验证因素',
    text: '用户可以设置的第二验证因素。如果一项都未选择，则登录只有一步。',
    label: '第二验证因素',
    options: {
      Totp: '身份验证器应用',
      WebAuthn: '通行密钥或安全密钥',
      EmailVerificationCode: '邮箱验证码',
      PhoneVerificationCode: '短信验证码',
      BackupCode: '备用码',
    },
    help: {
      Totp: '来自身份验证器应用的 6 位数验证码。',
      WebAuthn: '设备的指纹、面容或 PIN，或安全密钥。可抵御网络钓鱼。',
      EmailVerificationCode: '发送至账户邮箱地址的验证码。邮箱验证码作为登录方式时不可用。',
      PhoneVerificationCode: '发送至账户手机号码的验证码。短信验证码作为登录方式时不可用。',
      BackupCode: '十个一次性备用码，用于代替丢失的验证因素。在设置第一个其他验证因素时创建。',
    },
  },
  touched: {
    toSetUp_other: '{{count}} 个用户必须设置第二验证因素',
    toSetUpText: '用户将在下次登录时设置。',
    noLongerAsked_other: '{{count}} 个用户不再使用第二验证因素',
    noLongerAskedText: '从现在起，这些用户只需一步即可登录。',
    confirm: '保存更改',
  },
  policy: {
    title: '策略',
    text: '何时提示用户设置第二验证因素。已设置的用户每次登录时都会使用。',
    label: '第二验证因素',
    options: {
      UserControlled: '可选，注册或登录时提示一次',
      PromptOnlyAtSignIn: '可选，下次登录时提示',
      NoPrompt: '可选，不提示',
      Mandatory: '注册时必须设置',
      PromptOnlyAtSignInMandatory: '下次登录时必须设置',
    },
    help: {
      UserControlled:
        '新用户在注册后收到提示，现有用户在下次登录时收到提示。用户可以选择“暂不设置”，之后不再提示。',
      PromptOnlyAtSignIn: '注册时不提示，仅在下次登录时提示。用户可以选择“暂不设置”，之后不再提示。',
      NoPrompt: '从不提示用户。管理员可以为用户添加验证因素。',
      Mandatory: '新用户需先设置验证因素，然后才会创建账户。没有验证因素的现有用户在下次登录时设置。',
      PromptOnlyAtSignInMandatory: '新用户注册时无需第二验证因素。没有第二验证因素的用户在下次登录时设置。',
    },
  },
  adaptive: {
    title: '自适应 MFA',
    text: '仅在需要时要求第二验证因素。',
    label: '信任用户选择记住的设备',
    help: '使用第二验证因素后，用户可以选择记住浏览器 30 天。使用其他浏览器、身处其他国家/地区或登录情况异常时，会再次要求。',
    needsPolicy: '请先选择要求第二验证因素的策略。',
  },
  organizations: {
    title: '要求第二验证因素的组织',
    text: '此要求在组织的设置中开启。没有第二验证因素的成员无法访问该组织。',
    label: '没有第二验证因素的成员',
    options: {
      Mandatory: '登录时设置',
      NoPrompt: '无需设置即可登录',
    },
    help: {
      Mandatory: '成员无法跳过，不受适用于所有用户的策略影响。',
      NoPrompt: '由适用于所有用户的策略决定是否提示。',
    },
  },
};
