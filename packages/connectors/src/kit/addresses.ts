import { isWithoutUrl } from '@gatehouse/contract/validation/without-url';
import { bounded } from '@gatehouse/contract/validation/bounded';

const noUrl = 'must not hold a URL';

/** An e-mail address, or a name and an `<address>`; one line, so that it cannot begin another header (RFC 5322 3.4). */
export const mailbox = bounded(256)
  .regex(/^[^\r\n]*[^\s<>@]@[^\s<>@]+>?$/, 'must be an address, or a name and an <address>')
  .refine((value) => isWithoutUrl(splitMailbox(value).name ?? ''), noUrl);

/** Whose name an e-mail comes from; no URL (VAL-11). */
export const senderName = bounded(128).refine(isWithoutUrl, noUrl);

/** `Name <address>` in its two parts. */
export function splitMailbox(value: string): { email: string; name?: string } {
  const [, name = '', email = value] = /^(.*)<([^<>]+)>$/.exec(value) ?? [];
  const plain = name.trim().replaceAll(/^"|"$/g, '');
  return { email: email.trim(), ...(plain ? { name: plain } : {}) };
}

/** A number as providers want it (E.164): stored ones have digits only. */
export const toE164 = (number: string): string => `+${number}`;
