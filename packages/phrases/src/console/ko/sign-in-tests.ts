import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in Korean. */
export const signInTests: Translation<'signInTests'> = {
  action: '로그인 테스트',
  title: '{{name}} 로그인 테스트',
  description: '아무것도 생성되거나 변경되지 않습니다. 저장된 설정으로 테스트합니다.',
  starting: '테스트를 시작하는 중…',
  waiting: '로그인을 기다리는 중…',
  waitingText: '열린 창에서 제공업체에 로그인하세요. 결과가 여기에 표시됩니다.',
  blocked: '브라우저가 창을 차단했습니다',
  blockedText: '대신 새 탭에서 테스트를 여세요. 링크는 10분 동안 한 번만 사용할 수 있습니다.',
  closed: '테스트 창이 닫힌 것 같습니다',
  closedText: '아직 열려 있으면 그 창에서 계속하세요. 닫혔으면 다시 시작하세요.',
  open: '새 탭에서 테스트 열기',
  callback: '콜백 URL',
  callbackHelp:
    '제공업체에서 리디렉션 URI 또는 회신 URL 오류가 표시되면 제공업체에 이 URL을 정확히 그대로 등록하세요.',
  again: '다시 테스트',
  close: '닫기',
  page: {
    title: '테스트 결과',
    reading: '결과를 불러오는 중…',
    ended: '종료된 테스트입니다',
    endedText:
      '테스트는 시작한 브라우저에서 10분 동안 한 번만 사용할 수 있습니다. 콘솔에서 새 테스트를 시작하세요.',
    shared: '결과는 테스트를 시작한 창에도 표시됩니다. 이 창은 닫아도 됩니다.',
  },
  application: {
    title: '{{name}} 애플리케이션 로그인 테스트',
    description:
      '페이지와 단계는 실제 사용자의 경우와 같습니다. 아무것도 생성되거나 변경되지 않으며 애플리케이션에는 아무것도 전달되지 않습니다.',
    waitingText: '열린 창에서 애플리케이션의 사용자로 로그인하세요. 결과가 여기에 표시됩니다.',
    barred: '사용자가 액세스할 수 없습니다',
    barredText: '애플리케이션에 대한 액세스가 제한되어 있으며 액세스 제어에 이 사용자가 포함되지 않습니다.',
    signsIn: '실제 로그인에서는 애플리케이션이 {{name}} 님의 클레임을 받습니다.',
    registers: '실제 로그인에서는 새 계정이 생성되고 애플리케이션이 그 계정의 클레임을 받습니다.',
    noNameId:
      '계정에 이름 ID로 사용할 이메일 주소가 없으므로 실제 로그인에서는 서비스 제공업체에 오류가 전달됩니다. 다른 이름 ID 형식을 선택하거나 이메일 주소를 추가하세요.',
    newUser: '새 계정',
    course: '로그인',
    rows: {
      user: '사용자',
      methods: '인증 방법',
      mfa: '2차 인증',
      access: '액세스 제어',
      consent: '동의',
      changes: '실제 로그인 시 변경 사항',
      scripts: '테스트에서 실행되지 않는 항목',
    },
    mfa: {
      verified: '확인됨',
      none: '필요 없음',
      adds: '설정했지만 저장되지 않음: {{factors}}',
    },
    access: {
      all: '모든 사용자가 애플리케이션을 사용할 수 있음',
      allowed: '액세스가 제한되어 있으며 이 사용자는 허용됨',
      refused: '액세스가 제한되어 있으며 이 사용자는 허용되지 않음',
    },
    consent: {
      asked: '이미 동의한 경우가 아니면 사용자에게 동의를 요청함',
      none: '자사 애플리케이션은 동의를 요청하지 않음',
    },
    changes: {
      none: '없음',
      Registers: '새 계정',
      LinksIdentity: 'ID 제공업체 계정 연결',
      ChangesProfile: '새 프로필 데이터',
      SetsPassword: '새 비밀번호',
      AgreesToTerms: '약관 동의',
      JoinsOrganizations: '조직 참여(사용자가 JIT 프로비저닝 대상인 경우)',
      TrustsDevice: '신뢰할 수 있는 기기',
    },
    scripts: {
      AccessTokenClaims: '액세스 토큰의 클레임 스크립트(클레임을 추가할 수 있음)',
      PostFirstFactorVerification: '잘못된 비밀번호 입력 후 액션',
      PostSignIn: '로그인 완료 시 액션(로그인을 거부할 수 있음)',
    },
    idToken: 'ID 토큰',
    idTokenText: '애플리케이션이 요청할 수 있는 모든 스코프를 포함한 경우: {{scope}}',
    userinfo: '사용자 정보',
    userinfoText: 'userinfo 엔드포인트의 응답입니다.',
    accessToken: '{{name}}용 액세스 토큰',
    accessTokenText: '이 API 리소스에 대한 사용자의 모든 권한이 포함됩니다.',
    accessTokens: '액세스 토큰',
    noRolesYet: '새 사용자에게는 기본 역할만 있으므로 권한은 기본 역할에 따라 결정됩니다.',
    noResource:
      '사용자에게 API 리소스에 대한 권한이 없으므로 불투명 액세스 토큰이 발급됩니다. 이 토큰은 userinfo 엔드포인트와 Account API에서만 사용할 수 있습니다.',
    nameId: '이름 ID',
    attributes: '속성',
    attributesText: '어설션의 속성입니다. 이름은 속성 매핑을 따릅니다.',
    noValue: '값 없음',
  },
  passed: '로그인이 작동합니다',
  failed: '로그인하지 못했습니다',
  reason: '세부 정보: {{reason}}',
  account: {
    title: '계정',
    SignsIn: '실제 로그인에서는 사용자가 이미 연결된 계정에 로그인됩니다.',
    Links:
      '실제 로그인에서는 이메일 주소 또는 전화번호가 같은 계정이 연결되고 사용자가 그 계정에 로그인됩니다.',
    AsksToLink:
      '이메일 주소 또는 전화번호가 같은 계정이 있습니다. 실제 로그인에서는 두 계정을 연결하기 전에 사용자에게 해당 주소 또는 번호를 인증하도록 요청합니다.',
    Registers: '일치하는 계정이 없습니다. 실제 로그인에서는 새 계정이 생성됩니다.',
    Refused: '일치하는 계정이 없고 가입이 꺼져 있습니다. 사용자가 로그인할 수 없습니다.',
    user: '사용자',
  },
  notes: {
    title: '추가 확인 사항',
    EmailNotVerified:
      '제공업체가 이메일 주소를 보냈지만 인증된 주소라고 표시하지 않아 사용하지 않습니다. 제공업체가 주소를 인증하는 경우에만 이를 신뢰하는 설정을 켜세요.',
    NotOffered: '커넥터가 아직 로그인 페이지에 없습니다. 로그인 환경에서 추가하세요.',
    SsoTurnedOff: '로그인 환경에서 엔터프라이즈 SSO가 꺼져 있어 사용자가 이 커넥터로 이동하지 않습니다.',
    NoDomains: '커넥터에 아직 이메일 도메인이 없어 사용자가 이 커넥터로 이동하지 않습니다.',
    UserSuspended: '정지된 사용자이므로 로그인할 수 없습니다.',
  },
  profile: {
    title: '프로필',
    text: '응답이 사용자의 프로필에 매핑되는 방식입니다.',
    id: '제공업체의 ID',
    email: '이메일 주소',
    phone: '전화번호',
    name: '이름',
    avatar: '아바타',
    missing: '전송되지 않음',
  },
  sent: '제공업체의 응답',
  sentText: '사용자에 대한 클레임 또는 속성을 받은 그대로 표시합니다. 저장되지 않습니다.',
  faults: {
    AccessDenied:
      '제공업체에서 액세스가 거부되었습니다. 제공업체에서 애플리케이션에 할당된 계정으로 로그인하거나, 다시 시도하여 액세스를 허용하세요.',
    Client:
      '제공업체가 클라이언트 ID 또는 클라이언트 시크릿을 허용하지 않습니다. 제공업체에서 둘 다 다시 복사하세요.',
    CallbackUrl:
      '제공업체에 등록된 콜백 URL이 다릅니다. 이 페이지에 표시된 URL을 정확히 그대로 등록하세요. SAML의 경우 어설션 소비자 서비스(회신 URL)입니다.',
    Scope: '요청한 스코프 중 제공업체가 인식하지 못하는 것이 있습니다. 설정의 스코프를 확인하세요.',
    Code: '제공업체가 자체 발급한 코드를 거부했습니다. 콜백 URL이 표시된 대로 정확히 등록되어 있는지 확인한 다음 다시 시도하세요.',
    Issuer:
      '응답의 발급자가 설정과 다릅니다. 발급자 또는 ID 제공업체의 엔터티 ID를 제공업체에 표시된 대로 정확히 복사하세요.',
    Audience:
      '응답의 대상(audience)이 다릅니다. 클라이언트 ID를 확인하거나, SAML의 경우 제공업체에서 대상(이 서비스의 엔터티 ID)을 확인하세요.',
    Clock: '응답이 아직 유효하지 않거나 만료되었습니다. 제공업체와 이 서버의 시계가 정확한지 확인하세요.',
    Signature:
      '서명이 일치하지 않습니다. 제공업체의 서명 인증서 또는 키가 바뀌었을 수 있습니다. 설정에서 인증서 또는 메타데이터를 업데이트하세요.',
    Encryption:
      '어설션을 복호화할 수 없습니다. 제공업체에서 암호화를 끄거나, 여기에서 암호화를 켜고 제공업체에 이 서비스의 메타데이터를 다시 전달하세요.',
    OtherSignIn: '다른 로그인의 응답입니다. 테스트를 다시 시작하세요.',
    MissingId:
      '응답에 변경되지 않는 사용자 ID가 없습니다. ID를 속성에 매핑하거나 제공업체가 Persistent 형식의 이름 ID(NameID)를 보내도록 설정하세요.',
    Refused: '제공업체가 로그인을 거부했습니다. 이유는 아래와 같습니다.',
    Unreachable:
      '제공업체가 응답하지 않았습니다. 설정의 URL을 확인하고, 이 서버에서 제공업체에 연결할 수 있는지 확인하세요.',
    ServerCertificate: '제공업체의 TLS 인증서가 올바르지 않아 연결하지 않았습니다.',
    ForbiddenAddress:
      '이 주소로는 요청을 보낼 수 없습니다. 공개 URL을 사용하거나 운영자에게 주소 허용을 요청하세요.',
    Settings: '설정이 누락되었거나 서로 맞지 않습니다. 확인하고 저장한 다음 다시 시도하세요.',
    Response: '응답이 프로토콜의 요구 사항에 맞지 않습니다. 세부 정보는 아래와 같습니다.',
    EmailMissing:
      '응답에 사용할 수 있는 이메일 주소가 없습니다. 속성을 이메일 주소에 매핑하거나 이메일 주소가 포함된 스코프를 요청하세요.',
    EmailNotOfDomain:
      '이 커넥터의 도메인에 속하는 이메일 주소가 아닙니다. 도메인을 추가하거나 다른 계정으로 로그인하세요.',
    EmailHeld:
      '이 이메일 주소의 계정에는 이 제공업체의 다른 ID가 연결되어 있습니다. 주소가 다른 사람에게 다시 할당되었다면 그 ID의 연결을 해제하세요.',
  },
};
