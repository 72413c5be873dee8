import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in traditional Chinese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: '鍵盤快速鍵',
  general: '一般',
  recent: '最近',
  search: '搜尋或執行指令',
  searchList: '搜尋此清單',
  nextRow: '下一列',
  previousRow: '上一列',
  openRow: '開啟此列',
  create: '在此清單中建立',
  show: '顯示快速鍵',
  single: '單鍵快速鍵',
  singleHelp: '如果干擾語音輸入或擴充功能，請關閉。{{shortcut}} 和搜尋欄位仍可使用。',
};
