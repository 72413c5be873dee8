import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { errorOf } from '../../parts/forms/fields.tsx';
import { useLabel } from '../../parts/forms/form-state.ts';
import type { MfaForm } from './factors.tsx';

const policies = [
  'UserControlled',
  'PromptOnlyAtSignIn',
  'NoPrompt',
  'Mandatory',
  'PromptOnlyAtSignInMandatory',
] as const;
type Policy = (typeof policies)[number];

/** Two names of the wire are equal to others. */
const sameAs: Record<string, Policy> = {
  PromptAtSignInAndSignUp: 'UserControlled',
  PromptAtSignInAndSignUpMandatory: 'Mandatory',
};

/** When users are prompted to set up a second factor (STATE-10). Shown, but without effect, until there is a factor. */
export function Policy({ form, isDisabled }: { form: MfaForm; isDisabled: boolean }) {
  const { t } = useTranslation();
  const label = t('mfa.policy.label');
  useLabel('mfa.policy', label);
  return (
    <AnchoredSection name="policy" title={t('mfa.policy.title')} description={t('mfa.policy.text')}>
      <Field label={label} group error={errorOf({ form, name: 'mfa.policy' })}>
        <Controller
          control={form.control}
          name="mfa.policy"
          render={({ field: { value = 'UserControlled', onChange } }) => (
            <fieldset disabled={isDisabled}>
              <RadioGroup
                value={policies.find((policy) => policy === (sameAs[value] ?? value)) ?? 'UserControlled'}
                onChange={onChange}
                options={policies.map((policy) => ({
                  value: policy,
                  label: t(`mfa.policy.options.${policy}`),
                  help: t(`mfa.policy.help.${policy}`),
                }))}
              />
            </fieldset>
          )}
        />
      </Field>
    </AnchoredSection>
  );
}
