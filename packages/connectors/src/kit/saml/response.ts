import { ConnectorError } from '../error.ts';
import { type Assertion, type Expected, readAssertion } from './assertion.ts';
import { decryptAssertion } from './decrypt.ts';
import { names } from './names.ts';
import { isSigned, readSigned } from './signature.ts';
import { attribute, childrenOf, everywhere, isNamed, onlyChild, parseXml, textOf } from './xml.ts';

/**
 * Who an identity provider says has come, by an answer that was posted (SAML Profiles 4.1.4). Nothing of it counts but what a
 * certificate of the provider signed, for us, for this request, and for now. Throws `ConnectorError`.
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

/** What a response has to be. Without a request, whatever it says it answers is taken: its signature still has to be right. */
export type ResponseExpected = Omit<Expected, 'requestId'> & Partial<Pick<Expected, 'requestId'>>;

/** What a response says, with the request that it answers; null for one that was not asked for. */
export type Received = Assertion & Pick<Expected, 'requestId'>;

/** The XML of a posted answer. */
export function decodeResponse(encoded: string): string {
  // Lines of 76 letters (RFC 2045) go first: white space in the pattern would match in many ways.
  const letters = encoded.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(letters))
    throw new ConnectorError('invalid_response', 'The response is not Base64');
  return Buffer.from(letters, 'base64').toString('utf8');
}

const refuse = (why: string): ConnectorError =>
  new ConnectorError('authorization_failed', `The response does not count: ${why}`);

/** SAML Bindings 3.5.5.2, SAML Core 3.2.2. */
function requireEnvelope(root: Element, { idp, acs, requestId }: Expected): void {
  if (!isNamed(root, names.protocol, 'Response') || root.getAttribute('Version') !== '2.0')
    throw new ConnectorError('invalid_response', 'It is no response of SAML 2.0');
  if (root.getAttribute('Destination') !== acs) throw refuse('it was meant for another address');
  if ((root.getAttribute('InResponseTo') || null) !== requestId)
    throw refuse('it belongs to another sign-in (InResponseTo)');
  for (const issuer of childrenOf(root, names.assertion, 'Issuer'))
    if (textOf(issuer) !== idp.entityId) throw refuse('it is of another identity provider');
}

/** The provider's own words are for who runs the service. */
function requireSuccess(root: Element): void {
  const status = onlyChild(root, names.protocol, 'Status');
  const code = onlyChild(status, names.protocol, 'StatusCode');
  const value = attribute(code, 'Value');
  if (value === 'urn:oasis:names:tc:SAML:2.0:status:Success') return;
  const [detail] = childrenOf(code, names.protocol, 'StatusCode');
  const [message] = childrenOf(status, names.protocol, 'StatusMessage');
  const said = [value, detail?.getAttribute('Value'), message && textOf(message)].filter(Boolean);
  throw new ConnectorError('authorization_failed', `The identity provider refused: ${said.join(', ')}`);
}

/**
 * The one assertion, from what was signed: the response as a whole, or the assertion itself. Two, or one that is hidden elsewhere, are
 * refused (attacks: signature wrapping), and so is one that was encrypted by somebody who could not sign.
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
  if (!decryptionKey) throw refuse('its assertion is encrypted, and there is no key for it');
  const text = decryptAssertion(encrypted, decryptionKey, isWhole);
  const assertion = parseXml(text);
  if (!isNamed(assertion, names.assertion, 'Assertion')) throw refuse('it holds no assertion');
  return isWhole ? assertion : readSigned(text, assertion, idp);
}
