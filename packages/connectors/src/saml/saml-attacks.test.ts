import { createHmac, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { describe, expect, it, vi } from 'vitest';
import { refusalOf, startSamlVisits, strangerKey } from '../../test/saml-visit.ts';
import { certify } from '../kit/saml/certify.ts';
import type { AnswerOptions } from './saml.fake.ts';

const visits = startSamlVisits();
const minutes = 60_000;
const evil = 'https://evil.example';
const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

const signatureOf = (xml: string): string => /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? '';
const assertionOf = (xml: string): string => /<saml:Assertion .*?<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
/** An unsigned assertion for another user. */
const forge = (assertion: string): string =>
  assertion
    .replace(signatureOf(assertion), '')
    .replace(/ID="_a\d+"/, 'ID="_evil"')
    .replace('>u1<', '>admin<');
const inside = (outer: string, inner: string, closing: string): string =>
  outer.replace(closing, () => `${inner}${closing}`);
const swap = (xml: string, from: string, to: string): string => xml.replace(from, () => to);

/** Signature wrapping (Somorovsky et al., On Breaking SAML, USENIX Security 2012): the signed part remains, but another one is read. */
const wraps: [string, AnswerOptions['signs'], (xml: string) => string, string][] = [
  [
    'XSW 1: the signed response inside the signature of a forged one',
    'response',
    (xml) => {
      const signature = signatureOf(xml);
      const original = swap(xml, signature, '');
      const forged = swap(
        swap(original, assertionOf(original), forge(assertionOf(original))),
        'ID="_r',
        'ID="_evil',
      );
      return swap(
        forged,
        '<samlp:Status>',
        `${inside(signature, original, '</ds:Signature>')}<samlp:Status>`,
      );
    },
    'must have one assertion',
  ],
  [
    'XSW 2: the signed response beside its signature, in a forged one',
    'response',
    (xml) => {
      const signature = signatureOf(xml);
      const original = swap(xml, signature, '');
      const forged = swap(
        swap(original, assertionOf(original), forge(assertionOf(original))),
        'ID="_r',
        'ID="_evil',
      );
      return swap(forged, '<samlp:Status>', `${original}${signature}<samlp:Status>`);
    },
    'must have one assertion',
  ],
  [
    'XSW 3: a forged assertion before the signed one',
    'assertion',
    (xml) => swap(xml, '<saml:Assertion ', `${forge(assertionOf(xml))}<saml:Assertion `),
    'must have one assertion',
  ],
  [
    'XSW 4: the signed assertion inside a forged one',
    'assertion',
    (xml) =>
      swap(xml, assertionOf(xml), inside(forge(assertionOf(xml)), assertionOf(xml), '</saml:Assertion>')),
    'must have one assertion',
  ],
  [
    'XSW 5: the signature in a forged assertion, the signed one after it',
    'assertion',
    (xml) => {
      const [assertion, signature] = [assertionOf(xml), signatureOf(xml)];
      const forged = swap(forge(assertion), '<saml:Subject>', `${signature}<saml:Subject>`);
      return swap(xml, assertion, `${forged}${swap(assertion, signature, '')}`);
    },
    'must have one assertion',
  ],
  [
    'XSW 6: the signature in a forged assertion, the signed one inside the signature',
    'assertion',
    (xml) => {
      const [assertion, signature] = [assertionOf(xml), signatureOf(xml)];
      const holding = inside(signature, swap(assertion, signature, ''), '</ds:Signature>');
      return swap(xml, assertion, swap(forge(assertion), '<saml:Subject>', `${holding}<saml:Subject>`));
    },
    'must have one assertion',
  ],
  [
    'XSW 7: a forged assertion with the same ID in the extensions',
    'assertion',
    (xml) => {
      const forged = swap(forge(assertionOf(xml)), 'ID="_evil"', /ID="_a\d+"/.exec(xml)?.[0] ?? '');
      return swap(xml, '<samlp:Status>', `<samlp:Extensions>${forged}</samlp:Extensions><samlp:Status>`);
    },
    'must have one assertion',
  ],
  [
    'XSW 8: the signed assertion in an Object element of the signature',
    'assertion',
    (xml) => {
      const [assertion, signature] = [assertionOf(xml), signatureOf(xml)];
      const object = `<ds:Object>${swap(assertion, signature, '')}</ds:Object>`;
      const holding = inside(signature, object, '</ds:Signature>');
      return swap(xml, assertion, swap(forge(assertion), '<saml:Subject>', `${holding}<saml:Subject>`));
    },
    'must have one assertion',
  ],
  [
    'an unknown element with the ID of the signed assertion',
    'assertion',
    (xml) => {
      const [assertion, signature] = [assertionOf(xml), signatureOf(xml)];
      const hidden = `<x:Hidden xmlns:x="urn:x" ID="${/ID="(_a\d+)"/.exec(xml)?.[1]}"/>`;
      const forged = swap(forge(assertion), '<saml:Subject>', `${signature}<saml:Subject>`);
      return swap(xml, assertion, `${hidden}${forged}`);
    },
    'does not cover its parent element',
  ],
  [
    'two elements with the same ID',
    'assertion',
    (xml) =>
      swap(
        xml,
        '<samlp:Status>',
        `<samlp:Extensions><x:X xmlns:x="urn:x" ID="${/ID="(_a\d+)"/.exec(xml)?.[1]}"/></samlp:Extensions><samlp:Status>`,
      ),
    'none of the certificates',
  ],
  [
    'a second signature',
    'assertion',
    (xml) => swap(xml, signatureOf(xml), signatureOf(xml).repeat(2)),
    'must have one Signature',
  ],
  [
    'an extra part of the signature with another algorithm',
    'assertion',
    (xml) =>
      swap(
        xml,
        '<ds:SignedInfo>',
        '<ds:Object><ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/></ds:Object><ds:SignedInfo>',
      ),
    'unexpected parts',
  ],
  [
    'a transform that could exclude content',
    'assertion',
    (xml) =>
      swap(
        xml,
        '<ds:Transforms>',
        '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>',
      ),
    'transforms are not supported',
  ],
  [
    'another user in a signed assertion',
    'assertion',
    (xml) => xml.replace('>u1<', '>admin<'),
    'none of the certificates',
  ],
  [
    'another user in a signed response',
    'response',
    (xml) => xml.replace('>u1<', '>admin<'),
    'none of the certificates',
  ],
  ['a missing signature', 'assertion', (xml) => swap(xml, signatureOf(xml), ''), 'must have one Signature'],
  [
    'a signature with the attacker’s own certificate',
    'assertion',
    (xml) => {
      const own = strangerKey;
      const signer = new SignedXml({
        privateKey: own.export({ type: 'pkcs8', format: 'pem' }),
        publicCert: certify(own),
        signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
      });
      signer.addReference({
        xpath: "//*[local-name(.)='Assertion']",
        transforms: [
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/2001/10/xml-exc-c14n#',
        ],
        digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
      });
      signer.computeSignature(swap(xml, signatureOf(xml), ''), {
        location: { reference: "//*[local-name(.)='Assertion']/*[1]", action: 'after' },
      });
      return signer.getSignedXml();
    },
    'none of the certificates',
  ],
  [
    'an HMAC with the public key as its secret',
    'assertion',
    (xml) => {
      const changed = swap(
        xml,
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      );
      const key = new X509Certificate(visits.idp.certificate).publicKey.export({
        type: 'spki',
        format: 'pem',
      });
      const info = /<ds:SignedInfo>.*?<\/ds:SignedInfo>/s.exec(changed)?.[0] ?? '';
      const mac = createHmac('sha1', key).update(info).digest('base64');
      return changed.replace(/(<ds:SignatureValue>).*?(<)/s, `$1${mac}$2`);
    },
    'not supported',
  ],
];

describe('SAML', { timeout: 30_000 }, () => {
  it.each(wraps)('signature wrapping: refuses %s', async (_what, signs, change, reason) => {
    expect(await visits.come({ signs })).toMatchObject({ id: 'u1' });
    expect((await refusalOf(visits.come({ signs }, { change }))).reason).toContain(reason);
  });

  it('requires a signature regardless of what the metadata says about signing (CVE-2026-16443)', async () => {
    const { metadata } = visits.idp;
    const lax = metadata.replace('<IDPSSODescriptor', '<IDPSSODescriptor WantAssertionsSigned="false"');
    expect(lax).not.toBe(metadata);
    const more = {
      idpMetadataXml: lax.replace('WantAuthnRequestsSigned="true"', 'WantAuthnRequestsSigned="false"'),
    };
    expect(await visits.come({}, { more })).toMatchObject({ id: 'u1' });
    const change = (xml: string) => swap(xml, signatureOf(xml), '');
    expect((await refusalOf(visits.come({}, { more, change }))).reason).toContain('must have one Signature');
  });

  it('accepts SHA-1 only if the administrator allows it', async () => {
    for (const signs of ['assertion', 'response'] as const) {
      const weak: AnswerOptions = {
        signs,
        signsWith: { key: visits.idp.key, algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
      };
      expect((await refusalOf(visits.come(weak))).reason).toContain('not supported');
      expect(await visits.come(weak, { more: { allowSha1: true } })).toMatchObject({ id: 'u1' });
    }
    const unknown = await refusalOf(visits.come({ signsWith: { key: strangerKey } }));
    expect(unknown).toEqual({
      code: 'authorization_failed',
      reason: 'The signature is not valid: it matches none of the certificates',
    });
  });

  const wrong: [string, AnswerOptions, string][] = [
    ['another destination', { destination: `${evil}/acs` }, 'meant for another URL (Destination)'],
    ['no destination', { destination: '' }, 'meant for another URL (Destination)'],
    ['another recipient', { recipient: `${evil}/acs` }, '(Recipient)'],
    ['another audience', { audience: evil }, 'another audience'],
    [
      'no audience',
      { edit: (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '') },
      'another audience',
    ],
    [
      'an additional audience',
      {
        edit: (xml) =>
          xml.replace(
            '</saml:Conditions>',
            `<saml:AudienceRestriction><saml:Audience>${evil}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
          ),
      },
      'another audience',
    ],
    [
      'another issuer of the response',
      { edit: (xml) => xml.replace(/<saml:Issuer>.*?</, `<saml:Issuer>${evil}<`) },
      'another identity provider',
    ],
    [
      'another issuer of the assertion',
      { edit: (xml) => xml.replace(/(<saml:Assertion .*?<saml:Issuer>).*?</, `$1${evil}<`) },
      'another identity provider',
    ],
    ['another request', { responseInResponseTo: '_other', inResponseTo: '_other' }, '(InResponseTo)'],
    [
      'another request only in the response',
      { responseInResponseTo: '_other' },
      'The response is not valid: it belongs to another sign-in',
    ],
    [
      'another request only in the assertion',
      { inResponseTo: '_other' },
      'The assertion is not valid: it belongs to another sign-in',
    ],
    [
      'no request in the assertion',
      { inResponseTo: '' },
      'The assertion is not valid: it belongs to another sign-in',
    ],
    ['a validity that starts in the future', { notBefore: Date.now() + 2 * minutes }, 'not valid yet'],
    ['an expired validity', { notOnOrAfter: Date.now() - 2 * minutes }, 'it has expired'],
    ['an expired confirmation', { confirmedUntil: Date.now() - 2 * minutes }, '(SubjectConfirmation)'],
    [
      'a confirmation with NotBefore',
      {
        edit: (xml) =>
          xml.replace(
            '<saml:SubjectConfirmationData ',
            '<saml:SubjectConfirmationData NotBefore="2020-01-01T00:00:00Z" ',
          ),
      },
      'has no beginning',
    ],
    [
      'a holder-of-key confirmation',
      { method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' },
      'it has no bearer confirmation',
    ],
    [
      'an unknown condition',
      { edit: (xml) => xml.replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>') },
      'not known here',
    ],
    [
      'two conditions',
      { edit: (xml) => xml.replace('<saml:AuthnStatement ', '<saml:Conditions/><saml:AuthnStatement ') },
      'must have one Conditions',
    ],
    [
      'no authentication statement',
      { edit: (xml) => xml.replace(/<saml:AuthnStatement .*<\/saml:AuthnStatement>/, '') },
      '(AuthnStatement)',
    ],
    [
      'an expired session',
      {
        edit: (xml) =>
          xml.replace(
            '<saml:AuthnStatement ',
            '<saml:AuthnStatement SessionNotOnOrAfter="2020-01-01T00:00:00Z" ',
          ),
      },
      'has ended',
    ],
    [
      'two name IDs',
      {
        edit: (xml) =>
          xml.replace(
            '<saml:SubjectConfirmation ',
            `<saml:NameID Format="${unspecified}">admin</saml:NameID><saml:SubjectConfirmation `,
          ),
      },
      'must have one NameID',
    ],
    ['a name ID with child elements', { nameId: 'admin<saml:X/>' }, 'must be a text'],
    ['an empty name ID', { nameId: '' }, 'has no NameID'],
    [
      'a transient name ID',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'no persistent user ID',
    ],
    [
      'a time without a time zone',
      { edit: (xml) => xml.replaceAll(/NotOnOrAfter="(.*?)Z"/g, 'NotOnOrAfter="$1"') },
      'is no time',
    ],
    ['SAML 1.1', { edit: (xml) => xml.replace('Version="2.0"', 'Version="1.1"') }, 'not a SAML 2.0 response'],
  ];
  it.each(wrong)('rejects a response with %s', async (_what, options, reason) => {
    expect((await refusalOf(visits.come(options))).reason).toContain(reason);
  });

  it('tolerates a clock difference of less than a minute', async () => {
    const now = Date.now();
    const late = { notOnOrAfter: now - 30_000, confirmedUntil: now - 30_000, notBefore: now - 9 * minutes };
    expect(await visits.come(late)).toMatchObject({ id: 'u1' });
    expect(await visits.come({ notBefore: now + 30_000 })).toMatchObject({ id: 'u1' });
  });

  const hostile: [string, (xml: string) => string, string][] = [
    [
      'XXE',
      (xml) => `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${swap(xml, '>u1<', '>&x;<')}`,
      'document type',
    ],
    [
      'entity expansion',
      (xml) =>
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${swap(xml, '>u1<', '>&b;<')}`,
      'document type',
    ],
    ['an undeclared entity', (xml) => swap(xml, '>u1<', '>&x;<'), 'not well formed'],
    ['comment truncation', (xml) => swap(xml, '>u1<', '>u1<!-- -->.evil<'), 'a comment'],
    ['a processing instruction', (xml) => swap(xml, '>u1<', '>u1<?x y?><'), 'processing instruction'],
    ['a document of a megabyte', (xml) => `${xml}${' '.repeat(1_000_000)}`, 'too large'],
    ['a truncated document', (xml) => xml.slice(0, -20), 'not well formed'],
    ['an HTML page', () => '<html><body>Sign in to this network</body></html>', 'not a SAML 2.0 response'],
  ];
  it.each(hostile)('refuses %s', async (_what, change, reason) => {
    const refusal = await refusalOf(visits.come({}, { change }));
    expect(refusal.code).toBe('invalid_response');
    expect(refusal.reason).toContain(reason);
  });

  it('costly canonicalization: verifies the signature value before the content that it covers', async () => {
    const checkReference = vi.spyOn(SignedXml.prototype, 'checkSignature');
    try {
      // An unsupported digest would be reported if it were checked.
      const change = (xml: string) => xml.replace('xmlenc#sha256', 'xmlenc#nothing');
      const forged = await refusalOf(visits.come({ signsWith: { key: strangerKey } }, { change }));
      expect(forged.reason).toContain('none of the certificates');
      for (const filling of ['<ds:a/>'.repeat(40), `<ds:a b="${'a'.repeat(17_000)}"/>`]) {
        const fill = (xml: string) => swap(xml, '</ds:SignedInfo>', `${filling}</ds:SignedInfo>`);
        const long = await refusalOf(visits.come({}, { change: fill }));
        expect(long.reason).toContain('SignedInfo is too large');
      }
      // Compares numbers, because a failed assertion can't print the document.
      expect(checkReference.mock.calls.length).toBe(0);
      expect(await visits.come()).toMatchObject({ id: 'u1' });
      expect(checkReference.mock.calls.length).toBe(1);
    } finally {
      checkReference.mockRestore();
    }
  });

  it('comment truncation: rejects a signed name ID that contains a comment', async () => {
    const edit = (xml: string) => swap(xml, '>u1<', '>u1@example.com<!-- -->.evil.example<');
    expect((await refusalOf(visits.come({ edit }))).reason).toContain('a comment');
  });

  it('encrypted injection: rejects an encrypted assertion without the provider’s signature', async () => {
    // Anyone with our certificate can encrypt, but not sign.
    const own = { key: strangerKey };
    for (const options of [{ signs: 'assertion' }, { signs: 'both' }] as const)
      expect(
        (await refusalOf(visits.come({ ...options, encrypts: 'aes256-gcm', signsWith: own }))).reason,
      ).toContain('none of the certificates');
    const edited = await refusalOf(
      visits.come(
        { signs: 'response', encrypts: 'aes256-gcm' },
        { change: (xml) => swap(xml, signatureOf(xml), '') },
      ),
    );
    expect(edited.reason).toContain('must have one Signature');
  });

  it('padding oracle: decrypts AES-CBC only in a signed response, and rejects RSA 1.5', async () => {
    expect(await visits.come({ signs: 'response', encrypts: 'aes256-cbc' })).toMatchObject({ id: 'u1' });
    expect((await refusalOf(visits.come({ signs: 'assertion', encrypts: 'aes256-cbc' }))).reason).toContain(
      'cannot be decrypted',
    );
    const change = (xml: string) => xml.replace('xmlenc#rsa-oaep-mgf1p', 'xmlenc#rsa-1_5');
    expect((await refusalOf(visits.come({ encrypts: 'aes256-gcm' }, { change }))).reason).toContain(
      'cannot be decrypted',
    );
    const off = { more: { encryptAssertion: false } };
    expect((await refusalOf(visits.come({ encrypts: 'aes256-gcm' }, off))).reason).toContain('no key for it');
  });

  it('only accepts the response to its own request, not an unsolicited one or that of another sign-in', async () => {
    const [mine, other] = [await visits.leave(), await visits.leave()];
    const answer = await visits.idp.answer(mine.address);
    expect((await refusalOf(visits.userInfo(answer, other.kept))).reason).toContain('(InResponseTo)');
    expect((await refusalOf(visits.userInfo(answer, {}))).code).toBe('insufficient_request_parameters');
    const unsolicited = await visits.idp.answerUnsolicited();
    expect(await visits.receive(unsolicited)).toMatchObject({ requestId: null });
    expect((await refusalOf(visits.userInfo(unsolicited, mine.kept))).reason).toContain('(InResponseTo)');
    expect(await visits.userInfo(answer, mine.kept)).toMatchObject({ id: 'u1' });
  });
});
