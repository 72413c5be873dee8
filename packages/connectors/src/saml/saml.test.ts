import { DOMParser } from '@xmldom/xmldom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RunningProvider, startProvider } from '../../test/fake-provider.ts';
import { postUri, refusalOf, startSamlVisits, strangerKey } from '../../test/saml-visit.ts';
import { toFormItems } from '../kit/fields.ts';
import { certify } from '../kit/saml/certify.ts';
import { readIdpMetadata } from '../kit/saml/read-metadata.ts';
import { saml } from './saml.ts';

const visits = startSamlVisits();
const { come, leave, userInfo, receive, idp, settings } = visits;
const denied = 'urn:oasis:names:tc:SAML:2.0:status:Responder';

describe('the generic SAML connector', { timeout: 30_000 }, () => {
  it.each([
    ['the assertion', { signs: 'assertion' }],
    ['the response', { signs: 'response' }],
    ['both', { signs: 'both' }],
    ['the assertion, and it is encrypted', { signs: 'assertion', encrypts: 'aes256-gcm' }],
    ['the response with an encrypted assertion', { signs: 'response', encrypts: 'aes128-gcm' }],
  ] as const)('[ENT-19 part] returns the user’s profile when %s is signed', async (_what, options) => {
    const { rawData, ...user } = (await come(options)) ?? { id: '' };
    expect(user).toEqual({ id: 'u1', name: 'Ada', email: 'ada@example.com' });
    expect(rawData).toEqual({ nameId: 'u1', name: ['Ada'], email: ['ada@example.com'] });
  });

  it('[ENT-19 part] reads the profile from the configured attributes, and trusts email addresses and phone numbers only if configured to', async () => {
    const attributes = {
      uid: 'E-17',
      'urn:oid:0.9.2342.19200300.100.1.3': 'grace@example.com',
      cn: 'Grace',
      tel: '12125550100',
    };
    const profileMap = { id: 'uid', email: 'urn:oid:0.9.2342.19200300.100.1.3', name: 'cn', phone: 'tel' };
    const user = await come({ attributes }, { more: { profileMap, trustUnverifiedEmail: false } });
    expect(user).toMatchObject({ id: 'E-17', name: 'Grace' });
    expect(user).not.toHaveProperty('email');
    expect(user).not.toHaveProperty('phone');
    const trusted = await come({ attributes }, { more: { profileMap } });
    expect(trusted).toMatchObject({ email: 'grace@example.com', phone: '12125550100' });
  });

  it('signs requests with its own key, and reveals no private key in URLs or metadata', async () => {
    const { address } = await leave();
    expect(address).not.toContain('PRIVATE');
    await expect(idp.answer(address.replace(/Signature=..../, 'Signature=AAAA'))).rejects.toThrow();
    const unsigned = (await leave({ signAuthnRequest: false })).address;
    await expect(idp.answer(unsigned)).rejects.toThrow();
    const described = saml.serviceMetadata?.(settings(), postUri) ?? '';
    expect(described).toContain(`Location="${postUri}"`);
    expect(described.match(/<md:KeyDescriptor/g)).toHaveLength(2);
    expect(described).not.toContain('PRIVATE');
  });

  it('[ERR-17 part] reports that the provider refused, with the provider’s status', async () => {
    const refusal = await refusalOf(come({ status: denied }));
    expect(refusal).toEqual({
      code: 'authorization_failed',
      reason: `The identity provider refused: ${denied}`,
    });
  });

  it('[ERR-17 part] reports missing and malformed parameters and settings', async () => {
    const { kept } = await leave();
    expect((await refusalOf(userInfo({}, kept))).code).toBe('insufficient_request_parameters');
    expect((await refusalOf(receive({}))).code).toBe('insufficient_request_parameters');
    for (const SAMLResponse of ['{"a":1}', Buffer.from('{"a":1}').toString('base64'), '%%%'])
      expect((await refusalOf(userInfo({ SAMLResponse }, kept))).code).toBe('invalid_response');
    const wrong = async (more: object) => (await refusalOf(leave(more))).code;
    expect(await wrong({ idpMetadataXml: '' })).toBe('invalid_config');
    expect(await wrong({ privateKey: 'a key' })).toBe('invalid_config');
    const { idpMetadataXml } = visits.given;
    for (const more of [
      { idpMetadataXml: '<a/>' },
      { idpMetadataXml: 'text' },
      { x509Certificate: 'MIIB' },
    ]) {
      const { error } = saml.settings.safeParse({ entityID: 'us', idpMetadataXml, ...more });
      expect(error?.issues.map(({ path }) => path.join())).toEqual(Object.keys(more));
    }
  });

  it('has a settings form with text fields, switches and selects', () => {
    const types = toFormItems(saml.settings).map(({ key, type }) => [key, type]);
    expect(Object.fromEntries(types)).toMatchObject({
      entityID: 'Text',
      idpMetadataUrl: 'Text',
      idpMetadataXml: 'MultilineText',
      x509Certificate: 'MultilineText',
      profileMap: 'Json',
      signAuthnRequest: 'Switch',
      requestSignatureAlgorithm: 'Select',
      privateKey: 'MultilineText',
    });
  });

  it('checks a posted response before it is stored, and returns its expiry', async () => {
    const { address } = await leave();
    const until = Date.now() + 300_000;
    const received = await receive(await idp.answer(address, { confirmedUntil: until }));
    expect(received?.id).toMatch(/^_a/);
    expect(received?.expiresAt).toBe(until + 60_000);
    const forged = await idp.answer(address, { signsWith: { key: strangerKey } });
    expect((await refusalOf(receive(forged))).reason).toContain('none of the certificates');
  });
});

