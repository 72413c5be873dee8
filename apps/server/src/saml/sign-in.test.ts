import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { updateSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import * as certificates from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { verifyTotp } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { createUser as createMember, goodPassword } from '../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../tests/support/test-flow.ts';
import { codeWays } from '../../../../tests/support/ways-in.ts';
import { totpCode } from '../mfa/totp-codes.ts';
import { allowOnly } from '../oidc/access.fixture.ts';
import * as fixture from './saml.fixture.ts';

describe('sign-in to a SAML application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let ada: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    ada = await createUser(server.runtime, tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
  });
  afterAll(() => server.stop());

  const visitor = (userId = ada) => fixture.createVisitor(server.runtime, tenant, userId);
  const change = (id: string, body: object) => call(updateSamlApplication, { params: { id }, body });

  it('traps G12 (2): [API-43 part] signs a user in by redirect, with a response that node-saml accepts', async () => {
    const id = await fixture.createSaml(call);
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const page = await visitor().visit(await sp.getAuthorizeUrlAsync('/invoices?id=7&x=<y>', undefined, {}));
    expect(page.to).toBe(fixture.acs);
    expect(page.fields.RelayState).toBe('/invoices?id=7&x=<y>');
    const { profile } = await sp.validatePostResponseAsync(page.fields);
    expect(profile).toMatchObject({
      issuer: samlAddresses(tenant.origin, id).entityId,
      nameID: ada,
      nameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: { sub: ada, email: 'ada@example.com', name: 'Ada' },
    });
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    // Once.
    await expect(sp.validatePostResponseAsync(page.fields)).rejects.toThrow('InResponseTo');
  });

  it('signs a user in by POST, from another site', async () => {
    const id = await fixture.createSaml(call);
    const sp = await fixture.createNodeSaml(call, tenant, id, { skipRequestCompression: true });
    const form = await sp.getAuthorizeMessageAsync('there', undefined, {});
    const page = await visitor().visit(samlAddresses(tenant.origin, id).signIn, {
      method: 'POST',
      headers: { origin: 'https://sp.example.com', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ SAMLRequest: String(form.SAMLRequest), RelayState: 'there' }),
    });
    expect(page.fields.RelayState).toBe('there');
    expect((await sp.validatePostResponseAsync(page.fields)).profile?.nameID).toBe(ada);
  });

  it('uses the browser’s session, unless ForceAuthn asks to authenticate again', async () => {
    const id = await fixture.createSaml(call);
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const forced = await fixture.createNodeSaml(call, tenant, id, { forceAuthn: true });
    const { open } = visitor();
    expect((await open(await sp.getAuthorizeUrlAsync('', undefined, {}))).signedIn).toBe(true);
    const second = await open(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect(second.signedIn).toBe(false);
    const { profile } = await sp.validatePostResponseAsync(
      (await fixture.readPostPage(second.response)).fields,
    );
    expect(profile?.nameID).toBe(ada);
    const third = await open(await forced.getAuthorizeUrlAsync('', undefined, {}));
    expect(third.signedIn).toBe(true);
    const page = await fixture.readPostPage(third.response);
    expect((await forced.validatePostResponseAsync(page.fields)).profile?.nameID).toBe(ada);
  });

  it('answers a passive request without a page: with NoPassive, or an assertion for a session', async () => {
    const id = await fixture.createSaml(call);
    const passive = await fixture.createNodeSaml(call, tenant, id, { passive: true });
    const both = await fixture.createNodeSaml(call, tenant, id, { passive: true, forceAuthn: true });
    const { visit } = visitor();
    const ask = async (sp: typeof passive) => visit(await sp.getAuthorizeUrlAsync('r', undefined, {}));
    const none = await ask(passive);
    expect(fixture.decode(none)).toContain('status:NoPassive');
    expect(none.fields.RelayState).toBe('r');
    expect((await passive.validatePostResponseAsync(none.fields)).profile).toBe(null);
    const sp = await fixture.createNodeSaml(call, tenant, id);
    await visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect((await passive.validatePostResponseAsync((await ask(passive)).fields)).profile?.nameID).toBe(ada);
    expect(fixture.decode(await ask(both))).toContain('status:NoPassive');
  });

  it('traps G12 (3): names the user in the format of the application, whatever the request asks for', async () => {
    const id = await fixture.createSaml(call);
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const { visit, open } = visitor();
    const name = async () => {
      const page = await visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
      return (await sp.validatePostResponseAsync(page.fields)).profile?.nameID ?? '';
    };
    expect(await name()).toBe(ada);
    const rename = (primaryEmail: string) =>
      call(updateUser, { params: { userId: ada }, body: { primaryEmail } });
    await rename('renamed@example.com');
    expect(await name()).toBe(ada);
    await rename('ada@example.com');
    await change(id, { nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' });
    expect(await name()).toBe('ada@example.com');
    await change(id, { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' });
    const [one, other] = [await name(), await name()];
    expect(one).toMatch(/^_[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    await change(id, { nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' });
    const nameless = visitor(await createUser(server.runtime, tenant));
    const refused = await nameless.open(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect(refused.response.status).toBe(400);
    expect(await refused.response.text()).toContain('application.saml.missing_email_address');
    expect((await open(await sp.getAuthorizeUrlAsync('', undefined, {}))).response.status).toBe(200);
  });

  it('traps G12 (2): maps claims to attributes, lists to several values, and leaves out what the user doesn’t have', async () => {
    const attributeMapping = {
      username: 'uid',
      email: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
      name: 'uid',
      custom_data: 'extra',
      roles: 'groups',
      phone_number: 'phone',
    };
    const id = await fixture.createSaml(call, { attributeMapping });
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const user = await createUser(server.runtime, tenant, {
      name: '<b>"Ada" & co</b>\u0007\uFFFE',
      username: 'ada',
      primaryEmail: 'ada2@example.com',
      customData: JSON.stringify({ plan: '</saml:AttributeValue>' }),
    });
    const page = await visitor(user).visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    const { profile } = await sp.validatePostResponseAsync(page.fields);
    expect(profile?.attributes).toEqual({
      uid: ['<b>"Ada" & co</b>', 'ada'],
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': 'ada2@example.com',
      extra: '{"plan":"</saml:AttributeValue>"}',
    });
  });

  it('tells the service provider that a user may not use the application', async () => {
    const id = await fixture.createSaml(call);
    const other = await createUser(server.runtime, tenant);
    await allowOnly(call, id, { userIds: [other] });
    await change(id, { appLevelAccessControlEnabled: true });
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const { open, visit } = visitor();
    const kept = await open(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect(kept.url.pathname).toBe('/no-access');
    const flow = kept.url.searchParams.get('flow') ?? '';
    const left = await visit(`${tenant.issuer}/auth/${flow}`);
    expect(fixture.decode(left)).toContain('status:RequestDenied');
    const page = await visitor(other).visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect((await sp.validatePostResponseAsync(page.fields)).profile?.nameID).toBe(other);
  });

  it('asks members of an organization that requires MFA for a second factor, before there is an assertion', async () => {
    const own = await server.createTenant();
    const ask = await own.as('all');
    const mfa = { factors: ['Totp' as const], policy: 'NoPrompt' as const };
    await ask(updateSignInExperience, { body: { ...codeWays, mfa } });
    const id = await fixture.createSaml(ask);
    const sp = await fixture.createNodeSaml(ask, own, id);
    const userId = await createMember(server.runtime, own.id, {
      username: 'ada',
      primaryEmail: 'ada@example.com',
      password: goodPassword,
    });
    const { body } = await ask(createOrganization, { body: { name: 'Guarded', isMfaRequired: true } });
    await ask(addMembers, { params: { id: body.id }, body: { userIds: [userId] } });
    const browser = new TestBrowser(own);
    /** The flow of a request, with the password. */
    const begin = async () => {
      const request = await browser.fetch(await sp.getAuthorizeUrlAsync('', undefined, {}));
      const start = await browser.fetch(request.headers.get('location') ?? '');
      const page = new URL(start.headers.get('location') ?? '', own.origin);
      const flow = new TestFlow(browser, id, page, '', '');
      await flow.begin('SignIn');
      await flow.identifyByPassword('ada');
      return flow;
    };
    /** The rejection of the end, and where the browser goes nevertheless. */
    const end = async (flow: TestFlow) => {
      const { status, refusal } = await flow.call(submitExperience);
      const resumed = await browser.fetch(`/oidc/auth/${flow.id}`);
      const { pathname, search } = new URL(resumed.headers.get('location') ?? '', own.origin);
      return { refusal: [status, refusal.code], pathname, url: pathname + search };
    };
    expect(await end(await begin())).toMatchObject({
      refusal: [422, 'user.missing_mfa'],
      pathname: '/sign-in',
    });
    const { body: factor } = await ask(createUserMfaVerification, {
      params: { userId },
      body: { type: 'Totp' },
    });
    expect(await end(await begin())).toMatchObject({
      refusal: [403, 'session.mfa.require_mfa_verification'],
      pathname: '/sign-in',
    });
    const secret = factor.type === 'Totp' ? factor.secret : '';
    const flow = await begin();
    await flow.call(verifyTotp, { code: totpCode(secret, Math.floor(Date.now() / 30_000)) });
    const ended = await end(flow);
    expect(ended.pathname).toBe(`/api/saml-applications/${id}/callback`);
    const page = await fixture.readPostPage(await browser.fetch(ended.url));
    expect((await sp.validatePostResponseAsync(page.fields)).profile?.nameID).toBe(userId);
  });

  it('gives no assertion to a user who was suspended after signing in', async () => {
    const id = await fixture.createSaml(call);
    const user = await createUser(server.runtime, tenant);
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const guest = visitor(user);
    await guest.visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    await call(suspendUser, { params: { userId: user }, body: { isSuspended: true } });
    const again = await guest.browser.follow(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect(again.url.pathname).toBe('/sign-in');
  });

  it('signs with the new certificate once it is activated, and publishes both before', async () => {
    const id = await fixture.createSaml(call);
    const params = { id };
    const before = await fixture.createNodeSaml(call, tenant, id);
    const made = await call(certificates.createSamlCertificate, { params, body: { lifeSpanInYears: 1 } });
    expect(made.status).toBe(201);
    const { metadata } = samlAddresses(tenant.origin, id);
    const published = async () =>
      [...(await (await fetch(metadata)).text()).matchAll(/<ds:X509Certificate>([^<]+)/g)].map(
        ([, base64 = '']) => base64,
      );
    const shown = made.body.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    expect((await published()).indexOf(shown)).toBe(1);
    const secretId = made.body.id;
    await call(certificates.updateSamlCertificate, { params: { id, secretId }, body: { active: true } });
    expect((await published()).indexOf(shown)).toBe(0);
    const page = await visitor().visit(await before.getAuthorizeUrlAsync('', undefined, {}));
    await expect(before.validatePostResponseAsync(page.fields)).rejects.toThrow('Invalid');
    const sp = await fixture.createNodeSaml(call, tenant, id);
    const next = await visitor().visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    expect((await sp.validatePostResponseAsync(next.fields)).profile?.nameID).toBe(ada);
  });

  it('[VIEW-16 part] records requests and sign-ins in the audit log', async () => {
    const other = await server.createTenant();
    const read = await other.as('all');
    const id = await fixture.createSaml(read);
    const sp = await fixture.createNodeSaml(read, other, id);
    const user = await createUser(server.runtime, other);
    const guest = fixture.createVisitor(server.runtime, other, user);
    await guest.visit(await sp.getAuthorizeUrlAsync('', undefined, {}));
    await guest.open(`${samlAddresses(other.origin, id).signIn}?SAMLRequest=bm9uZQ%3D%3D`);
    const { body } = await read(listAuditLogs, { query: { applicationId: id } });
    const shown = body.map(({ key, payload }) => [key, payload.result, payload.userId]);
    expect(shown.slice(0, 3).toSorted()).toEqual([
      ['SamlApplication.AuthnRequest', 'Error', undefined],
      ['SamlApplication.AuthnRequest', 'Success', undefined],
      ['SamlApplication.Callback', 'Success', user],
    ]);
  });
});
