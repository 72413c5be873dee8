import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in Korean. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: '엔터프라이즈 SSO',
  description: '회사의 사용자가 회사의 ID 제공업체로 로그인할 수 있게 합니다.',
  columns: { name: '이름', kind: '제공업체', domains: '이메일 도메인', status: '상태' },
  status: { ready: '활성', noDomain: '도메인 없음', noSettings: '설정 없음' },
  empty: {
    title: '아직 엔터프라이즈 SSO 커넥터가 없습니다',
    text: '회사마다 하나씩 만드세요. 회사 도메인의 이메일 주소를 가진 사용자는 여기에 비밀번호를 두지 않고 회사의 ID 제공업체로 로그인합니다.',
  },
  off: {
    text: '로그인 환경에서 엔터프라이즈 SSO가 꺼져 있어 이 커넥터가 사용되지 않습니다.',
    action: '설정으로 이동',
  },
  create: {
    action: 'SSO 커넥터 만들기',
    title: 'SSO 커넥터 만들기',
    description: '설정과 도메인을 추가할 때까지 비활성 상태입니다.',
    kind: 'ID 제공업체',
    name: '이름',
    nameHelp: '관리자에게 표시되며 표시 이름이 없으면 사용자에게도 표시됩니다.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: '연결',
    experience: '사용자 환경',
    'connection-links': '연결 링크',
    'idp-initiated-auth': 'IdP 시작 로그인',
  },
  addresses: {
    title: 'ID 제공업체 설정',
    description: 'ID 제공업체에 이 값을 입력하세요.',
    names: {
      redirectUri: '리디렉션 URI',
      assertionConsumerServiceUrl: '어설션 소비자 서비스(ACS) URL',
      entityId: '엔터티 ID 및 메타데이터 URL',
    },
  },
  settings: { title: '설정', description: '회사의 ID 제공업체에서 받은 값입니다.' },
  lookUp: {
    title: '구성 확인',
    description: '저장하지 않았더라도 위의 설정으로 제공업체의 구성을 읽습니다.',
    action: '테스트',
    found: '제공업체의 응답:',
    failed: '예상하지 못한 응답',
    unreachable: '제공업체에 연결할 수 없음',
    wrongSettings: '테스트하지 않음: 먼저 위의 설정을 수정하세요.',
    advice: {
      general: 'URL을 확인하거나 몇 분 후 다시 시도하세요.',
      invalid_config: '설정이 누락되었거나 올바르지 않습니다.',
      invalid_certificate: '제공업체의 인증서를 신뢰할 수 없습니다.',
      invalid_response: '이 유형의 ID 제공업체에서 온 응답이 아닙니다. URL을 확인하세요.',
      authorization_failed: '제공업체가 액세스를 거부했습니다. URL을 확인하세요.',
    },
  },
  links: connectionLinks,
  people: {
    title: '도메인',
    description: '이 ID 제공업체로 로그인하는 사용자입니다.',
    domains: '이메일 도메인',
    domainsHelp:
      '이 도메인의 이메일 주소를 가진 사용자는 이 ID 제공업체로만 로그인할 수 있습니다. 한 줄에 하나씩 입력하세요.',
    problems: {
      invalid: 'example.com과 같은 도메인을 입력하세요.',
      public: '회사 도메인이 아니라 공용 이메일 서비스의 도메인입니다.',
      twice: '이미 목록에 있는 도메인입니다.',
    },
  },
  look: {
    title: '표시',
    description: '로그인 페이지에 커넥터가 표시되는 모양입니다.',
    displayName: '표시 이름',
    logo: '로고',
    darkLogo: '다크 모드 로고',
  },
  profile: {
    title: '프로필 동기화',
    description: 'ID 제공업체에서 복사되는 데이터입니다.',
    sync: '로그인할 때마다 프로필 동기화',
    syncHelp: '로그인할 때마다 이름과 아바타를 복사합니다. 끄면 계정을 만들 때만 복사합니다.',
  },
  internal: {
    title: '콘솔',
    description: '관리자에게 표시되며 표시 이름이 없으면 사용자에게도 표시됩니다.',
  },
  idpInitiated: {
    off: {
      title: 'IdP 시작 로그인이 꺼져 있습니다',
      text: 'IdP에서 시작한 로그인은 거부됩니다. 허용하면 애플리케이션 중 하나에 대한 로그인이 시작되고 애플리케이션이 제공업체에 인증을 요청합니다.',
      action: 'IdP 시작 로그인 허용',
    },
    title: 'IdP 시작 로그인',
    description: 'ID 제공업체에서 로그인을 시작한 사용자가 이동할 위치입니다.',
    application: '애플리케이션',
    choose: '애플리케이션 선택',
    search: '이름 또는 ID로 애플리케이션 검색',
    more: '애플리케이션 더 불러오기',
    autoSend: '애플리케이션의 권한 부여 요청 보내기',
    autoSendHelp:
      '시크릿이 있는 웹 앱에만 사용할 수 있습니다. 끄면 애플리케이션의 페이지에서 로그인을 시작합니다.',
    redirectUri: '리디렉션 URI',
    firstRedirectUri: '애플리케이션의 첫 번째 리디렉션 URI',
    parameters: '추가 매개변수',
    parametersHelp: '요청에 추가됩니다. "scopes"와 "resources"는 목록으로, 나머지는 문자열로 입력하세요.',
    callbackUri: '로그인 URL',
    callbackUriHelp:
      'ssoConnectorId 매개변수와 함께 호출됩니다. 페이지는 direct_sign_in=sso: 뒤에 이 ID를 붙여 로그인을 시작합니다.',
    turnOff: {
      title: '끄기',
      text: 'IdP에서 시작한 로그인이 다시 거부됩니다.',
      action: 'IdP 시작 로그인 끄기',
      question: 'IdP 시작 로그인을 끌까요?',
    },
  },
  delete: {
    action: 'SSO 커넥터 삭제',
    title: '{{name}}을(를) 삭제할까요?',
    text: '설정과 시크릿이 삭제되며 되돌릴 수 없습니다.',
    users_other:
      '사용자 {{count}}명이 이 커넥터로 로그인합니다. 모든 곳에서 로그아웃되며 다른 로그인 방법이 필요합니다. 계정은 유지됩니다.',
    domain: '{{domain}}의 이메일 주소를 가진 사용자는 더 이상 이 커넥터로 로그인하지 않습니다.',
  },
};
