import type { InitialAccessToken } from '@gatehouse/contract/client-registration/client-registration';
import { createInitialAccessToken } from '@gatehouse/contract/client-registration/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Select } from '@gatehouse/ui/controls/select';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { DialogActions } from '../../../parts/forms/dialog-actions.tsx';
import { errorOf, FormText } from '../../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../../parts/forms/use-one-at-a-time.ts';

const daySeconds = 86_400;
const days = [1, 7, 30, 90, 365];

/** A dialog that creates an initial access token. Mounted while open. */
export function CreateToken({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (token: InitialAccessToken) => void;
}) {
  const { t } = useTranslation();
  const values = { name: '', maxUses: 1, expiresIn: 7 * daySeconds };
  const form = useEndpointForm(createInitialAccessToken, values);
  const { request, isSaving } = useSave(createInitialAccessToken, {
    take: (failure) => placeFailure(form, failure, {}),
  });
  const create = useOneAtATime(async (body: object) => {
    try {
      onCreated(await request({ body: { ...values, ...body } }));
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('applications.registration.tokens.createTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit(create)(event);
        }}
      >
        <DialogBody>
          <FormProvider {...form}>
            <FormText
              form={form}
              name="name"
              label={t('applications.registration.tokens.name')}
              help={t('applications.registration.tokens.nameHelp')}
              autoComplete="off"
            />
            <Field
              label={t('applications.registration.tokens.maxUses')}
              error={errorOf({ form, name: 'maxUses' })}
            >
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
          </FormProvider>
        </DialogBody>
        <DialogActions
          submit={t('applications.registration.tokens.create')}
          isSaving={isSaving}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
