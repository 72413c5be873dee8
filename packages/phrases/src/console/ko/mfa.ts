import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Korean. */
export const mfa: Translation<'mfa'> = {
  title: '다중 인증',
  description: '로그인에 두 번째 단계를 추가합니다.',
  factors: {
    title: '인증 수단',
    text: '사용자가 설정할 수 있는 2차 인증 수단입니다. 선택하지 않으면 로그인은 한 단계로 끝납니다.',
    label: '2차 인증 수단',
    options: {
      Totp: '인증 앱',
      WebAuthn: '패스키 또는 보안 키',
      EmailVerificationCode: '이메일 코드',
      PhoneVerificationCode: 'SMS 코드',
      BackupCode: '백업 코드',
    },
    help: {
      Totp: '인증 앱에 표시되는 6자리 코드입니다.',
      WebAuthn: '기기의 지문, 얼굴, PIN 또는 보안 키입니다. 피싱에 강합니다.',
      EmailVerificationCode:
        '계정의 이메일 주소로 보내는 코드입니다. 이메일 코드가 로그인 방법인 동안에는 사용할 수 없습니다.',
      PhoneVerificationCode:
        '계정의 전화번호로 보내는 코드입니다. SMS 코드가 로그인 방법인 동안에는 사용할 수 없습니다.',
      BackupCode:
        '잃어버린 인증 수단을 대신하는 일회용 코드 10개입니다. 다른 인증 수단을 처음 설정할 때 생성됩니다.',
    },
  },
  touched: {
    toSetUp_other: '사용자 {{count}}명이 2차 인증 수단을 설정해야 함',
    toSetUpText: '다음에 로그인할 때 설정합니다.',
    noLongerAsked_other: '사용자 {{count}}명이 더 이상 2차 인증을 사용하지 않음',
    noLongerAskedText: '이제부터 한 단계로만 로그인합니다.',
    confirm: '변경 사항 저장',
  },
  policy: {
    title: '정책',
    text: '사용자에게 2차 인증 수단을 설정하도록 안내하는 시점입니다. 이미 설정한 사용자는 로그인할 때마다 사용합니다.',
    label: '2차 인증',
    options: {
      UserControlled: '선택 사항, 가입 또는 로그인 시 한 번 안내',
      PromptOnlyAtSignIn: '선택 사항, 다음 로그인 시 안내',
      NoPrompt: '선택 사항, 안내하지 않음',
      Mandatory: '가입 시 필수',
      PromptOnlyAtSignInMandatory: '다음 로그인 시 필수',
    },
    help: {
      UserControlled:
        '신규 사용자는 가입 후에, 기존 사용자는 다음 로그인 시 안내를 받습니다. “나중에”를 선택할 수 있으며 다시 안내하지 않습니다.',
      PromptOnlyAtSignIn:
        '가입할 때는 안내하지 않고 다음 로그인 시에만 안내합니다. “나중에”를 선택할 수 있으며 다시 안내하지 않습니다.',
      NoPrompt: '사용자에게 안내하지 않습니다. 관리자가 사용자에게 인증 수단을 추가할 수 있습니다.',
      Mandatory:
        '신규 사용자는 계정이 생성되기 전에 인증 수단을 설정합니다. 인증 수단이 없는 기존 사용자는 다음 로그인 시 설정합니다.',
      PromptOnlyAtSignInMandatory:
        '신규 사용자는 2차 인증 수단 없이 가입합니다. 인증 수단이 없는 사용자는 다음 로그인 시 설정합니다.',
    },
  },
  adaptive: {
    title: '적응형 MFA',
    text: '필요할 때만 2차 인증을 요구합니다.',
    label: '사용자가 기억하도록 선택한 기기 신뢰',
    help: '2차 인증 후 사용자는 브라우저를 30일 동안 기억하도록 선택할 수 있습니다. 다른 브라우저나 다른 국가에서 로그인하거나 평소와 다른 로그인이면 다시 요구합니다.',
    needsPolicy: '먼저 2차 인증을 필수로 하는 정책을 선택하세요.',
  },
  organizations: {
    title: '2차 인증을 요구하는 조직',
    text: '조직은 설정에서 2차 인증을 요구할 수 있습니다. 2차 인증 수단이 없는 구성원은 그 조직에 액세스할 수 없습니다.',
    label: '2차 인증 수단이 없는 구성원',
    options: {
      Mandatory: '로그인 시 설정',
      NoPrompt: '2차 인증 없이 로그인',
    },
    help: {
      Mandatory: '전체 사용자 정책과 관계없이 건너뛸 수 없습니다.',
      NoPrompt: '안내 여부는 전체 사용자 정책에 따라 결정됩니다.',
    },
  },
};
