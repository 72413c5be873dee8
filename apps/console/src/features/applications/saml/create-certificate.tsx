import { createSamlCertificate } from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Field } from '@gatehouse/ui/controls/field';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../parts/forms/dialog-actions.tsx';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useEndpointSave } from '../../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../../parts/forms/use-one-at-a-time.ts';

/** Creates a certificate. Has no URL of its own, like the dialog for secrets. */
export function CreateCertificate({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, send, isSaving } = useEndpointSave({
    endpoint: createSamlCertificate,
    params: { id },
    values: { lifeSpanInYears: 3 },
  });
  const create = useOneAtATime(async (body: object) => {
    try {
      await send(body);
      onClose();
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  const submit = t('applications.saml.certificates.create');
  return (
    <Dialog
      open
      onClose={onClose}
      title={submit}
      description={t('applications.saml.certificates.createText')}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(create)(event)}>
        <DialogBody>
          <Field
            label={t('applications.saml.certificates.years')}
            error={errorOf({ form, name: 'lifeSpanInYears' })}
          >
            <NumberInput min={1} max={30} {...form.register('lifeSpanInYears', { valueAsNumber: true })} />
          </Field>
        </DialogBody>
        <DialogActions submit={submit} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
