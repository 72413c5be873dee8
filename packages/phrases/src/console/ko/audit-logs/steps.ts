/** Steps of a sign-in flow in the audit log. */
export const auditLogSteps = {
  Update: '시작',
  Read: '상태 읽음',
  Verification: {
    Password: { Submit: '비밀번호' },
    NewPasswordIdentity: { Submit: '사용자 이름과 비밀번호' },
    VerificationCode: { Create: '인증 코드 요청', Submit: '인증 코드' },
    OneTimeToken: { Submit: '일회용 토큰' },
    WebAuthn: { Create: '패스키 챌린지', Submit: '패스키' },
    BackupCode: { Create: '백업 코드 생성', Submit: '백업 코드' },
    Totp: {
      Create: '인증 앱 시크릿 생성',
      Submit: '인증 앱 코드',
    },
    EnterpriseSso: {
      Create: '엔터프라이즈 SSO 리디렉션',
      Submit: '엔터프라이즈 SSO 콜백',
    },
    Social: { Create: '소셜 리디렉션', Submit: '소셜 콜백' },
  },
  Identification: { Submit: '계정 식별' },
  Profile: { Update: '프로필 정보' },
  Password: { Submit: '새 비밀번호' },
  Mfa: {
    Update: '2차 인증 수단 추가',
    Totp: '인증 앱 추가',
    WebAuthn: '패스키 추가',
    BackupCode: '백업 코드 저장',
    EmailVerificationCode: '이메일 코드를 2차 인증 수단으로 추가',
    PhoneVerificationCode: 'SMS 코드를 2차 인증 수단으로 추가',
    Skip: '2차 인증 건너뜀',
    Adaptive: '적응형 MFA에서 2차 인증 요구',
    TrustedDevice: '기기 신뢰',
  },
  Terms: { Submit: '약관 동의' },
  Consent: { Submit: '액세스 동의 결정' },
  Submit: '완료',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: '본인 코드 확인',
  CodeSent: '본인 계정용 코드 요청',
  NewPasskey: '새 패스키 확인',
  Passkey: '본인 패스키 확인',
  Password: '본인 비밀번호 확인',
  SignIn: '본인 최근 로그인 확인',
  Social: '본인 소셜 계정 확인',
  SocialBegun: '본인 소셜 계정 확인 시작',
  Totp: '본인 인증 앱 코드 확인',
};

/** What happens to users. */
export const userEvents = {
  Created: '사용자 생성',
  Data: { Updated: '사용자 변경' },
  Deleted: '사용자 삭제',
  Grant: { Ended: '애플리케이션 액세스 취소' },
  Identity: { Linked: '소셜 계정 연결', Unlinked: '소셜 계정 연결 해제' },
  MfaVerification: {
    Created: '2차 인증 수단 추가',
    Deleted: '2차 인증 수단 제거',
    Renamed: '패스키 이름 변경',
  },
  Password: { Updated: '비밀번호 설정' },
  PasswordExpiration: { Updated: '비밀번호 만료 처리' },
  PasswordHash: { Viewed: '비밀번호 해시 조회' },
  PersonalAccessToken: {
    Created: '개인용 액세스 토큰 생성',
    Deleted: '개인용 액세스 토큰 삭제',
    Renamed: '개인용 액세스 토큰 이름 변경',
  },
  ProviderTokens: {
    Deleted: '제공업체의 저장된 토큰 삭제',
    Updated: '제공업체의 새 토큰 저장',
  },
  PasswordLink: { Created: '비밀번호 설정 링크 생성', Used: '링크로 비밀번호 설정' },
  Roles: { Updated: '사용자의 역할 변경' },
  Session: { Ended: '세션 종료' },
  SsoIdentity: { Unlinked: '엔터프라이즈 SSO 계정 연결 해제' },
  SuspensionStatus: { Updated: '사용자 정지 또는 재활성화' },
  TrustedDevice: { Deleted: '신뢰할 수 있는 기기 제거' },
  Verification: ownVerifications,
};
