import type { KeyObject } from 'node:crypto';
import { certify } from './certify.ts';
import { bindings, names } from './names.ts';
import { escapeXml } from './xml.ts';

/** Our service provider (SAML Metadata 2.4.4). */
export interface ServiceProvider {
  entityId: string;
  /** ACS URL for responses. */
  acs: string;
  nameIdFormat?: string;
  /** Signs our requests. */
  signingKey?: KeyObject;
  /** Decrypts assertions. */
  decryptionKey?: KeyObject;
}

/** Our metadata as XML, with the certificates of the keys that are used. */
export function writeServiceMetadata({
  entityId,
  acs,
  nameIdFormat,
  signingKey,
  decryptionKey,
}: ServiceProvider): string {
  const format = nameIdFormat ? `<md:NameIDFormat>${escapeXml(nameIdFormat)}</md:NameIDFormat>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${names.metadata}" entityID="${escapeXml(entityId)}"><md:SPSSODescriptor protocolSupportEnumeration="${names.protocol}" AuthnRequestsSigned="${signingKey !== undefined}" WantAssertionsSigned="true">${writeKeyDescriptor('signing', signingKey)}${writeKeyDescriptor('encryption', decryptionKey)}${format}<md:AssertionConsumerService Binding="${bindings.post}" Location="${escapeXml(acs)}" index="0" isDefault="true"/></md:SPSSODescriptor></md:EntityDescriptor>
`;
}

function writeKeyDescriptor(use: string, key: KeyObject | undefined): string {
  if (key === undefined) return '';
  const base64 = certify(key).replaceAll(/-----[A-Z ]+-----|\s/g, '');
  return `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="${names.signature}"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
}
