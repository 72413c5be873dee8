import type { Identifier } from '@gatehouse/contract/sign-in/interaction';

/**
 * What the audit log keeps of an identifier that was typed: enough for its owner and who helps them to know it again, too little to
 * read an address, or the password that somebody typed into the wrong field.
 */
export function maskIdentifier({ type, value }: Identifier): string {
  const text = value.trim();
  if (type === 'phone') return `…${/\d{2}$/.exec(text)?.[0] ?? ''}`;
  const at = text.lastIndexOf('@');
  const domain = /^@[\w.-]{1,128}$/.exec(text.slice(at))?.[0];
  const first = /^[\p{L}\p{N}]/u.exec(text)?.[0] ?? '';
  return type === 'email' && at > 0 && domain ? `${first}…${domain}` : `${first}…`;
}
