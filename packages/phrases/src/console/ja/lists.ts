import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in Japanese. */
export const lists: Translation<'lists'> = {
  saved: '保存済みフィルター',
  noneSaved: '保存済みフィルターはありません',
  save: '現在のフィルターを保存…',
  saveTitle: 'フィルターを保存',
  saveHelp: '検索、フィルター、並べ替えを保存します。保存済みフィルターは自分にだけ表示されます。',
  savePlaceholder: '休眠ユーザー',
  saveConfirm: 'フィルターを保存',
  removeSaved: '保存済みフィルターを削除',
  name: '名前',
  export: 'エクスポート',
  exportAll: '一覧を CSV でエクスポート',
  exportCapped_other: 'ファイルには最初の {{count}} 件のレコードが含まれます。',
  done_other: '{{count}} 件のレコードを変更しました',
  failed: '失敗',
  failedTitle_other: '{{count}} 件中 {{failed}} 件が失敗しました',
  failedText: 'これらは選択されたままなので、もう一度試せます。ほかはすべて変更されました。',
  reason: '理由',
  close: '閉じる',
  copyId: 'ID をコピー',
  idCopied: 'ID をコピーしました',
  delete: '削除',
};
