import { Button } from '@gatehouse/ui/controls/button';
import { DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import type { Over } from '../../app/plan.ts';
import { OverText } from './over-text.tsx';
import { UpgradeButton, UpgradeHint } from './upgrade.tsx';
import './plans.css';

/** The end of a dialog whose action the plan has no room for. Use `WithLimit`. */
export function OverFooter({ over, onClose }: { over: Over; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <output className="plan-over">
        <OverText over={over} />
        <UpgradeHint />
      </output>
      <DialogFooter>
        <Button onClick={onClose}>{t('parts.cancel')}</Button>
        <UpgradeButton />
      </DialogFooter>
    </>
  );
}
