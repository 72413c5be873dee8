import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import type { SignInTestFault } from '@gatehouse/contract/sign-in-tests/faults';
import type { SignInTestNote, ConnectorTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { sql } from 'kysely';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { speaksFor } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { SsoPerson } from '../../identity-providers/enterprise/sso-kind.ts';
import type { VerifiedPerson } from '../../identity-providers/identity-provider.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { findSsoAccounts } from '../factors/enterprise-sso/find-sso-accounts.ts';
import { findAccounts } from '../factors/social/find-social-accounts.ts';
import { allowsEvent, offersSocial, offersSso } from '../flow/offered-methods.ts';
import type { Tested } from './tested-connector.ts';

/** Which account a verified person would get, and what administrators should know. */
export interface Judged {
  account: ConnectorTestResult['account'];
  notes: SignInTestNote[];
  fault?: SignInTestFault;
}

/** What the flow would do next, by the functions that it asks. Only reads. */
export async function judge(
  ctx: Ctx,
  connector: Tested,
  person: VerifiedPerson | SsoPerson,
): Promise<Judged> {
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const { userInfo } = person;
  const found =
    connector.kind === 'Social'
      ? await judgeSocial(ctx, connector, userInfo, experience)
      : await judgeSso(ctx, connector, { issuer: 'issuer' in person ? person.issuer : '', userInfo });
  const notes: SignInTestNote[] = isEmailIgnored(userInfo) ? ['EmailNotVerified'] : [];
  if (connector.kind === 'Social' && !offersSocial(connector.target, experience)) notes.push('NotOffered');
  if (connector.kind === 'EnterpriseSso' && !offersSso(experience)) notes.push('SsoTurnedOff');
  if (connector.kind === 'EnterpriseSso' && connector.domains.length === 0) notes.push('NoDomains');
  if (found.fault) return { account: null, notes, fault: found.fault };
  const { userId, outcome } = found;
  const user = userId === undefined ? undefined : await findUser(ctx, userId);
  if (user?.isSuspended) notes.push('UserSuspended');
  const isClosed = outcome === 'Registers' && !allowsEvent('Register', experience);
  return {
    account: {
      outcome: isClosed ? 'Refused' : outcome,
      user: user ? { id: user.id, name: user.name } : null,
    },
    notes,
  };
}

type Outcome = NonNullable<ConnectorTestResult['account']>['outcome'];
type Found =
  | { fault: SignInTestFault }
  | { fault?: undefined; outcome: Outcome; userId?: string | undefined };

async function judgeSocial(
  ctx: Ctx,
  { target }: Extract<Tested, { kind: 'Social' }>,
  userInfo: SocialUserInfo,
  { socialSignIn }: SignInExperience,
): Promise<Found> {
  const { userId, relatedUserId } = await findAccounts(ctx, target, userInfo);
  if (userId !== undefined) return { outcome: 'SignsIn', userId };
  if (relatedUserId === undefined) return { outcome: 'Registers' };
  const outcome = socialSignIn.automaticAccountLinking ? 'Links' : 'AsksToLink';
  return { outcome, userId: relatedUserId };
}

async function judgeSso(
  ctx: Ctx,
  connector: Extract<Tested, { kind: 'EnterpriseSso' }>,
  { issuer, userInfo: { id: identityId, email } }: SsoPerson,
): Promise<Found> {
  if (!email) return { fault: 'EmailMissing' };
  // Without domains no user is sent to the connector, which is a note; the account can be found anyway.
  if (connector.domains.length > 0 && !speaksFor(connector, email)) return { fault: 'EmailNotOfDomain' };
  const identity = { ssoConnectorId: connector.id, issuer, identityId };
  const { userId, relatedUserId, isHeld } = await findSsoAccounts(ctx, identity, email);
  if (userId !== undefined) return { outcome: 'SignsIn', userId };
  if (isHeld) return { fault: 'EmailHeld' };
  return relatedUserId === undefined ? { outcome: 'Registers' } : { outcome: 'Links', userId: relatedUserId };
}

/** Whether the provider sent an email address that isn't used, because it doesn't say that it is verified. */
const isEmailIgnored = ({ email, rawData }: SocialUserInfo): boolean =>
  email === undefined &&
  typeof rawData === 'object' &&
  rawData !== null &&
  'email' in rawData &&
  typeof rawData.email === 'string' &&
  rawData.email !== '';

const findUser = ({ runtime, tenant }: Ctx, id: string) =>
  runtime.database
    .for(tenant.id)
    .selectFrom('users')
    .select(['id', 'isSuspended'])
    .select(sql<string>`coalesce(name, username, primary_email, primary_phone, id)`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
