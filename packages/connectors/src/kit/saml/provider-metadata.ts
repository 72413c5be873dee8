import { bindings, names } from './names.ts';
import { certificateBase64 } from './sign.ts';
import { escapeXml } from './xml.ts';

/** Us as an identity provider (SAML Metadata 2.4.3). */
export interface OwnProvider {
  entityId: string;
  signIn: string;
  /** Only if the service provider can use it. */
  singleLogout?: string;
  nameIdFormat: string;
  wantsSignedRequests: boolean;
  /** In PEM; the active one first, then those that may become it. */
  certificates: readonly string[];
}

/** Our metadata for a service provider, as XML. */
export function writeProviderMetadata({
  entityId,
  signIn,
  singleLogout,
  nameIdFormat,
  wantsSignedRequests,
  certificates,
}: OwnProvider): string {
  const keys = certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${names.signature}"><ds:X509Data><ds:X509Certificate>${certificateBase64(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  const services = (name: string, location: string): string =>
    [bindings.redirect, bindings.post]
      .map((binding) => `<md:${name} Binding="${binding}" Location="${escapeXml(location)}"/>`)
      .join('');
  const logout = singleLogout === undefined ? '' : services('SingleLogoutService', singleLogout);
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${names.metadata}" entityID="${escapeXml(entityId)}"><md:IDPSSODescriptor WantAuthnRequestsSigned="${wantsSignedRequests}" protocolSupportEnumeration="${names.protocol}">${keys.join('')}${logout}<md:NameIDFormat>${escapeXml(nameIdFormat)}</md:NameIDFormat>${services('SingleSignOnService', signIn)}</md:IDPSSODescriptor></md:EntityDescriptor>
`;
}
