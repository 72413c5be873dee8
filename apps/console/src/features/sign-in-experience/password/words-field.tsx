import { useTranslation } from 'react-i18next';
import { TextLinesField } from '../../../parts/forms/text-lines-field.tsx';
import type { ExperienceForm } from '../experience-form.tsx';

/** Blocked words, one per line (PWD-07). */
export function WordsField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <TextLinesField
      form={form}
      name="passwordPolicy.rejects.words"
      label={t('signInExperience.password.words')}
      help={t('signInExperience.password.wordsHelp')}
      optional
    />
  );
}
