export type Claims = Record<string, unknown>;

/** Decodes the header and payload of a JWT (RFC 7519, section 3.1). */
export function decodeJwt(token: string): { header: Claims; payload: Claims } {
  const [header = '', payload = ''] = token.split('.');
  return { header: decodePart(header), payload: decodePart(payload) };
}

function decodePart(part: string): Claims {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof value === 'object' ? { ...value } : {};
}
