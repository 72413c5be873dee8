import type { Translation } from '../translated.ts';

/** API resources, in Korean. */
export const resources: Translation<'resources'> = {
  title: 'API 리소스',
  description: '애플리케이션이 호출하는 API와 그 권한입니다.',
  search: '이름, 식별자 또는 ID',
  columns: { name: 'API', indicator: '식별자', lifetime: '토큰 유효 기간' },
  builtIn: '기본 제공',
  default: '기본값',
  name: '이름',
  indicator: 'API 식별자',
  lifetime: '액세스 토큰 유효 기간',
  lifetimeHelp: '이 API의 액세스 토큰은 이 시간이 지나면 만료됩니다. 그 전에는 취소할 수 없습니다.',
  empty: {
    title: '아직 API 리소스가 없습니다',
    text: '애플리케이션이 액세스 토큰을 요청할 수 있도록 API를 등록하세요.',
  },
  create: {
    action: 'API 리소스 만들기',
    title: 'API 리소스 만들기',
    description: '액세스 토큰의 대상(aud)이 이 식별자로 설정됩니다.',
    namePlaceholder: '주문',
    indicatorHelp: '절대 URI입니다. 실제로 접속할 수 있는 주소가 아니어도 되며 나중에 변경할 수 없습니다.',
  },
  tabs: { permissions: '권한', general: '일반' },
  permissions: {
    search: '권한, 설명 또는 ID',
    columns: { name: '권한', description: '설명', createdAt: '생성일' },
    empty: {
      title: '아직 권한이 없습니다',
      text: '액세스 토큰에는 요청한 권한 중 사용자의 역할에 있는 권한이 포함됩니다.',
    },
    create: '권한 만들기',
    createTitle: '권한 만들기',
    createDescription: 'read:orders처럼 허용하는 작업을 나타내는 이름을 지정하세요.',
    edit: '수정',
    editTitle: '권한 수정',
    editDescription: 'API는 토큰에 있는 이름을 확인합니다. API에서도 이름을 변경하세요.',
    save: '권한 저장',
    name: '이름',
    nameHelp: '공백 없이 입력하세요. 스코프는 공백으로 구분됩니다.',
    descriptionLabel: '설명',
    descriptionPlaceholder: '모든 주문 조회',
    delete: '권한 삭제',
    deleteTitle: '{{name}}을(를) 삭제할까요?',
    deleteText: '모든 역할에서 제거됩니다. 기존 토큰에는 만료될 때까지 남아 있습니다.',
  },
  general: {
    title: 'API',
    text: '관리자와 액세스 토큰이 API를 식별하는 데 사용하는 정보입니다.',
    indicatorHelp: '이 API의 액세스 토큰 대상(aud)입니다. 변경할 수 없습니다.',
  },
  tokens: { title: '액세스 토큰', text: '이 API의 모든 액세스 토큰에 적용됩니다.' },
  defaultApi: {
    title: '기본 API',
    text: '요청에 API가 지정되지 않은 경우 사용됩니다.',
    label: '이 테넌트의 기본 API',
    help: '기본 API는 하나만 지정할 수 있습니다. 현재 기본 API를 대체합니다.',
  },
  management: 'Management API는 기본 제공되므로 변경할 수 없습니다.',
  notices: {
    managementApi:
      '콘솔에서 사용하는 API입니다. 이 API의 권한을 포함하는 역할이 있는 M2M 애플리케이션도 사용할 수 있습니다.',
  },
  delete: {
    action: 'API 리소스 삭제',
    title: '{{name}}을(를) 삭제할까요?',
    text: '애플리케이션이 더 이상 이 API의 토큰을 받을 수 없습니다. 이 작업은 되돌릴 수 없습니다.',
    permissions_other: '권한 {{count}}개가 삭제되고 모든 역할에서 제거됩니다.',
  },
  guide: {
    action: '가이드',
    other: '기타 프레임워크',
    title: '토큰 검증: {{name}}',
    description: '{{name}}용으로 발급된 액세스 토큰만 허용하고 나머지는 모두 거부합니다.',
    done: '완료',
    tool: '도구',
    install: '라이브러리 설치',
    check: '모든 토큰 검증',
    checkText:
      '서명, 발급자, 대상(aud), 유형, 만료를 확인하세요. 그렇지 않으면 다른 API의 토큰도 허용됩니다.',
    protect: '권한 요구',
    protectText: '유효한 토큰은 호출자가 누구인지, 토큰의 권한은 호출자가 무엇을 할 수 있는지 나타냅니다.',
    token: '테스트용 토큰 받기',
    tokenText:
      '이 권한을 포함하는 역할이 있는 M2M 애플리케이션을 사용하세요. 애플리케이션 ID와 시크릿으로 토큰을 받습니다.',
  },
};
