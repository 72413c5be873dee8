import { createSign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { rsaSha256 } from '@gatehouse/connectors/kit/saml/names';
import { signXml } from '@gatehouse/connectors/kit/saml/sign';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { type Profile, type SAML, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import * as fixture from './saml.fixture.ts';

const logoutUrl = 'https://sp.example.com/saml/slo';
const pair = fixture.createPair();
const other = fixture.createPair();

describe('single logout', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let ada: string;
  let id: string;
  let sp: SAML;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    ada = await createUser(server.runtime, tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
    id = await fixture.createSaml(call, { spCertificate: pair.certificate, singleLogoutUrl: logoutUrl });
    sp = await createSp(id);
  });
  afterAll(() => server.stop());

  const createSp = (applicationId: string, more: Partial<SamlConfig> = {}) =>
    fixture.createNodeSaml(call, tenant, applicationId, {
      privateKey: pair.pem,
      logoutCallbackUrl: logoutUrl,
      ...more,
    });
  /** Signs in, and returns what the service provider knows of the user. */
  async function signIn(service = sp) {
    const guest = fixture.createVisitor(server.runtime, tenant, ada);
    const page = await guest.visit(await service.getAuthorizeUrlAsync('', undefined, {}));
    const { profile } = await service.validatePostResponseAsync(page.fields);
    if (!profile) throw new Error('No profile');
    const isSignedIn = async () =>
      !(await guest.open(await service.getAuthorizeUrlAsync('', undefined, {}))).signedIn;
    return { guest, profile, isSignedIn };
  }
  const ask = (url: string) => fetch(url, { redirect: 'manual' });
  const logOut = async (profile: Profile, service = sp) => service.getLogoutUrlAsync(profile, 'r', {});

  it('ends the session of a signed request by redirect, and answers with a signed response', async () => {
    const { profile, guest, isSignedIn } = await signIn();
    const response = await guest.browser.fetch(await logOut(profile));
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(logoutUrl);
    const query = Object.fromEntries(target.searchParams);
    expect(query.RelayState).toBe('r');
    expect((await sp.validateRedirectAsync(query, target.search.slice(1))).loggedOut).toBe(true);
    expect(await isSignedIn()).toBe(false);
    const { body } = await call(listAuditLogs, { query: { logKey: 'SamlApplication.LogoutRequest' } });
    expect(body[0]?.payload).toMatchObject({ result: 'Success', userId: ada, applicationId: id });
  });

  it('ends the session of a signed request by POST, without the browser’s cookies', async () => {
    const { profile, isSignedIn } = await signIn();
    const address = samlAddresses(tenant.origin, id).singleLogout;
    const xml = await sp._generateLogoutRequest(profile);
    // The issuer is written as we write it, where the signature goes.
    const plain = xml
      .replace(/<\?xml[^>]*>/, '')
      .replace(/<saml:Issuer[^>]*>/, '<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">');
    const post = async (text: string) =>
      fetch(address, {
        method: 'POST',
        headers: { origin: 'https://sp.example.com' },
        body: new URLSearchParams({ SAMLRequest: Buffer.from(text).toString('base64'), RelayState: 'r' }),
      });
    expect((await post(plain)).status).toBe(400);
    expect(
      (await post(await signXml(plain, { key: other.key, certificate: other.certificate }))).status,
    ).toBe(400);
    expect(await isSignedIn()).toBe(true);
    const page = await fixture.readPostPage(
      await post(await signXml(plain, { key: pair.key, certificate: pair.certificate })),
    );
    expect(page.to).toBe(logoutUrl);
    // The library looks for InResponseTo in other messages only.
    const reader = await createSp(id, { validateInResponseTo: ValidateInResponseTo.never });
    expect((await reader.validatePostResponseAsync(page.fields)).loggedOut).toBe(true);
    expect(fixture.decode(page)).toContain(`InResponseTo="${/ID="([^"]+)"/.exec(xml)?.[1]}"`);
    expect(await isSignedIn()).toBe(false);
  });

  it('rejects a logout request that isn’t signed, or by another key, or whose RelayState was changed', async () => {
    const { profile, isSignedIn } = await signIn();
    const url = new URL(await logOut(profile));
    const unsigned = new URL(url);
    for (const name of ['Signature', 'SigAlg']) unsigned.searchParams.delete(name);
    const changed = new URL(url);
    changed.searchParams.set('RelayState', 'x');
    const foreign = new URL(unsigned);
    foreign.searchParams.set('SigAlg', rsaSha256);
    const signature = createSign('sha256').update(foreign.search.slice(1)).sign(other.key, 'base64');
    foreign.searchParams.set('Signature', signature);
    for (const attempt of [unsigned, changed, foreign]) {
      const response = await ask(attempt.href);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: 'application.saml.invalid_saml_request' },
      ]);
    }
    expect(await isSignedIn()).toBe(true);
    expect((await ask(url.href)).status).toBe(303);
  });

  it('accepts a logout request once, and not when it is old', async () => {
    const { profile } = await signIn();
    const url = await logOut(profile);
    expect((await ask(url)).status).toBe(303);
    expect((await ask(url)).status).toBe(400);
    // The same in a browser that has signed in again since.
    const again = await signIn();
    expect((await ask(url)).status).toBe(400);
    expect(await again.isSignedIn()).toBe(true);
    const old = signed((xml) =>
      xml.replace(/IssueInstant="[^"]*"/, `IssueInstant="${new Date(Date.now() - 600_000).toISOString()}"`),
    );
    expect((await ask(old(await logOut(again.profile)))).status).toBe(400);
    expect(await again.isSignedIn()).toBe(true);
  });

  /** Changes the XML of a redirect, and signs it again with the service provider's own key. */
  const signed = (edit: (xml: string) => string) => (address: string) => {
    const url = new URL(address);
    const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
    const parts = [
      ['SAMLRequest', deflateRawSync(edit(xml)).toString('base64')],
      ['SigAlg', rsaSha256],
    ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
    const signature = createSign('sha256').update(parts.join('&')).sign(pair.key, 'base64');
    return `${url.origin}${url.pathname}?${parts.join('&')}&Signature=${encodeURIComponent(signature)}`;
  };

  it('rejects a logout request from another issuer, or for another address', async () => {
    const { profile, isSignedIn } = await signIn();
    const url = await logOut(profile);
    const issuer = signed((xml) => xml.replace(fixture.entityId, 'https://evil.example/metadata'));
    expect(await (await ask(issuer(url))).json()).toMatchObject({
      code: 'application.saml.auth_request_issuer_not_match',
    });
    const address = signed((xml) =>
      xml.replace(/Destination="[^"]*"/, 'Destination="https://evil.example/"'),
    );
    expect((await ask(address(url))).status).toBe(400);
    const nowhere = signed((xml) => xml.replace(/Destination="[^"]*"/, ''));
    expect((await ask(nowhere(url))).status).toBe(400);
    expect(await isSignedIn()).toBe(true);
  });

  it('ends no session of another application, nor of another name', async () => {
    const second = await fixture.createSaml(call, {
      spCertificate: pair.certificate,
      singleLogoutUrl: logoutUrl,
    });
    const secondSp = await createSp(second);
    const { profile, isSignedIn } = await signIn();
    // The index that the first application was given, at the second one.
    const crossed = await ask(await logOut(profile, secondSp));
    const answer = (response: Response) =>
      inflateRawSync(
        Buffer.from(
          new URL(response.headers.get('location') ?? '').searchParams.get('SAMLResponse') ?? '',
          'base64',
        ),
      ).toString();
    expect(answer(crossed)).toContain('status:UnknownPrincipal');
    const renamed = await ask(await logOut({ ...profile, nameID: 'another' }));
    expect(answer(renamed)).toContain('status:UnknownPrincipal');
    const invented = await ask(await logOut({ ...profile, sessionIndex: 'invented' }));
    expect(answer(invented)).toContain('status:UnknownPrincipal');
    expect(await isSignedIn()).toBe(true);
  });

  it('is off without a certificate and a URL, and isn’t in the metadata then', async () => {
    const off = await fixture.createSaml(call, { singleLogoutUrl: logoutUrl });
    const service = await createSp(off);
    const { profile } = await signIn(service);
    const response = await ask(await logOut(profile, service));
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'application.saml.single_logout_disabled' },
    ]);
    const read = async (application: string) =>
      (await fetch(samlAddresses(tenant.origin, application).metadata)).text();
    expect(await read(off)).not.toContain('SingleLogoutService');
    expect(await read(id)).toContain('SingleLogoutService');
  });
});
