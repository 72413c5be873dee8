/** Filters and bulk actions of the list of users. */
export const usersList = {
  noFactor: '없음',
  filters: {
    state: '상태',
    role: '역할',
    roleSearch: '이름, 설명 또는 ID',
    organization: '조직',
    organizationSearch: '이름, 설명 또는 ID',
    lastSignIn: '마지막 로그인',
    times: {
      day: '지난 24시간',
      week: '지난 7일',
      month: '지난 30일',
      notMonth: '30일 이전',
      notQuarter: '90일 이전',
      never: '없음',
    },
    factor: '2차 인증',
    connector: '커넥터',
  },
  bulk: {
    suspendTitle_other: '사용자 {{count}}명을 정지할까요?',
    undoTitle_other: '사용자 {{count}}명을 재활성화할까요?',
    suspendConfirm: '사용자 정지',
    undoConfirm: '사용자 재활성화',
    assignTitle_other: '사용자 {{count}}명에게 역할 할당',
    assignDescription: '사용자는 다음 토큰부터 역할의 권한을 받습니다.',
    deleteTitle_other: '사용자 {{count}}명을 삭제할까요?',
    deleteText: '계정이 영구적으로 삭제됩니다. 감사 로그 항목은 유지됩니다.',
    deleteConfirm: '사용자 삭제',
    deleteTyped_other: '사용자 {{count}}명 삭제',
  },
};
