import { createVerify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { ConnectorError } from '../error.ts';
import { readTime } from './assertion.ts';
import { names, rsaSha256, rsaSha512 } from './names.ts';
import { decodeResponse } from './response.ts';
import { isSigned, readSigned } from './signature.ts';
import { attribute, childrenOf, isNamed, onlyChild, parseXml, textOf } from './xml.ts';

/** A request of a service provider (SAML Core 3.2.1). Nothing in it is trusted unless `isSigned`. */
export interface ServiceRequest {
  id: string;
  issuer: string;
  destination: string | null;
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** Whether the XML has a signature that matches the certificate. */
  isSigned: boolean;
  /** Of an authentication request (SAML Core 3.4.1). */
  authn?: {
    acs: string | null;
    binding: string | null;
    forceAuthn: boolean;
    isPassive: boolean;
    hasSubject: boolean;
  };
  /** Of a logout request (SAML Core 3.7.1). */
  logout?: { nameId: string; sessionIndexes: string[]; notOnOrAfter: number | null };
}

/** The most that an inflated request may have; usual ones have 1 or 2 KB. */
const maxBytes = 64 * 1024;

const refuse = (why: string, cause?: unknown): ConnectorError =>
  new ConnectorError('invalid_response', `The request cannot be used: ${why}`, { cause });

/** The XML of a request by the redirect binding (SAML Bindings 3.4.4.1). Inflates no more than the limit (attacks: deflate bomb). */
export function inflateRequest(encoded: string): string {
  const letters = encoded.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(letters)) throw refuse('it is not Base64');
  try {
    return inflateRawSync(Buffer.from(letters, 'base64'), { maxOutputLength: maxBytes }).toString('utf8');
  } catch (cause) {
    throw refuse('it is too large, or not deflated', cause);
  }
}

/** The XML of a posted request (SAML Bindings 3.5.4). */
export const decodeRequest = decodeResponse;

/** Parameters that a signature covers, as they were sent, in the order of SAML Bindings 3.4.4.1. */
export interface SignedQuery {
  /** `name=value`, still encoded. */
  parts: readonly string[];
  algorithm: string;
  signature: string;
}

const hashes: Record<string, string> = { [rsaSha256]: 'sha256', [rsaSha512]: 'sha512' };

/** Whether a redirect's signature matches the certificate. */
export function isQuerySigned({ parts, algorithm, signature }: SignedQuery, certificate: string): boolean {
  const hash = Object.hasOwn(hashes, algorithm) ? hashes[algorithm] : undefined;
  if (hash === undefined) return false;
  return createVerify(hash).update(parts.join('&')).verify(certificate, signature, 'base64');
}

/**
 * Reads a request. With a certificate, a signature in the XML must match it, and only what it covers is read. A certificate in the message
 * is never used.
 */
export function readServiceRequest(xml: string, certificate: string | null): ServiceRequest {
  const root = parseXml(xml);
  const isVerified = certificate !== null && isSigned(root);
  const request = isVerified ? readSigned(xml, root, { certificates: [certificate] }) : root;
  if (request.getAttribute('Version') !== '2.0') throw refuse('it is not of SAML 2.0');
  const common = {
    id: attribute(request, 'ID'),
    issuer: textOf(onlyChild(request, names.assertion, 'Issuer')),
    destination: request.getAttribute('Destination') || null,
    issuedAt: readTime(attribute(request, 'IssueInstant')),
    isSigned: isVerified,
  };
  if (!/^[\w.:-]{1,128}$/.test(common.id)) throw refuse('its ID is not a name of at most 128 characters');
  if (isNamed(request, names.protocol, 'AuthnRequest')) return { ...common, authn: readAuthn(request) };
  if (isNamed(request, names.protocol, 'LogoutRequest')) return { ...common, logout: readLogout(request) };
  throw refuse('it is neither an authentication nor a logout request');
}

const isTrue = (value: string | null): boolean => value === 'true' || value === '1';

const readAuthn = (request: Element): NonNullable<ServiceRequest['authn']> => ({
  acs: request.getAttribute('AssertionConsumerServiceURL') || null,
  binding: request.getAttribute('ProtocolBinding') || null,
  forceAuthn: isTrue(request.getAttribute('ForceAuthn')),
  isPassive: isTrue(request.getAttribute('IsPassive')),
  hasSubject: childrenOf(request, names.assertion, 'Subject').length > 0,
});

function readLogout(request: Element): NonNullable<ServiceRequest['logout']> {
  const end = request.getAttribute('NotOnOrAfter');
  return {
    nameId: textOf(onlyChild(request, names.assertion, 'NameID')),
    sessionIndexes: childrenOf(request, names.protocol, 'SessionIndex').map(textOf),
    notOnOrAfter: end ? readTime(end) : null,
  };
}
