import { createInitialAccessToken } from '@gatehouse/contract/client-registration/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { Select } from '@gatehouse/ui/controls/select';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf, FormText } from '../../../parts/forms/fields.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { ShownOnceDialog } from '../../../parts/forms/shown-once-dialog.tsx';
import { useCreateOnce } from '../../../parts/forms/use-create-once.ts';

const daySeconds = 86_400;
const days = [1, 7, 30, 90, 365];

/** Creates an initial access token and shows it, once. Has no URL of its own, because the page below may have unsaved changes. */
export function CreateToken({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, made, create, isSaving } = useCreateOnce({
    endpoint: createInitialAccessToken,
    values: { name: '', maxUses: 1, expiresIn: 7 * daySeconds },
  });
  if (made !== undefined)
    return (
      <ShownOnceDialog
        title={t('applications.registration.tokens.madeTitle')}
        description={t('applications.registration.tokens.madeText')}
        done={t('applications.registration.tokens.done')}
        onClose={onClose}
      >
        <SecretText
          variant="box"
          label={t('applications.registration.tokens.secret', { name: made.name })}
          onReveal={() => Promise.resolve(made.value)}
        />
      </ShownOnceDialog>
    );
  return (
    <FormDialog
      title={t('applications.registration.tokens.createTitle')}
      submit={t('applications.registration.tokens.create')}
      isSaving={isSaving}
      onSubmit={form.handleSubmit(create)}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('applications.registration.tokens.name')}
        help={t('applications.registration.tokens.nameHelp')}
        autoComplete="off"
      />
      <Field label={t('applications.registration.tokens.maxUses')} error={errorOf({ form, name: 'maxUses' })}>
        <NumberInput {...form.register('maxUses', { valueAsNumber: true })} />
      </Field>
      <Field label={t('applications.registration.tokens.expiry')}>
        <Controller
          control={form.control}
          name="expiresIn"
          render={({ field: { value, onChange } }) => (
            <Select
              value={String(value)}
              onPick={(picked) => onChange(Number(picked))}
              options={days.map((count) => ({
                value: String(count * daySeconds),
                label: t('applications.registration.tokens.days', { count }),
              }))}
            />
          )}
        />
      </Field>
    </FormDialog>
  );
}
