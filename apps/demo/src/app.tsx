import type { Failure } from './protocol/failure.ts';
import type { Session } from './protocol/session.ts';
import { FailedScreen } from './screens/failed.tsx';
import { SessionScreen } from './screens/session.tsx';
import { WelcomeScreen } from './screens/welcome.tsx';
import { useActs } from './use-acts.ts';

interface AppProps {
  session?: Session;
  failure?: Failure;
  wasSignedOut: boolean;
}

/** The start page, the error page or the signed-in page. */
export function App({ session, failure, wasSignedOut }: AppProps) {
  const acts = useActs(session, failure);
  if (acts.session) return <SessionScreen acts={acts} session={acts.session} />;
  if (acts.failure) return <FailedScreen acts={acts} failure={acts.failure} />;
  return <WelcomeScreen acts={acts} wasSignedOut={wasSignedOut} />;
}
