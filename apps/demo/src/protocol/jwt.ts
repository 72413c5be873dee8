export type Claims = Record<string, unknown>;

/** The three parts of a signed token (RFC 7519 3.1): the first two are JSON for everybody to read. */
export function decodeJwt(token: string): { header: Claims; payload: Claims } {
  const [header = '', payload = ''] = token.split('.');
  return { header: decodePart(header), payload: decodePart(payload) };
}

function decodePart(part: string): Claims {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}
