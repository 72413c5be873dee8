import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import type { ExperienceForm } from '../experience-form.tsx';
import { type Combination, combinationNames, nameCombination, waysOf } from './combinations.ts';

/** A short way to what most tenants want; the parts below say what it means. */
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
          onChange={(event) => choose(event.target.value as Combination)}
          options={[...combinationNames, ...(current ? [] : (['other'] as const))].map((name) => ({
            value: name,
            label: t(`signInExperience.combinations.options.${name}`),
          }))}
        />
      </Field>
    </SettingsSection>
  );
}
