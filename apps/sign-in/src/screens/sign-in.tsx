import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { PasswordSignInForm } from '../factors/password/sign-in-form.tsx';
import { useFlow } from '../flow/flow-context.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';
import { ProfileScreen } from './profile.tsx';

/** Says who one is, and proves it. */
export function SignInScreen({
  state,
  screen,
}: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'sign-in' }>;
}) {
  const { t } = useTexts();
  const { next } = useFlow();
  if (next?.step === 'profile') return <ProfileScreen experience={state.experience} missing={next.missing} />;
  const { application } = state;
  return (
    <>
      <Heading
        title={t('sign_in.title')}
        text={application && t('page.continue_to', { application: application.name })}
      />
      <PasswordSignInForm types={screen.identifierTypes} loginHint={screen.loginHint} />
      {screen.registerUrl && (
        <p className="other">
          {t('sign_in.new_here')} <a href={screen.registerUrl}>{t('sign_in.create_account')}</a>
        </p>
      )}
    </>
  );
}
