import type { MessageTexts } from './en.ts';

/** The emails and SMS in Korean. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': '로그인 코드',
  'email.SignIn.content':
    '로그인하려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 이 메시지를 무시하고, 코드를 누구에게도 알려 주지 마세요.',
  'sms.SignIn': '{{code}}: 로그인 코드입니다.',

  'email.Register.subject': '계정 만들기 코드',
  'email.Register.content':
    '계정을 만들려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 이 메시지를 무시해도 됩니다.',
  'sms.Register': '{{code}}: 계정 만들기 코드입니다.',

  'email.ForgotPassword.subject': '새 비밀번호 설정 코드',
  'email.ForgotPassword.content':
    '새 비밀번호를 설정하려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 비밀번호는 그대로 유지됩니다. 코드를 누구에게도 알려 주지 마세요.',
  'sms.ForgotPassword': '{{code}}: 새 비밀번호 설정 코드입니다.',

  'email.OrganizationInvitation.subject': '초대를 받았습니다',
  'email.OrganizationInvitation.content':
    '조직에 초대되었습니다. 수락하려면 이 링크를 여세요:\n\n{{link}}\n\n예상하지 못한 초대라면 이 메시지를 무시해도 됩니다.',
  'sms.OrganizationInvitation': '조직에 초대되었습니다: {{link}}',

  'email.Generic.subject': '인증 코드',
  'email.Generic.content':
    '인증 코드는 다음과 같습니다:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 이 메시지를 무시해도 됩니다.',
  'sms.Generic': '{{code}}: 인증 코드입니다.',

  'email.UserPermissionValidation.subject': '본인 확인',
  'email.UserPermissionValidation.content':
    '계정 변경을 확인하려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 코드를 누구에게도 알려 주지 마세요.',
  'sms.UserPermissionValidation': '{{code}}: 계정 변경 확인 코드입니다.',

  'email.BindNewIdentifier.subject': '이메일 주소 확인',
  'email.BindNewIdentifier.content':
    '이 주소를 계정에 추가하려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 이 메시지를 무시해도 됩니다.',
  'sms.BindNewIdentifier': '{{code}}: 이 번호를 계정에 추가하는 코드입니다.',

  'email.MfaVerification.subject': '로그인 두 번째 단계',
  'email.MfaVerification.content':
    '로그인의 두 번째 단계로 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 지금 로그인하고 있지 않다면 누군가 비밀번호를 알고 있습니다. 비밀번호를 변경하세요.',
  'sms.MfaVerification': '{{code}}: 로그인 두 번째 단계 코드입니다.',

  'email.BindMfa.subject': '2단계 로그인 설정',
  'email.BindMfa.content':
    '이 주소를 로그인의 두 번째 단계로 사용하려면 이 코드를 입력하세요:\n\n{{code}}\n\n{{expiresIn}}에 만료됩니다. 요청하지 않았다면 코드를 누구에게도 알려 주지 마세요.',
  'sms.BindMfa': '{{code}}: 2단계 로그인 설정 코드입니다.',

  'email.PasswordChanged.subject': '비밀번호가 변경되었습니다',
  'email.PasswordChanged.content':
    '계정의 비밀번호가 설정되거나 변경되었습니다.\n\n본인이 한 것이 아니라면 지금 바로 새 비밀번호를 설정하고 모든 기기에서 로그아웃하세요.',

  'email.EmailChanged.subject': '이메일 주소가 변경되었습니다',
  'email.EmailChanged.content':
    '이 이메일 주소는 더 이상 계정에 속하지 않습니다. 다른 주소로 바뀌었거나 삭제되었습니다.\n\n본인이 한 것이 아니라면 즉시 고객 지원에 문의하세요.',

  'email.PhoneChanged.subject': '전화번호가 변경되었습니다',
  'email.PhoneChanged.content':
    '계정의 전화번호가 설정, 변경 또는 삭제되었습니다.\n\n본인이 한 것이 아니라면 지금 바로 비밀번호를 변경하고 모든 기기에서 로그아웃하세요.',

  'email.FactorAdded.subject': '로그인 방법이 추가되었습니다',
  'email.FactorAdded.content':
    '패스키, 인증 앱 또는 백업 코드가 계정에 추가되었습니다.\n\n본인이 한 것이 아니라면 해당 방법을 삭제하고 지금 바로 비밀번호를 변경하세요.',

  'email.FactorRemoved.subject': '로그인 방법이 삭제되었습니다',
  'email.FactorRemoved.content':
    '패스키, 인증 앱 또는 백업 코드가 계정에서 삭제되었습니다.\n\n본인이 한 것이 아니라면 지금 바로 비밀번호를 변경하고 2단계 인증을 다시 설정하세요.',

  'email.AccountLinked.subject': '계정이 연결되었습니다',
  'email.AccountLinked.content':
    '다른 서비스의 계정이 내 계정에 연결되어 이제 로그인에 사용할 수 있습니다.\n\n본인이 한 것이 아니라면 연결을 해제하고 지금 바로 비밀번호를 변경하세요.',

  'email.PasswordLink.subject': '새 비밀번호 설정',
  'email.PasswordLink.content':
    '관리자가 이 링크를 보냈습니다. 열어서 새 비밀번호를 설정하세요.\n\n{{link}}\n\n한 번만 사용할 수 있습니다. 요청하지 않았다면 이 메시지를 무시하세요. 비밀번호는 그대로 유지됩니다.',

  'email.AccountInvitation.subject': '계정이 준비되었습니다',
  'email.AccountInvitation.content':
    '계정이 생성되었습니다. 이 링크를 열어 비밀번호를 설정하세요.\n\n{{link}}\n\n한 번만 사용할 수 있습니다. 예상하지 못한 메시지라면 무시하세요.',
  'email.AccountUnlinked.subject': '계정 연결이 해제되었습니다',
  'email.AccountUnlinked.content':
    '다른 서비스의 계정이 내 계정에서 연결 해제되어 더 이상 로그인에 사용할 수 없습니다.\n\n본인이 한 것이 아니라면 다시 연결하고 지금 바로 비밀번호를 변경하세요.',

  'email.TokensNearLimit.subject': '이번 달 토큰의 80%를 사용했습니다',
  'email.TokensNearLimit.content':
    '이 테넌트는 요금제에 포함된 이번 달 토큰의 80%를 사용했습니다.\n\n사용자는 계속 로그인할 수 있습니다. 토큰을 모두 사용한 지 3일이 지나면 머신 간 애플리케이션은 월말까지 토큰을 받을 수 없습니다. 상위 요금제에는 더 많은 토큰이 포함됩니다.',

  'email.TokensUsedUp.subject': '이번 달 토큰을 모두 사용했습니다',
  'email.TokensUsedUp.content':
    '이 테넌트는 요금제에 포함된 이번 달 토큰을 모두 사용했습니다.\n\n사용자는 계속 로그인할 수 있습니다. 토큰을 모두 사용한 지 3일이 지나면 머신 간 애플리케이션은 월말까지 토큰을 받을 수 없습니다. 상위 요금제에는 더 많은 토큰이 포함됩니다.',

  'email.TenantExported.subject': '테넌트가 내보내졌습니다',
  'email.TenantExported.content':
    '관리자가 이 테넌트를 암호화된 파일로 내보냈습니다. 파일에는 비밀번호 해시와 2단계 인증 수단을 포함한 모든 사용자와 애플리케이션 및 커넥터의 모든 시크릿이 들어 있습니다. 암호 문구를 아는 사람은 파일을 읽을 수 있습니다.\n\n이 내보내기를 알지 못한다면 지금 바로 다른 관리자에게 확인하세요. 누가 내보냈는지는 감사 로그에 표시됩니다.',

  'email.Test.subject': '테스트 메시지',
  'email.Test.content':
    '테스트입니다. 이 서비스의 이메일이 정상적으로 도착합니다.\n\n코드를 요청한 사람은 없으며, 하실 일은 없습니다.',
  'sms.Test': '테스트입니다. 이 서비스의 SMS가 정상적으로 도착합니다. 하실 일은 없습니다.',
};
