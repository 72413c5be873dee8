import { signInMode } from '@gatehouse/contract/sign-in-experience/methods';
import { useTranslation } from 'react-i18next';
import { FormRadios } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import type { ExperienceForm } from '../experience-form.tsx';

/** Whether users can sign up, sign in, or both. */
export function Registration({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="sign-in-mode"
      title={t('signInExperience.mode.title')}
      description={t('signInExperience.mode.text')}
    >
      <FormRadios
        form={form}
        name="signInMode"
        label={t('signInExperience.mode.label')}
        options={signInMode.options.toReversed().map((value) => ({
          value,
          label: t(`signInExperience.mode.options.${value}`),
          help: t(`signInExperience.mode.help.${value}`),
        }))}
      />
    </AnchoredSection>
  );
}
