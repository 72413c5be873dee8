import { hasLookAlikes } from './look-alikes.ts';
import { bounded } from './bounded.ts';

/**
 * `local@domain.tld` without white space (VAL-02, OPEN-43). White space, control characters, and what separates addresses in a mail
 * header (RFC 5322 section 3.2.3 specials) are refused, so that one field never becomes two recipients.
 */
export const emailPattern =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;

/** The one spelling of an e-mail address that is stored, compared and written to: NFKC and lower case. */
export function normalizeEmail(address: string): string {
  // Lower case can compose anew, hence twice: the result must be stable under another round.
  return address.normalize('NFKC').toLowerCase().normalize('NFKC');
}

function emailOf(maximum: number) {
  return bounded(4 * maximum)
    .refine((address) => !hasLookAlikes(address), 'must not hold characters that look like others')
    .overwrite(normalizeEmail)
    .max(maximum, { abort: true })
    .regex(emailPattern, 'must be an e-mail address');
}

/** A user's e-mail address, at most 128 characters; the parsed value is normalised (OPEN-43). */
export const userEmail = emailOf(128);

/** The e-mail address somebody is invited at, at most 256 characters; the parsed value is normalised (OPEN-43). */
export const inviteeEmail = emailOf(256);

/** Whether two texts are one user's address, in any spelling. One that no user can have, such as a look-alike, equals nothing (OPEN-43). */
export function isSameEmail(one: string, other: string): boolean {
  const address = userEmail.safeParse(one).data;
  return address !== undefined && address === userEmail.safeParse(other).data;
}
