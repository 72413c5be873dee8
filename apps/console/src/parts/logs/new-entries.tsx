import { Button } from '@gatehouse/ui/controls/button';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LiveTail } from './use-live-tail.ts';
import './logs.css';

/** How many entries came in while the user reads others. */
export function NewEntries({ live: { waiting, show } }: { live: LiveTail }) {
  const { t } = useTranslation();
  return (
    <output className="log-new">
      {waiting > 0 && (
        <Button
          size="small"
          icon={<ArrowUp />}
          onClick={() => {
            show();
            scrollTo({ top: 0 });
          }}
        >
          {t('auditLogs.live.new', { count: waiting })}
        </Button>
      )}
    </output>
  );
}
