import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in traditional Chinese (Hong Kong). */
export const lists: Translation<'lists'> = {
  saved: '已儲存的篩選條件',
  noneSaved: '沒有已儲存的篩選條件',
  save: '儲存目前篩選條件…',
  saveTitle: '儲存篩選條件',
  saveHelp: '儲存搜尋內容、篩選條件和排序方式。只有您能看到已儲存的篩選條件。',
  savePlaceholder: '不活躍用戶',
  saveConfirm: '儲存篩選條件',
  removeSaved: '刪除已儲存的篩選條件',
  name: '名稱',
  export: '匯出',
  exportAll: '將清單匯出為 CSV',
  exportCapped_other: '檔案包含前 {{count}} 項記錄。',
  done_other: '已更改 {{count}} 項記錄',
  failed: '失敗',
  failedTitle_other: '{{count}} 項中有 {{failed}} 項失敗',
  failedText: '失敗的記錄會保持選取，您可以重試。其他記錄均已更改。',
  reason: '原因',
  close: '關閉',
  copyId: '複製 ID',
  idCopied: 'ID 已複製',
  delete: '刪除',
};
