import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';

/** Creates a SAML application. Its settings, which open next, have what both services need to know of each other. */
export function CreateSamlApplication() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createSamlApplication}
      title={t('applications.saml.create.title')}
      description={t('applications.saml.create.text')}
      submit={t('applications.create.action')}
      values={{ name: '', description: null }}
      goTo={({ id }) => path(`/applications/${id}/settings`)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="name"
            label={t('applications.name')}
            help={t('applications.saml.create.nameHelp')}
            placeholder={t('applications.saml.create.namePlaceholder')}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="description"
            whenEmpty="null"
            label={t('applications.descriptionLabel')}
            autoComplete="off"
          />
        </>
      )}
    </CreateDialog>
  );
}
