import type { Translation } from '../translated.ts';

/** Organization roles, in Korean. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: '조직 역할',
  description: '사용자나 앱이 조직 안에서 갖는 권한의 묶음입니다. 모든 조직이 같은 역할을 사용합니다.',
  search: '이름, 설명 또는 ID',
  name: '이름',
  descriptionLabel: '설명',
  type: '유형',
  typeFixed: '나중에 변경할 수 없습니다.',
  types: { User: '사용자', MachineToMachine: 'M2M' },
  typeHelp: {
    User: '조직 구성원에게 할당합니다.',
    MachineToMachine: '조직을 대신하는 서비스에 할당합니다.',
  },
  columns: { name: '역할', permissions: '권한' },
  empty: {
    title: '아직 조직 역할이 없습니다',
    text: 'admin과 같은 역할을 만들고 조직에서 가질 권한을 선택하세요.',
  },
  create: {
    action: '조직 역할 만들기',
    description: 'admin처럼 조직에서의 직무를 나타내는 이름을 지정하세요.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: '구성원 및 결제 관리',
    permissions: '권한',
  },
  tabs: { permissions: '권한', general: '일반' },
  permissions: {
    search: '권한, 설명 또는 ID',
    columns: { name: '권한', resource: '리소스' },
    organization: '조직',
    empty: {
      title: '아직 권한이 없습니다',
      text: '조직 권한과 API 권한을 할당하세요.',
    },
    assign: '권한 할당',
    assignTitle: '{{name}}에 권한 할당',
    assignDescription: '이 역할이 있는 사용자와 앱은 다음 조직 토큰부터 이 권한을 받습니다.',
    remove: '제거',
    removeTitle: '{{name}}을(를) 제거할까요?',
    removeText: '이 역할이 있는 사용자와 앱은 다음 조직 토큰부터 이 권한을 잃습니다.',
    removeConfirm: '권한 제거',
  },
  general: { title: '조직 역할', description: '관리자가 역할을 알아보는 데 사용하는 정보입니다.' },
  delete: {
    action: '조직 역할 삭제',
    title: '{{name}}을(를) 삭제할까요?',
    text: '이 역할이 있는 사용자와 앱은 모든 조직에서 이 역할의 권한을 잃습니다. 이 작업은 되돌릴 수 없습니다.',
  },
};
