import { displayName } from '@gatehouse/contract/users/display-name';
import { createPersonalAccessToken } from '@gatehouse/contract/users/personal-access-token-endpoints';
import { personalAccessTokenErrors } from '@gatehouse/contract/users/personal-access-tokens';
import type { User } from '@gatehouse/contract/users/users';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { ExpiryField } from '../../parts/forms/expiry-field.tsx';
import { errorOf, FormText } from '../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../parts/forms/form-state.ts';
import { ShownOnceDialog } from '../../parts/forms/shown-once-dialog.tsx';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';

const errorFields = { [personalAccessTokenErrors.nameExists.code]: 'name' } as const;

/** Creates a token and shows it, once. Has no URL of its own, because the page below may have unsaved changes. */
export function CreatePersonalAccessToken({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(createPersonalAccessToken, { name: '', expiresAt: null });
  const [made, setMade] = useState<string>();
  const { request, isSaving } = useSave(createPersonalAccessToken, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });
  const create = useOneAtATime(async (body: object) => {
    try {
      const { value } = await request({ params: { userId: user.id }, body });
      setMade(value);
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  if (made !== undefined)
    return (
      <ShownOnceDialog
        title={t('users.personalAccessTokens.madeTitle')}
        description={t('users.personalAccessTokens.madeText')}
        done={t('users.personalAccessTokens.done')}
        onClose={onClose}
      >
        <SecretText variant="box" label={form.getValues('name')} onReveal={() => Promise.resolve(made)} />
      </ShownOnceDialog>
    );
  return (
    <FormDialog
      title={t('users.personalAccessTokens.createTitle')}
      description={t('users.personalAccessTokens.createText', { name: displayName(user) })}
      submit={t('users.personalAccessTokens.create')}
      isSaving={isSaving}
      onSubmit={form.handleSubmit(create)}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('users.personalAccessTokens.name')}
        placeholder={t('users.personalAccessTokens.namePlaceholder')}
        autoComplete="off"
      />
      <ExpiryField
        help={t('users.personalAccessTokens.expiryHelp')}
        error={errorOf({ form, name: 'expiresAt' })}
        value={form.getValues('expiresAt') ?? null}
        onChange={(expiresAt) => form.setValue('expiresAt', expiresAt)}
      />
    </FormDialog>
  );
}
