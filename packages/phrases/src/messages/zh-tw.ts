import type { MessageTexts } from './en.ts';

/** The emails and SMS in traditional Chinese of Taiwan. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': '您的登入驗證碼',
  'email.SignIn.content':
    '請輸入此驗證碼以登入：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，可以忽略此訊息；請勿將驗證碼告訴任何人。',
  'sms.SignIn': '{{code}} 是您的登入驗證碼。',

  'email.Register.subject': '您的註冊驗證碼',
  'email.Register.content':
    '請輸入此驗證碼以建立帳號：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，可以忽略此訊息。',
  'sms.Register': '{{code}} 是您的註冊驗證碼。',

  'email.ForgotPassword.subject': '您的新密碼驗證碼',
  'email.ForgotPassword.content':
    '請輸入此驗證碼以設定新密碼：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，您的密碼會維持不變；請勿將驗證碼告訴任何人。',
  'sms.ForgotPassword': '{{code}} 是您設定新密碼的驗證碼。',

  'email.OrganizationInvitation.subject': '您收到邀請',
  'email.OrganizationInvitation.content':
    '您受邀加入一個組織。請開啟此連結以接受：\n\n{{link}}\n\n如果您沒有預期收到邀請，可以忽略此訊息。',
  'sms.OrganizationInvitation': '您受邀加入一個組織：{{link}}',

  'email.Generic.subject': '您的驗證碼',
  'email.Generic.content':
    '您的驗證碼是：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，可以忽略此訊息。',
  'sms.Generic': '{{code}} 是您的驗證碼。',

  'email.UserPermissionValidation.subject': '確認是您本人',
  'email.UserPermissionValidation.content':
    '請輸入此驗證碼以確認帳號變更：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，請勿將驗證碼告訴任何人。',
  'sms.UserPermissionValidation': '{{code}} 是確認帳號變更的驗證碼。',

  'email.BindNewIdentifier.subject': '確認您的電子郵件地址',
  'email.BindNewIdentifier.content':
    '請輸入此驗證碼，將此地址新增到您的帳號：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，可以忽略此訊息。',
  'sms.BindNewIdentifier': '{{code}} 是將此號碼新增到帳號的驗證碼。',

  'email.MfaVerification.subject': '登入的第二步',
  'email.MfaVerification.content':
    '請輸入此驗證碼，完成登入的第二步：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果您沒有在登入，表示有人知道您的密碼：請變更密碼。',
  'sms.MfaVerification': '{{code}} 是登入第二步的驗證碼。',

  'email.BindMfa.subject': '設定兩步驟登入',
  'email.BindMfa.content':
    '請輸入此驗證碼，將此地址用作登入的第二步：\n\n{{code}}\n\n將於{{expiresIn}}失效。如果不是您本人要求的，請勿將驗證碼告訴任何人。',
  'sms.BindMfa': '{{code}} 是設定兩步驟登入的驗證碼。',

  'email.PasswordChanged.subject': '您的密碼已變更',
  'email.PasswordChanged.content':
    '您帳戶的密碼已設定或變更。\n\n如果不是您本人操作，請立即設定新密碼並登出所有裝置。',

  'email.EmailChanged.subject': '您的電子郵件地址已變更',
  'email.EmailChanged.content':
    '此電子郵件地址不再屬於您的帳戶：它已被取代或移除。\n\n如果不是您本人操作，請立即聯絡客服。',

  'email.PhoneChanged.subject': '您的電話號碼已變更',
  'email.PhoneChanged.content':
    '您帳戶的電話號碼已設定、變更或移除。\n\n如果不是您本人操作，請立即變更密碼並登出所有裝置。',

  'email.FactorAdded.subject': '已新增登入方式',
  'email.FactorAdded.content':
    '您的帳戶新增了通行密鑰、驗證器應用程式或備用碼。\n\n如果不是您本人操作，請移除該方式並立即變更密碼。',

  'email.FactorRemoved.subject': '已移除登入方式',
  'email.FactorRemoved.content':
    '您的帳戶移除了通行密鑰、驗證器應用程式或備用碼。\n\n如果不是您本人操作，請立即變更密碼並重新設定兩步驟登入。',

  'email.AccountLinked.subject': '已連結帳戶',
  'email.AccountLinked.content':
    '其他服務的帳戶已與您的帳戶連結，現在可用於登入。\n\n如果不是您本人操作，請解除連結並立即變更密碼。',

  'email.PasswordLink.subject': '設定新密碼',
  'email.PasswordLink.content':
    '管理員向您傳送了此連結。請開啟它以設定新密碼：\n\n{{link}}\n\n它只能使用一次。如果您沒有提出要求，請忽略此郵件：您的密碼不會改變。',

  'email.AccountInvitation.subject': '您的帳戶已準備就緒',
  'email.AccountInvitation.content':
    '已為您建立帳戶。請開啟此連結以設定密碼：\n\n{{link}}\n\n它只能使用一次。如果您沒有預期收到此郵件，請忽略。',
  'email.AccountUnlinked.subject': '已取消連結帳戶',
  'email.AccountUnlinked.content':
    '其他服務的帳戶已與您的帳戶取消連結，不能再用於登入。\n\n如果不是您本人操作，請重新連結並立即變更密碼。',

  'email.TokensNearLimit.subject': '本月權杖已使用 80%',
  'email.TokensNearLimit.content':
    '此租戶已使用其方案本月所含權杖的 80%。\n\n使用者可以繼續登入。權杖用完三天後，機器對機器應用程式在月底前無法再取得權杖。更高的方案包含更多權杖。',

  'email.TokensUsedUp.subject': '本月權杖已用完',
  'email.TokensUsedUp.content':
    '此租戶已用完其方案本月所含的全部權杖。\n\n使用者可以繼續登入。權杖用完三天後，機器對機器應用程式在月底前無法再取得權杖。更高的方案包含更多權杖。',

  'email.TenantExported.subject': '租戶已匯出',
  'email.TenantExported.content':
    '一位管理員已將此租戶匯出至加密檔案。其中包含所有使用者及其密碼雜湊和第二重驗證因素，以及應用程式和連接器的所有密鑰。知道密碼片語的人都可以讀取該檔案。\n\n如果您不知道此次匯出，請立即聯絡其他管理員。稽核日誌會顯示是誰匯出的。',

  'email.Test.subject': '測試訊息',
  'email.Test.content':
    '這是一則測試訊息。您可以收到本服務的電子郵件。\n\n沒有人要求驗證碼，您無需執行任何操作。',
  'sms.Test': '這是一則測試訊息。您可以收到本服務的簡訊，無需執行任何操作。',
};
