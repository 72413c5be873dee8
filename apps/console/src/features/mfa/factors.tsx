import type { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { errorOf } from '../../parts/forms/fields.tsx';
import { useLabel, type Form, type ValuesOf } from '../../parts/forms/form-state.ts';
import './mfa.css';

export type MfaForm = Form<ValuesOf<typeof updateSignInExperience>>;

/** The second factors that users can set up. */
export function Factors({ form }: { form: MfaForm }) {
  const { t } = useTranslation();
  const label = t('mfa.factors.label');
  useLabel('mfa.factors', label);
  return (
    <AnchoredSection name="factors" title={t('mfa.factors.title')} description={t('mfa.factors.text')}>
      <Field label={label} group hideLabel error={errorOf({ form, name: 'mfa.factors' })}>
        <Controller
          control={form.control}
          name="mfa.factors"
          render={({ field: { value = [], onChange } }) => (
            <div className="mfa-factors">
              {mfaFactors.map((factor) => (
                <Checkbox
                  key={factor}
                  label={t(`mfa.factors.options.${factor}`)}
                  help={t(`mfa.factors.help.${factor}`)}
                  checked={value.includes(factor)}
                  onChange={({ target }) => {
                    const others = value.filter((one) => one !== factor);
                    onChange(target.checked ? [...others, factor] : others);
                    form.clearErrors('mfa');
                  }}
                />
              ))}
            </div>
          )}
        />
      </Field>
    </AnchoredSection>
  );
}
