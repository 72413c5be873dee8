import { forceTheme } from '@gatehouse/ui/base/theme';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import { useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingScreen } from '../../app/screens/loading.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { UserMenu } from '../../parts/users/user-menu.tsx';
import { useOnboarding } from './use-onboarding.ts';
import './onboarding.css';

/** Around the steps of onboarding, in the light theme (ONB-01, ONB-06, ONB-09). */
export function Component() {
  useLayoutEffect(() => forceTheme('light'), []);
  const { onboarding, error, retry } = useOnboarding();
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!onboarding) return <LoadingScreen />;
  return <Steps isDone={onboarding.isOnboardingDone} isAnswered={onboarding.questionnaire !== undefined} />;
}

function Steps({ isDone, isAnswered }: { isDone: boolean; isAnswered: boolean }) {
  const { pathname } = useLocation();
  // As it was at the start: the last step says itself where to go.
  const [wasDone] = useState(isDone);
  if (wasDone) return <Navigate replace to="/" />;
  if (!isAnswered && pathname !== '/onboarding/welcome') return <Navigate replace to="/onboarding/welcome" />;
  return (
    <div className="ui-plain-shell onboarding">
      <TopBar start={<Logo />} end={<UserMenu />} />
      <main>
        <Outlet />
      </main>
    </div>
  );
}
