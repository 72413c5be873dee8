/** The summary on the page of a user. */
export const usersSummary = {
  title: '계정',
  facts: {
    email: '이메일 주소',
    phone: '전화번호',
    username: '사용자 이름',
    lastSignIn: '마지막 로그인',
    lastFailure: '마지막 실패',
    factors: '2차 인증',
    created: '생성일',
  },
  noFailure: '없음',
  noFactors: '없음',
  activity: '최근 활동',
  noActivity: '아직 활동이 없습니다.',
  all: '모든 로그',
};
