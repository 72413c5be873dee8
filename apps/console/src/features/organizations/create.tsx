import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormText } from '../../parts/forms/fields.tsx';

/** Creates an organization. */
export function CreateOrganization() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createOrganization}
      title={t('organizations.create.action')}
      description={t('organizations.create.description')}
      submit={t('organizations.create.action')}
      values={{ name: '', description: null }}
      goTo={({ id }) => path(`/organizations/${id}`)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="name"
            label={t('organizations.name')}
            placeholder={t('organizations.create.namePlaceholder')}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="description"
            whenEmpty="null"
            label={t('organizations.descriptionLabel')}
            placeholder={t('organizations.create.descriptionPlaceholder')}
            autoComplete="off"
          />
        </>
      )}
    </CreateDialog>
  );
}
