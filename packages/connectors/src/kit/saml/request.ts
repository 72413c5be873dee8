import { createSign, type KeyObject, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { bindings, names, rsaSha1, rsaSha256, rsaSha512 } from './names.ts';
import { escapeXml } from './xml.ts';

/** What we ask an identity provider for (SAML Core 3.4.1). */
export interface AuthnRequest {
  /** Its answer has to name it. */
  id: string;
  /** Where the provider takes requests. */
  destination: string;
  /** Who we are to it. */
  entityId: string;
  /** Where it has to post its answer. */
  acs: string;
  nameIdFormat?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How requests are signed. */
export interface RequestSigner {
  key: KeyObject;
  algorithm: string;
}

const hashes: Record<string, string> = { [rsaSha1]: 'sha1', [rsaSha256]: 'sha256', [rsaSha512]: 'sha512' };
/** An id that nobody can guess, and that XML takes for one: it begins with no digit. */
export const createRequestId = (): string => `_${randomBytes(20).toString('hex')}`;

export function writeRequest({ id, destination, entityId, acs, nameIdFormat, now }: AuthnRequest): string {
  const attributes = {
    ID: id,
    Version: '2.0',
    IssueInstant: new Date(now).toISOString(),
    Destination: destination,
    AssertionConsumerServiceURL: acs,
    ProtocolBinding: bindings.post,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  const policy = nameIdFormat
    ? `<samlp:NameIDPolicy Format="${escapeXml(nameIdFormat)}" AllowCreate="true"/>`
    : '';
  return `<samlp:AuthnRequest xmlns:samlp="${names.protocol}" xmlns:saml="${names.assertion}" ${written.join(' ')}><saml:Issuer>${escapeXml(entityId)}</saml:Issuer>${policy}</samlp:AuthnRequest>`;
}

/** The address that takes a request to its provider; its signature is of the address, not of the XML (SAML Bindings 3.4.4.1). */
export function redirectWith(request: AuthnRequest, relayState: string, signer?: RequestSigner): string {
  const parts: [string, string][] = [
    ['SAMLRequest', deflateRawSync(writeRequest(request)).toString('base64')],
    ['RelayState', relayState],
  ];
  if (signer) {
    parts.push(['SigAlg', signer.algorithm]);
    const signature = createSign(hashes[signer.algorithm] ?? 'sha256').update(encode(parts));
    parts.push(['Signature', signature.sign(signer.key, 'base64')]);
  }
  const url = new URL(request.destination);
  // As they were signed, letter by letter.
  return `${url.href.split('#')[0]}${url.search ? '&' : '?'}${encode(parts)}`;
}

const encode = (parts: readonly [string, string][]): string =>
  parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
