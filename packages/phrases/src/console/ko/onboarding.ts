import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Korean. */
export const onboarding: Translation<'onboarding'> = {
  step: '{{total}}단계 중 {{step}}단계',
  next: '다음',
  create: '만들기',
  finish: '완료',
  welcome: {
    title: 'Gatehouse에 오신 것을 환영합니다',
    text: '만들고 있는 제품에 대한 몇 가지 질문에 답해 주세요. 건너뛸 수 있습니다.',
    project: '누구를 위한 프로젝트인가요?',
    projects: { personal: '개인', company: '회사' },
    companyName: '회사 이름',
    stage: '제품은 어떤 단계인가요?',
    stages: {
      'new-product': '신규 제품',
      'existing-product': '기존 제품',
      'target-enterprise-ready': '엔터프라이즈 지원 준비 중',
    },
    additionalFeatures: '무엇이 중요한가요?',
    features: {
      'customize-ui-and-flow': '자체 로그인 페이지와 단계',
      compliance: '규정 준수',
      'export-user-data': '사용자 데이터 내보내기',
      'budget-control': '비용 관리',
      'bring-own-auth': '기존 인증 시스템',
      others: '기타',
    },
    allowReports: '콘솔 사용 정보 보고',
    reportsHelp:
      '내가 여는 페이지와 처음 수행하는 단계가 이 서비스의 운영자에게 보고됩니다. ID와 이메일 주소는 해시 처리됩니다. 프로필에서 변경할 수 있습니다.',
  },
  tenant: {
    title: '첫 테넌트 만들기',
    text: '테넌트에는 자체 사용자, 애플리케이션, 로그인 페이지가 있습니다. 이 테넌트는 개발용이며 무료입니다.',
    name: '이름',
    namePlaceholder: '내 프로젝트',
    region: '리전',
    collaborators: '공동 작업자',
    collaboratorsHelp: '초대를 받게 됩니다. 이메일 주소를 추가하려면 Space 또는 Enter 키를 누르세요.',
  },
  look: {
    title: '로그인 페이지 디자인',
    text: '나중에 모두 변경할 수 있습니다.',
    inspire: '추천 디자인',
    logo: '로고',
    color: '브랜드 색상',
    identifier: '로그인 식별자',
    identifiers: { email: '이메일 주소', username: '사용자 이름' },
    methods: '인증',
    methodNames: { password: '비밀번호', verificationCode: '인증 코드' },
    social: '소셜 로그인',
    demo: '데모',
    later: '나중에 사용 가능',
  },
};
