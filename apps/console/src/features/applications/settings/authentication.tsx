import { clientAuthentications } from '@gatehouse/contract/applications/public-keys';
import { useTranslation } from 'react-i18next';
import { FormRadios } from '../../../parts/forms/fields.tsx';
import { JsonField } from '../../../parts/forms/json-field.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import type { ApplicationForm } from './form.ts';

/** Whether the application authenticates with a secret or a private key. */
export function Authentication({ form }: { form: ApplicationForm }) {
  const { t } = useTranslation();
  const method = form.watch('customClientMetadata.clientAuthentication');
  return (
    <AnchoredSection
      name="authentication"
      title={t('applications.authentication.title')}
      description={t('applications.authentication.text')}
    >
      <FormRadios
        form={form}
        name="customClientMetadata.clientAuthentication"
        label={t('applications.authentication.method')}
        options={clientAuthentications.map((value) => ({
          value,
          label: t(`applications.authentication.methods.${value}`),
          help: t(`applications.authentication.methodHelp.${value}`),
        }))}
      />
      {method === 'private_key_jwt' && <PublicKeys form={form} />}
    </AnchoredSection>
  );
}

/** The public keys with which the application's signatures are verified. */
export function PublicKeys({ form }: { form: ApplicationForm }) {
  const { t } = useTranslation();
  return (
    <JsonField
      form={form}
      name="customClientMetadata.jwks"
      label={t('applications.authentication.keys')}
      help={t('applications.authentication.keysHelp')}
      whenEmpty="absent"
      placeholder='{ "keys": [{ "kty": "EC", "crv": "P-256", "x": "…", "y": "…", "kid": "2026-11" }] }'
    />
  );
}
