import type { KeyObject } from 'node:crypto';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import { ConnectorError } from '../error.ts';
import { names } from './names.ts';
import type { Trust } from './signature.ts';
import { attribute, childrenOf, elements, isNamed, onlyChild, textOf } from './xml.ts';

/** Expected values of a SAML response. */
export interface Expected {
  /** The identity provider, and its certificates. */
  idp: { entityId: string } & Trust;
  /** Our entity ID. */
  entityId: string;
  /** The ACS URL it was posted to. */
  acs: string;
  /** The request that it responds to; null for an unsolicited response (SAML Profiles 4.1.5). */
  requestId: string | null;
  /** Private key that decrypts assertions. */
  decryptionKey?: KeyObject;
  /** Milliseconds since 1970. */
  now: number;
}

/** A verified assertion. */
export interface Assertion {
  /** Accepted once. */
  id: string;
  nameId: string;
  nameIdFormat?: string;
  attributes: ReadonlyMap<string, string[]>;
  /** When it expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Accepted clock skew. */
const skewMs = 60_000;

const refuse = (why: string, fault: ProviderFault = 'Response'): ConnectorError =>
  new ConnectorError('authorization_failed', `The assertion is not valid: ${why}`, { fault });

/** Validates an assertion whose signature has been verified (SAML Core 2.3, SAML Profiles 4.1.4.2). */
export function readAssertion(assertion: Element, expected: Expected): Assertion {
  const { idp, now } = expected;
  if (assertion.getAttribute('Version') !== '2.0') throw refuse('it is not of SAML 2.0');
  if (textOf(onlyChild(assertion, names.assertion, 'Issuer')) !== idp.entityId)
    throw refuse('it is from another identity provider', 'Issuer');
  const subject = onlyChild(assertion, names.assertion, 'Subject');
  const nameId = onlyChild(subject, names.assertion, 'NameID');
  const ends = [confirmUntil(subject, expected), requireConditions(assertion, expected)];
  requireAuthentication(assertion, now);
  const name = textOf(nameId);
  if (!name) throw refuse('it has no NameID', 'MissingId');
  return {
    id: attribute(assertion, 'ID'),
    nameId: name,
    nameIdFormat: nameId.getAttribute('Format') || undefined,
    attributes: readAttributes(assertion),
    expiresAt: Math.min(...ends) + skewMs,
  };
}

/** Validates the bearer confirmation: recipient, request and time. Other confirmation methods aren't supported. */
function confirmUntil(subject: Element, { acs, requestId, now }: Expected): number {
  const reasons: [why: string, fault: ProviderFault][] = [];
  for (const confirmation of childrenOf(subject, names.assertion, 'SubjectConfirmation')) {
    if (confirmation.getAttribute('Method') !== 'urn:oasis:names:tc:SAML:2.0:cm:bearer') continue;
    const data = onlyChild(confirmation, names.assertion, 'SubjectConfirmationData');
    const end = readTime(attribute(data, 'NotOnOrAfter'));
    const problem: (typeof reasons)[number] | undefined =
      data.getAttribute('Recipient') !== acs
        ? ['it was meant for another address (Recipient)', 'CallbackUrl']
        : (data.getAttribute('InResponseTo') || null) !== requestId
          ? ['it belongs to another sign-in (InResponseTo)', 'OtherSignIn']
          : data.hasAttribute('NotBefore')
            ? ['a bearer’s confirmation has no beginning', 'Response']
            : now >= end + skewMs
              ? ['it has expired (SubjectConfirmation)', 'Clock']
              : undefined;
    if (problem === undefined) return end;
    reasons.push(problem);
  }
  const [first = ['it has no bearer confirmation', 'Response']] = reasons;
  throw refuse(...first);
}

/** Validates the conditions; unknown ones make an assertion invalid (SAML Core 2.5.1.1). */
function requireConditions(assertion: Element, { entityId, now }: Expected): number {
  const conditions = onlyChild(assertion, names.assertion, 'Conditions');
  const begin = conditions.getAttribute('NotBefore');
  const end = readTime(attribute(conditions, 'NotOnOrAfter'));
  if (begin && now < readTime(begin) - skewMs) throw refuse('it is not valid yet', 'Clock');
  if (now >= end + skewMs) throw refuse('it has expired', 'Clock');
  const known = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];
  if (elements(conditions).some((each) => !known.some((name) => isNamed(each, names.assertion, name))))
    throw refuse('it has a condition that is not known here');
  const restrictions = childrenOf(conditions, names.assertion, 'AudienceRestriction');
  const isForUs = (restriction: Element): boolean =>
    childrenOf(restriction, names.assertion, 'Audience').some((each) => textOf(each) === entityId);
  if (restrictions.length === 0 || !restrictions.every(isForUs))
    throw refuse('it is for another audience', 'Audience');
  return end;
}

/** Requires an authentication statement whose session has not ended. */
function requireAuthentication(assertion: Element, now: number): void {
  const statements = childrenOf(assertion, names.assertion, 'AuthnStatement');
  if (statements.length === 0) throw refuse('it has no authentication (AuthnStatement)');
  for (const statement of statements) {
    const end = statement.getAttribute('SessionNotOnOrAfter');
    if (end && now >= readTime(end) + skewMs) throw refuse('the session there has ended', 'Clock');
  }
}

/** Text values by attribute name, without empty ones and values with child elements. */
function readAttributes(assertion: Element): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, names.assertion, 'AttributeStatement'))
    for (const each of childrenOf(statement, names.assertion, 'Attribute')) {
      const values = childrenOf(each, names.assertion, 'AttributeValue')
        .filter((value) => elements(value).length === 0)
        .map(textOf)
        .filter((value) => value !== '');
      const name = attribute(each, 'Name');
      if (values.length > 0) found.set(name, [...(found.get(name) ?? []), ...values]);
    }
  return found;
}

/** Times must be in UTC (SAML Core 1.3.3). */
export function readTime(text: string): number {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new ConnectorError('invalid_response', `${text.slice(0, 40)} is no time`);
  return time;
}