describe('metadata', { timeout: 30_000 }, () => {
  let running: RunningProvider | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  const url = 'https://idp.example.com/metadata.xml';

  it('is fetched from its URL at a sign-in; timeouts, error statuses and invalid documents are reported', async () => {
    running = await startProvider(() => ({ status: 200, body: idp.metadata }));
    const { leave: leaveBy } = startSamlVisits({ outbound: running.outbound });
    const by = { idpMetadataUrl: url, idpMetadataXml: '' };
    expect((await leaveBy(by)).address).toMatch(/^https:\/\/idp\.example\.com\/sso\?SAMLRequest=/);
    expect(running.requests.map((request) => request.url.href)).toEqual([url]);
    const codeOf = async () => (await refusalOf(leaveBy(by))).code;
    running.next('silence');
    expect(await codeOf()).toBe('general');
    running.next({ status: 503, body: '' });
    expect(await codeOf()).toBe('general');
    running.next({ status: 404, body: '' });
    expect(await codeOf()).toBe('invalid_config');
    running.next({ status: 200, body: '<html><p>Sign in to this network</html>' });
    expect(await codeOf()).toBe('invalid_response');
  });

  it('is parsed once while the settings stay the same, regardless of the number of sign-ins', async () => {
    const { leave: leaveFrom } = startSamlVisits();
    await leaveFrom();
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    for (let time = 0; time < 5; time += 1) await leaveFrom();
    const { length } = parse.mock.calls;
    parse.mockRestore();
    expect(length).toBe(0);
  });

  it('contains the entity ID, the sign-in URL and every signing certificate with its expiry', () => {
    const next = certify(strangerKey, 'Next');
    const { metadata: xml } = idp;
    const key = /<KeyDescriptor use="signing">.*?<\/KeyDescriptor>/s.exec(xml)?.[0] ?? '';
    const withNext = key.replace(/(X509Certificate>)[^<]+/, `$1${next.replaceAll(/-----.*-----/g, '')}`);
    const read = readIdpMetadata(`<!-- made by hand -->${xml.replace(key, () => `${key}${withNext}`)}`);
    expect(read).toMatchObject({
      entityId: 'https://idp.example.com/metadata',
      signInEndpoint: 'https://idp.example.com/sso',
      wantsSignedRequests: true,
      certificates: [
        {
          pem: idp.certificate,
          subject: 'CN=Identity provider',
          expiresAt: Date.parse('9999-12-31T23:59:59Z'),
        },
        { pem: next, subject: 'CN=Next' },
      ],
    });
  });

  it.each([
    ['a document type', (xml: string) => `<!DOCTYPE x SYSTEM "file:///etc/passwd">${xml}`, 'document type'],
    [
      'two providers',
      (xml: string) => `<E xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${xml}${xml}</E>`,
      'one identity provider',
    ],
    [
      'an invalid sign-in URL',
      (xml: string) => xml.replaceAll(/Location="[^"]+"/g, 'Location="javascript:alert(1)"'),
      'no sign-in URL',
    ],
    [
      'no certificate',
      (xml: string) => xml.replaceAll(/<KeyDescriptor.*<\/KeyDescriptor>/gs, ''),
      'there is none',
    ],
    [
      'only an encryption certificate',
      (xml: string) => xml.replaceAll('use="signing"', 'use="encryption"'),
      'there is none',
    ],
  ])('is rejected with %s', async (_what, change, reason) => {
    const refusal = await refusalOf((async () => readIdpMetadata(change(idp.metadata)))());
    expect(refusal.reason).toContain(reason);
  });
});
