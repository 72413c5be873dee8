import { exportAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../app/api/use-ask.ts';
import type { LogFilters } from './use-log-filters.ts';

/** The browser keeps the file in memory until it is saved. */
const mostEntries = 100_000;

/** Saves the entries that match the filters as a file of JSON lines. */
export function ExportLogs({
  query: { page: _page, page_size: _size, ...query },
}: Pick<LogFilters, 'query'>) {
  const { t } = useTranslation();
  const ask = useAsk(exportAuditLogs);
  const [isRunning, setIsRunning] = useState(false);

  async function save() {
    setIsRunning(true);
    try {
      const lines = await ask({ query: { ...query, limit: String(mostEntries) } as object });
      const address = URL.createObjectURL(new Blob([lines], { type: 'application/x-ndjson' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `audit-log-${new Date().toISOString().slice(0, 10)}.jsonl`;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      // Shown in a toast.
    } finally {
      setIsRunning(false);
    }
  }
  return (
    <IconButton
      icon={<Download />}
      label={t('auditLogs.export')}
      disabled={isRunning}
      onClick={() => void save()}
    />
  );
}
