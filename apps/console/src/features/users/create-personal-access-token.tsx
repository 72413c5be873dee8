import { displayName } from '@gatehouse/contract/users/display-name';
import { createPersonalAccessToken } from '@gatehouse/contract/users/personal-access-token-endpoints';
import { personalAccessTokenErrors } from '@gatehouse/contract/users/personal-access-tokens';
import type { User } from '@gatehouse/contract/users/users';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { ExpiryField } from '../../parts/forms/expiry-field.tsx';
import { errorOf, FormText } from '../../parts/forms/fields.tsx';
import { ShownOnceDialog } from '../../parts/forms/shown-once-dialog.tsx';
import { useCreateOnce } from '../../parts/forms/use-create-once.ts';

const errorFields = { [personalAccessTokenErrors.nameExists.code]: 'name' } as const;

/** Creates a token and shows it, once. Has no URL of its own, because the page below may have unsaved changes. */
export function CreatePersonalAccessToken({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, made, create, isSaving } = useCreateOnce({
    endpoint: createPersonalAccessToken,
    params: { userId: user.id },
    values: { name: '', expiresAt: null },
    errorFields,
  });
  if (made !== undefined)
    return (
      <ShownOnceDialog
        title={t('users.personalAccessTokens.madeTitle')}
        description={t('users.personalAccessTokens.madeText')}
        done={t('users.personalAccessTokens.done')}
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
