import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { resetPassword } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { createProvisioning } from './joining.fixture.ts';

const connectorId = 'acme';
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  provider = await startSocialProvider();
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  }));
  provider.redirectUris.push(`${tenant.origin}/callback/${connectorId}`);
  await call(createConnector, {
    body: { id: connectorId, connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } },
  });
  // The least strict settings: users need nothing, and accounts are linked by the email addresses that the provider
  // vouches for.
  const set = await call(updateSignInExperience, {
    body: {
      ...codeWays,
      socialSignIn: { automaticAccountLinking: true, skipRequiredIdentifiers: true },
      socialSignInConnectorTargets: ['acme'],
    },
  });
  expect(set.status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const someEmail = (): string => `victim.${(serial += 1)}@northwind.example`;
/** Another user of the provider, with their own email address. */
const attackerAt = () => ({
  sub: `attacker-${(serial += 1)}`,
  email: `attacker.${serial}@elsewhere.example`,
});
const begin = (event?: InteractionEvent) => new TestBrowser(tenant).begin(clientId, event);
/** Signs in with the provider as this user or, if there is no account, registers. */
async function comeBySocial(person: Record<string, unknown>): Promise<{ flow: TestFlow; id: string }> {
  provider.person = person;
  const flow = await begin();
  const at = <E extends { path: string }>(endpoint: E): E => ({
    ...endpoint,
    path: endpoint.path.replace('{connectorId}', connectorId),
  });
  const redirectUri = `${tenant.origin}/callback/${connectorId}`;
  const left = await flow.call(at(createSocialAuthorizationUri), { state: 'state-of-page', redirectUri });
  const response = await fetch(left.body.authorizationUri, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  const { body } = await flow.call(
    at(verifySocial),
    {
      connectorData: Object.fromEntries(back.searchParams),
      verificationId: left.body.verificationId,
    },
    { prefer: true },
  );
  if (body.next?.step === 'no-account')
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
  expect((await flow.finish(body.verificationId)).status).toBe(200);
  return { flow, id: await flow.subject() };
}
/** Registers with a code that was sent to the email address. */
async function comeByCode(email: string): Promise<string> {
  const flow = await begin();
  const { body } = await flow.sendCode('email', email);
  await flow.enterCode('email', email, body.verificationId, await readCode(server, tenant.id, email));
  await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
  await flow.call(api.addToProfile, { type: 'username', value: `victim_${(serial += 1)}` });
  await flow.call(api.addToProfile, { type: 'password', value: 'Victims-Horse-77' });
  expect((await flow.finish(body.verificationId)).status).toBe(200);
  return flow.subject();
}
const emailOf = async (userId: string): Promise<string | null> =>
  (await call(getUser, { params: { userId } })).body.primaryEmail;
describe('attacks: account pre-hijacking (USENIX Security 2022)', () => {
  it('classic-federated merge: an account cannot get an email address that its creator did not verify, and is not linked', async () => {
    const email = someEmail();
    const attacker = await comeBySocial(attackerAt());
    // The attacker has a code sent to the victim but cannot enter it, so no account gets the email address.
    const flow = await begin('Register');
    const { body, status } = await flow.sendCode('email', email, 'Register');
    expect(status).toBe(200);
    expect((await flow.enterCode('email', email, body.verificationId, '000000')).status).not.toBe(200);
    const added = await flow.call(api.addToProfile, {
      type: 'email',
      verificationId: body.verificationId,
    });
    expect(added.status).not.toBe(204);

    const victim = await comeBySocial({ sub: `victim-${serial}`, email });
    expect(victim.id).not.toBe(attacker.id);
    expect(await emailOf(victim.id)).toBe(email);
    expect(await emailOf(attacker.id)).not.toBe(email);
  });

  it('unexpired session: replacing the password ends earlier sessions', async () => {
    const email = someEmail();
    const id = await comeByCode(email);
    // An attacker has signed in with a code that was read over the shoulder, and stays signed in.
    const shoulder = await begin();
    const { body } = await shoulder.sendCode('email', email);
    const code = await readCode(server, tenant.id, email);
    await shoulder.enterCode('email', email, body.verificationId, code);
    await shoulder.finish(body.verificationId);
    const tokens = await shoulder.redeem((await shoulder.resume()).get('code') ?? '');

    const own = await begin('ForgotPassword');
    const sent = await own.sendCode('email', email, 'ForgotPassword');
    const ownCode = await readCode(server, tenant.id, email);
    await own.enterCode('email', email, sent.body.verificationId, ownCode);
    await own.call(api.identify, { verificationId: sent.body.verificationId });
    await own.call(resetPassword, { password: 'Another-Horse-43' });
    expect((await own.call(api.submitExperience)).status).toBe(200);

    await expect(shoulder.browser.authorize(clientId, { prompt: 'none' })).rejects.toThrow(/login_required/);
    const me = await fetch(`${tenant.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect([me.status, await emailOf(id)]).toEqual([401, email]);
  });

  it('trojan identifier: the attacker’s social account doesn’t sign in to an account that the victim creates', async () => {
    const email = someEmail();
    const person = { sub: `trojan-${serial}`, email: `attacker.${serial}@elsewhere.example` };
    const attacker = await comeBySocial(person);
    const victim = await comeByCode(email);
    // The provider of the attacker now asserts the email address, without having verified it.
    const again = await comeBySocial({ ...person, email, email_verified: false });
    expect(again.id).toBe(attacker.id);
    expect(again.id).not.toBe(victim);
    // The same if the provider has verified it, because the identity decides which account is signed in to.
    expect((await comeBySocial({ ...person, email })).id).toBe(attacker.id);
    expect(await emailOf(attacker.id)).not.toBe(email);
  });

  it('unexpired email change: an earlier verification creates no account after the victim’s account got the email address', async () => {
    const email = someEmail();
    const attacker = await comeBySocial(attackerAt());
    const pending = await begin('Register');
    const { body } = await pending.sendCode('email', email, 'Register');
    const code = await readCode(server, tenant.id, email);
    const victim = await comeByCode(email);
    // This applies even with the correct code, which verifies the current account of the email address.
    await pending.enterCode('email', email, body.verificationId, code);
    const made = await pending.call(api.identify, { verificationId: body.verificationId });
    expect(made.refusal.code).toBe('user.email_already_in_use');
    expect(await emailOf(victim)).toBe(email);
    expect(await emailOf(attacker.id)).not.toBe(email);
  });

  it('non-verifying provider: an unverified email address is not stored, and links no account', async () => {
    const email = someEmail();
    const attacker = await comeBySocial({ sub: `unverified-${serial}`, email, email_verified: false });
    expect(await emailOf(attacker.id)).toBeNull();
    const victim = await comeByCode(email);
    expect(victim).not.toBe(attacker.id);
    const back = await comeBySocial({ sub: `unverified-${serial - 1}-other`, email, email_verified: false });
    expect(back.id).not.toBe(victim);
  });

  it('traps G1 (4): joins the organization of an email domain only if the provider has verified the address', async () => {
    const provisioning = createProvisioning(call);
    const { id } = await provisioning.organization({ domains: ['northwind.example'] });
    const person = () => ({ sub: `joining-${(serial += 1)}`, email: someEmail() });
    await comeBySocial({ ...person(), email_verified: false });
    expect(await provisioning.members(id)).toEqual([]);
    const verified = await comeBySocial({ ...person(), email_verified: true });
    expect(await provisioning.members(id)).toEqual([{ userId: verified.id, roles: [] }]);
  });
});
