import { createHash, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { ExclusiveCanonicalization } from 'xml-crypto';
import { enveloped, exclusive, names, rsaSha256, sha256 } from './names.ts';
import { attribute, onlyChild, parseOwnXml } from './xml.ts';

/** A private key with its certificate in PEM. */
export interface SigningKey {
  key: KeyObject;
  certificate: string;
}

/** Signs in a thread of libuv: RSA takes a millisecond or more. */
const signBytes = promisify(sign);

/** Signs text with RSA and SHA-256, in Base64. */
export const signText = async (text: string, key: KeyObject): Promise<string> =>
  (await signBytes('sha256', Buffer.from(text), key)).toString('base64');

/** The Base64 text of a certificate, without its PEM lines. */
export const certificateBase64 = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');

/**
 * Signs the root element of a document that we wrote (SAML Core 5.4): an enveloped signature of its ID, in its place after the issuer. The
 * signature is inserted into the text, so that what was signed before, inside of it, stays byte for byte.
 */
export async function signXml(xml: string, { key, certificate }: SigningKey): Promise<string> {
  const root = parseOwnXml(xml);
  onlyChild(root, names.assertion, 'Issuer');
  const id = attribute(root, 'ID');
  const canonical = new ExclusiveCanonicalization().process(root, {});
  const digest = createHash('sha256').update(canonical).digest('base64');
  // In canonical form already.
  const info = `<ds:SignedInfo xmlns:ds="${names.signature}"><ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${rsaSha256}"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${enveloped}"></ds:Transform><ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const value = await signText(info, key);
  const signature = `<ds:Signature xmlns:ds="${names.signature}">${info}<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificateBase64(certificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`;
  const place = xml.indexOf(issuerEnd) + issuerEnd.length;
  return xml.slice(0, place) + signature + xml.slice(place);
}

/** As all our messages are written; the first one is the root's. */
const issuerEnd = '</saml:Issuer>';
