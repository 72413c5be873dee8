import { findUsernameConflicts } from '@gatehouse/contract/sign-in-experience/endpoints';
import { usernameCharacters } from '@gatehouse/contract/sign-in-experience/username-policy';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { Banner } from '@gatehouse/ui/states/banner';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { errorOf, FormSwitch } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useExperience } from '../experience-context.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { CountField } from './count-field.tsx';
import '../sign-in-experience.css';

/** Which usernames users can choose, and whether their letter case matters. */
export function Usernames({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="usernames"
      title={t('signInExperience.security.usernames.title')}
      description={t('signInExperience.security.usernames.text')}
    >
      <CountField
        form={form}
        name="usernamePolicy.minLength"
        label={t('signInExperience.security.usernames.min')}
        unit={t('signInExperience.password.characters')}
        usual={1}
      />
      <CountField
        form={form}
        name="usernamePolicy.maxLength"
        label={t('signInExperience.security.usernames.max')}
        unit={t('signInExperience.password.characters')}
        usual={128}
      />
      <Characters form={form} />
      <FormSwitch
        form={form}
        name="usernamePolicy.caseSensitive"
        label={t('signInExperience.security.usernames.case')}
        help={t('signInExperience.security.usernames.caseHelp')}
      />
      <Conflicts form={form} />
    </AnchoredSection>
  );
}

function Characters({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const name = 'usernamePolicy.allowedChars';
  const label = t('signInExperience.security.usernames.characters');
  useLabel(name, label);
  return (
    <Field
      label={label}
      help={t('signInExperience.security.usernames.charactersHelp')}
      group
      error={errorOf({ form, name })}
    >
      <div className="username-characters">
        {usernameCharacters.map((group) => (
          <Checkbox
            key={group}
            label={t(`signInExperience.security.usernames.groups.${group}`)}
            {...form.register(`${name}.${group}`, { onChange: () => form.clearErrors(name) })}
          />
        ))}
      </div>
    </Field>
  );
}

/** The usernames that prevent ignoring letter case, before the change is saved and rejected. */
function Conflicts({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { experience } = useExperience();
  const isIgnoredNext =
    experience.usernamePolicy.caseSensitive === true && !form.watch('usernamePolicy.caseSensitive');
  const { data } = useApi(findUsernameConflicts, { query: { limit: 5 } }, { enabled: isIgnoredNext });
  if (!isIgnoredNext || !data || data.totalConflicts === 0) return null;
  const names = data.samples.map(({ usernameLower }) => usernameLower);
  return (
    <Banner tone="warning">
      {t('signInExperience.security.usernames.conflicts', {
        count: data.totalConflicts,
        names: new Intl.ListFormat(locale, { type: 'unit' }).format(names),
      })}
    </Banner>
  );
}
