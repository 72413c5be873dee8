import * as api from '@gatehouse/contract/sign-in/endpoints';
import { agreeToTerms, resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const newPassword = 'Another-Horse-43';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
  await call(updateSignInExperience, {
    body: { ...codeWays, mfa: { policy: 'UserControlled', factors: ['Totp'] } },
  });
});
afterAll(() => server.stop());

async function newUser(): Promise<{ id: string; email: string }> {
  const email = `reset.${(serial += 1)}@northwind.example`;
  const id = await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword });
  return { id, email };
}

/** A flow whose password reset has ended. */
async function reset(email: string): Promise<TestFlow> {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('ForgotPassword');
  const { verificationId } = (await flow.sendCode('email', email, 'ForgotPassword')).body;
  await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
  await flow.call(api.identify, { verificationId });
  await flow.call(resetPassword, { password: newPassword });
  expect((await flow.call(api.submitExperience)).status).toBe(200);
  return flow;
}

/** What the pages do next: they sign in with the new password, in the same flow. */
async function goOn(flow: TestFlow, email: string) {
  const { verificationId } = (await flow.verify('email', email, newPassword)).body;
  return flow.call(api.identify, { verificationId }, { prefer: true });
}

describe('[STATE-11 part] a password reset that goes on as a sign-in (attacks: second factor)', () => {
  it('signs in to nothing by itself, although the code and the password were just given', async () => {
    const { email } = await newUser();
    const flow = await reset(email);
    expect((await flow.call(api.identify, {})).refusal.code).toBe('session.verification_session_not_found');
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.identifier_not_found');
    expect((await goOn(flow, email)).body.next).toMatchObject({ event: 'SignIn' });
  });

  it('asks for the second factor', async () => {
    const { id, email } = await newUser();
    await call(createUserMfaVerification, { params: { userId: id }, body: { type: 'Totp' } });
    const flow = await reset(email);
    expect((await goOn(flow, email)).body.next).toMatchObject({ step: 'mfa', factors: ['Totp'] });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('session.mfa.require_mfa_verification');
    await expect(flow.resume()).rejects.toThrow();
  });

  it('asks for the factor that an organization of the user requires', async () => {
    const { id, email } = await newUser();
    const { body } = await call(createOrganization, { body: { name: 'Strict', isMfaRequired: true } });
    await call(addMembers, { params: { id: body.id }, body: { userIds: [id] } });
    const flow = await reset(email);
    expect((await goOn(flow, email)).body.next).toMatchObject({ step: 'bind-mfa', isForOrganization: true });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('user.missing_mfa');
  });

  it('refuses a user who was suspended meanwhile', async () => {
    const { id, email } = await newUser();
    const flow = await reset(email);
    await call(suspendUser, { params: { userId: id }, body: { isSuspended: true } });
    expect((await goOn(flow, email)).refusal.code).toBe('user.suspended');
  });

  it('asks for the agreement to the terms', async () => {
    const { email } = await newUser();
    const terms = { agreeToTermsPolicy: 'Manual' as const, termsOfUseUrl: 'https://northwind.example/terms' };
    await call(updateSignInExperience, {
      body: { ...terms, mfa: { policy: 'UserControlled', factors: [] } },
    });
    const flow = await reset(email);
    expect((await goOn(flow, email)).body.next).toMatchObject({ step: 'terms' });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('user.terms_not_agreed');
    await flow.call(agreeToTerms);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    await call(updateSignInExperience, { body: { agreeToTermsPolicy: 'Automatic', termsOfUseUrl: null } });
  });

  it('goes on in no other browser', async () => {
    const { email } = await newUser();
    const flow = await reset(email);
    const { page, verifier, state } = flow;
    const other = new TestFlow(new TestBrowser(tenant), clientId, page, verifier, state);
    expect((await other.verify('email', email, newPassword)).refusal.code).toBe('session.not_found');
    expect((await other.call(api.submitExperience)).refusal.code).toBe('session.not_found');
    // The same requests of the browser that has the flow.
    expect((await goOn(flow, email)).body.next).toMatchObject({ step: 'submit' });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
  });
});

describe('[STATE-09 part] an agreement that was given at sign-up', () => {
  it('is kept when a sign-in turns into a registration, and lost when the flow starts again', async () => {
    await call(updateSignInExperience, {
      body: {
        agreeToTermsPolicy: 'ManualRegistrationOnly',
        termsOfUseUrl: 'https://northwind.example/terms',
      },
    });
    const email = `new.${(serial += 1)}@northwind.example`;
    const flow = await new TestBrowser(tenant).authorize(clientId);
    await flow.begin('SignIn');
    const { verificationId } = (await flow.sendCode('email', email)).body;
    await flow.enterCode('email', email, verificationId, await readCode(server, tenant.id, email));
    await flow.call(agreeToTerms);
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    const kept = await server.runtime.database.pool.query<{ agreed: string }>(
      `select flow ->> 'hasAgreed' as agreed from oidc_instances where tenant_id = $1 and model = 'Interaction'
       and flow ->> 'event' = 'Register'`,
      [tenant.id],
    );
    expect(kept.rows).toEqual([{ agreed: 'true' }]);
    await flow.begin('Register');
    const again = await server.runtime.database.pool.query<{ agreed: string }>(
      `select flow ->> 'hasAgreed' as agreed from oidc_instances where tenant_id = $1 and model = 'Interaction'
       and flow ->> 'event' = 'Register'`,
      [tenant.id],
    );
    expect(again.rows).toEqual([{ agreed: 'false' }]);
  });
});
