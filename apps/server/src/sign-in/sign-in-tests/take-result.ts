import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { signInTestErrors } from '@gatehouse/contract/sign-in-tests/errors';
import type { ConnectorTestResult, SignInTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { takePostedResponse } from '../../identity-providers/returns/posted-responses.ts';
import { normalizeUserInfo } from '../../identity-providers/user-info.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { toFailure } from './provider-failure.ts';
import { readApplicationResult } from './application-result.ts';
import { type Finished, stages, type Submitted, takeStage } from './stages.ts';
import { requireTester } from './start-test.ts';
import { judge } from './tested-account.ts';
import { findTested, nameTested, type Tested } from './tested-connector.ts';

type Outcome = Pick<ConnectorTestResult, 'failure' | 'sent' | 'profile' | 'account' | 'notes'>;

const nothing = { sent: null, profile: null, account: null, notes: [] };

/** Ends a test: asks the provider for the user, as a sign-in does, and says what that would have done. Stores nothing. */
export async function takeResult(ctx: Ctx, ticket: string): Promise<SignInTestResult> {
  const { runtime, tenant } = ctx;
  const { userId, grantId } = requireTester(ctx.actor);
  const key = { owner: userId, secrets: [grantId, ticket] };
  const finished = found(await takeStage(runtime, tenant.id, stages.finished, key), signInTestErrors.ended);
  if ('submission' in finished) return readApplicationResult(ctx, finished);
  const { id, kind, targetId, origin } = finished.test;
  const connector = await findTested(runtime, { id: tenant.id, origin }, kind, targetId);
  if (!connector) return fail(signInTestErrors.ended);
  const outcome: Outcome =
    connector === 'not-configured'
      ? { ...nothing, failure: { fault: 'Settings', reason: null } }
      : await readOutcome(ctx, connector, finished);
  const name = await nameTested(ctx, kind, targetId);
  return { id, kind, target: { id: targetId, name }, isPassed: outcome.failure === null, ...outcome };
}

async function readOutcome(
  ctx: Ctx,
  connector: Tested,
  finished: Exclude<Finished, Submitted>,
): Promise<Outcome> {
  if ('failure' in finished) return { ...nothing, failure: finished.failure };
  const { redirectUri, kept } = finished;
  const { provider } = connector;
  const person = await readData(ctx, connector, finished.data)
    .then((data) => provider.finish({ data, redirectUri, kept }))
    .catch((error: unknown) => ({ failure: toFailure(error) }));
  if ('failure' in person) return { ...nothing, failure: person.failure };
  const userInfo = normalizeUserInfo(person.userInfo);
  const { account, notes, fault } = await judge(ctx, connector, { ...person, userInfo });
  return {
    failure: fault ? { fault, reason: null } : null,
    sent: toSent(userInfo),
    profile: toProfile(userInfo),
    account,
    notes,
  };
}

/** What the browser brought; with SAML, the response that was posted before. */
async function readData(
  ctx: Ctx,
  { id, provider }: Tested,
  data: Record<string, string>,
): Promise<Record<string, unknown>> {
  if (!provider.receive) return data;
  const response = await takePostedResponse(ctx, id, data);
  return response === undefined ? {} : { SAMLResponse: response };
}

const toProfile = ({ id, email, phone, name, avatar }: SocialUserInfo): ConnectorTestResult['profile'] => ({
  id,
  email: email ?? null,
  phone: phone ?? null,
  name: name ?? null,
  avatar: avatar ?? null,
});

const toSent = ({ rawData }: SocialUserInfo): ConnectorTestResult['sent'] =>
  typeof rawData === 'object' && rawData !== null ? { ...rawData } : null;
