import type { Session } from '../protocol/session.ts';
import type { Acts } from '../use-acts.ts';

/** The props of every tab. */
export interface TabProps {
  acts: Acts;
  session: Session;
}
