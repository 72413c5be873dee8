import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import { PasswordSignInForm } from '../factors/password/sign-in-form.tsx';
import { PasskeySignIn } from '../factors/passkey/passkey-sign-in.tsx';
import { SocialButtons } from '../factors/social/social-buttons.tsx';
import { useDirect } from '../factors/social/use-direct.ts';
import { lookUpSso, startSso } from '../factors/sso/sso.ts';
import { useSsoLookup } from '../factors/sso/use-sso-lookup.tsx';
import { sendCode } from '../factors/verification-code/send.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { requireOfferedType } from '../flow/identifier.ts';
import { Agreement } from '../parts/agreement.tsx';
import { Heading } from '../parts/heading.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useTexts } from '../texts.tsx';
import { IdentifierForm } from '../factors/identifier-form.tsx';

const isCodeFirst = (way: SignInMethod): boolean => way.verificationCode && !way.isPasswordPrimary;

/** Asks for the identifier, with the password if all identifiers need one; otherwise the next step depends on the identifier. */
export function SignInScreen({
  state,
  screen,
}: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'sign-in' }>;
}) {
  const { t } = useTexts();
  const flow = useFlow();
  const { application, experience, flowId } = state;
  const { identifierTypes, ways, passkey, loginHint, social, directSocialId, directSsoId, ssoUrl } = screen;
  const sso = useSsoLookup(screen, flowId);
  useDirect(flowId, directSsoId ? 'sso' : 'social', directSsoId ?? directSocialId);
  const isSocialAlone = identifierTypes.length === 0;
  const wayOf = (type: Identifier['type']) => ways.find(({ identifier }) => identifier === type);
  const asksPassword = identifierTypes.every((type) => {
    const way = wayOf(type);
    return way?.password && !way.verificationCode;
  });

  // Lets users choose the password before a code is sent: an unwanted message costs money and looks like an attack.
  const offersPassword = ways.some(
    (way) => identifierTypes.includes(way.identifier) && way.password && isCodeFirst(way),
  );

  async function submit(identifier: Identifier, prefersPassword: boolean): Promise<void> {
    // Email addresses of enterprise SSO domains work even if users can't sign in with email addresses.
    const connectors = ssoUrl ? await lookUpSso(flow, identifier.value) : [];
    if (connectors.length > 0) return startSso(flow, flowId, connectors);
    requireOfferedType(identifier.value, identifierTypes);
    const way = wayOf(identifier.type);
    if (way?.password && (prefersPassword || !isCodeFirst(way)))
      return flow.follow({ step: 'password', identifier, ways });
    return sendCode(flow, 'SignIn', identifier);
  }

  return (
    <>
      <Heading
        title={t('sign_in.title')}
        text={application && t('page.continue_to', { application: application.name })}
      />
      {isSocialAlone ? null : asksPassword ? (
        <PasswordSignInForm screen={screen} sso={sso} />
      ) : (
        <IdentifierForm
          types={identifierTypes}
          defaultValue={loginHint}
          action={t('page.continue')}
          autoComplete={passkey.autofill ? 'username webauthn' : undefined}
          otherAction={offersPassword ? t('sign_in.with_password') : undefined}
          sso={sso}
          onSubmit={submit}
        />
      )}
      {!sso.isRequired && (
        <>
          {(passkey.button || passkey.autofill) && (
            // A preview doesn't offer passkeys in autofill.
            <PasskeySignIn passkey={flowId ? passkey : { ...passkey, autofill: false }} />
          )}
          <SocialButtons
            social={social}
            oneTap={screen.oneTap}
            event="SignIn"
            flowId={flowId}
            isAlone={isSocialAlone}
          />
          {ssoUrl && social.length === 0 && <p className="or">{t('social.or')}</p>}
          {ssoUrl && (
            <PageLink className="button" href={ssoUrl}>
              {t('sso.action')}
            </PageLink>
          )}
        </>
      )}
      {experience.agreeToTermsPolicy === 'Automatic' && (
        <Agreement experience={experience} text="sign_in.agreement" />
      )}
      {screen.registerUrl && (
        <p className="other">
          {t('sign_in.new_here')} <PageLink href={screen.registerUrl}>{t('sign_in.create_account')}</PageLink>
        </p>
      )}
    </>
  );
}
