import type { Session } from '../protocol/session.ts';
import type { Acts } from '../use-acts.ts';

/** What every tab is given. */
export interface TabProps {
  acts: Acts;
  session: Session;
}
