import type { Identifier } from '@gatehouse/contract/sign-in/interaction';

/**
 * The form of an entered identifier in the audit log: its owner and administrators can recognize it, but an email
 * address, or a password that was typed into the wrong field, can't be read.
 */
export function maskIdentifier({ type, value }: Identifier): string {
  const text = value.trim();
  if (type === 'phone') return `…${/\d{2}$/.exec(text)?.[0] ?? ''}`;
  const at = text.lastIndexOf('@');
  const domain = /^@[\w.-]{1,128}$/.exec(text.slice(at))?.[0];
  const first = /^[\p{L}\p{N}]/u.exec(text)?.[0] ?? '';
  return type === 'email' && at > 0 && domain ? `${first}…${domain}` : `${first}…`;
}
