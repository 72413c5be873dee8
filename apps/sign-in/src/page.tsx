import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { FlowProvider, useFlow } from './flow/flow-context.tsx';
import { Card } from './flow/one-at-a-time.tsx';
import { Brand } from './parts/brand.tsx';
import { LanguageChoice } from './parts/language-choice.tsx';
import { isOwnScreen, renderOwnScreen } from './own-screens.ts';
import { CallbackScreen } from './screens/callback.tsx';
import { DeadEndScreen } from './screens/dead-end.tsx';
import { OneTimeTokenScreen } from './screens/one-time-token.tsx';
import { RegisterScreen } from './screens/register.tsx';
import { ResetPasswordScreen } from './screens/reset-password.tsx';
import { SetupScreen } from './screens/setup.tsx';
import { SingleSignOnScreen } from './screens/single-sign-on.tsx';
import { SignInScreen } from './screens/sign-in.tsx';
import { hasScreen, loadStep, renderStep } from './step-screens.ts';
import { createTexts, TextsProvider, useTexts } from './texts.tsx';

/** A page, rendered from its state on the server and in the browser. */
export function Page({ state }: { state: PageState }) {
  return (
    <TextsProvider value={createTexts(state)}>
      <FlowProvider state={state} loadStep={loadStep} hasScreen={hasScreen}>
        <Card>
          <Brand state={state} />
          <NoScript screen={state.screen} />
          <Screen state={state} />
        </Card>
        <Footer state={state} />
      </FlowProvider>
    </TextsProvider>
  );
}

/** The screen of the current step, or the page's first screen; a dead end once an error has ended the page. */
function Screen({ state }: { state: PageState }) {
  const { ending, next } = useFlow();
  const { screen } = state;
  const signInUrl = screen.name === 'one-time-token' ? screen.signInUrl : undefined;
  if (ending) return <DeadEndScreen state={state} reason={ending} signInUrl={signInUrl} hasFocus />;
  if (hasScreen(next)) return renderStep(state, next);
  if (isOwnScreen(screen)) return renderOwnScreen(state, screen);
  switch (screen.name) {
    case 'sign-in':
      return <SignInScreen state={state} screen={screen} />;
    case 'register':
      return <RegisterScreen state={state} screen={screen} />;
    case 'single-sign-on':
      return <SingleSignOnScreen state={state} screen={screen} />;
    case 'reset-password':
      return <ResetPasswordScreen screen={screen} />;
    case 'one-time-token':
      return <OneTimeTokenScreen state={state} screen={screen} />;
    case 'callback':
      return <CallbackScreen state={state} screen={screen} />;
    case 'setup':
      return <SetupScreen state={state} />;
    case 'dead-end':
      return (
        <DeadEndScreen
          state={state}
          reason={screen.reason}
          signInUrl={screen.signInUrl}
          requestId={screen.requestId}
        />
      );
  }
}

/** Asks to turn on JavaScript; the document hides forms without it. Forms of pages outside of flows work without JavaScript. */
function NoScript({ screen }: Pick<PageState, 'screen'>) {
  const { t } = useTexts();
  if (['device', 'invitation', 'no-access', 'dead-end'].includes(screen.name)) return null;
  return (
    <noscript>
      <p className="alert no-script">{t('page.no_script')}</p>
    </noscript>
  );
}

function Footer({ state }: { state: PageState }) {
  const { t } = useTexts();
  const { termsOfUseUrl, privacyPolicyUrl, supportEmail, supportWebsiteUrl } = state.experience;
  const links = [
    [termsOfUseUrl, t('page.terms')],
    [privacyPolicyUrl, t('page.privacy')],
    [supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`), t('page.support')],
  ].filter(([url]) => url);
  if (links.length === 0 && !state.languages) return null;
  return (
    <footer>
      {links.map(([url, label]) => (
        <a key={label} href={url ?? ''} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
      {state.languages && <LanguageChoice choice={state.languages} />}
    </footer>
  );
}
