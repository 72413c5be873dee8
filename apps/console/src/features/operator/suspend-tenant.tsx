import { updateOperatedTenant } from '@gatehouse/contract/tenants/operator-endpoints';
import type { OperatedTenant } from '@gatehouse/contract/tenants/operator';
import { Button } from '@gatehouse/ui/controls/button';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';

/** Suspends a tenant, with a reason that other operators see. */
export function SuspendTenant({ tenant, onClose }: { tenant: OperatedTenant; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { save, isSaving } = useSave(updateOperatedTenant);
  const suspend = () =>
    save({
      params: { tenantId: tenant.id },
      body: { isSuspended: true, suspendedReason: reason.trim() || null },
      // The failure is shown.
    }).then(onClose, () => undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.suspend.title', { name: tenant.name })}
      description={t('operator.suspend.text')}
    >
      <DialogBody>
        <TextField
          label={t('operator.suspend.reason')}
          help={t('operator.suspend.reasonHelp')}
          optional
          maxLength={256}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </DialogBody>
      <DialogFooter busy={isSaving}>
        <Button onClick={onClose} disabled={isSaving}>
          {t('parts.cancel')}
        </Button>
        <Button variant="danger" loading={isSaving} onClick={() => void suspend()}>
          {t('operator.suspend.confirm')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
