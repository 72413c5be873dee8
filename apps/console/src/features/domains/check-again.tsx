import type { Domain } from '@gatehouse/contract/domains/domains';
import { getDomain } from '@gatehouse/contract/domains/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { useLocale, useTexts } from '@gatehouse/ui/base/texts';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../app/api/keys.ts';

/** Checks DNS and HTTPS of a domain: reading it does. */
export function CheckAgain({ id, checkedAt }: Pick<Domain, 'id' | 'checkedAt'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const locale = useLocale();
  const announce = useAnnounce();
  const { actionDone } = useTexts();
  const [isChecking, setChecking] = useState(false);
  const lastCheck =
    checkedAt === null
      ? undefined
      : t('domains.lastChecked', { time: new Date(checkedAt).toLocaleTimeString(locale) });
  async function check() {
    setChecking(true);
    await client.refetchQueries({ queryKey: keyOf(getDomain, { params: { id } }), exact: true });
    setChecking(false);
    announce(actionDone(t('domains.check')));
  }
  return (
    <Button icon={<RefreshCw />} loading={isChecking} title={lastCheck} onClick={() => void check()}>
      {t('domains.check')}
    </Button>
  );
}
