import { deflateRawSync } from 'node:zlib';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { updateSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { ValidateInResponseTo } from '@node-saml/node-saml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { allowOnly } from '../oidc/access.fixture.ts';
import * as fixture from './saml.fixture.ts';

/** An authentication request as any service provider could write it. */
const writeRequest = (attributes: Record<string, string> = {}, inside = '', issuer = fixture.entityId) => {
  const all = { ID: '_r1', Version: '2.0', IssueInstant: new Date().toISOString(), ...attributes };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ${written.join(' ')}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer>${inside}</samlp:AuthnRequest>`;
};

describe('attacks on SAML applications', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let ada: string;
  let id: string;
  let ahead = 0;
  beforeAll(async () => {
    server = await startTestServer({ clock: () => Date.now() + ahead });
    tenant = await server.createTenant();
    call = await tenant.as('all');
    ada = await createUser(server.runtime, tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
    id = await fixture.createSaml(call);
  });
  afterAll(() => server.stop());

  const addresses = (application = id) => samlAddresses(tenant.origin, application);
  const redirect = (xml: string, relayState?: string, application = id) => {
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(xml).toString('base64'),
      ...(relayState !== undefined && { RelayState: relayState }),
    });
    return `${addresses(application).signIn}?${query.toString()}`;
  };
  const ask = (url: string) => fetch(url, { redirect: 'manual' });
  const visitor = (userId = ada) => fixture.createVisitor(server.runtime, tenant, userId);
  /** A redirect has no body, and an assertion is in a page. */
  const codeOf = async (response: Response) => {
    const text = await response.text();
    return [response.status, text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : undefined];
  };
  const invalid = [400, 'application.saml.invalid_saml_request'];

  it('traps G12 (1): sends responses to no ACS URL but the configured one', async () => {
    const named = (acs: string) => redirect(writeRequest({ AssertionConsumerServiceURL: acs }));
    for (const acs of [
      'https://evil.example/acs',
      `${fixture.acs}/`,
      `${fixture.acs}?`,
      'https://sp.example.com@evil.example/saml/acs',
      fixture.acs.toUpperCase(),
      'javascript:alert(1)',
    ])
      expect(await codeOf(await ask(named(acs)))).toEqual(invalid);
    expect((await ask(named(fixture.acs))).status).toBe(303);
    const binding = { ProtocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect' };
    expect(await codeOf(await ask(redirect(writeRequest(binding))))).toEqual(invalid);
  });

  it('answers requests of no other issuer, for no other address and about no named subject', async () => {
    expect(await codeOf(await ask(redirect(writeRequest({}, '', 'https://evil.example'))))).toEqual([
      400,
      'application.saml.auth_request_issuer_not_match',
    ]);
    const elsewhere = { Destination: 'https://idp.example.com/sso' };
    expect(await codeOf(await ask(redirect(writeRequest(elsewhere))))).toEqual(invalid);
    const subject =
      '<saml:Subject xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><saml:NameID>x</saml:NameID></saml:Subject>';
    expect(await codeOf(await ask(redirect(writeRequest({}, subject))))).toEqual(invalid);
    const extra = addresses(await fixture.createSaml(call, {}, { entityId: 'https://other.example' }));
    const [, query = ''] = redirect(writeRequest()).split('?');
    expect((await ask(`${extra.signIn}?${query}`)).status).toBe(400);
  });

  it('inflates no more than 64 KB of a request', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50 * 1024 * 1024, ' ')).toString('base64');
    const before = process.memoryUsage.rss();
    const started = performance.now();
    const query = new URLSearchParams({ SAMLRequest: bomb.slice(0, 12_000) });
    expect(await codeOf(await ask(`${addresses().signIn}?${query.toString()}`))).toEqual(invalid);
    // It would be valid but for its size.
    const padded = writeRequest({}, `<!---->`.replace('<!---->', ' '.repeat(70 * 1024)));
    expect(await codeOf(await ask(redirect(padded)))).toEqual(invalid);
    expect((await ask(redirect(writeRequest({}, ' '.repeat(30 * 1024))))).status).toBe(303);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('reads no document type, comment or processing instruction', async () => {
    for (const start of [
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
      '<?xml-stylesheet href="x"?>',
      '<!-- c -->',
    ])
      expect(await codeOf(await ask(redirect(start + writeRequest())))).toEqual(invalid);
    const split = writeRequest({}, '', 'https://sp.example.com/metadata<!-- -->.evil.example');
    expect(await codeOf(await ask(redirect(split)))).toEqual(invalid);
  });

  it('traps G12 (4): returns RelayState as text, which no script or markup comes of', async () => {
    const state = `"><script>alert(1)</script><input name='x' value="&amp; \u2028`;
    const page = await visitor().visit(redirect(writeRequest(), state));
    expect(page.fields.RelayState).toBe(state);
    expect(page.html).not.toContain('<script>alert');
    const policy = page.response.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(page.html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await ask(redirect(writeRequest(), 'x'.repeat(513)))).status).toBe(400);
    expect((await ask(redirect(writeRequest(), 'ä'.repeat(512)))).status).toBe(303);
    expect((await ask(redirect(writeRequest(), '€'.repeat(512)))).status).toBe(400);
  });

  it('takes a parameter that is given twice for none', async () => {
    const url = redirect(writeRequest(), 'one');
    const page = await visitor().visit(`${url}&RelayState=two`);
    expect(page.fields).not.toHaveProperty('RelayState');
    expect((await ask(`${url}&SAMLRequest=bm9uZQ%3D%3D`)).status).toBe(400);
  });

  /** The callback URL that a sign-in ends with, without opening it. */
  async function returnUrl(guest: fixture.SamlVisitor, url: string): Promise<URL> {
    await guest.visit(url);
    const first = await guest.browser.fetch(url);
    const start = await guest.browser.fetch(new URL(first.headers.get('location') ?? '', tenant.origin));
    return new URL(start.headers.get('location') ?? '', tenant.origin);
  }

  it('traps G12 (4): issues no assertion for a code of another application, request or browser, nor twice', async () => {
    const second = await fixture.createSaml(call);
    const guest = visitor();
    const ended = [400, 'application.saml.sp_initiated_saml_sso_session_not_found'];
    const open = async (url: URL, browser = guest.browser) => codeOf(await browser.fetch(url));

    const url = await returnUrl(guest, redirect(writeRequest()));
    expect(url.pathname).toBe(`/api/saml-applications/${id}/callback`);
    // At the other application: with its own state, and with the first one's.
    const other = await returnUrl(guest, redirect(writeRequest(), undefined, second));
    const crossed = new URL(url);
    crossed.pathname = other.pathname;
    expect(await open(crossed)).toEqual([400, 'application.saml.state_mismatch']);
    crossed.searchParams.set('state', other.searchParams.get('state') ?? '');
    expect(await open(crossed)).toEqual(ended);
    // With the challenge of the other one's request, which a browser can put into the first one's.
    const request = async (application?: string) => {
      const started = await guest.browser.fetch(redirect(writeRequest(), undefined, application));
      return new URL(started.headers.get('location') ?? '', tenant.origin);
    };
    const [own, theirs] = [await request(), await request(second)];
    own.searchParams.set('code_challenge', theirs.searchParams.get('code_challenge') ?? '');
    const answered = await guest.browser.fetch(own);
    const swapped = new URL(answered.headers.get('location') ?? '', tenant.origin);
    expect(swapped.searchParams.has('code')).toBe(true);
    swapped.pathname = other.pathname;
    swapped.searchParams.set('state', theirs.searchParams.get('state') ?? '');
    expect(await open(swapped)).toEqual(ended);
    // With the state of another request.
    const again = await returnUrl(guest, redirect(writeRequest({ ID: '_r2' })));
    const mixed = new URL(url);
    mixed.searchParams.set('state', again.searchParams.get('state') ?? '');
    expect(await open(mixed)).toEqual(ended);
    // In the browser of a user who was sent the link: signed in, and not.
    const victim = visitor(await createUser(server.runtime, tenant));
    await victim.visit(redirect(writeRequest()));
    expect(await open(url, victim.browser)).toEqual(ended);
    expect(await open(url, visitor().browser)).toEqual(ended);
    expect((await guest.browser.fetch(url)).status).toBe(200);
    expect(await open(url)).toEqual(ended);
  });

  it('traps G12 (4): issues no assertion for a request that is older than an hour', async () => {
    const guest = visitor();
    await guest.visit(redirect(writeRequest()));
    const first = await guest.browser.fetch(redirect(writeRequest()));
    const authorize = new URL(first.headers.get('location') ?? '', tenant.origin);
    ahead = 3_600_001;
    const back = await guest.browser.fetch(authorize);
    const callback = new URL(back.headers.get('location') ?? '', tenant.origin);
    expect(callback.searchParams.has('code')).toBe(true);
    expect(await codeOf(await guest.browser.fetch(callback))).toEqual([
      400,
      'application.saml.sp_initiated_saml_sso_session_not_found',
    ]);
    ahead = 0;
  });

  it('issues no assertion for a code if the user may not use the application any more, or was suspended', async () => {
    const application = await fixture.createSaml(call);
    const [kept, suspended] = [visitor(), await createUser(server.runtime, tenant)];
    const guest = visitor(suspended);
    const urls = [
      await returnUrl(kept, redirect(writeRequest(), 'r', application)),
      await returnUrl(guest, redirect(writeRequest(), 'r', application)),
    ] as const;
    await call(suspendUser, { params: { userId: suspended }, body: { isSuspended: true } });
    expect((await guest.browser.fetch(urls[1])).status).toBe(400);
    await allowOnly(call, application, { userIds: [suspended] });
    await call(updateSamlApplication, {
      params: { id: application },
      body: { appLevelAccessControlEnabled: true },
    });
    const page = await fixture.readPostPage(await kept.browser.fetch(urls[0]));
    expect(page.fields.RelayState).toBe('r');
    expect(fixture.decode(page)).toContain('status:RequestDenied');
    expect(fixture.decode(page)).not.toContain('<saml:Assertion');
  });

  it('issues no assertion for a changed state, nor for both a code and an error', async () => {
    const guest = visitor();
    const url = await returnUrl(guest, redirect(writeRequest()));
    const changed = new URL(url);
    changed.searchParams.set('state', `${url.searchParams.get('state')?.slice(0, -2)}AA`);
    expect((await guest.browser.fetch(changed)).status).toBe(400);
    const both = new URL(url);
    both.searchParams.set('error', 'access_denied');
    expect(await codeOf(await guest.browser.fetch(both))).toEqual([400, 'guard.invalid_input']);
    expect((await guest.browser.fetch(url)).status).toBe(200);
  });

  it('authenticates again although the browser leaves that out of the authorization request', async () => {
    const guest = visitor();
    await guest.visit(redirect(writeRequest()));
    await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .updateTable('oidcInstances')
        .set((row) => ({
          payload: row.fn('jsonb_set', [
            'payload',
            row.val('{loginTs}'),
            row.cast(row.val(String(Math.floor(Date.now() / 1000) - 60)), 'jsonb'),
          ]) as never,
        }))
        .where('model', '=', 'Session')
        .where('accountId', '=', ada)
        .execute(),
    );
    const forced = redirect(writeRequest({ ForceAuthn: 'true' }));
    const first = await guest.browser.fetch(forced);
    const authorize = new URL(first.headers.get('location') ?? '', tenant.origin);
    expect(authorize.searchParams.get('prompt')).toBe('login');
    authorize.searchParams.delete('prompt');
    const back = await guest.browser.fetch(authorize);
    const callback = new URL(back.headers.get('location') ?? '', tenant.origin);
    expect(callback.searchParams.has('code')).toBe(true);
    expect((await guest.browser.fetch(callback)).status).toBe(400);
  });

  it('gives a code of a SAML application no token, and no code without the same scope', async () => {
    const guest = visitor();
    const url = await returnUrl(guest, redirect(writeRequest()));
    for (const secret of [[], [''], ['kept elsewhere']]) {
      const response = await fetch(`${tenant.issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: url.searchParams.get('code') ?? '',
          redirect_uri: addresses().callback,
          code_verifier: 'x'.repeat(43),
          client_id: id,
          ...(secret[0] !== undefined && { client_secret: secret[0] }),
        }),
      });
      expect([response.status, (await response.json()) as object]).toMatchObject([
        401,
        { error: 'invalid_client' },
      ]);
    }
    const first = await guest.browser.fetch(redirect(writeRequest()));
    const authorize = new URL(first.headers.get('location') ?? '', tenant.origin);
    authorize.searchParams.set('scope', 'openid');
    const back = await guest.browser.fetch(authorize);
    const callback = new URL(back.headers.get('location') ?? '', tenant.origin);
    expect((await guest.browser.fetch(callback)).status).toBe(400);
  });

  it('encrypts for the configured certificate, whatever a request brings', async () => {
    const [own, evil, signer] = [fixture.createPair(), fixture.createPair(), fixture.createPair()];
    const application = await fixture.createSaml(call, {
      spCertificate: signer.certificate,
      encryption: { encryptAssertion: true, certificate: own.certificate },
    });
    const base64 = evil.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    const inside = `<samlp:Extensions><md:KeyDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" use="encryption"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor></samlp:Extensions>`;
    const page = await visitor().visit(redirect(writeRequest({}, inside), undefined, application));
    expect(fixture.decode(page)).not.toContain(ada);
    expect(fixture.decode(page)).not.toContain('<saml:Assertion');
    const read = async (key: string) => {
      const sp = await fixture.createNodeSaml(call, tenant, application, {
        decryptionPvk: key,
        validateInResponseTo: ValidateInResponseTo.never,
      });
      return (await sp.validatePostResponseAsync(page.fields)).profile?.nameID;
    };
    await expect(read(evil.pem)).rejects.toThrow();
    await expect(read(signer.pem)).rejects.toThrow();
    expect(await read(own.pem)).toBe(ada);
  });

  it('accepts unsigned requests only while signatures aren’t required, and no wrong ones', async () => {
    const [pair, evil] = [fixture.createPair(), fixture.createPair()];
    const application = await fixture.createSaml(call, {
      spCertificate: pair.certificate,
      requireSignedRequests: true,
    });
    const url = async (key?: string) => {
      const sp = await fixture.createNodeSaml(call, tenant, application, key ? { privateKey: key } : {});
      return sp.getAuthorizeUrlAsync('r', undefined, {});
    };
    expect((await ask(await url(pair.pem))).status).toBe(303);
    expect((await ask(await url())).status).toBe(400);
    expect((await ask(await url(evil.pem))).status).toBe(400);
    const post = async () => {
      const body = new URLSearchParams({ SAMLRequest: Buffer.from(writeRequest()).toString('base64') });
      return fetch(addresses(application).signIn, { method: 'POST', body, redirect: 'manual' });
    };
    expect(await codeOf(await post())).toEqual(invalid);
    const moved = new URL(await url(pair.pem));
    moved.searchParams.set('RelayState', 'elsewhere');
    expect((await ask(moved.href)).status).toBe(400);
    await call(updateSamlApplication, {
      params: { id: application },
      body: { requireSignedRequests: false },
    });
    expect((await ask(await url())).status).toBe(303);
    expect((await post()).status).toBe(303);
    expect((await ask(await url(evil.pem))).status).toBe(400);
  });

  it('belongs to its tenant alone', async () => {
    const other = await server.createTenant();
    for (const path of [
      `/api/saml/${id}/authn`,
      `/api/saml/${id}/slo`,
      `/api/saml/${id}/start`,
      `/api/saml-applications/${id}/metadata`,
      `/api/saml-applications/${id}/callback`,
    ])
      expect(await codeOf(await ask(other.origin + path))).toEqual([404, 'entity.not_found']);
  });

  it('starts a sign-in here only if that is on, with the RelayState of the settings', async () => {
    const { start } = addresses();
    expect(await codeOf(await ask(start))).toEqual([403, 'application.saml.idp_initiated_disabled']);
    const application = await fixture.createSaml(call, {
      idpInitiated: { enabled: true, defaultRelayState: '/home' },
    });
    const page = await visitor().visit(`${addresses(application).start}?RelayState=//evil.example`);
    expect(page.fields.RelayState).toBe('/home');
    expect(fixture.decode(page)).not.toContain('InResponseTo');
    const sp = await fixture.createNodeSaml(call, tenant, application, {
      validateInResponseTo: ValidateInResponseTo.never,
    });
    expect((await sp.validatePostResponseAsync(page.fields)).profile?.nameID).toBe(ada);
  });
});
