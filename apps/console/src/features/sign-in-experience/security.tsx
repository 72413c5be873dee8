import { isEmailEntry } from '@gatehouse/contract/sign-in-experience/email-lists';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { TextLinesField } from '../../parts/forms/text-lines-field.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { type ExperienceForm, ExperienceSettings, type ExperienceValues } from './experience-form.tsx';
import { CaptchaProvider } from './security/captcha-provider.tsx';
import { CaptchaSwitch } from './security/captcha.tsx';
import { CountField } from './security/count-field.tsx';
import { PasswordExpiration } from './security/password-expiration.tsx';
import { Sessions } from './security/sessions.tsx';
import { Usernames } from './security/usernames.tsx';

const names = [
  'usernamePolicy',
  'passwordExpiration',
  'sentinelPolicy',
  'captchaPolicy',
  'verificationCodePolicy',
  'emailBlocklistPolicy',
] as const;

const complete = (values: ExperienceValues): ExperienceValues => ({
  ...values,
  passwordExpiration: values.passwordExpiration?.enabled ? values.passwordExpiration : { enabled: false },
  captchaPolicy: { enabled: false, ...values.captchaPolicy },
  emailBlocklistPolicy: { blockSubaddressing: false, ...values.emailBlocklistPolicy },
});

/** The tab Security: who may register with which name or address, and what is limited. */
export function Security() {
  return (
    <>
      <ExperienceSettings names={names} complete={complete}>
        {(form) => (
          <>
            <Usernames form={form} />
            <PasswordExpiration form={form} />
            <Lockout form={form} />
            <CaptchaSwitch form={form} />
            <Codes form={form} />
            <EmailLists form={form} />
          </>
        )}
      </ExperienceSettings>
      <CaptchaProvider />
      <Sessions />
    </>
  );
}

function Lockout({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="lockout"
      title={t('signInExperience.security.lockout.title')}
      description={t('signInExperience.security.lockout.text')}
    >
      <CountField
        form={form}
        name="sentinelPolicy.maxAttempts"
        label={t('signInExperience.security.lockout.attempts')}
        help={t('signInExperience.security.lockout.attemptsHelp')}
        usual={10}
      />
      <CountField
        form={form}
        name="sentinelPolicy.lockoutDuration"
        label={t('signInExperience.security.lockout.duration')}
        help={t('signInExperience.security.lockout.durationHelp')}
        unit={t('signInExperience.security.minutes')}
        usual={60}
      />
    </AnchoredSection>
  );
}

function Codes({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="codes"
      title={t('signInExperience.security.codes.title')}
      description={t('signInExperience.security.codes.text')}
    >
      <CountField
        form={form}
        name="verificationCodePolicy.expirationDuration"
        label={t('signInExperience.security.codes.lifetime')}
        help={t('signInExperience.security.codes.lifetimeHelp')}
        unit={t('signInExperience.security.minutes')}
        usual={10}
      />
      <CountField
        form={form}
        name="verificationCodePolicy.maxRetryAttempts"
        label={t('signInExperience.security.codes.attempts')}
        help={t('signInExperience.security.codes.attemptsHelp')}
        usual={10}
      />
    </AnchoredSection>
  );
}

function EmailLists({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const wrong = t('signInExperience.security.emails.wrong');
  const check = (entries: readonly string[]) =>
    Object.fromEntries(entries.flatMap((entry, index) => (isEmailEntry(entry) ? [] : [[index, wrong]])));
  return (
    <AnchoredSection
      name="email-lists"
      title={t('signInExperience.security.emails.title')}
      description={t('signInExperience.security.emails.text')}
    >
      <FormSwitch
        form={form}
        name="emailBlocklistPolicy.blockSubaddressing"
        label={t('signInExperience.security.emails.subaddressing')}
        help={t('signInExperience.security.emails.subaddressingHelp')}
      />
      {(['customAllowlist', 'customBlocklist'] as const).map((name) => (
        <TextLinesField
          key={name}
          form={form}
          name={`emailBlocklistPolicy.${name}`}
          label={t(`signInExperience.security.emails.${name}`)}
          help={t(`signInExperience.security.emails.${name}Help`)}
          check={check}
          mono
          optional
        />
      ))}
    </AnchoredSection>
  );
}
