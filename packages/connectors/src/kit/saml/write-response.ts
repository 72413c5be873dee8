import { encryptAssertion } from './encrypt.ts';
import { names, statuses } from './names.ts';
import { createRequestId } from './request.ts';
import { signXml, type SigningKey } from './sign.ts';
import { escapeXml } from './xml.ts';

/** What every response has (SAML Core 3.2.2). Without `inResponseTo` it is unsolicited. */
export interface ResponseTo {
  /** Our entity ID. */
  issuer: string;
  /** The service provider's ACS URL. */
  destination: string;
  inResponseTo?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** An authenticated user, as the service provider sees them. */
export interface Subject {
  nameId: string;
  nameIdFormat: string;
  /** Values by attribute name. */
  attributes: ReadonlyMap<string, readonly string[]>;
  sessionIndex: string;
  /** When the user authenticated, in milliseconds since 1970. */
  authenticatedAt: number;
  /** How (SAML Authentication Context). */
  context: string;
}

export interface Issued extends ResponseTo {
  subject: Subject;
  /** The service provider's entity ID. */
  audience: string;
  signing: SigningKey;
  /** Encrypts the assertion, and whether the response is signed then. */
  encryption?: { certificate: string; signsResponse: boolean };
}

/** How long an assertion is valid. */
const lifetimeMs = 600_000;

const time = (at: number): string => new Date(at).toISOString();
const optional = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`;
const issuerOf = (entityId: string): string =>
  `<saml:Issuer xmlns:saml="${names.assertion}">${escapeXml(entityId)}</saml:Issuer>`;

/** A response with a signed assertion; the response is signed, too (SAML Profiles 4.1.4). */
export async function writeResponse(issued: Issued): Promise<string> {
  const { signing, encryption } = issued;
  const assertion = await signXml(writeAssertion(issued), signing);
  const content = encryption ? encryptAssertion(assertion, encryption.certificate) : assertion;
  const response = writeEnvelope(
    issued,
    `<samlp:StatusCode Value="${statuses.success}"></samlp:StatusCode>`,
    content,
  );
  return encryption?.signsResponse === false ? response : signXml(response, signing);
}

/** A signed response without an assertion: why there is none. */
export function writeRefusal(
  to: ResponseTo & { signing: SigningKey; status: string; detail: string },
): Promise<string> {
  const code = `<samlp:StatusCode Value="${to.status}"><samlp:StatusCode Value="${to.detail}"></samlp:StatusCode></samlp:StatusCode>`;
  return signXml(writeEnvelope(to, code, ''), to.signing);
}

const writeEnvelope = (
  { issuer, destination, inResponseTo, now }: ResponseTo,
  status: string,
  content: string,
): string =>
  `<samlp:Response xmlns:samlp="${names.protocol}" ID="${createRequestId()}" Version="2.0" IssueInstant="${time(now)}" Destination="${escapeXml(destination)}"${optional('InResponseTo', inResponseTo)}>${issuerOf(issuer)}<samlp:Status>${status}</samlp:Status>${content}</samlp:Response>`;

function writeAssertion({ issuer, destination, inResponseTo, now, audience, subject }: Issued): string {
  const end = time(now + lifetimeMs);
  const { nameId, nameIdFormat, attributes, sessionIndex, authenticatedAt, context } = subject;
  const statement =
    attributes.size === 0
      ? ''
      : `<saml:AttributeStatement>${[...attributes].map(([name, values]) => writeAttribute(name, values)).join('')}</saml:AttributeStatement>`;
  return `<saml:Assertion xmlns:saml="${names.assertion}" ID="${createRequestId()}" Version="2.0" IssueInstant="${time(now)}"><saml:Issuer>${escapeXml(issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${escapeXml(nameIdFormat)}">${escapeXml(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${escapeXml(destination)}"${optional('InResponseTo', inResponseTo)}></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${time(now)}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${escapeXml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${time(authenticatedAt)}" SessionIndex="${escapeXml(sessionIndex)}"><saml:AuthnContext><saml:AuthnContextClassRef>${escapeXml(context)}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statement}</saml:Assertion>`;
}

function writeAttribute(name: string, values: readonly string[]): string {
  const format = `urn:oasis:names:tc:SAML:2.0:attrname-format:${URL.canParse(name) ? 'uri' : 'basic'}`;
  const written = values.map((value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`);
  return `<saml:Attribute Name="${escapeXml(name)}" NameFormat="${format}">${written.join('')}</saml:Attribute>`;
}
