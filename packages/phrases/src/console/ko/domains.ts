import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Korean. */
export const domains: Translation<'domains'> = {
  title: '커스텀 도메인',
  description: '사용자가 login.example.com처럼 자체 도메인에서 로그인할 수 있게 합니다.',
  columns: { domain: '도메인', status: '상태', detail: '다음 단계', added: '추가일' },
  primary: '기본',
  status: {
    PendingVerification: 'DNS 대기 중',
    PendingSsl: '인증서 대기 중',
    Active: '활성',
    Error: '연결되지 않음',
  },
  detail: {
    PendingVerification: 'DNS 레코드 만들기',
    PendingSsl: 'DNS가 확인됨, 프록시에서 인증서를 받는 중',
    Active: '사용자가 여기에서 로그인 가능',
    failing: 'DNS 레코드 없음',
    Error: 'DNS 레코드 수정',
  },
  full_other:
    '테넌트에는 커스텀 도메인을 {{count}}개까지 추가할 수 있습니다. 다른 도메인을 추가하려면 먼저 하나를 삭제하세요.',
  empty: {
    title: '아직 커스텀 도메인이 없습니다',
    text: '사용자는 이 서버의 URL에서 로그인합니다. 자체 도메인을 사용하려면 추가하세요.',
  },
  create: {
    action: '도메인 추가',
    title: '커스텀 도메인 추가',
    description: '다음 단계에서 도메인의 소유자임을 확인하는 DNS 레코드 두 개를 만듭니다.',
    label: '도메인',
    help: 'login.example.com처럼 세 부분 이상으로 이루어진, 직접 관리하는 도메인의 호스트입니다.',
  },
  tabs: { dns: 'DNS', files: '확인 파일' },
  check: '다시 확인',
  lastChecked: '마지막 확인: {{time}}',
  explain: {
    PendingVerification: {
      title: '도메인의 DNS를 관리하는 곳에서 다음 레코드를 만드세요',
      text: '일주일 동안 몇 분마다 확인합니다. DNS 변경 사항이 적용되기까지 몇 시간이 걸릴 수 있습니다.',
    },
    PendingSsl: {
      title: 'DNS가 확인되었습니다. 도메인의 보안 연결을 기다리는 중입니다',
      text: '이 서버 앞단의 프록시가 도메인의 인증서를 받고 요청을 전달해야 합니다.',
    },
    Error: {
      title: '이 도메인은 연결되어 있지 않습니다',
      text: 'DNS 레코드를 수정한 다음 다시 확인하세요. 매시간 자동으로도 확인합니다.',
    },
    failing: {
      title: '{{time}}부터 이 도메인의 DNS 레코드가 없습니다',
      text: '도메인은 아직 작동합니다. 레코드가 하루 동안 없으면 복구될 때까지 도메인이 작동하지 않습니다.',
    },
  },
  problem: '마지막 확인 결과: {{problem}}',
  records: {
    title: 'DNS 레코드',
    description: '도메인을 사용하는 동안 두 레코드를 모두 유지하세요.',
    type: '유형',
    name: '이름',
    value: '값',
    state: '확인 결과',
    unchecked: '아직 확인하지 않음',
    met: '올바름',
    missing: '찾을 수 없음',
    apex: 'CNAME 레코드 대신 {{target}}의 IP 주소가 있는 A 및 AAAA 레코드를 사용할 수 있습니다.',
  },
  addresses: {
    title: 'URL',
    description: '사용자가 이 도메인에서 로그인하는 애플리케이션용입니다.',
    issuer: '발급자',
    discovery: '디스커버리 엔드포인트',
    providers:
      '소셜 제공업체와 엔터프라이즈 제공업체에 이 도메인의 콜백 URL도 등록해야 합니다. Management API와 Account API는 이 발급자의 토큰을 허용합니다.',
  },
  makePrimary: {
    action: '기본으로 지정',
    title: '{{domain}}을(를) 기본 도메인으로 지정할까요?',
    text: '관리자가 보내는 초대와 메시지의 링크가 이 도메인으로 연결됩니다. 애플리케이션은 현재 URL을 계속 사용합니다.',
  },
  noPrimary: {
    action: '기본 지정 해제',
    title: '링크에 다시 서버의 URL을 사용할까요?',
    text: '이미 보낸 링크는 {{domain}} 도메인이 활성 상태인 동안 계속 작동합니다.',
  },
  delete: {
    action: '도메인 삭제',
    title: '{{domain}}을(를) 삭제할까요?',
    text: '도메인을 즉시 사용할 수 없게 됩니다. 이 도메인에서 로그인한 사용자는 다시 로그인해야 하며 이 도메인의 발급자를 사용하는 애플리케이션은 작동하지 않습니다.',
    users_other:
      '사용자 {{count}}명의 유일한 패스키가 이 도메인에 속해 있어 더 이상 사용할 수 없게 됩니다: {{names}}',
    more: '{{names}} 외',
  },
  files: {
    title: '확인 파일',
    description: 'Apple, Google, 검색 엔진 등 다른 서비스가 도메인에서 찾는 파일입니다.',
    path: '경로',
    pathHelp: '루트에 있는 확장자가 있는 파일 또는 /.well-known/ 아래의 경로입니다.',
    type: '유형',
    types: { 'text/plain': '텍스트', 'application/json': 'JSON' },
    content: '내용',
    add: '파일 추가',
    remove: '파일 {{number}} 제거',
    file: '파일 {{number}}',
    none: '파일 없음',
  },
};
