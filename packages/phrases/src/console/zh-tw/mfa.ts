import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in traditional Chinese. */
export const mfa: Translation<'mfa'> = {
  title: '多重要素驗證',
  description: '為登入加入第二個驗證步驟。',
  factors: {
    title: '驗證要素',
    text: '使用者可以設定的第二驗證要素。如果未選取任何一項，登入就只有一個步驟。',
    label: '第二驗證要素',
    options: {
      Totp: '驗證器應用程式',
      WebAuthn: '通行金鑰或安全金鑰',
      EmailVerificationCode: '電子郵件驗證碼',
      PhoneVerificationCode: '簡訊驗證碼',
      BackupCode: '備用碼',
    },
    help: {
      Totp: '來自驗證器應用程式的 6 位數驗證碼。',
      WebAuthn: '裝置的指紋、臉部或 PIN，或是安全金鑰。可抵禦網路釣魚。',
      EmailVerificationCode: '傳送至帳號電子郵件地址的驗證碼。電子郵件驗證碼為登入方式時無法使用。',
      PhoneVerificationCode: '傳送至帳號電話號碼的驗證碼。簡訊驗證碼為登入方式時無法使用。',
      BackupCode: '十組一次性備用碼，可代替遺失的驗證要素。在設定第一個其他驗證要素時建立。',
    },
  },
  touched: {
    toSetUp_other: '{{count}} 位使用者必須設定第二驗證要素',
    toSetUpText: '他們會在下次登入時設定。',
    noLongerAsked_other: '{{count}} 位使用者不再使用第二驗證要素',
    noLongerAskedText: '從現在起，他們只需一個步驟即可登入。',
    confirm: '儲存變更',
  },
  policy: {
    title: '原則',
    text: '何時提示使用者設定第二驗證要素。已設定的使用者每次登入時都會使用。',
    label: '第二驗證要素',
    options: {
      UserControlled: '選用，註冊或登入時提示一次',
      PromptOnlyAtSignIn: '選用，下次登入時提示',
      NoPrompt: '選用，不提示',
      Mandatory: '註冊時必須設定',
      PromptOnlyAtSignInMandatory: '下次登入時必須設定',
    },
    help: {
      UserControlled:
        '新使用者在註冊後收到提示，現有使用者在下次登入時收到提示。使用者可以選擇「暫時不要」，之後就不再提示。',
      PromptOnlyAtSignIn: '註冊時不提示，僅在下次登入時提示。使用者可以選擇「暫時不要」，之後就不再提示。',
      NoPrompt: '從不提示使用者。管理員可以為使用者新增驗證要素。',
      Mandatory: '新使用者必須先設定驗證要素，才會建立帳號。沒有驗證要素的現有使用者在下次登入時設定。',
      PromptOnlyAtSignInMandatory:
        '新使用者註冊時不需要第二驗證要素。沒有第二驗證要素的使用者在下次登入時設定。',
    },
  },
  adaptive: {
    title: '調適型 MFA',
    text: '僅在需要時要求第二驗證要素。',
    label: '信任使用者選擇記住的裝置',
    help: '通過第二驗證要素後，使用者可以選擇記住瀏覽器 30 天。使用其他瀏覽器、身在其他國家或登入情況異常時，會再次要求。',
    needsPolicy: '請先選擇要求第二驗證要素的原則。',
  },
  organizations: {
    title: '要求第二驗證要素的組織',
    text: '組織在其設定中要求。沒有第二驗證要素的成員無法存取該組織。',
    label: '沒有第二驗證要素的成員',
    options: {
      Mandatory: '登入時設定',
      NoPrompt: '不設定即可登入',
    },
    help: {
      Mandatory: '成員無法略過，不論所有使用者適用的原則為何。',
      NoPrompt: '由所有使用者適用的原則決定是否提示。',
    },
  },
};
