import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, in Korean. */
export const shortcuts: Translation<'shortcuts'> = {
  title: '키보드 단축키',
  general: '일반',
  recent: '최근 항목',
  search: '검색 또는 명령 실행',
  searchList: '이 목록에서 검색',
  nextRow: '다음 행',
  previousRow: '이전 행',
  openRow: '행 열기',
  create: '이 목록에 새로 만들기',
  show: '단축키 보기',
  single: '단일 키 단축키',
  singleHelp:
    '음성 입력이나 확장 프로그램과 충돌하면 끄세요. {{shortcut}} 단축키와 검색 필드는 계속 작동합니다.',
};
