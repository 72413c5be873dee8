import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import { ConnectorError } from '../error.ts';
import { type Assertion, type Expected, readAssertion } from './assertion.ts';
import { decryptAssertion } from './decrypt.ts';
import { names } from './names.ts';
import { isSigned, readSigned } from './signature.ts';
import { attribute, childrenOf, everywhere, isNamed, onlyChild, parseXml, textOf } from './xml.ts';

/**
 * Validates a posted response (SAML Profiles 4.1.4). Only content signed with the provider's certificate, for us, for this request and valid
 * now is used. Throws `ConnectorError`.
 */
export function readResponse(encoded: string, { requestId, ...given }: ResponseExpected): Received {
  const document = decodeResponse(encoded);
  const root = parseXml(document);
  const said = root.getAttribute('InResponseTo') || null;
  const expected = { ...given, requestId: requestId === undefined ? said : requestId };
  requireEnvelope(root, expected);
  requireSuccess(root);
  return { ...readAssertion(findSigned(document, root, expected), expected), requestId: said };
}

/** Expected values of a response. Without `requestId`, any request is accepted; everything else is still validated. */
export type ResponseExpected = Omit<Expected, 'requestId'> & Partial<Pick<Expected, 'requestId'>>;

/** The assertion of a response, and its request; null for an unsolicited response. */
export type Received = Assertion & Pick<Expected, 'requestId'>;

/** The XML of a posted response. */
export function decodeResponse(encoded: string): string {
  // Line breaks (RFC 2045) are removed first, because white space in the pattern could backtrack.
  const letters = encoded.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(letters))
    throw new ConnectorError('invalid_response', 'The response is not Base64');
  return Buffer.from(letters, 'base64').toString('utf8');
}

const refuse = (why: string, fault: ProviderFault): ConnectorError =>
  new ConnectorError('authorization_failed', `The response is not valid: ${why}`, { fault });

/** SAML Bindings 3.5.5.2, SAML Core 3.2.2. */
function requireEnvelope(root: Element, { idp, acs, requestId }: Expected): void {
  if (!isNamed(root, names.protocol, 'Response') || root.getAttribute('Version') !== '2.0')
    throw new ConnectorError('invalid_response', 'It is not a SAML 2.0 response');
  if (root.getAttribute('Destination') !== acs)
    throw refuse('it was meant for another URL (Destination)', 'CallbackUrl');
  if ((root.getAttribute('InResponseTo') || null) !== requestId)
    throw refuse('it belongs to another sign-in (InResponseTo)', 'OtherSignIn');
  for (const issuer of childrenOf(root, names.assertion, 'Issuer'))
    if (textOf(issuer) !== idp.entityId) throw refuse('it is from another identity provider', 'Issuer');
}

/** Requires the status `Success`. The provider's message is for administrators. */
function requireSuccess(root: Element): void {
  const status = onlyChild(root, names.protocol, 'Status');
  const code = onlyChild(status, names.protocol, 'StatusCode');
  const value = attribute(code, 'Value');
  if (value === 'urn:oasis:names:tc:SAML:2.0:status:Success') return;
  const [detail] = childrenOf(code, names.protocol, 'StatusCode');
  const [message] = childrenOf(status, names.protocol, 'StatusMessage');
  const said = [value, detail?.getAttribute('Value'), message && textOf(message)].filter(Boolean);
  throw new ConnectorError('authorization_failed', `The identity provider refused: ${said.join(', ')}`, {
    fault: 'Refused',
  });
}

/**
 * The only assertion, from the signed content: the whole response or the assertion itself. Several assertions, or one in another place, are
 * rejected (attacks: signature wrapping), and so is one that was encrypted without being signed.
 */
function findSigned(document: string, root: Element, { idp, decryptionKey }: Expected): Element {
  const all = [
    ...everywhere(root, names.assertion, 'Assertion'),
    ...everywhere(root, names.assertion, 'EncryptedAssertion'),
  ];
  if (all.length !== 1) throw new ConnectorError('invalid_response', 'It must have one assertion');
  const isWhole = isSigned(root);
  const envelope = isWhole ? readSigned(document, root, idp) : root;
  const [plain] = childrenOf(envelope, names.assertion, 'Assertion');
  if (plain) return isWhole ? plain : readSigned(document, plain, idp);

  const encrypted = onlyChild(envelope, names.assertion, 'EncryptedAssertion');
  if (!decryptionKey) throw refuse('its assertion is encrypted, and there is no key for it', 'Encryption');
  const text = decryptAssertion(encrypted, decryptionKey, isWhole);
  const assertion = parseXml(text);
  if (!isNamed(assertion, names.assertion, 'Assertion')) throw refuse('it contains no assertion', 'Response');
  return isWhole ? assertion : readSigned(text, assertion, idp);
}
