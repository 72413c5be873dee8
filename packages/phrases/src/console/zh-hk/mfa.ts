import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in traditional Chinese (Hong Kong). */
export const mfa: Translation<'mfa'> = {
  title: '多重驗證',
  description: '為登入新增第二步驗證。',
  factors: {
    title: '驗證方法',
    text: '用戶可以設定的第二重驗證。如果沒有選擇任何一項，登入就只有一步。',
    label: '第二重驗證',
    options: {
      Totp: '驗證器應用程式',
      WebAuthn: '通行密鑰或安全密鑰',
      EmailVerificationCode: '電郵驗證碼',
      PhoneVerificationCode: '短訊驗證碼',
      BackupCode: '備用碼',
    },
    help: {
      Totp: '來自驗證器應用程式的 6 位數驗證碼。',
      WebAuthn: '裝置的指紋、面容或 PIN，或安全密鑰。可抵禦網絡釣魚。',
      EmailVerificationCode: '傳送至帳戶電郵地址的驗證碼。當電郵驗證碼用作登入方式時，不能使用。',
      PhoneVerificationCode: '傳送至帳戶電話號碼的驗證碼。當短訊驗證碼用作登入方式時，不能使用。',
      BackupCode: '十個一次性備用碼，可代替遺失的驗證方法。在設定首個其他驗證方法時建立。',
    },
  },
  touched: {
    toSetUp_other: '{{count}} 名用戶必須設定第二重驗證',
    toSetUpText: '用戶將在下次登入時設定。',
    noLongerAsked_other: '{{count}} 名用戶不再使用第二重驗證',
    noLongerAskedText: '由現在起，這些用戶只需一步即可登入。',
    confirm: '儲存更改',
  },
  policy: {
    title: '政策',
    text: '何時提示用戶設定第二重驗證。已設定的用戶每次登入時都要使用。',
    label: '第二重驗證',
    options: {
      UserControlled: '非必須，註冊或登入時提示一次',
      PromptOnlyAtSignIn: '非必須，下次登入時提示',
      NoPrompt: '非必須，不提示',
      Mandatory: '註冊時必須設定',
      PromptOnlyAtSignInMandatory: '下次登入時必須設定',
    },
    help: {
      UserControlled:
        '新用戶會在註冊後收到提示，現有用戶則在下次登入時收到提示。用戶可選擇「暫不設定」，之後不會再提示。',
      PromptOnlyAtSignIn: '註冊時不會提示，只在下次登入時提示。用戶可選擇「暫不設定」，之後不會再提示。',
      NoPrompt: '不會提示用戶。管理員可以為用戶新增驗證方法。',
      Mandatory: '新用戶須先設定驗證方法，然後才會建立帳戶。沒有驗證方法的現有用戶會在下次登入時設定。',
      PromptOnlyAtSignInMandatory: '新用戶註冊時無需第二重驗證。沒有第二重驗證的用戶會在下次登入時設定。',
    },
  },
  adaptive: {
    title: '自適應 MFA',
    text: '只在有需要時要求第二重驗證。',
    label: '信任用戶選擇記住的裝置',
    help: '完成第二重驗證後，用戶可選擇記住瀏覽器 30 天。使用其他瀏覽器、身處其他國家／地區或登入情況異常時，會再次要求驗證。',
    needsPolicy: '請先選擇要求第二重驗證的政策。',
  },
  organizations: {
    title: '要求第二重驗證的機構',
    text: '機構在其設定中提出此要求。沒有第二重驗證的成員無法存取該機構。',
    label: '沒有第二重驗證的成員',
    options: {
      Mandatory: '登入時設定',
      NoPrompt: '無需設定即可登入',
    },
    help: {
      Mandatory: '成員不能略過，不論適用於所有用戶的政策為何。',
      NoPrompt: '是否提示由適用於所有用戶的政策決定。',
    },
  },
};
