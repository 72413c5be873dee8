import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { FormPart } from '../../parts/forms/settings-form.tsx';
import { ExperienceSettings } from './experience-form.tsx';
import { LengthField } from './password/length-field.tsx';
import { TryPassword } from './password/try-password.tsx';
import { TypesField } from './password/types-field.tsx';
import { WordsField } from './password/words-field.tsx';

/** The tab Password policy (PWD-01 to PWD-08). */
export function PasswordPolicy() {
  const { t } = useTranslation();
  return (
    <ExperienceSettings names={['passwordPolicy']} isSplit>
      {(form) => (
        <>
          <FormPart>
            <AnchoredSection
              name="requirements"
              title={t('signInExperience.password.requires')}
              description={t('signInExperience.password.requiresText')}
            >
              <LengthField
                form={form}
                name="passwordPolicy.length.min"
                label={t('signInExperience.password.min')}
                help={t('signInExperience.password.minHelp')}
              />
              <LengthField
                form={form}
                name="passwordPolicy.length.max"
                label={t('signInExperience.password.max')}
                help={t('signInExperience.password.maxHelp')}
              />
              <TypesField form={form} />
            </AnchoredSection>
            <AnchoredSection
              name="rejections"
              title={t('signInExperience.password.rejects')}
              description={t('signInExperience.password.rejectsText')}
            >
              {(['pwned', 'repetitionAndSequence', 'userInfo'] as const).map((name) => (
                <FormSwitch
                  key={name}
                  form={form}
                  name={`passwordPolicy.rejects.${name}`}
                  label={t(`signInExperience.password.${name}`)}
                  help={t(`signInExperience.password.${name}Help`)}
                />
              ))}
              <WordsField form={form} />
            </AnchoredSection>
          </FormPart>
          <TryPassword form={form} />
        </>
      )}
    </ExperienceSettings>
  );
}
