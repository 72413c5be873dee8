import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in Korean. */
export const applications: Translation<'applications'> = {
  title: '애플리케이션',
  description: '사용자가 로그인하는 애플리케이션과 M2M 클라이언트입니다.',
  search: '이름, 설명 또는 ID',
  lists: { mine: '내 애플리케이션', thirdParty: '서드파티 애플리케이션', registration: '클라이언트 등록' },
  columns: { name: '애플리케이션', type: '유형', id: 'ID', createdAt: '생성일' },
  types: {
    SPA: '단일 페이지 앱',
    Traditional: '웹 앱',
    Native: '네이티브 앱',
    MachineToMachine: 'M2M',
    Protected: '보호된 앱',
    SAML: 'SAML 앱',
  },
  typeHelp: {
    SPA: '브라우저에서 실행되며 시크릿이 없습니다.',
    Traditional: '서버에서 페이지를 렌더링하며 시크릿이 있습니다.',
    Native: '기기에 설치되며 시크릿이 없습니다.',
    MachineToMachine: '사용자 없이 자체적으로 API를 호출합니다.',
    Protected: '자체 로그인 기능이 없습니다. 앞단의 리버스 프록시가 사용자를 로그인시킵니다.',
    SAML: 'SAML 2.0을 지원하는 서비스 제공업체입니다.',
  },
  name: '이름',
  descriptionLabel: '설명',
  thirdParty: '서드파티 애플리케이션',
  thirdPartyHelp:
    '다른 회사에서 운영합니다. 사용자가 동의해야 데이터를 받을 수 있습니다. 처음에는 {{scopes}} 스코프가 허용되며 권한 탭에서 추가할 수 있습니다. 이 설정은 나중에 변경할 수 없습니다.',
  thirdPartyBadge: '서드파티',
  adminBadge: '관리 액세스',
  builtIn: '기본 제공되는 애플리케이션입니다. URL은 서버 설정을 따릅니다.',
  empty: {
    title: '아직 애플리케이션이 없습니다',
    text: '프레임워크를 선택하면 애플리케이션용 코드가 포함된 가이드를 볼 수 있습니다.',
  },
  emptyThirdParty: {
    title: '아직 서드파티 애플리케이션이 없습니다',
    text: '사용자가 동의하고 다른 회사의 애플리케이션에 로그인할 수 있게 하세요.',
  },
  create: {
    action: '애플리케이션 만들기',
    title: '애플리케이션 만들기',
    description: '프레임워크를 선택하세요. 다음 단계에서 코드가 포함된 가이드가 표시됩니다.',
    search: '프레임워크, 언어 또는 라이브러리',
    named: '{{name}} 애플리케이션 만들기',
    device: '{{name}}용 애플리케이션 만들기',
    nameHelp: '동의 페이지에서 사용자에게, 콘솔에서 관리자에게 표시됩니다.',
    namePlaceholder: '온라인 스토어',
  },
  tabs: {
    settings: '설정',
    branding: '브랜딩',
    access: '액세스',
    permissions: '권한',
    roles: '역할',
    logs: '로그',
    organizations: '조직',
  },
  access,
  ...settings,
  roles: {
    search: '이름, 설명 또는 ID',
    columns: { name: '역할', description: '설명' },
    empty: {
      title: '아직 역할이 없습니다',
      text: '역할이 없으면 애플리케이션에 API 권한이 없습니다.',
    },
    assign: '역할 할당',
    assignTitle: '{{name}}에 역할 할당',
    assignDescription: '애플리케이션은 다음 토큰부터 역할의 권한을 받습니다.',
    remove: '제거',
    removeTitle: '{{name}}을(를) 제거할까요?',
    removeText: '애플리케이션은 다음 토큰부터 이 역할의 권한을 잃습니다.',
    removeConfirm: '역할 제거',
    noneTitle: '사용자를 대신하는 애플리케이션입니다',
    noneText: '로그인한 사용자의 권한을 사용합니다. 역할은 M2M 앱에만 있습니다.',
  },
  organizations: {
    noneTitle: '사용자를 대신하는 애플리케이션입니다',
    noneText: '로그인한 사용자의 조직을 대신해 작동합니다. 직접 조직에 속하는 것은 M2M 앱뿐입니다.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: '리디렉션 URI 없음',
    serviceProvider: '엔터티 ID 또는 ACS URL 없음',
    signInMethod: '로그인 방법 없음',
  },
  today: {
    signIns_zero: '오늘 로그인 없음',
    signIns_other: '오늘 로그인 {{number}}회',
    tokens_zero: '오늘 발급된 토큰 없음',
    tokens_other: '오늘 토큰 {{number}}개 발급됨',
    more: {
      signIns: '오늘 로그인 {{number}}회 초과',
      tokens: '오늘 토큰 {{number}}개 초과 발급됨',
    },
  },
  bulk: {
    deleteTitle_other: '애플리케이션 {{count}}개를 삭제할까요?',
    deleteText: '애플리케이션이 영구적으로 삭제됩니다. 사용자는 해당 애플리케이션에서 로그아웃됩니다.',
    deleteConfirm: '애플리케이션 삭제',
    deleteTyped_other: '애플리케이션 {{count}}개 삭제',
  },
  delete: {
    action: '애플리케이션 삭제',
    title: '{{name}}을(를) 삭제할까요?',
    text: '사용자가 더 이상 로그인할 수 없고 이 애플리케이션의 토큰이 거부됩니다. 이 작업은 되돌릴 수 없습니다.',
    users_other: '사용자 {{count}}명이 로그아웃됩니다.',
    secrets_other: '시크릿 {{count}}개를 더 이상 사용할 수 없습니다.',
    roles_other: '역할 {{count}}개가 제거됩니다.',
  },
  guide,
};
