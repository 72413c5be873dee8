import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in Korean. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: '첫 테넌트 만들기',
    text: '테넌트에는 자체 사용자, 애플리케이션, 로그인 페이지가 있습니다. 지금 개발용 테넌트를 만들고 나중에 프로덕션용 테넌트를 만드세요.',
    create: '테넌트 만들기',
  },
  invitations: {
    title: '내 테넌트 찾기',
    text: '다음 테넌트에 초대되었습니다. 참여하거나 직접 만드세요.',
    from: '초대한 사람: {{name}}',
    join: '참여',
    create: '새 테넌트 만들기',
  },
  suspended: {
    title: '{{name}} 정지됨',
    users: '사용자가 애플리케이션에 로그인할 수 없습니다. 계정과 세션을 포함해 모든 데이터는 유지됩니다.',
    administrators: '정지가 해제될 때까지 설정을 변경할 수 없습니다. 착오라고 생각되면 문의하세요.',
    contact: '문의하기',
    pay: '미결제 청구서를 결제한 다음 정지 해제를 문의하세요.',
    others: '내 다른 테넌트',
  },
  create_modal: {
    title: '테넌트 만들기',
    description: '테넌트에는 자체 사용자와 호스트가 있습니다.',
    name: '이름',
    namePlaceholder: '내 프로젝트',
    region: '리전',
    purpose: '사용 목적',
    submit: '테넌트 만들기',
    tenant_created: '테넌트가 생성되었습니다.',
    invitation_failed: '초대를 보내지 못했습니다. 나중에 동료를 초대할 수 있습니다.',
  },
  tags: { development: '개발', production: '프로덕션' },
  tagHelp: {
    development: '무료이며 테스트용입니다. 실제 사용자용이 아닙니다.',
    production: '실제 사용자용입니다. 다음 단계에서 요금제를 선택합니다.',
  },
  production: {
    title: '아직 프로덕션용 테넌트가 없습니다',
    text: '개발용 테넌트는 테스트용입니다. 실제 사용자가 로그인하기 전에 프로덕션용 테넌트를 만드세요.',
    create: '프로덕션용 테넌트 만들기',
  },
  migration: {
    title: '사용 목적: {{tag}}',
    development: '이제 이 테넌트는 개발 및 테스트용입니다. 실제 사용자를 위한 테넌트를 따로 만드세요.',
    production: '이제 이 테넌트는 프로덕션용이며 실제 사용자가 사용할 수 있습니다.',
    paid: '유료 요금제가 그대로 유지됩니다.',
    gotIt: '확인',
  },
  regions: { EU: '유럽', US: '미국 서부', AU: '호주' },
  roles: { admin: '최고 관리자', collaborator: '공동 작업자', viewer: '뷰어' },
  accept: {
    title: '{{tenant}} 참여',
    invited: '이 테넌트의 관리자로 초대되었습니다. 역할: {{role}}.',
    invitedBy: '{{inviter}} 님이 이 테넌트의 관리자로 초대했습니다. 역할: {{role}}.',
    account: '{{account}} 계정으로 참여합니다.',
    join: '참여',
    later: '나중에',
    home: '시작 페이지로 이동',
    open: '{{tenant}} 열기',
    other: {
      title: '다른 계정의 초대입니다',
      text: '{{account}} 계정으로 로그인되어 있지만 초대받은 이메일 주소가 아닙니다. 참여하려면 초대받은 주소로 로그인하세요.',
      switch: '계정 전환',
    },
    unknown: {
      title: '초대를 찾을 수 없음',
      text: '링크가 완전한지 확인하세요. 초대나 테넌트가 삭제되었을 수 있습니다.',
    },
    accepted: {
      title: '이미 수락한 초대입니다',
      text: '초대는 한 번만 사용할 수 있습니다. 직접 수락했다면 {{tenant}} 테넌트를 열 수 있습니다.',
    },
    revoked: {
      title: '취소된 초대입니다',
      text: '{{tenant}} 테넌트의 관리자에게 새 초대를 요청하세요.',
    },
    expired: {
      title: '만료된 초대입니다',
      text: '{{tenant}} 테넌트의 관리자에게 새 초대를 요청하세요.',
    },
  },
  switcher: {
    label: '테넌트 전환',
    current: '테넌트: {{name}}',
    invited: '테넌트: {{name}}. 받은 초대가 있습니다.',
    tenants: '테넌트',
    invitations: '초대',
    join: '{{name}} 참여',
    create: '테넌트 만들기',
  },
};
