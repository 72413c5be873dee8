import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import samlify from 'samlify';
import { z } from 'zod';
import { certify } from '../kit/saml/certify.ts';
import { escapeXml } from '../kit/saml/xml.ts';

/** Values of a response; tests change them to have it rejected. */
interface Answer {
  nameId: string;
  nameIdFormat: string;
  attributes: Record<string, string>;
  issuer: string;
  destination: string;
  recipient: string;
  audience: string;
  inResponseTo: string;
  responseInResponseTo: string;
  /** Milliseconds since 1970. */
  notBefore: number;
  notOnOrAfter: number;
  confirmedUntil: number;
  status: string;
  method: string;
}

export interface AnswerOptions extends Partial<Answer> {
  /** What the signature covers. */
  signs?: 'assertion' | 'response' | 'both';
  encrypts?: 'aes128-gcm' | 'aes256-gcm' | 'aes256-cbc';
  /** The XML before it is signed. */
  edit?: (xml: string) => string;
  signsWith?: { key: KeyObject; algorithm?: string };
}

/** A SAML 2.0 identity provider with the library samlify: it parses requests, and signs and encrypts its responses. */
export interface FakeIdp {
  entityId: string;
  metadata: string;
  certificate: string;
  key: KeyObject;
  /** The form that its page posts after a sign-in. Throws if it rejects the request. */
  answer(address: string, options?: AnswerOptions): Promise<{ SAMLResponse: string; RelayState: string }>;
  /** An unsolicited response (SAML Profiles 4.1.5). */
  answerUnsolicited(options?: AnswerOptions): Promise<{ SAMLResponse: string }>;
}

const minutes = 60_000;
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const ciphers = {
  'aes128-gcm': 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'aes256-gcm': 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'aes256-cbc': 'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
};

export const createRsaKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
export const toPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const requestParts = z.object({ id: z.string(), assertionConsumerServiceUrl: z.string() });

samlify.setSchemaValidator({ validate: async () => 'not checked here' });

export function createFakeIdp({
  entityId = 'https://idp.example.com/metadata',
  signInEndpoint = 'https://idp.example.com/sso',
  wantsSignedRequests = false,
  serviceMetadata,
}: {
  entityId?: string;
  signInEndpoint?: string;
  wantsSignedRequests?: boolean;
  /** The service provider's metadata. */
  serviceMetadata: () => string;
}): FakeIdp {
  const ownKey = createRsaKey();
  const certificate = certify(ownKey, 'Identity provider');
  let serial = 0;

  const createIdp = (options: AnswerOptions) =>
    samlify.IdentityProvider({
      entityID: entityId,
      privateKey: toPem(options.signsWith?.key ?? ownKey),
      signingCert: certificate,
      wantAuthnRequestsSigned: wantsSignedRequests,
      nameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
      singleSignOnService: [
        { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: signInEndpoint },
        { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: signInEndpoint },
      ],
      singleLogoutService: [
        { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: signInEndpoint },
      ],
      requestSignatureAlgorithm: options.signsWith?.algorithm ?? rsaSha256,
      isAssertionEncrypted: options.encrypts !== undefined,
      dataEncryptionAlgorithm: ciphers[options.encrypts ?? 'aes256-gcm'],
      keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    } as Parameters<typeof samlify.IdentityProvider>[0]);

  const createSp = ({ signs = 'assertion' }: AnswerOptions) =>
    samlify.ServiceProvider({
      metadata: serviceMetadata().replace(
        'WantAssertionsSigned="true"',
        `WantAssertionsSigned="${signs !== 'response'}"`,
      ),
      wantMessageSigned: signs !== 'assertion',
    } as Parameters<typeof samlify.ServiceProvider>[0]);

  async function respond(requestId: string, options: AnswerOptions): Promise<string> {
    const [idp, sp] = [createIdp(options), createSp(options)];
    const acs = String(sp.entityMeta.getAssertionConsumerService('post'));
    const now = Date.now();
    serial += 1;
    const xml = writeResponse(serial, {
      nameId: 'u1',
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: { email: 'ada@example.com', name: 'Ada' },
      issuer: entityId,
      destination: acs,
      recipient: acs,
      audience: sp.entityMeta.getEntityID(),
      inResponseTo: requestId,
      responseInResponseTo: requestId,
      notBefore: now - minutes,
      notOnOrAfter: now + 5 * minutes,
      confirmedUntil: now + 5 * minutes,
      status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      ...options,
    });
    const response: unknown = await idp.createLoginResponse(
      sp,
      { extract: {} },
      'post',
      {},
      {
        customTagReplacement: () => ({ id: 'r', context: options.edit ? options.edit(xml) : xml }),
        // The signature of the whole response comes last, because it covers everything.
        encryptThenSign: options.encrypts !== undefined && options.signs !== 'assertion',
      },
    );
    return z.object({ context: z.string() }).parse(response).context;
  }

  return {
    entityId,
    metadata: createIdp({}).getMetadata(),
    certificate,
    key: ownKey,
    async answer(address, options = {}) {
      const url = new URL(address);
      if (`${url.origin}${url.pathname}` !== signInEndpoint) throw new Error('no such page');
      const query = Object.fromEntries(url.searchParams);
      // The signature covers the URL as it was sent, without its own parameters (SAML Bindings 3.4.4.1).
      const octetString = url.search.slice(1).replace(/&Signature=.*$/, '');
      const { extract } = await createIdp({}).parseLoginRequest(createSp({}), 'redirect', {
        query,
        octetString,
      });
      const request = requestParts.parse(extract.request);
      const known = createSp({}).entityMeta.getAssertionConsumerService('post');
      if (request.assertionConsumerServiceUrl !== known) throw new Error('unknown consumer service');
      if (extract.issuer !== createSp({}).entityMeta.getEntityID()) throw new Error('unknown issuer');
      return { SAMLResponse: await respond(request.id, options), RelayState: query.RelayState ?? '' };
    },
    answerUnsolicited: async (options = {}) => ({ SAMLResponse: await respond('', options) }),
  };
}

/** A response (SAML Profiles 4.1.4.2) without empty values. */
function writeResponse(serial: number, answer: Answer): string {
  const time = (at: number): string => new Date(at).toISOString();
  const optional = (name: string, value: string): string => (value ? ` ${name}="${escapeXml(value)}"` : '');
  const attributes = Object.entries(answer.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${escapeXml(name)}"><saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  const issuer = `<saml:Issuer>${escapeXml(answer.issuer)}</saml:Issuer>`;
  const now = time(Date.now());
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${serial}" Version="2.0" IssueInstant="${now}"${optional('Destination', answer.destination)}${optional('InResponseTo', answer.responseInResponseTo)}>${issuer}<samlp:Status><samlp:StatusCode Value="${answer.status}"/></samlp:Status><saml:Assertion ID="_a${serial}" Version="2.0" IssueInstant="${now}">${issuer}<saml:Subject><saml:NameID Format="${answer.nameIdFormat}">${answer.nameId}</saml:NameID><saml:SubjectConfirmation Method="${answer.method}"><saml:SubjectConfirmationData NotOnOrAfter="${time(answer.confirmedUntil)}" Recipient="${escapeXml(answer.recipient)}"${optional('InResponseTo', answer.inResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${time(answer.notBefore)}" NotOnOrAfter="${time(answer.notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${escapeXml(answer.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}
