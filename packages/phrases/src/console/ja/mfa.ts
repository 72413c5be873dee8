import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Japanese. */
export const mfa: Translation<'mfa'> = {
  title: '多要素認証',
  description: 'サインインに 2 段階目の認証を追加します。',
  factors: {
    title: '認証要素',
    text: 'ユーザーが設定できる第 2 要素。何も選択しない場合、サインインは 1 段階です。',
    label: '第 2 要素',
    options: {
      Totp: '認証アプリ',
      WebAuthn: 'パスキーまたはセキュリティキー',
      EmailVerificationCode: 'メールコード',
      PhoneVerificationCode: 'SMS コード',
      BackupCode: 'バックアップコード',
    },
    help: {
      Totp: '認証アプリの 6 桁のコード。',
      WebAuthn: 'デバイスの指紋、顔、PIN、またはセキュリティキー。フィッシングに強い方法です。',
      EmailVerificationCode:
        'アカウントのメールアドレスに送信されるコード。メールコードがサインイン方法の場合は使用できません。',
      PhoneVerificationCode:
        'アカウントの電話番号に送信されるコード。SMS コードがサインイン方法の場合は使用できません。',
      BackupCode:
        '認証要素を失ったときに使う、10 個の使い切りコード。ほかの認証要素を初めて設定するときに作成されます。',
    },
  },
  touched: {
    toSetUp_other: '{{count}} 人のユーザーは第 2 要素の設定が必要です',
    toSetUpText: '次回のサインイン時に設定します。',
    noLongerAsked_other: '{{count}} 人のユーザーは第 2 要素を使用しなくなります',
    noLongerAskedText: '今後は 1 段階だけでサインインします。',
    confirm: '変更を保存',
  },
  policy: {
    title: 'ポリシー',
    text: 'ユーザーに第 2 要素の設定を案内するタイミング。設定済みのユーザーは、サインインのたびに使用します。',
    label: '第 2 要素',
    options: {
      UserControlled: '任意（サインアップまたはサインイン時に一度案内）',
      PromptOnlyAtSignIn: '任意（次回のサインイン時に案内）',
      NoPrompt: '任意（案内なし）',
      Mandatory: '登録時に必須',
      PromptOnlyAtSignInMandatory: '次回のサインイン時に必須',
    },
    help: {
      UserControlled:
        '新しいユーザーには登録後に、既存のユーザーには次回のサインイン時に案内します。「今はしない」を選ぶと、再び案内されることはありません。',
      PromptOnlyAtSignIn:
        '登録時には案内せず、次回のサインイン時に案内します。「今はしない」を選ぶと、再び案内されることはありません。',
      NoPrompt: 'ユーザーには案内しません。管理者がユーザーの第 2 要素を追加できます。',
      Mandatory:
        '新しいユーザーは、アカウントの作成前に第 2 要素を設定します。第 2 要素のない既存のユーザーは、次回のサインイン時に設定します。',
      PromptOnlyAtSignInMandatory:
        '新しいユーザーは第 2 要素なしで登録します。第 2 要素のないユーザーは、次回のサインイン時に設定します。',
    },
  },
  adaptive: {
    title: 'アダプティブ MFA',
    text: '必要なときだけ第 2 要素を求めます。',
    label: 'ユーザーが記憶させたデバイスを信頼',
    help: 'ユーザーは第 2 要素の後、ブラウザーを 30 日間記憶させることができます。別のブラウザーや別の国からのサインイン、または通常と異なるサインインでは、再び求められます。',
    needsPolicy: '先に、第 2 要素を必須とするポリシーを選んでください。',
  },
  organizations: {
    title: '第 2 要素を必須とする組織',
    text: '組織の設定で必須にできます。第 2 要素がないメンバーは、その組織にアクセスできません。',
    label: '第 2 要素のないメンバー',
    options: {
      Mandatory: 'サインイン時に設定',
      NoPrompt: '設定せずにサインイン',
    },
    help: {
      Mandatory: '全ユーザー向けのポリシーに関係なく、スキップできません。',
      NoPrompt: '案内するかどうかは、全ユーザー向けのポリシーに従います。',
    },
  },
};
