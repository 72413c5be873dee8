import { findAncestorNs, SignedXml } from 'xml-crypto';
import { ConnectorError } from '../error.ts';
import { enveloped, exclusive, hashAlgorithms, names, sha1Algorithms, signatureAlgorithms } from './names.ts';
import { attribute, childrenOf, elements, onlyChild, parseXml, textOf } from './xml.ts';

/** The certificates that are trusted. */
export interface Trust {
  /** In PEM; any of them may match. The certificate in a message is never trusted. */
  certificates: readonly string[];
  /** SHA-1 signatures can be forged; only for providers that support nothing else. */
  allowsSha1?: boolean;
}

const refuse = (why: string, cause?: unknown): ConnectorError =>
  new ConnectorError('authorization_failed', `The signature is not valid: ${why}`, {
    fault: 'Signature',
    cause,
  });

/** Limits of `SignedInfo`, which usually has a dozen elements: it is canonicalized before its signature is verified. */
const mostOfInfo = { elements: 32, letters: 16_384 };

/** Whether an element has a signature as its child. */
export const isSigned = (element: Element): boolean =>
  childrenOf(element, names.signature, 'Signature').length > 0;

/**
 * The signed content, parsed again from the bytes that were signed; nothing else of the document is used (attacks: signature wrapping).
 * `element` has the signature, which must cover this element alone (SAML Core 5.4). Throws `authorization_failed`.
 */
export function readSigned(document: string, element: Element, trust: Trust): Element {
  const signature = onlyChild(element, names.signature, 'Signature');
  const info = requireShape(element, signature);
  for (const certificate of trust.certificates) {
    const verifier = createVerifier(certificate, trust);
    // The signature value is verified first, because canonicalizing unverified content is expensive (ADR 105).
    if (!isSignedWith(verifier, certificate, signature, info)) continue;
    const bytes = readReference(verifier, document, signature);
    if (bytes === undefined) continue;
    const signed = parseXml(bytes);
    if (
      signed.localName !== element.localName ||
      signed.namespaceURI !== element.namespaceURI ||
      attribute(signed, 'ID') !== attribute(element, 'ID')
    )
      throw refuse('it covers another element');
    return signed;
  }
  throw refuse('it matches none of the certificates');
}

/** The library finds parts by name alone, so each must exist once and in its place (XML Signature 4). */
function requireShape(element: Element, signature: Element): Element {
  const parts = elements(signature).map(({ localName }) => localName);
  if (!['SignedInfo,SignatureValue', 'SignedInfo,SignatureValue,KeyInfo'].includes(parts.join(',')))
    throw refuse('it has unexpected parts');
  const info = onlyChild(signature, names.signature, 'SignedInfo');
  const reference = onlyChild(info, names.signature, 'Reference');
  if (reference.getAttribute('URI') !== `#${attribute(element, 'ID')}`)
    throw refuse('it does not cover its parent element');
  const transforms = childrenOf(reference, names.signature, 'Transforms').flatMap((each) =>
    childrenOf(each, names.signature, 'Transform').map((transform) => attribute(transform, 'Algorithm')),
  );
  if (transforms.join(' ') !== `${enveloped} ${exclusive}`) throw refuse('its transforms are not supported');
  const isTooLarge =
    info.getElementsByTagName('*').length > mostOfInfo.elements ||
    info.toString().length > mostOfInfo.letters;
  if (isTooLarge) throw refuse('SignedInfo is too large');
  return info;
}

const pick = <T>(known: Record<string, T>, wanted: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => wanted.includes(name)));

function createVerifier(certificate: string, { allowsSha1 = false }: Trust): SignedXml {
  const verifier = new SignedXml({ publicCert: certificate });
  // Only the listed algorithms, whatever later versions of the library add: no HMAC, no other canonicalization.
  const sha1 = allowsSha1 ? sha1Algorithms : [];
  verifier.SignatureAlgorithms = pick(verifier.SignatureAlgorithms, [...signatureAlgorithms, ...sha1]);
  verifier.HashAlgorithms = pick(verifier.HashAlgorithms, [...hashAlgorithms, ...sha1]);
  verifier.CanonicalizationAlgorithms = pick(verifier.CanonicalizationAlgorithms, [enveloped, exclusive]);
  return verifier;
}

/** Verifies the signature value over `SignedInfo` with a certificate (XML Signature 3.2.2). */
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

/** The signed bytes, if their digest matches; the library verifies the whole signature again. */
function readReference(verifier: SignedXml, document: string, signature: Element): string | undefined {
  try {
    verifier.loadSignature(signature);
    if (!verifier.checkSignature(document)) return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('not supported')) throw refuse(message, error);
    // Other errors of the library, such as two elements with the same ID.
    return undefined;
  }
  const [signed, another] = verifier.getSignedReferences();
  return another === undefined ? signed : undefined;
}
