import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import samlify from 'samlify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import * as fixture from './saml.fixture.ts';

samlify.setSchemaValidator({ validate: async () => 'not checked here' });

const signing = fixture.createPair();
const decrypting = fixture.createPair();
const logoutUrl = 'https://sp.example.com/saml/slo';
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** The service provider, which reads our metadata and checks both signatures. */
const createSp = (isEncrypted: boolean) =>
  samlify.ServiceProvider({
    entityID: fixture.entityId,
    authnRequestsSigned: true,
    wantAssertionsSigned: true,
    wantMessageSigned: true,
    wantLogoutResponseSigned: true,
    privateKey: signing.pem,
    signingCert: signing.certificate,
    nameIDFormat: [persistent],
    signatureConfig: {
      prefix: 'ds',
      location: { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
    },
    assertionConsumerService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: fixture.acs },
    ],
    singleLogoutService: [{ Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: logoutUrl }],
    ...(isEncrypted && { encPrivateKey: decrypting.pem, encryptCert: decrypting.certificate }),
  } as Parameters<typeof samlify.ServiceProvider>[0]);

/** What the library reads of a response. */
const issued = z.object({ nameID: z.string(), sessionIndex: z.object({ sessionIndex: z.string() }) });

describe('SAML applications with the library samlify', () => {
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

  /** Us, as our metadata describes us. */
  const readIdp = async (id: string, isEncrypted: boolean) =>
    samlify.IdentityProvider({
      metadata: await (await fetch(samlAddresses(tenant.origin, id).metadata)).text(),
      isAssertionEncrypted: isEncrypted,
      messageSigningOrder: 'encrypt-then-sign',
      wantLogoutRequestSigned: true,
      wantLogoutResponseSigned: true,
    });
  const post = (to: string, fields: Record<string, string>): [string, RequestInit] => [
    to,
    {
      method: 'POST',
      headers: { origin: 'https://sp.example.com', accept: 'text/html' },
      body: new URLSearchParams(fields),
    },
  ];

  it.each([
    ['redirect', false],
    ['post', false],
    ['redirect', true],
    ['post', true],
  ] as const)(
    'signs a user in by a signed request (%s), with the assertion encrypted: %s',
    async (binding, isEncrypted) => {
      const id = await fixture.createSaml(call, {
        spCertificate: signing.certificate,
        requireSignedRequests: true,
        encryption: { encryptAssertion: isEncrypted, certificate: decrypting.certificate },
      });
      const [sp, idp] = [createSp(isEncrypted), await readIdp(id, isEncrypted)];
      const guest = fixture.createVisitor(server.runtime, tenant, ada);
      const request = sp.createLoginRequest(idp, binding);
      const page =
        'entityEndpoint' in request
          ? await guest.visit(...post(String(request.entityEndpoint), { SAMLRequest: request.context }))
          : await guest.visit(request.context);
      expect(fixture.decode(page).includes('EncryptedAssertion')).toBe(isEncrypted);
      const { extract } = await sp.parseLoginResponse(idp, 'post', { body: page.fields });
      expect(extract).toMatchObject({
        nameID: ada,
        audience: fixture.entityId,
        issuer: samlAddresses(tenant.origin, id).entityId,
        attributes: { sub: ada, email: 'ada@example.com', name: 'Ada' },
        response: { destination: fixture.acs, inResponseTo: request.id },
      });
    },
  );

  it('signs a user out by a signed request, and accepts the answer', async () => {
    const id = await fixture.createSaml(call, {
      spCertificate: signing.certificate,
      requireSignedRequests: true,
      singleLogoutUrl: logoutUrl,
    });
    const [sp, idp] = [createSp(false), await readIdp(id, false)];
    const guest = fixture.createVisitor(server.runtime, tenant, ada);
    const page = await guest.visit(sp.createLoginRequest(idp, 'redirect').context);
    const { extract } = await sp.parseLoginResponse(idp, 'post', { body: page.fields });
    const { nameID: logoutNameID, sessionIndex: session } = issued.parse(extract);
    const user = { logoutNameID, sessionIndex: session.sessionIndex };
    const request = sp.createLogoutRequest(idp, 'post', user);
    const fields = { SAMLRequest: request.context, RelayState: 'bye' };
    const answer = await fixture.readPostPage(
      await fetch(...post(samlAddresses(tenant.origin, id).singleLogout, fields)),
    );
    expect([answer.to, answer.fields.RelayState]).toEqual([logoutUrl, 'bye']);
    const read = await sp.parseLogoutResponse(idp, 'post', { body: answer.fields });
    expect(read.extract.response).toMatchObject({ inResponseTo: request.id });
    const again = await guest.open(sp.createLoginRequest(idp, 'redirect').context);
    expect(again.signedIn).toBe(true);
  });
});
