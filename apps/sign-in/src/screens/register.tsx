import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { PasswordRegisterForm } from '../factors/password/register-form.tsx';
import { Heading } from '../parts/heading.tsx';
import { TermsLinks } from '../parts/terms-links.tsx';
import { useTexts } from '../texts.tsx';

/** Makes an account; of a new installation, the one that runs it. */
export function RegisterScreen({
  state,
  screen,
}: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'register' }>;
}) {
  const { t, rich } = useTexts();
  const { experience, application } = state;
  const { setup, signInUrl, loginHint } = screen;
  const username = loginHint.includes('@') ? '' : loginHint;
  const hasTerms = Boolean(experience.termsOfUseUrl ?? experience.privacyPolicyUrl);
  const text = application && t('page.continue_to', { application: application.name });
  return (
    <>
      <Heading
        title={t(setup ? 'setup.title' : 'register.title')}
        text={setup ? t('setup.description') : text}
      />
      <PasswordRegisterForm experience={experience} username={username} setup={setup} />
      {hasTerms && (
        <p className="agreement">
          {rich('register.agreement', { links: <TermsLinks key="links" experience={experience} /> })}
        </p>
      )}
      {signInUrl && (
        <p className="other">
          {t('register.have_account')} <a href={signInUrl}>{t('register.sign_in')}</a>
        </p>
      )}
    </>
  );
}
