import { createSign, type KeyObject, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { bindings, names, rsaSha1, rsaSha256, rsaSha512 } from './names.ts';
import { escapeXml } from './xml.ts';

/** An authentication request (SAML Core 3.4.1). */
export interface AuthnRequest {
  /** The response must contain it. */
  id: string;
  /** The provider's sign-in endpoint. */
  destination: string;
  /** Our entity ID. */
  entityId: string;
  /** The ACS URL for the response. */
  acs: string;
  nameIdFormat?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Key and algorithm for signing requests. */
export interface RequestSigner {
  key: KeyObject;
  algorithm: string;
}

const hashes: Record<string, string> = { [rsaSha1]: 'sha1', [rsaSha256]: 'sha256', [rsaSha512]: 'sha512' };
/** A random ID. XML IDs must not start with a digit. */
export const createRequestId = (): string => `_${randomBytes(20).toString('hex')}`;

/** The XML of a request. */
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

/** The redirect URL of a request; the URL is signed, not the XML (SAML Bindings 3.4.4.1). */
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
  // Exactly as signed.
  return `${url.href.split('#')[0]}${url.search ? '&' : '?'}${encode(parts)}`;
}

const encode = (parts: readonly [string, string][]): string =>
  parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
