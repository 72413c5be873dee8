import { applicationErrors } from '@gatehouse/contract/applications/applications';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { errorOf, FormText } from '../../../parts/forms/fields.tsx';
import { ExpiryField } from '../../../parts/forms/expiry-field.tsx';
import { ShownOnceDialog } from '../../../parts/forms/shown-once-dialog.tsx';
import { useCreateOnce } from '../../../parts/forms/use-create-once.ts';

const errorFields = { [applicationErrors.secretNameExists.code]: 'name' } as const;

/** Creates a secret and shows it. Has no URL of its own, because the page below may have unsaved changes. */
export function CreateSecret({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, made, create, isSaving } = useCreateOnce({
    endpoint: createApplicationSecret,
    params: { id: applicationId },
    values: { name: '', expiresAt: null },
    errorFields,
  });
  if (made !== undefined)
    return (
      <ShownOnceDialog
        title={t('applications.secrets.made')}
        description={t('applications.secrets.madeText')}
        done={t('applications.secrets.done')}
        onClose={onClose}
      >
        <SecretText
          variant="box"
          label={form.getValues('name')}
          onReveal={() => Promise.resolve(made.value)}
        />
      </ShownOnceDialog>
    );
  return (
    <FormDialog
      title={t('applications.secrets.create')}
      description={t('applications.secrets.createText')}
      submit={t('applications.secrets.create')}
      isSaving={isSaving}
      onSubmit={form.handleSubmit(create)}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('applications.secrets.name')}
        placeholder={t('applications.secrets.namePlaceholder')}
        autoComplete="off"
      />
      <ExpiryField
        help={t('applications.secrets.expiryHelp')}
        error={errorOf({ form, name: 'expiresAt' })}
        value={form.getValues('expiresAt') ?? null}
        onChange={(expiresAt) => form.setValue('expiresAt', expiresAt)}
      />
    </FormDialog>
  );
}
