import { findAncestorNs, SignedXml } from 'xml-crypto';
import { ConnectorError } from '../error.ts';
import { enveloped, exclusive, hashAlgorithms, names, sha1Algorithms, signatureAlgorithms } from './names.ts';
import { attribute, childrenOf, elements, onlyChild, parseXml, textOf } from './xml.ts';

/** Whose signatures count. */
export interface Trust {
  /** In PEM; any of them is good. The certificate that a message brings along never is. */
  certificates: readonly string[];
  /** SHA-1 can be forged; only for a provider that knows nothing better. */
  allowsSha1?: boolean;
}

const refuse = (why: string, cause?: unknown): ConnectorError =>
  new ConnectorError('authorization_failed', `The signature does not count: ${why}`, { cause });

/** Bounds of `SignedInfo`, which has a dozen elements: it is canonicalised before anything shows that the provider wrote it. */
const mostOfInfo = { elements: 32, letters: 16_384 };

/** Whether an element carries a signature of its own. */
export const isSigned = (element: Element): boolean =>
  childrenOf(element, names.signature, 'Signature').length > 0;

/**
 * What a signature covers, read again from the very bytes that were signed: nothing else of the document is to be believed (attacks:
 * signature wrapping). `element` carries the signature, which has to be about it alone (SAML Core 5.4). Throws `authorization_failed`.
 */
export function readSigned(document: string, element: Element, trust: Trust): Element {
  const signature = onlyChild(element, names.signature, 'Signature');
  const info = requireShape(element, signature);
  for (const certificate of trust.certificates) {
    const verifier = createVerifier(certificate, trust);
    // First of all, because canonicalising costs, and until then a stranger may have written all of it (ADR 105).
    if (!isSignedWith(verifier, certificate, signature, info)) continue;
    const bytes = readReference(verifier, document, signature);
    if (bytes === undefined) continue;
    const signed = parseXml(bytes);
    if (
      signed.localName !== element.localName ||
      signed.namespaceURI !== element.namespaceURI ||
      attribute(signed, 'ID') !== attribute(element, 'ID')
    )
      throw refuse('it is about something else');
    return signed;
  }
  throw refuse('it is of none of the certificates');
}

/** The library finds parts by their names alone, so there must be one of each, where it belongs (XML Signature 4). */
function requireShape(element: Element, signature: Element): Element {
  const parts = elements(signature).map(({ localName }) => localName);
  if (!['SignedInfo,SignatureValue', 'SignedInfo,SignatureValue,KeyInfo'].includes(parts.join(',')))
    throw refuse('it has other parts than it should');
  const info = onlyChild(signature, names.signature, 'SignedInfo');
  const reference = onlyChild(info, names.signature, 'Reference');
  if (reference.getAttribute('URI') !== `#${attribute(element, 'ID')}`)
    throw refuse('it is not about what carries it');
  const transforms = childrenOf(reference, names.signature, 'Transforms').flatMap((each) =>
    childrenOf(each, names.signature, 'Transform').map((transform) => attribute(transform, 'Algorithm')),
  );
  if (transforms.join(' ') !== `${enveloped} ${exclusive}`)
    throw refuse('it was changed before it was signed');
  const isTooLarge =
    info.getElementsByTagName('*').length > mostOfInfo.elements ||
    info.toString().length > mostOfInfo.letters;
  if (isTooLarge) throw refuse('what it signs is described at too great a length');
  return info;
}

const pick = <T>(known: Record<string, T>, wanted: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => wanted.includes(name)));

function createVerifier(certificate: string, { allowsSha1 = false }: Trust): SignedXml {
  const verifier = new SignedXml({ publicCert: certificate });
  // What is not listed here, the library does not know, whatever its next version adds: no shared secrets, no other canonical form.
  const sha1 = allowsSha1 ? sha1Algorithms : [];
  verifier.SignatureAlgorithms = pick(verifier.SignatureAlgorithms, [...signatureAlgorithms, ...sha1]);
  verifier.HashAlgorithms = pick(verifier.HashAlgorithms, [...hashAlgorithms, ...sha1]);
  verifier.CanonicalizationAlgorithms = pick(verifier.CanonicalizationAlgorithms, [enveloped, exclusive]);
  return verifier;
}

/** Whether the key of a certificate made the signature's value over `SignedInfo` (XML Signature 3.2.2). */
function isSignedWith(verifier: SignedXml, certificate: string, signature: Element, info: Element): boolean {
  const method = attribute(onlyChild(info, names.signature, 'SignatureMethod'), 'Algorithm');
  const form = attribute(onlyChild(info, names.signature, 'CanonicalizationMethod'), 'Algorithm');
  const Algorithm = Object.entries(verifier.SignatureAlgorithms).find(([name]) => name === method)?.[1];
  if (!Algorithm) throw refuse(`signature algorithm '${method}' is not supported`);
  if (form !== exclusive) throw refuse(`canonicalization algorithm '${form}' is not supported`);
  const ancestorNamespaces = findAncestorNs(info.ownerDocument, "//*[local-name()='SignedInfo']");
  const bytes = verifier.getCanonXml([exclusive], info, { ancestorNamespaces });
  const value = textOf(onlyChild(signature, names.signature, 'SignatureValue'));
  return new Algorithm().verifySignature(bytes, certificate, value);
}

/** The bytes that a signature is about, when they are those that were signed; all of it is checked once more, by the library alone. */
function readReference(verifier: SignedXml, document: string, signature: Element): string | undefined {
  try {
    verifier.loadSignature(signature);
    if (!verifier.checkSignature(document)) return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('not supported')) throw refuse(message, error);
    // Something else that the library refuses, such as two elements with one ID.
    return undefined;
  }
  const [signed, another] = verifier.getSignedReferences();
  return another === undefined ? signed : undefined;
}
