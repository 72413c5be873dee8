import { type AuditLogConfig } from '@gatehouse/contract/audit-logs/audit-logs';
import { getAuditLogConfig, updateAuditLogConfig } from '@gatehouse/contract/audit-logs/config-endpoints';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { DialogActions } from '../forms/dialog-actions.tsx';
import { nameUnit } from '../forms/duration.ts';
import { errorOf } from '../forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../forms/form-state.ts';
import { useOneAtATime } from '../forms/use-one-at-a-time.ts';
import { Loaded } from '../pages/loaded.tsx';

/** How long the tenant's audit log is kept. */
export function Retention({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('auditLogs.retention.title')}
      description={t('auditLogs.retention.text')}
      size="small"
    >
      <Loaded endpoint={getAuditLogConfig}>
        {(config) => <RetentionForm config={config} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function RetentionForm({ config, onClose }: { config: AuditLogConfig; onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useEndpointForm(updateAuditLogConfig, { retentionDays: config.retentionDays });
  const { request, isSaving } = useSave(updateAuditLogConfig, {
    take: (failure) => placeFailure(form, failure),
  });
  const save = useOneAtATime(async (body: object) => {
    try {
      await request({ body });
      onClose();
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <DialogBody>
        <Field
          label={t('auditLogs.retention.days')}
          help={t('auditLogs.retention.help')}
          error={errorOf({ form, name: 'retentionDays' })}
          optional
        >
          <NumberInput
            min={1}
            max={3650}
            unit={nameUnit('day', 2, locale)}
            {...form.register('retentionDays', {
              setValueAs: (value) => (value === '' || value === null ? null : Number(value)),
            })}
          />
        </Field>
      </DialogBody>
      <DialogActions submit={t('auditLogs.retention.save')} isSaving={isSaving} onClose={onClose} />
    </form>
  );
}
