import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { ExperienceSettings } from './experience-form.tsx';
import { CombinationField } from './sign-up/combination-field.tsx';
import { ForgotPassword } from './sign-up/forgot-password.tsx';
import { Passkeys } from './sign-up/passkeys.tsx';
import { Registration } from './sign-up/registration.tsx';
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
          <Registration form={form} />
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
