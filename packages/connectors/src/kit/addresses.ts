import { isWithoutUrl } from '@gatehouse/contract/validation/without-url';
import { bounded } from '@gatehouse/contract/validation/bounded';

const noUrl = 'must not contain a URL';

/** An email address, or a name and an `<email address>`; a single line, to prevent header injection (RFC 5322 3.4). */
export const mailbox = bounded(256)
  .regex(/^[^\r\n]*[^\s<>@]@[^\s<>@]+>?$/, 'must be an email address, or a name and an <email address>')
  .refine((value) => isWithoutUrl(splitMailbox(value).name ?? ''), noUrl);

/** Sender name of emails; no URL (VAL-11). */
export const senderName = bounded(128).refine(isWithoutUrl, noUrl);

/** Splits `Name <email address>`. */
export function splitMailbox(value: string): { email: string; name?: string } {
  const [, name = '', email = value] = /^(.*)<([^<>]+)>$/.exec(value) ?? [];
  const plain = name.trim().replaceAll(/^"|"$/g, '');
  return { email: email.trim(), ...(plain ? { name: plain } : {}) };
}

/** Formats a stored phone number, which has digits only, as E.164. */
export const toE164 = (number: string): string => `+${number}`;
