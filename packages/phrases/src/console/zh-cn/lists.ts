import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in simplified Chinese. */
export const lists: Translation<'lists'> = {
  saved: '已保存的筛选条件',
  noneSaved: '没有已保存的筛选条件',
  save: '保存当前筛选条件…',
  saveTitle: '保存筛选条件',
  saveHelp: '保存搜索内容、筛选条件和排序方式。只有您能看到已保存的筛选条件。',
  savePlaceholder: '不活跃用户',
  saveConfirm: '保存筛选条件',
  removeSaved: '删除已保存的筛选条件',
  name: '名称',
  export: '导出',
  exportAll: '将列表导出为 CSV',
  exportCapped_other: '文件包含前 {{count}} 条记录。',
  done_other: '已更改 {{count}} 条记录',
  failed: '失败',
  failedTitle_other: '{{count}} 条中有 {{failed}} 条失败',
  failedText: '失败的记录保持选中状态，您可以重试。其他记录均已更改。',
  reason: '原因',
  close: '关闭',
  copyId: '复制 ID',
  idCopied: 'ID 已复制',
  delete: '删除',
};
