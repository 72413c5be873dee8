import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { PasswordRegisterForm } from '../factors/password/register-form.tsx';
import { SocialButtons } from '../factors/social/social-buttons.tsx';
import { sendCode } from '../factors/verification-code/send.ts';
import { beginAgreed } from '../flow/agree.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { requireAddress } from '../flow/identifier.ts';
import { Agreement } from '../parts/agreement.tsx';
import { Heading } from '../parts/heading.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useTexts } from '../texts.tsx';
import { IdentifierForm } from '../factors/identifier-form.tsx';

/** Creates an account with a username and password, or with an email address or phone number; also the first administrator's. */
export function RegisterScreen({
  state,
  screen,
}: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'register' }>;
}) {
  const { t } = useTexts();
  const flow = useFlow();
  const { experience, application, flowId } = state;
  const { isSetup, signInUrl, loginHint, identifierTypes, social } = screen;
  const isSocialAlone = identifierTypes.length === 0;
  const addresses = identifierTypes.filter((type) => type !== 'username');
  const isByAddress = identifierTypes[0] !== 'username' && addresses.length > 0;
  const text = application && t('page.continue_to', { application: application.name });
  return (
    <>
      <Heading
        title={t(isSetup ? 'setup.title' : 'register.title')}
        text={isSetup ? t('setup.description') : text}
      />
      {isSocialAlone ? null : isByAddress ? (
        <IdentifierForm
          types={addresses}
          defaultValue={loginHint}
          action={t('page.continue')}
          experience={experience}
          onSubmit={async (identifier) => {
            const address = requireAddress(identifier);
            await beginAgreed(flow, experience);
            await sendCode(flow, 'Register', address, true);
          }}
        />
      ) : (
        <PasswordRegisterForm experience={experience} username={loginHint.includes('@') ? '' : loginHint} />
      )}
      <SocialButtons
        social={social}
        oneTap={screen.oneTap}
        event="Register"
        flowId={flowId}
        isAlone={isSocialAlone}
      />
      {experience.agreeToTermsPolicy === 'Automatic' && (
        <Agreement experience={experience} text="register.agreement" />
      )}
      {signInUrl && (
        <p className="other">
          {t('register.have_account')} <PageLink href={signInUrl}>{t('register.sign_in')}</PageLink>
        </p>
      )}
    </>
  );
}
