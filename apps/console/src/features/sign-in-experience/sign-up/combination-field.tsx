import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import type { ExperienceForm } from '../experience-form.tsx';
import {
  type Combination,
  combinationNames,
  nameCombination,
  waysOf,
} from '../../../parts/sign-in-methods/combinations.ts';

/** Presets for the sign-up and sign-in settings below. */
export function CombinationField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const [signUp, methods] = form.watch(['signUp', 'signIn.methods']);
  const current = signUp && methods && nameCombination({ signUp, signIn: { methods } });
  function choose(name: Combination) {
    const { signUp, signIn } = waysOf(name);
    form.setValue('signUp', signUp, { shouldDirty: true });
    form.setValue('signIn.methods', signIn.methods, { shouldDirty: true });
    form.clearErrors(['signUp', 'signIn']);
  }
  return (
    <SettingsSection
      title={t('signInExperience.combinations.title')}
      description={t('signInExperience.combinations.text')}
    >
      <Field label={t('signInExperience.combinations.label')}>
        <Select
          value={current ?? 'other'}
          onPick={(name) => name !== 'other' && choose(name)}
          options={[...combinationNames, ...(current ? [] : (['other'] as const))].map((name) => ({
            value: name,
            label: t(`signInExperience.combinations.options.${name}`),
          }))}
        />
      </Field>
    </SettingsSection>
  );
}
