import { applicationErrors } from '@gatehouse/contract/applications/applications';
import { createApplicationSecret } from '@gatehouse/contract/applications/secret-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { Select } from '@gatehouse/ui/controls/select';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../parts/forms/dialog-actions.tsx';
import { useSave } from '../../../app/api/use-save.ts';
import { writeAmount } from '../../../parts/forms/duration.ts';
import { errorOf, FormText } from '../../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../../parts/forms/use-one-at-a-time.ts';

const days = [30, 90, 180, 365];
const errorFields = { [applicationErrors.secretNameExists.code]: 'name' } as const;

/** Creates a secret and shows it. Has no URL of its own, because the page below may have unsaved changes. */
export function CreateSecret({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(createApplicationSecret, { name: '', expiresAt: null });
  const [made, setMade] = useState<string>();
  const { request, isSaving } = useSave(createApplicationSecret, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });

  function labelExpiryError(): string | undefined {
    const refusal = errorOf({ form, name: 'expiresAt' });
    return refusal && Number.isNaN(form.getValues('expiresAt'))
      ? t('applications.secrets.dateMissing')
      : refusal;
  }
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
      <Dialog
        open
        onClose={onClose}
        title={t('applications.secrets.made')}
        description={t('applications.secrets.madeText')}
      >
        <DialogBody>
          <SecretText variant="box" label={form.getValues('name')} onReveal={() => Promise.resolve(made)} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t('applications.secrets.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('applications.secrets.create')}
      description={t('applications.secrets.createText')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // In React's tree, the dialog is inside the form of the page.
          event.stopPropagation();
          void form.handleSubmit(create)(event);
        }}
      >
        <DialogBody>
          <FormText
            form={form}
            name="name"
            label={t('applications.secrets.name')}
            placeholder={t('applications.secrets.namePlaceholder')}
            autoComplete="off"
          />
          <ExpiryField
            error={labelExpiryError()}
            onChange={(expiresAt) => form.setValue('expiresAt', expiresAt)}
          />
        </DialogBody>
        <DialogActions submit={t('applications.secrets.create')} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** The expiration: never, after some days, or on a date. */
function ExpiryField({ error, onChange }: { error?: string; onChange: (expiresAt: number | null) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [choice, setChoice] = useState('never');

  function choose(next: string) {
    setChoice(next);
    if (next === 'never') return onChange(null);
    // NaN until a date is chosen, because null means "never".
    onChange(next === 'date' ? Number.NaN : Date.now() + Number(next) * 86_400_000);
  }
  return (
    <>
      <Field
        label={t('applications.secrets.expiry')}
        help={t('applications.secrets.expiryHelp')}
        error={choice === 'date' ? undefined : error}
      >
        <Select
          value={choice}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: 'never', label: t('applications.secrets.never') },
            ...days.map((count) => ({ value: String(count), label: writeAmount(count, 'day', locale) })),
            { value: 'date', label: t('applications.secrets.date') },
          ]}
        />
      </Field>
      {choice === 'date' && (
        <Field label={t('applications.secrets.dateLabel')} error={error}>
          <Input
            type="date"
            required
            // The end of the day in the user's time zone.
            onChange={(event) => onChange(Date.parse(`${event.target.value}T23:59:59`))}
          />
        </Field>
      )}
    </>
  );
}
