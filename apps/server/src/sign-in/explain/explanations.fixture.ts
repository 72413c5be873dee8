import type { AccessStep, AccessWay } from '@gatehouse/contract/explanations/access';
import * as codeApi from '@gatehouse/contract/sign-in/code-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as passwordApi from '@gatehouse/contract/sign-in/password-endpoints';
import { agreeToTerms, resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { skipPasskey } from '@gatehouse/contract/sign-in/passkey-endpoints';
import { decodeJwt } from 'jose';
import { readCode } from '../../../../../tests/support/messages.ts';
import { goodPassword, redirectUri } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { StepAnswer, TestFlow } from '../../../../../tests/support/test-flow.ts';
import { totpCode } from '../../mfa/totp-codes.ts';
import { getConsent } from '../../oidc/consent-request.ts';
import { shownOf } from '../../oidc/organization-consent.fixture.ts';

/** A user who signs in: what they know and have. */
export interface Visitor {
  id: string;
  username: string | null;
  email: string | null;
  totpSecret?: string | undefined;
}

/** How a sign-in ended: what was asked, and the error or the scopes of the token. */
export interface Outcome {
  steps: AccessStep[];
  code: string | null;
  scopes: string[] | null;
}

export type Entered = Pick<AccessWay, 'factor' | 'identifier'>;

/** A rejected step ends the sign-in. */
class RefusedError extends Error {}

const preferred = { prefer: true } as const;

/** Signs in over HTTP as far as possible, and notes each step that is asked for. */
export async function enter(
  server: TestServer,
  tenant: TestTenant,
  { clientId, resource, scope }: { clientId: string; resource: string; scope: string },
  visitor: Visitor,
  way: Entered,
): Promise<Outcome> {
  const steps: AccessStep[] = [];
  const done = (code: string | null, scopes: string[] | null = null): Outcome => ({ steps, code, scopes });
  const ok = <Body>(answer: StepAnswer<Body>): StepAnswer<Body> => {
    if (answer.status >= 400) throw new RefusedError(answer.refusal.code);
    return answer;
  };
  const browser = new TestBrowser(tenant);
  try {
    const flow = await browser.authorize(clientId, { scope, resource });
    ok(await flow.begin('SignIn'));
    const verificationId = await verify(server, tenant, { flow, visitor, way, ok });
    let next = ok(await flow.call(api.identify, { verificationId }, preferred)).body.next;
    while (next && next.step !== 'submit') {
      const asked = toStep(next);
      if (!asked) throw new Error(`unexpected step ${next.step}`);
      steps.push(asked);
      next = await perform(flow, next, visitor, ok);
    }
    ok(await flow.call(api.submitExperience));
    return done(null, await redeem(server, tenant, flow, { steps, resource }));
  } catch (error) {
    if (error instanceof RefusedError) return done(error.message);
    throw error;
  }
}

let serial = 0;

type Ok = <Body>(answer: StepAnswer<Body>) => StepAnswer<Body>;

async function verify(
  server: TestServer,
  tenant: TestTenant,
  { flow, visitor, way, ok }: { flow: TestFlow; visitor: Visitor; way: Entered; ok: Ok },
): Promise<string> {
  const type = way.identifier ?? 'username';
  const own = type === 'username' ? visitor.username : visitor.email;
  // One of its own each time, because attempts are counted by identifier.
  const value = own ?? `unknown_${(serial += 1)}`;
  const identifier = { type, value } as const;
  if (way.factor === 'Password')
    return ok(await flow.call(passwordApi.verifyPassword, { identifier, password: goodPassword })).body
      .verificationId;
  if (type !== 'email') throw new Error('only codes to email addresses');
  const sent = ok(
    await flow.call(codeApi.sendVerificationCode, {
      identifier: { type, value },
      interactionEvent: 'SignIn',
    }),
  );
  const { verificationId } = sent.body;
  const code = await readCode(server, tenant.id, value);
  ok(await flow.enterCode(type, value, verificationId, code));
  return verificationId;
}

/** The step as an explanation names it. */
function toStep(next: NextStep): AccessStep | undefined {
  switch (next.step) {
    case 'mfa':
      return { step: 'mfa', factors: next.factors };
    case 'new-password':
      return { step: 'new-password', reason: next.reason ?? 'required' };
    case 'profile':
      return { step: 'profile', missing: next.missing };
    case 'bind-mfa':
      return {
        step: 'bind-mfa',
        factors: next.factors,
        isSkippable: next.isSkippable,
        isForOrganization: next.isForOrganization ?? false,
      };
    case 'passkey':
    case 'terms':
    case 'backup-codes':
      return { step: next.step };
    default:
      return undefined;
  }
}

async function perform(
  flow: TestFlow,
  next: NextStep,
  visitor: Visitor,
  ok: Ok,
): Promise<NextStep | undefined> {
  switch (next.step) {
    case 'mfa': {
      const code = totpCode(visitor.totpSecret ?? '', Math.floor(Date.now() / 30_000));
      return ok(await flow.call(mfaApi.verifyTotp, { code }, preferred)).body.next;
    }
    case 'new-password':
      return ok(await flow.call(resetPassword, { password: `Another-Horse-${(serial += 1)}` }, preferred))
        .body.next;
    case 'profile': {
      let after: NextStep | undefined;
      for (const type of next.missing) {
        const value = type === 'password' ? goodPassword : `added_${(serial += 1)}`;
        if (type !== 'password' && type !== 'username') throw new Error(`cannot add ${type}`);
        after = ok(await flow.call(api.addToProfile, { type, value }, preferred)).body.next;
      }
      return after;
    }
    case 'bind-mfa': {
      if (next.isSkippable) return ok(await flow.call(mfaApi.skipMfa, undefined, preferred)).body.next;
      const { body: made } = ok(await flow.call(mfaApi.createTotpSecret));
      const code = totpCode(made.secret, Math.floor(Date.now() / 30_000));
      const { verificationId } = made;
      ok(await flow.call(mfaApi.verifyTotp, { verificationId, code }));
      return ok(await flow.call(mfaApi.bindMfa, { type: 'Totp', verificationId }, preferred)).body.next;
    }
    case 'passkey':
      return ok(await flow.call(skipPasskey, undefined, preferred)).body.next;
    case 'terms':
      return ok(await flow.call(agreeToTerms, undefined, preferred)).body.next;
    default:
      throw new Error(`unexpected step ${next.step}`);
  }
}

/** Continues after the sign-in, gives consent if it is asked for, and returns the scopes of a token for the resource. */
async function redeem(
  server: TestServer,
  tenant: TestTenant,
  flow: TestFlow,
  { steps, resource }: { steps: AccessStep[]; resource: string },
): Promise<string[]> {
  let location = await locationOf(flow, `/oidc/auth/${flow.id}`);
  if (location.pathname === '/consent') {
    steps.push({ step: 'consent' });
    const id = location.searchParams.get('flow') ?? '';
    const consent = await getConsent(server.runtime, tenant, id);
    if (!consent) throw new Error('no consent page');
    const answer = await flow.browser.fetch(api.answerConsent.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: tenant.origin, 'gatehouse-flow': id },
      body: JSON.stringify({ decision: 'allow', ...shownOf(consent, []) }),
    });
    const { redirectTo } = (await answer.json()) as { redirectTo: string };
    location = await locationOf(flow, redirectTo);
  }
  if (location.pathname === '/no-access') throw new RefusedError('access_denied');
  const code = location.searchParams.get('code');
  if (!code) throw new RefusedError(location.searchParams.get('error') ?? location.href);
  const response = await fetch(`${tenant.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: flow.clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: flow.verifier,
      resource,
    }),
  });
  const body = (await response.json()) as { access_token?: string; error?: string };
  if (!body.access_token) throw new RefusedError(body.error ?? 'no token');
  const { scope } = decodeJwt(body.access_token);
  return String(scope ?? '')
    .split(' ')
    .filter(Boolean)
    .toSorted();
}

async function locationOf(flow: TestFlow, address: string): Promise<URL> {
  const response = await flow.browser.fetch(address);
  return new URL(response.headers.get('location') ?? '', flow.browser.tenant.origin);
}
