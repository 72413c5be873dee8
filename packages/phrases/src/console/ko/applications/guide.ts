/** The guide of an application. */
export const guide = {
  action: '가이드',
  title: '{{name}} 연결',
  description: '{{name}}의 ID와 URL이 포함된 실행 가능한 코드입니다.',
  done: '완료',
  tool: '도구',
  thirdParty:
    '서드파티 애플리케이션이므로 사용자의 동의가 필요합니다. {{scopes}} 스코프를 요청할 수 있으며 다른 스코프는 허용할 때까지 invalid_scope 오류로 거부됩니다.',
  toPermissions: '권한 변경',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: '아래 코드에는 애플리케이션 시크릿 대신 자리표시자가 있습니다.',
  secretShown: '아래 코드에는 시크릿이 포함되어 있습니다. 외부에 공개하지 마세요.',
  showSecret: '시크릿 표시',
  hideSecret: '시크릿 숨기기',
  redirectUri: '리디렉션 URI',
  afterSignOut: '로그아웃 후 리디렉션 URI',
  saveAddresses: '리디렉션 URI 저장',
  saveAndFinish: '리디렉션 URI 저장 및 완료',
  addressesSaved: '저장됨',
  addressesUnsaved: '제안됨, 저장되지 않음',
  resource: '호출할 API',
  roles_other: '역할 {{count}}개',
  noRoles: '아직 역할 없음',
  toRoles: '역할 할당',
  noApi: '아직 API 리소스 없음',
  toApis: 'API 리소스 만들기',
  firstUse: {
    signIn: {
      title: '로그인 테스트',
      text: '애플리케이션에 로그인하세요. 결과가 여기에 표시됩니다.',
      waiting: '첫 로그인을 기다리는 중…',
      done: '로그인이 작동합니다',
    },
    token: {
      title: '토큰 요청 테스트',
      text: '코드를 실행하세요. 결과가 여기에 표시됩니다.',
      waiting: '첫 토큰을 기다리는 중…',
      done: '토큰이 발급됩니다',
    },
    failed: '마지막 시도가 실패했습니다: {{reason}}',
    entry: '로그 항목 보기',
  },
  steps: {
    create: { title: '프로젝트 만들기', text: '또는 기존 프로젝트를 사용하세요.' },
    install: { title: '설치', text: '클라이언트 라이브러리를 설치하세요.' },
    redirects: {
      title: '리디렉션 URI 설정',
      text: '사용자가 로그인하거나 로그아웃한 후 돌아올 위치입니다. 다른 URI는 거부됩니다.',
    },
    configure: { title: '구성', text: '코드에 애플리케이션의 ID와 URL이 포함되어 있습니다.' },
    callback: { title: '콜백 처리', text: '리디렉션 URI가 이 위치로 연결됩니다.' },
    platform: {
      title: 'URI 스킴 등록',
      text: '그러면 리디렉션 URI가 브라우저 대신 앱을 엽니다.',
    },
    signIn: { title: '로그인 및 로그아웃', text: '로그인한 사용자를 표시합니다.' },
    deviceBegin: {
      title: '코드 요청',
      text: '기기가 애플리케이션 ID로 코드를 요청합니다. 시크릿은 필요하지 않습니다.',
    },
    deviceShow: {
      title: 'URL과 코드 표시',
      text: '코드가 만료될 때까지 큰 글자로 표시하고 verification_uri_complete는 QR 코드로 표시하세요. 사용자는 휴대전화나 컴퓨터에서 URL을 열고 코드를 비교한 다음 로그인하여 액세스를 허용합니다.',
    },
    devicePoll: {
      title: '토큰 기다리기',
      text: '기기 코드로 5초마다 폴링하세요. authorization_pending: 다시 폴링합니다. slow_down: 요청 간격을 5초 늘립니다. expired_token: 처음부터 다시 시작합니다. access_denied: 사용자가 액세스를 거부했습니다. 성공한 응답에는 토큰이 포함됩니다.',
    },
    deviceRun: {
      title: '사용해 보기',
      text: '이 스크립트는 모든 단계를 실행합니다. URL과 코드를 표시하고 기다린 다음 로그인한 사용자를 출력합니다.',
    },
    roles: {
      title: '역할 할당',
      text: '토큰에는 요청한 권한 중 애플리케이션의 역할에 있는 권한이 포함됩니다. #internal:admin 역할에는 Management API의 권한이 있습니다.',
    },
    token: { title: '토큰 받기', text: '애플리케이션의 ID와 시크릿으로 API 하나에 대한 토큰을 받습니다.' },
    callApi: {
      title: 'API 호출',
      text: 'Authorization 헤더에 토큰을 담아 보내세요. Management API는 사용자 목록의 첫 부분을 반환합니다. 자체 API를 호출하려면 해당 URL을 사용하세요.',
    },
    ownApi: {
      title: '자체 API 호출',
      text: '로그인할 때 API와 그 권한을 요청하세요. 토큰에는 이 중 사용자의 역할에 있는 권한이 포함됩니다. API가 없으면 이 단계를 건너뛰세요.',
    },
    protectedHost: {
      title: '호스트를 프록시로 연결',
      text: 'DNS 레코드를 만들고 인증서를 받으세요. 애플리케이션에는 프록시의 연결만 허용하세요.',
    },
    protectedProxy: {
      title: '로그인 구성',
      text: '구성에는 ID, URL, 애플리케이션 설정이 포함되어 있습니다. 변경되면 다시 복사하세요.',
    },
    protectedServer: {
      title: '웹 서버 구성',
      text: '요청을 전달하기 전에 로그인을 요구하고 사용자를 X-Forwarded-User에 담아 애플리케이션에 전달합니다.',
    },
    protectedRun: { title: '사용해 보기', text: '프록시를 시작하고 브라우저에서 호스트를 여세요.' },
    runMachine: { title: '사용해 보기', text: 'API의 응답을 출력합니다.' },
    run: { title: '사용해 보기', text: '애플리케이션을 시작하고 로그인하세요.' },
  },
};
