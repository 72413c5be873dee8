import type { Permission } from '@gatehouse/contract/endpoint';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../app/use-can.ts';

/** Deletes the custom template, so that the built-in one is sent. */
export function ResetButton({
  permission,
  reset,
}: {
  permission: Permission;
  reset: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const isAllowed = useCan(permission);
  if (!isAllowed) return null;
  const ask = () =>
    confirm({
      title: t('connectors.texts.resetTitle'),
      body: t('connectors.texts.resetText'),
      confirmLabel: t('connectors.texts.reset'),
      tone: 'danger',
      action: reset,
    });
  return (
    <Button icon={<RotateCcw />} onClick={() => void ask()}>
      {t('connectors.texts.reset')}
    </Button>
  );
}
