import type { Translation } from '../translated.ts';

/** Organization permissions, in Korean. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: '조직 권한',
  description: '구성원 초대처럼 조직 안에서 할 수 있는 작업입니다. 조직 역할을 통해 부여됩니다.',
  search: '이름, 설명 또는 ID',
  name: '이름',
  nameHelp: '공백 없이 입력하세요. 토큰에서 권한은 공백으로 구분됩니다.',
  descriptionLabel: '설명',
  descriptionPlaceholder: '조직에 구성원 초대',
  columns: { name: '권한', description: '설명' },
  empty: {
    title: '아직 조직 권한이 없습니다',
    text: 'invite:members와 같은 권한을 만들고 조직 역할에 할당하세요.',
  },
  create: {
    action: '조직 권한 만들기',
    description: 'invite:members처럼 허용하는 작업을 나타내는 이름을 지정하세요.',
  },
  edit: {
    menu: '수정',
    title: '조직 권한 수정',
    description: '앱은 토큰에 있는 이름을 확인합니다. 앱에서도 이름을 변경하세요.',
    save: '조직 권한 저장',
  },
  delete: {
    action: '조직 권한 삭제',
    title: '{{name}}을(를) 삭제할까요?',
    text: '모든 조직 역할에서 제거됩니다. 기존 토큰에는 만료될 때까지 남아 있습니다.',
  },
};
