import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Korean. */
export const getStarted: Translation<'getStarted'> = {
  title: '시작하기',
  description: '애플리케이션의 로그인을 설정하세요.',
  steps: {
    label: '단계',
    demo: {
      title: '데모 사용해 보기',
      description: '이 테넌트의 데모 애플리케이션에 가입하고 애플리케이션이 받는 토큰을 확인하세요.',
      action: '데모 열기',
    },
    application: {
      title: '애플리케이션 만들기',
      description: '프레임워크를 선택하세요. 가이드에 ID가 포함된 실행 가능한 코드가 표시됩니다.',
      action: '애플리케이션 만들기',
    },
    email: {
      title: '이메일 설정',
      description: '코드, 초대, 링크는 커넥터로 전송됩니다.',
      sent: '코드, 초대, 링크가 전달됩니다.',
      kept: '아직 메시지가 전달되지 않습니다. 코드, 초대, 링크는 개발용 수신함에 보관됩니다.',
      nothing: '아직 메시지를 보낼 수 없으므로 사용자가 코드나 초대를 받지 못합니다.',
      action: '이메일 설정',
      inbox: '수신함 열기',
    },
    api: {
      title: 'API 보호',
      description: '애플리케이션이 호출하는 API와 그 권한을 등록하세요.',
      action: 'API 리소스 만들기',
    },
    role: {
      title: '역할 만들기',
      description: '역할은 사용자와 M2M 앱에 API 권한을 부여합니다.',
      action: '역할 만들기',
    },
  },
  addresses: {
    title: 'URL',
    description: '클라이언트 라이브러리와 스크립트용입니다.',
    endpoint: '엔드포인트',
    issuer: '발급자',
    discovery: '디스커버리',
    management: 'Management API 리소스',
    reference: 'API 레퍼런스',
  },
};
