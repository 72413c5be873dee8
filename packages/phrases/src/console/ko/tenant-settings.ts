import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Korean. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: '이 테넌트의 이름과 환경입니다.',
  general: {
    title: '일반',
    description: '리전과 환경은 나중에 변경할 수 없습니다.',
    id: '테넌트 ID',
    name: '이름',
    nameHelp: '관리자에게만 표시됩니다.',
    region: '리전',
    tag: '환경',
    created: '생성일',
  },
  delete: {
    title: '테넌트 삭제',
    description: '삭제하는 즉시 사용자가 로그인할 수 없게 됩니다.',
    action: '테넌트 삭제',
    confirmTitle: '{{name}}을(를) 삭제할까요?',
    confirmText:
      '이 테넌트의 모든 사용자, 애플리케이션, 설정이 삭제됩니다. 7일 동안 이 서비스의 운영자만 복구할 수 있습니다.',
    host: '{{host}}의 로그인과 API를 더 이상 사용할 수 없습니다.',
    members_other: '다른 관리자 {{count}}명이 액세스 권한을 잃습니다.',
    blockedTitle: '아직 이 테넌트를 삭제할 수 없음',
    blockedText: '먼저 다음을 해결하세요:',
    blockers: {
      paid_plan: '유료 요금제를 사용 중입니다. 무료 요금제로 전환하세요.',
      inactive_subscription: '구독이 활성 상태가 아닙니다. 결제 수단을 업데이트하세요.',
      open_invoice: '미결제 청구서가 있습니다. 결제하세요.',
    },
  },
};
