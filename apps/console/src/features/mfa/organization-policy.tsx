import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../parts/forms/fields.tsx';
import { useLabel } from '../../parts/forms/form-state.ts';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import type { MfaForm } from './factors.tsx';

const policies = ['Mandatory', 'NoPrompt'] as const;

/** Whether members of organizations that require MFA set it up at sign-in (ADR 146). */
export function OrganizationPolicy({ form }: { form: MfaForm }) {
  const { t } = useTranslation();
  const label = t('mfa.organizations.label');
  useLabel('mfa.organizationRequiredMfaPolicy', label);
  return (
    <AnchoredSection
      name="organizations"
      title={t('mfa.organizations.title')}
      description={t('mfa.organizations.text')}
    >
      <Field label={label} group error={errorOf({ form, name: 'mfa.organizationRequiredMfaPolicy' })}>
        <Controller
          control={form.control}
          name="mfa.organizationRequiredMfaPolicy"
          render={({ field: { value = 'Mandatory', onChange } }) => (
            <RadioGroup
              value={value}
              onChange={onChange}
              options={policies.map((policy) => ({
                value: policy,
                label: t(`mfa.organizations.options.${policy}`),
                help: t(`mfa.organizations.help.${policy}`),
              }))}
            />
          )}
        />
      </Field>
    </AnchoredSection>
  );
}
