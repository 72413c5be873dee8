import * as mfa from '@gatehouse/contract/account/mfa-endpoints';
import * as stepUp from '@gatehouse/contract/account/step-up-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import { listPasskeyUsers } from '@gatehouse/contract/domains/endpoints';
import * as api from '@gatehouse/contract/domains/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { TestAuthenticator } from '../../../../../tests/support/authenticator.ts';
import { type DnsServer, startDnsServer } from '../../../../../tests/support/dns-server.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { activate, startDomainServer } from './domains.fixture.ts';

let dns: DnsServer;
let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startDomainServer(dns, 'domain_passkeys');
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
  const call = await tenant.as('all');
  const body = {
    mfa: { factors: ['WebAuthn' as const, 'Totp' as const], policy: 'UserControlled' as const },
  };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  await dns.stop();
});

const hostOf = ({ origin }: Pick<TestTenant, 'origin'>): string => new URL(origin).hostname;

/** Adds a passkey to an account at a host. */
async function addPasskey(person: AccountUser, place: TestTenant): Promise<TestAuthenticator> {
  const authenticator = new TestAuthenticator(place.origin);
  const call = place.with(person.token);
  const { body: started } = await call(verification.beginOwnRegistration);
  expect(started.registrationOptions.rp.id).toBe(hostOf(place));
  const payload = authenticator.create(started.registrationOptions);
  const id = started.verificationRecordId;
  await call(verification.verifyOwnRegistration, { body: { verificationRecordId: id, payload } });
  const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id };
  expect((await (await person.verified())(mfa.addOwnFactor, { body })).status).toBe(204);
  return authenticator;
}

/** Whether a passkey verifies its user at a host, and the host whose passkeys the browser is asked for. */
async function useAt(
  person: AccountUser,
  place: TestTenant,
  authenticator: TestAuthenticator,
  lies: { rpId: string; origin: string },
): Promise<[string | undefined, number]> {
  const call = place.with(person.token);
  const { body: started } = await call(stepUp.beginOwnAuthentication);
  const payload = authenticator.get(started.authenticationOptions, lies);
  const body = { verificationRecordId: started.verificationRecordId, payload };
  return [started.authenticationOptions.rpId, (await call(stepUp.verifyOwnAuthentication, { body })).status];
}
const relatedAt = async ({ origin }: Pick<TestTenant, 'origin'>): Promise<unknown> =>
  (await (await fetch(`${origin}/.well-known/webauthn`)).json()).origins;

it('traps G8 (4): passkeys belong to the host where they were created, and work at the tenant’s other hosts', async () => {
  const { at } = await activate(server, dns, tenant);
  const person = await signInToAccount(server, tenant);
  const own = await addPasskey(person, tenant);
  expect(await relatedAt(tenant)).toContain(at.origin);
  expect(await relatedAt(at)).toEqual([tenant.origin]);
  // At the domain, the browser is asked for the passkey of the tenant's own host, which names the domain as related.
  expect(await useAt(person, at, own, { rpId: hostOf(tenant), origin: at.origin })).toEqual([
    hostOf(tenant),
    200,
  ]);
  const there = await addPasskey(person, at);
  expect(await useAt(person, at, there, { rpId: hostOf(at), origin: at.origin })).toEqual([hostOf(at), 200]);
  expect(await useAt(person, tenant, own, { rpId: hostOf(tenant), origin: tenant.origin })).toEqual([
    hostOf(tenant),
    200,
  ]);
});

it('attacks: WebAuthn: a passkey of a host that isn’t the tenant’s, or of another page, verifies no user', async () => {
  const { at, domain } = await activate(server, dns, tenant);
  const other = await server.createTenant();
  const theirs = await activate(server, dns, other);
  const person = await signInToAccount(server, tenant);
  const there = await addPasskey(person, at);
  const wrong = [
    { rpId: hostOf(theirs.at), origin: at.origin },
    { rpId: hostOf(tenant), origin: at.origin },
    { rpId: hostOf(at), origin: theirs.at.origin },
    { rpId: hostOf(at), origin: tenant.origin },
  ];
  for (const lies of wrong) expect(await useAt(person, at, there, lies)).toEqual([hostOf(at), 400]);
  expect(await relatedAt(theirs.at)).toEqual([other.origin]);
  // At the own host, with the passkey of the domain, as long as that is active.
  const lies = { rpId: hostOf(at), origin: tenant.origin };
  expect(await useAt(person, tenant, there, lies)).toEqual([hostOf(at), 200]);
  const call = await tenant.as('all');
  expect((await call(api.deleteDomain, { params: { id: domain.id } })).status).toBe(204);
  expect(await useAt(person, tenant, there, lies)).toEqual([hostOf(tenant), 400]);
  expect(await relatedAt(tenant)).not.toContain(at.origin);
});

it('the users are listed whose only second factor is a passkey of the domain', async () => {
  const { at, domain } = await activate(server, dns, tenant);
  const listed = async () => {
    const call = await tenant.as('all');
    const { body } = await call(listPasskeyUsers, { params: { id: domain.id } });
    return body.map(({ id }) => id);
  };
  const [only, both, elsewhere] = [
    await signInToAccount(server, tenant),
    await signInToAccount(server, tenant),
    await signInToAccount(server, tenant),
  ];
  await addPasskey(only, at);
  await addPasskey(both, at);
  await addPasskey(both, tenant);
  await addPasskey(elsewhere, tenant);
  expect(await listed()).toEqual([only.id]);
});
