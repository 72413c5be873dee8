import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Korean. */
export const operator: Translation<'operator'> = {
  title: '모든 테넌트',
  description:
    '각 테넌트의 요금제와 이번 달 활성 사용자 및 토큰입니다. 운영자는 테넌트의 데이터를 볼 수 없습니다.',
  search: '이름 또는 ID로 검색',
  columns: {
    tenant: '테넌트',
    id: 'ID',
    region: '리전',
    plan: '요금제',
    users: '활성 사용자',
    tokens: '토큰',
    members: '구성원',
    state: '상태',
    createdAt: '생성일',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro(이전)',
    dev: '개발',
    admin: '관리',
  },
  states: { active: '활성', suspended: '정지됨', suspendedFor: '정지됨: {{reason}}' },
  empty: { title: '아직 테넌트가 없습니다', text: '생성된 테넌트가 여기에 표시됩니다.' },
  suspend: {
    action: '정지',
    title: '{{name}}을(를) 정지할까요?',
    text: '정지를 해제할 때까지 사용자는 이 테넌트에 로그인할 수 없고 테넌트의 설정과 데이터도 변경할 수 없습니다. 데이터는 그대로 유지됩니다.',
    reason: '이유',
    reasonHelp: '운영자와 테넌트의 감사 로그에 표시됩니다.',
    confirm: '테넌트 정지',
  },
  unsuspend: {
    action: '정지 해제',
    title: '{{name}}의 정지를 해제할까요?',
    text: '이전의 세션과 토큰이 다시 작동합니다.',
  },
  plan: {
    action: '요금제 변경',
    title: '{{name}}의 요금제 변경',
    text: '결제 없이 즉시 테넌트에 요금제가 적용됩니다.',
    save: '요금제 변경',
  },
};
