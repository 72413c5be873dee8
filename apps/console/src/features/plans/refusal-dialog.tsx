import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../app/api/failure.ts';
import { ContactButton } from '../../parts/plans/contact.tsx';
import { readExceeded } from '../../parts/plans/exceeded.ts';
import { OverText } from '../../parts/plans/over-text.tsx';
import { UpgradeButton, UpgradeHint } from '../../parts/plans/upgrade.tsx';

/** The limits that something would exceed, and the way to a larger plan. */
export function RefusalDialog({ failure, onClose }: { failure: ApiFailure; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} size="small" title={t('plans.over.title')}>
      <DialogBody>
        {readExceeded(failure).map((over) => (
          <p key={over.key}>
            <OverText over={over} />
          </p>
        ))}
        <p>
          <UpgradeHint />
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('plans.over.close')}</Button>
        <ContactButton />
        <UpgradeButton />
      </DialogFooter>
    </Dialog>
  );
}
