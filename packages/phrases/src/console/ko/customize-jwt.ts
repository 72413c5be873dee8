import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Korean. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: '커스텀 JWT',
  description: '액세스 토큰에 클레임을 추가하거나 로그인에 관여하는 스크립트와 ID 토큰의 클레임입니다.',
  types: {
    'access-token': {
      title: '사용자 액세스 토큰',
      text: '로그인, 토큰 갱신, 조직 토큰 발급 시 스크립트가 사용자의 액세스 토큰에 클레임을 추가합니다.',
    },
    'client-credentials': {
      title: 'M2M 토큰',
      text: '스크립트가 M2M 애플리케이션의 액세스 토큰에 클레임을 추가합니다.',
    },
  },
  state: {
    none: '스크립트 없음',
    blocking: '스크립트가 활성 상태입니다. 실패하면 토큰이 발급되지 않습니다.',
    lenient: '스크립트가 활성 상태입니다. 실패하면 클레임 없이 토큰이 발급됩니다.',
  },
  actions: {
    'post-first-factor': {
      title: '잘못된 비밀번호 입력 후',
      text: '비밀번호가 틀리면 스크립트가 다른 시스템에서 확인합니다. 그 시스템의 비밀번호와 일치하면 사용자를 생성하거나 업데이트하여 로그인과 함께 마이그레이션합니다.',
      script:
        '비밀번호가 올바르면 runAction은 { action, user, passwordVerified: true }를 반환합니다. 알 수 없는 사용자이면 createUser, 그렇지 않으면 updateUser입니다. 아무것도 반환하지 않거나 실패하면 로그인이 거부됩니다.',
    },
    'post-sign-in': {
      title: '로그인 완료 시',
      text: '모든 확인 단계가 끝난 후 스크립트가 실행됩니다. 사용자를 업데이트하거나 로그인을 거부할 수 있습니다.',
      script:
        'runAction은 사용자를 변경하려면 { action: "updateUser", user }를 반환하고, 그렇지 않으면 아무것도 반환하지 않습니다. api.denyAccess는 로그인을 거부합니다. 실행 시간은 최대 3초입니다.',
    },
    state: { on: '사용 중', off: '꺼져 있습니다. 스크립트는 유지됩니다.' },
    enabled: { label: '사용', help: '끄면 스크립트는 유지되지만 실행되지 않습니다.' },
    passwords: {
      title: '이 스크립트는 비밀번호를 평문으로 받습니다',
      text: '비밀번호를 확인하는 시스템에만 HTTPS로 보내세요. 비밀번호는 여기에 기록되지 않습니다.',
    },
    policy: {
      label: '스크립트가 실패하면',
      block: { label: '로그인 거부', help: '사용자가 다시 시도할 수 있습니다.' },
      allow: {
        label: '스크립트 없이 계속',
        help: '오류는 감사 로그에 기록됩니다. api.denyAccess를 호출하는 스크립트는 여전히 로그인을 거부합니다.',
      },
    },
    test: '샘플 이벤트로 편집기의 스크립트를 실행합니다. 사용자는 변경되지 않으며 아무것도 저장되지 않습니다.',
    event: '샘플 이벤트',
    result: '결과',
    none: {
      title: '스크립트가 아무것도 반환하지 않음',
      'post-first-factor': '로그인이 거부됩니다.',
      'post-sign-in': '로그인이 계속됩니다.',
    },
  },
  create: '스크립트 만들기',
  edit: '스크립트 편집',
  delete: {
    action: '스크립트 삭제',
    title: '{{title}} 스크립트를 삭제할까요?',
    ofAction: '스크립트 없이 로그인이 계속됩니다. 모든 버전과 변수가 삭제됩니다.',
    text: '새 토큰에 이 스크립트의 클레임이 더 이상 포함되지 않으므로 클레임이 필요한 API가 토큰을 거부합니다. 모든 버전과 변수가 삭제됩니다.',
  },
  script: {
    title: '스크립트',
    text: 'getCustomJwtClaims가 클레임을 반환합니다. 비동기로 작성할 수 있고 fetch를 최대 5번 호출할 수 있습니다. 실행 시간은 최대 3초입니다.',
    label: '스크립트',
    help: '사용할 수 있는 데이터를 보려면 Ctrl+Space를 누르세요.',
    syntaxError: '구문 오류',
  },
  block: {
    label: '스크립트가 실패하면 토큰을 발급하지 않음',
    help: '그렇지 않으면 스크립트의 클레임 없이 토큰이 발급되고 오류가 감사 로그에 기록됩니다.',
  },
  variables: {
    label: '환경 변수',
    help: '스크립트에서 사용하는 시크릿용입니다. 값은 암호화되어 저장되며 다시 읽을 수 없습니다.',
    name: '이름',
    value: '{{name}}의 값',
    add: '변수 추가',
    remove: '{{name}} 제거',
  },
  samples: { token: '샘플 토큰', context: '샘플 컨텍스트' },
  run: {
    title: '테스트',
    text: '샘플 데이터로 편집기의 스크립트를 실행합니다. 토큰이 발급되지 않으며 아무것도 저장되지 않습니다.',
    action: '실행',
    token: '토큰의 클레임',
    console: '콘솔',
    ignored: '스크립트로 설정할 수 없는 클레임입니다',
    denied: '스크립트가 액세스를 거부함',
    failed: '스크립트가 실패함',
    failedAt: '스크립트가 {{line}}행에서 실패함',
    limited: '실행이 중지됨',
    limits: {
      time: '3초를 초과했습니다.',
      memory: '메모리를 너무 많이 사용했습니다.',
      queue: '실행을 기다리는 스크립트가 너무 많습니다. 잠시 후 다시 시도하세요.',
    },
    time: '{{milliseconds}}ms 만에 완료',
  },
  versions: {
    title: '버전',
    text: '저장된 스크립트의 모든 버전입니다. 복원하면 버전이 편집기에 표시되며 저장하면 활성화됩니다.',
    version: '버전 {{version}}',
    compare: '비교',
    restore: '복원',
    same: '이 버전이 편집기에 있습니다.',
    difference: '복원 시 변경 내용',
  },
  idToken: {
    title: 'ID 토큰 클레임',
    text: 'ID 토큰에 포함할 선택적 클레임입니다.',
    edit: '클레임 선택',
    label: '클레임',
    help: '애플리케이션이 클레임의 스코프를 요청하는 경우에만 ID 토큰에 포함됩니다. userinfo 엔드포인트는 모든 클레임을 반환합니다.',
    claims: {
      custom_data: '사용자의 커스텀 데이터. 스코프: custom_data',
      identities: '연결된 소셜 계정. 스코프: identities',
      sso_identities: '엔터프라이즈 계정. 스코프: identities',
      roles: '사용자의 역할 이름. 스코프: roles',
      organizations: '사용자의 조직 ID. 스코프: urn:logto:scope:organizations',
      organization_data: '해당 조직의 ID와 이름. 스코프: urn:logto:scope:organizations',
      organization_roles: '조직에서의 역할. 스코프: urn:logto:scope:organization_roles',
    },
  },
};
