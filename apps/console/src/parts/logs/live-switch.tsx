import { Switch } from '@gatehouse/ui/controls/switch';
import { useTranslation } from 'react-i18next';
import type { LogFilters } from './use-log-filters.ts';
import './logs.css';

/** Whether a log can show new entries as they come: on its first page, if it goes on until now. */
export const canBeLive = ({ page, values }: LogFilters): boolean => page === 1 && values.to === undefined;

/** Shows new entries as they come. */
export function LiveSwitch({ filters, reload }: { filters: LogFilters; reload: () => void }) {
  const { t } = useTranslation();
  return (
    <Switch
      className="log-live"
      label={t('auditLogs.live.label')}
      checked={filters.values.live === 'on' && canBeLive(filters)}
      disabled={filters.values.to !== undefined}
      onChange={({ target }) => {
        filters.set({ live: target.checked ? 'on' : undefined });
        // What came in before, and what the tail has shown until now.
        reload();
      }}
    />
  );
}
