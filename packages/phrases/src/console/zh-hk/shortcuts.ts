import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in traditional Chinese (Hong Kong). */
export const shortcuts: Translation<'shortcuts'> = {
  title: '鍵盤快捷鍵',
  general: '一般',
  recent: '最近開啟',
  search: '搜尋或執行指令',
  searchList: '搜尋此清單',
  nextRow: '下一行',
  previousRow: '上一行',
  openRow: '開啟該行',
  create: '在此清單中建立',
  show: '顯示快捷鍵',
  single: '單鍵快捷鍵',
  singleHelp: '如與語音輸入或擴充功能有衝突，請關閉。{{shortcut}} 和搜尋欄仍可使用。',
};
