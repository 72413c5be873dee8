import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in Korean. */
export const lists: Translation<'lists'> = {
  saved: '저장된 필터',
  noneSaved: '저장된 필터 없음',
  save: '현재 필터 저장…',
  saveTitle: '필터 저장',
  saveHelp: '검색어, 필터, 정렬 순서를 저장합니다. 저장된 필터는 본인에게만 표시됩니다.',
  savePlaceholder: '비활성 사용자',
  saveConfirm: '필터 저장',
  removeSaved: '저장된 필터 삭제',
  name: '이름',
  export: '내보내기',
  exportAll: '목록을 CSV로 내보내기',
  exportCapped_other: '파일에는 처음 {{count}}개 항목이 포함됩니다.',
  done_other: '{{count}}개 항목 변경됨',
  failed: '실패',
  failedTitle_other: '{{count}}개 중 {{failed}}개 실패',
  failedText: '다시 시도할 수 있도록 실패한 항목은 선택된 상태로 남습니다. 나머지는 모두 변경되었습니다.',
  reason: '이유',
  close: '닫기',
  copyId: 'ID 복사',
  idCopied: 'ID 복사됨',
  delete: '삭제',
};
