import { updateOperatedTenant } from '@gatehouse/contract/tenants/operator-endpoints';
import type { OperatedTenant } from '@gatehouse/contract/tenants/operator';
import { planIds } from '@gatehouse/contract/tenants/plans';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';

/** Gives a tenant a plan, without payment. */
export function ChangePlan({ tenant, onClose }: { tenant: OperatedTenant; onClose: () => void }) {
  const { t } = useTranslation();
  const [planId, setPlan] = useState(tenant.planId);
  const { save, isSaving } = useSave(updateOperatedTenant);
  const change = () =>
    // The failure is shown.
    save({ params: { tenantId: tenant.id }, body: { planId } }).then(onClose, () => undefined);
  return (
    <FormDialog
      title={t('operator.plan.title', { name: tenant.name })}
      description={t('operator.plan.text')}
      submit={t('operator.plan.save')}
      isSaving={isSaving}
      isReady={planId !== tenant.planId}
      onSubmit={change}
      onClose={onClose}
    >
      <Field label={t('operator.columns.plan')}>
        <Select
          value={planId}
          onPick={setPlan}
          options={planIds.map((value) => ({ value, label: t(`operator.plans.${value}`) }))}
        />
      </Field>
    </FormDialog>
  );
}
