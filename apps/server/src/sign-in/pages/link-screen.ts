import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import {
  type OneTimeTokenContext,
  oneTimeTokenErrors,
} from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { DeadEnd, PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { userEmail } from '@gatehouse/contract/validation/email';
import { sql } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import { checkToken } from '../../one-time/one-time-token-service.ts';
import { allowsEvent } from '../flow/offered-methods.ts';
import { isKnown } from '../state/flow-state.ts';
import type { Flow } from '../flow/flow-store.ts';
import type { PageParameters } from './page-parameters.ts';

/** The user who is signed in to the browser of a flow. */
async function findCurrentAccount(
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  { rowId }: Flow,
): Promise<{ name: string; email: string | null } | undefined> {
  const { rows } = await sql<{ name: string; email: string | null }>`
    select coalesce(primary_email, username, primary_phone, name, id) as name, primary_email as email from users
    where id = (select payload -> 'session' ->> 'accountId' from oidc_instances
      where model = 'Interaction' and id = ${rowId})`.execute(runtime.database.for(tenant.id));
  return rows[0];
}

interface LinkChoice {
  flow: Flow;
  search: URLSearchParams;
  parameters: PageParameters;
  experience: SignInExperience;
}

/**
 * The screen of a link with a one-time token; undefined if the flow has advanced, or the user chose another method. It
 * only reads the token: the user's click consumes it, because mail scanners open links, and a signed-in user isn't
 * signed out without asking.
 */
export async function chooseLinkScreen(
  ctx: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  { flow, search, parameters, experience }: LinkChoice,
): Promise<PageScreen | undefined> {
  const { oneTimeToken: token, loginHint, screen } = parameters;
  if (!token || isKnown(flow.state) || flow.state.verifications.length > 0) return undefined;
  const query = new URLSearchParams(search);
  query.set('one_time_token', '');
  const signInUrl = `/sign-in?${query.toString()}`;
  const email = userEmail.safeParse(loginHint).data;
  if (!email) return { name: 'dead-end', reason: 'link_invalid', signInUrl };
  const { context, refusal } = await checkToken(ctx, { token, email });
  if (refusal) return { name: 'dead-end', reason: reasons[refusal.code] ?? 'link_invalid', signInUrl };
  const current = await findCurrentAccount(ctx, flow);
  return {
    name: 'one-time-token',
    email,
    token,
    event: chooseEvent(context, screen, experience),
    ...(current && current.email !== email ? { currentAccount: current.name } : {}),
    signInUrl,
  };
}

const reasons: Record<string, DeadEnd> = {
  [oneTimeTokenErrors.consumed.code]: 'link_used',
  [oneTimeTokenErrors.expired.code]: 'link_expired',
};

/** The event that the token was created for or, without one, what the application requests and the tenant allows. */
function chooseEvent(
  { interactionEvent }: OneTimeTokenContext,
  screen: PageParameters['screen'],
  experience: SignInExperience,
): InteractionEvent {
  if (interactionEvent) return interactionEvent;
  const wanted = screen === 'register' ? 'Register' : 'SignIn';
  const other = wanted === 'SignIn' ? 'Register' : 'SignIn';
  return allowsEvent(wanted, experience) ? wanted : other;
}
