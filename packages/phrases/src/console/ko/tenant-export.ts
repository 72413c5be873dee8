import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Korean. */
export const tenantExport: Translation<'tenantExport'> = {
  title: '내보내기',
  description: '이 테넌트를 다른 설치 환경으로 옮기거나 데이터의 사본을 보관합니다.',
  sealed: {
    title: '암호화된 내보내기',
    description: '모든 데이터를 암호 문구로 암호화합니다. 빈 테넌트로 가져올 수 있습니다.',
    passphrase: '암호 문구',
    help: '{{count}}자 이상입니다. 암호 문구가 없으면 아무도 파일을 열 수 없습니다.',
    again: '암호 문구 다시 입력',
    short: '{{count}}자 이상 입력하세요.',
    different: '암호 문구가 일치하지 않습니다.',
    action: '시크릿 포함하여 내보내기',
    done: '내보내기가 저장되었습니다. 파일과 암호 문구를 서로 다른 곳에 보관하세요. 다른 최고 관리자에게 이메일로 알립니다.',
  },
  unsealed: {
    title: '데이터 내보내기',
    description: '읽고 처리할 수 있는 JSON Lines입니다. 다시 가져올 수 없습니다.',
    text: '시크릿, 비밀번호 해시, 2차 인증 수단을 제외한 설정, 사용자, 조직, 역할입니다.',
    action: '시크릿 없이 내보내기',
  },
  signInAgain: {
    title: '계속하려면 다시 로그인하세요',
    text: '마지막 로그인 후 10분이 지났습니다. 로그인하면 이 페이지로 돌아옵니다.',
    action: '다시 로그인',
  },
};
