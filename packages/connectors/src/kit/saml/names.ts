/** XML namespaces of SAML 2.0 and its related specifications. */
export const names = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

export const bindings = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
} as const;

export const rsaSha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
export const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const rsaSha512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512';
export const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Accepted signature algorithms (RFC 9231 2), a subset of the library's. */
export const signatureAlgorithms = [rsaSha256, rsaSha512];
export const hashAlgorithms = [sha256, 'http://www.w3.org/2001/04/xmlenc#sha512'];
/** SHA-1 signatures can be forged; only for providers that support nothing else. */
export const sha1Algorithms = [rsaSha1, 'http://www.w3.org/2000/09/xmldsig#sha1'];

/** NameID formats (SAML Core 8.3). */
export const nameIdFormats = [
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
] as const;

/** Changes with every sign-in, so it can't identify a user (SAML Core 8.3.8). */
export const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** Status codes (SAML Core 3.2.2.2). */
export const statuses = {
  success: 'urn:oasis:names:tc:SAML:2.0:status:Success',
  requester: 'urn:oasis:names:tc:SAML:2.0:status:Requester',
  responder: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
  authnFailed: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed',
  noPassive: 'urn:oasis:names:tc:SAML:2.0:status:NoPassive',
  requestDenied: 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied',
  partialLogout: 'urn:oasis:names:tc:SAML:2.0:status:PartialLogout',
  unknownPrincipal: 'urn:oasis:names:tc:SAML:2.0:status:UnknownPrincipal',
} as const;

/** How a user authenticated (SAML Authentication Context 3.4). */
export const contexts = {
  password: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
  unspecified: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
} as const;
