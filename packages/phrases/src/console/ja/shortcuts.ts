import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Japanese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'キーボードショートカット',
  general: '全般',
  recent: '最近使用したもの',
  search: '検索またはコマンドの実行',
  searchList: 'この一覧を検索',
  nextRow: '次の行',
  previousRow: '前の行',
  openRow: '行を開く',
  create: 'この一覧に新規作成',
  show: 'ショートカットを表示',
  single: '単一キーのショートカット',
  singleHelp:
    '音声入力や拡張機能と干渉する場合は、オフにしてください。{{shortcut}} と検索フィールドは引き続き使えます。',
};
