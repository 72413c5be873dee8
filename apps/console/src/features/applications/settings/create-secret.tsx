import { applicationErrors } from '@gatehouse/contract/applications/applications';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useSave } from '../../../app/api/use-save.ts';
import { errorOf, FormText } from '../../../parts/forms/fields.tsx';
import { ExpiryField } from '../../../parts/forms/expiry-field.tsx';
import { placeFailure, useEndpointForm } from '../../../parts/forms/form-state.ts';
import { ShownOnceDialog } from '../../../parts/forms/shown-once-dialog.tsx';
import { useOneAtATime } from '../../../parts/forms/use-one-at-a-time.ts';

const errorFields = { [applicationErrors.secretNameExists.code]: 'name' } as const;

/** Creates a secret and shows it. Has no URL of its own, because the page below may have unsaved changes. */
export function CreateSecret({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(createApplicationSecret, { name: '', expiresAt: null });
  const [made, setMade] = useState<string>();
  const { request, isSaving } = useSave(createApplicationSecret, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });

  const create = useOneAtATime(async (body: object) => {
    try {
      const secret = await request({ params: { id: applicationId }, body });
      setMade(secret.value);
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  if (made !== undefined)
    return (
      <ShownOnceDialog
        title={t('applications.secrets.made')}
        description={t('applications.secrets.madeText')}
        done={t('applications.secrets.done')}
        onClose={onClose}
      >
        <SecretText variant="box" label={form.getValues('name')} onReveal={() => Promise.resolve(made)} />
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
