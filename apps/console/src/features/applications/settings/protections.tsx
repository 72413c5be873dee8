import { protections } from '@gatehouse/contract/applications/public-keys';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormSwitch } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { PublicKeys } from './authentication.tsx';
import type { ApplicationForm } from './form.ts';

/** Protections that are off by default. */
export function Protections({ form, signsIn }: { form: ApplicationForm; signsIn: boolean }) {
  const { t } = useTranslation();
  const options = protections.map((value) => ({
    value,
    label: t(`applications.protections.options.${value}`),
  }));
  const { signedRequests = 'off', clientAuthentication } = form.watch('customClientMetadata') ?? {};
  const signs = signsIn && signedRequests !== 'off';
  // Its keys are above then.
  const authenticates = clientAuthentication === 'private_key_jwt';
  return (
    <AnchoredSection
      name="protections"
      title={t('applications.protections.title')}
      description={t('applications.protections.text')}
    >
      {signsIn && (
        <FormSelect
          form={form}
          name="customClientMetadata.pushedRequests"
          label={t('applications.protections.pushedRequests')}
          help={t('applications.protections.pushedRequestsHelp')}
          options={options}
        />
      )}
      {signsIn && (
        <FormSelect
          form={form}
          name="customClientMetadata.signedRequests"
          label={t('applications.protections.signedRequests')}
          help={t('applications.protections.signedRequestsHelp')}
          options={options}
        />
      )}
      {signs && !authenticates && <PublicKeys form={form} />}
      <FormSelect
        form={form}
        name="customClientMetadata.boundTokens"
        label={t('applications.protections.boundTokens')}
        help={t('applications.protections.boundTokensHelp')}
        options={options}
      />
      {signsIn && (
        <FormSwitch
          form={form}
          name="customClientMetadata.allowStepUp"
          label={t('applications.protections.stepUp')}
          help={t('applications.protections.stepUpHelp')}
        />
      )}
    </AnchoredSection>
  );
}
