import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { regionNames, tenantTags } from '@gatehouse/contract/tenants/tenants';
import { useTranslation } from 'react-i18next';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { noteCreated } from './created.ts';
import { FormRadios, FormSelect, FormText } from '../../parts/forms/fields.tsx';

/** Creates a tenant and opens it (TEN-01 to TEN-04, IDX-10). */
export function Component() {
  const { t } = useTranslation();
  return (
    <CreateDialog
      endpoint={createTenant}
      title={t('tenants.create_modal.title')}
      description={t('tenants.create_modal.description')}
      submit={t('tenants.create_modal.submit')}
      values={{ name: '', regionName: 'EU', tag: 'development' }}
      goTo={({ id }) => {
        noteCreated(id);
        return `/${id}`;
      }}
    >
      {(form) => (
        <>
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
        </>
      )}
    </CreateDialog>
  );
}
