import { signInMode } from '@gatehouse/contract/sign-in-experience/methods';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { FormRadios, FormSwitch } from '../../parts/forms/fields.tsx';
import { ExperienceSettings } from './experience-form.tsx';
import { CombinationField } from './sign-up/combination-field.tsx';
import { ForgotPassword } from './sign-up/forgot-password.tsx';
import { Passkeys } from './sign-up/passkeys.tsx';
import { SignInMethods } from './sign-up/sign-in-methods.tsx';
import { SignUp } from './sign-up/sign-up.tsx';
import { SocialSignIn } from './sign-up/social-sign-in.tsx';

/** The tab Sign-up and sign-in. */
export function SignUpAndSignIn() {
  const { t } = useTranslation();
  return (
    <ExperienceSettings
      names={[
        'signInMode',
        'signUp',
        'signIn',
        'socialSignInConnectorTargets',
        'socialSignIn',
        'passkeySignIn',
        'forgotPasswordMethods',
        'singleSignOnEnabled',
      ]}
    >
      {(form) => (
        <>
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
          <CombinationField form={form} />
          {form.watch('signInMode') !== 'SignIn' && <SignUp form={form} />}
          <SignInMethods form={form} />
          <SocialSignIn form={form} />
          <Passkeys form={form} />
          <ForgotPassword form={form} />
          <AnchoredSection
            name="sso"
            title={t('signInExperience.sso.title')}
            description={t('signInExperience.sso.text')}
          >
            <FormSwitch
              form={form}
              name="singleSignOnEnabled"
              label={t('signInExperience.sso.label')}
              help={t('signInExperience.sso.help')}
            />
          </AnchoredSection>
        </>
      )}
    </ExperienceSettings>
  );
}
