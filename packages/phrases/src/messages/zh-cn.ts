import type { MessageTexts } from './en.ts';

/** The emails and SMS in simplified Chinese. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': '您的登录验证码',
  'email.SignIn.content':
    '请输入此验证码以登录：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，可以忽略此消息；请勿将验证码告诉任何人。',
  'sms.SignIn': '{{code}} 是您的登录验证码。',

  'email.Register.subject': '您的注册验证码',
  'email.Register.content':
    '请输入此验证码以创建账户：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，可以忽略此消息。',
  'sms.Register': '{{code}} 是您的注册验证码。',

  'email.ForgotPassword.subject': '您的新密码验证码',
  'email.ForgotPassword.content':
    '请输入此验证码以设置新密码：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，您的密码保持不变；请勿将验证码告诉任何人。',
  'sms.ForgotPassword': '{{code}} 是您设置新密码的验证码。',

  'email.OrganizationInvitation.subject': '您收到邀请',
  'email.OrganizationInvitation.content':
    '您受邀加入一个组织。请打开此链接以接受：\n\n{{link}}\n\n如果您没有预料到此邀请，可以忽略此消息。',
  'sms.OrganizationInvitation': '您受邀加入一个组织：{{link}}',

  'email.Generic.subject': '您的验证码',
  'email.Generic.content':
    '您的验证码是：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，可以忽略此消息。',
  'sms.Generic': '{{code}} 是您的验证码。',

  'email.UserPermissionValidation.subject': '确认是您本人',
  'email.UserPermissionValidation.content':
    '请输入此验证码以确认账户更改：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，请勿将验证码告诉任何人。',
  'sms.UserPermissionValidation': '{{code}} 是确认账户更改的验证码。',

  'email.BindNewIdentifier.subject': '确认您的邮箱地址',
  'email.BindNewIdentifier.content':
    '请输入此验证码，将此地址添加到您的账户：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，可以忽略此消息。',
  'sms.BindNewIdentifier': '{{code}} 是将此号码添加到账户的验证码。',

  'email.MfaVerification.subject': '登录的第二步',
  'email.MfaVerification.content':
    '请输入此验证码，完成登录的第二步：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果您没有在登录，说明有人知道您的密码：请更改密码。',
  'sms.MfaVerification': '{{code}} 是登录第二步的验证码。',

  'email.BindMfa.subject': '设置两步登录',
  'email.BindMfa.content':
    '请输入此验证码，将此地址用作登录的第二步：\n\n{{code}}\n\n将于{{expiresIn}}失效。如果不是您本人请求的，请勿将验证码告诉任何人。',
  'sms.BindMfa': '{{code}} 是设置两步登录的验证码。',

  'email.PasswordChanged.subject': '您的密码已更改',
  'email.PasswordChanged.content':
    '您账户的密码已设置或更改。\n\n如果不是您本人操作，请立即设置新密码并退出所有设备。',

  'email.EmailChanged.subject': '您的邮箱地址已更改',
  'email.EmailChanged.content':
    '此邮箱地址不再属于您的账户：它已被替换或移除。\n\n如果不是您本人操作，请立即联系客服。',

  'email.PhoneChanged.subject': '您的手机号已更改',
  'email.PhoneChanged.content':
    '您账户的手机号已设置、更改或移除。\n\n如果不是您本人操作，请立即更改密码并退出所有设备。',

  'email.FactorAdded.subject': '已添加登录方式',
  'email.FactorAdded.content':
    '您的账户添加了通行密钥、身份验证器应用或备用码。\n\n如果不是您本人操作，请移除该方式并立即更改密码。',

  'email.FactorRemoved.subject': '已移除登录方式',
  'email.FactorRemoved.content':
    '您的账户移除了通行密钥、身份验证器应用或备用码。\n\n如果不是您本人操作，请立即更改密码并重新设置两步登录。',

  'email.AccountLinked.subject': '已关联账户',
  'email.AccountLinked.content':
    '其他服务的账户已与您的账户关联，现在可用于登录。\n\n如果不是您本人操作，请解除关联并立即更改密码。',

  'email.PasswordLink.subject': '设置新密码',
  'email.PasswordLink.content':
    '管理员向您发送了此链接。请打开它以设置新密码：\n\n{{link}}\n\n它只能使用一次。如果您没有提出请求，请忽略此邮件：您的密码不会改变。',

  'email.AccountInvitation.subject': '您的账户已准备就绪',
  'email.AccountInvitation.content':
    '已为您创建账户。请打开此链接以设置密码：\n\n{{link}}\n\n它只能使用一次。如果这出乎您的意料，请忽略此邮件。',
  'email.AccountUnlinked.subject': '已取消关联账户',
  'email.AccountUnlinked.content':
    '其他服务的账户已与您的账户取消关联，不能再用于登录。\n\n如果不是您本人操作，请重新关联并立即更改密码。',

  'email.TokensNearLimit.subject': '本月令牌已使用 80%',
  'email.TokensNearLimit.content':
    '此租户已使用其套餐本月所含令牌的 80%。\n\n用户可以继续登录。令牌用完三天后，机器对机器应用在月底前无法再获取令牌。更高的套餐包含更多令牌。',

  'email.TokensUsedUp.subject': '本月令牌已用完',
  'email.TokensUsedUp.content':
    '此租户已用完其套餐本月所含的全部令牌。\n\n用户可以继续登录。令牌用完三天后，机器对机器应用在月底前无法再获取令牌。更高的套餐包含更多令牌。',

  'email.TenantExported.subject': '租户已导出',
  'email.TenantExported.content':
    '一位管理员已将此租户导出到加密文件。其中包含所有用户及其密码哈希和第二验证因素，以及应用和连接器的所有密钥。知道口令短语的人都可以读取该文件。\n\n如果您不知道此次导出，请立即联系其他管理员。审计日志会显示是谁导出的。',

  'email.Test.subject': '测试消息',
  'email.Test.content':
    '这是一条测试消息。您可以收到本服务的邮件。\n\n没有人请求验证码，您无需执行任何操作。',
  'sms.Test': '这是一条测试消息。您可以收到本服务的短信，无需执行任何操作。',
};
