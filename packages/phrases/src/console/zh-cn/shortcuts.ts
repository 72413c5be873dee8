import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in simplified Chinese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: '键盘快捷键',
  general: '常规',
  recent: '最近打开',
  search: '搜索或运行命令',
  searchList: '搜索此列表',
  nextRow: '下一行',
  previousRow: '上一行',
  openRow: '打开行',
  create: '在此列表中创建',
  show: '显示快捷键',
  single: '单键快捷键',
  singleHelp: '如果与语音输入或扩展程序冲突，请关闭。{{shortcut}} 和搜索框仍可使用。',
};
