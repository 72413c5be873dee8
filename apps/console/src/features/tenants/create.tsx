import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { regionNames, tenantTags } from '@gatehouse/contract/tenants/tenants';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';
import { FormRadios, FormSelect, FormText } from '../../parts/forms/fields.tsx';
import { useCreate } from '../../parts/forms/use-create.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';
import { noteCreated } from './noted.ts';
import { PlanSelection } from './plan-selection.tsx';

/**
 * Creates a tenant and opens it (TEN-01 to TEN-04, IDX-10). A development tenant is created at once; for a production tenant, a plan is
 * chosen next (OPEN-11).
 */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const { search } = useLocation();
  const close = () => void navigate({ pathname: '..', search }, { relative: 'path' });
  const [isChoosing, setChoosing] = useState(false);
  const { form, create, isSaving } = useCreate({
    endpoint: createTenant,
    values: { name: '', regionName: 'EU', tag: 'development' },
    onDone({ id }) {
      noteCreated(id);
      return navigate(`/${id}`, { replace: true });
    },
  });
  const isProduction = form.watch('tag') === 'production';
  if (isChoosing)
    return (
      <PlanSelection
        tenant={form.getValues()}
        isCreating={isSaving}
        onFree={() => void create(form.getValues())}
        onBack={() => setChoosing(false)}
        onLeave={() => form.reset(form.getValues())}
        onClose={close}
      />
    );
  return (
    <Dialog
      open
      onClose={close}
      title={t('tenants.create_modal.title')}
      description={t('tenants.create_modal.description')}
      backCloses={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit((body) => (isProduction ? setChoosing(true) : create(body)))(event);
        }}
      >
        <DialogBody>
          <FormProvider {...form}>
            <FormText
              form={form}
              name="name"
              label={t('tenants.create_modal.name')}
              placeholder={t('tenants.create_modal.namePlaceholder')}
              autoComplete="off"
            />
            <FormSelect
              form={form}
              name="regionName"
              label={t('tenants.create_modal.region')}
              options={regionNames.map((value) => ({ value, label: t(`tenants.regions.${value}`) }))}
            />
            <FormRadios
              form={form}
              name="tag"
              label={t('tenants.create_modal.purpose')}
              variant="cards"
              options={tenantTags.map((value) => ({
                value,
                label: t(`tenants.tags.${value}`),
                help: t(`tenants.tagHelp.${value}`),
              }))}
            />
          </FormProvider>
        </DialogBody>
        <DialogActions
          submit={t(isProduction ? 'plans.choose.next' : 'tenants.create_modal.submit')}
          isSaving={isSaving}
          onClose={close}
        />
      </form>
    </Dialog>
  );
}
