import { hasLookAlikes } from './look-alikes.ts';
import { bounded } from './bounded.ts';

/**
 * `local@domain.tld` without white space (VAL-02, OPEN-43). White space, control characters, and the separators of a mail header (RFC 5322
 * section 3.2.3 specials) are rejected, so that a value is never read as two recipients.
 */
export const emailPattern =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;

/** The form in which email addresses are stored, compared and used as recipients: NFKC and lower case. */
export function normalizeEmail(address: string): string {
  // Lower case can produce characters that NFKC changes again, so it is applied twice to make the result stable.
  return address.normalize('NFKC').toLowerCase().normalize('NFKC');
}

function emailOf(maximum: number) {
  return bounded(4 * maximum)
    .refine(
      (address) => !hasLookAlikes(address),
      'must not contain characters that look like ASCII characters',
    )
    .overwrite(normalizeEmail)
    .max(maximum, { abort: true })
    .regex(emailPattern, 'must be an email address');
}

/** A user's email address, at most 128 characters; the parsed value is normalized (OPEN-43). */
export const userEmail = emailOf(128);

/** The email address of an invitation, at most 256 characters; the parsed value is normalized (OPEN-43). */
export const inviteeEmail = emailOf(256);

/** Whether two texts are the same email address after normalization. Invalid ones, such as look-alikes, equal nothing (OPEN-43). */
export function isSameEmail(one: string, other: string): boolean {
  const address = userEmail.safeParse(one).data;
  return address !== undefined && address === userEmail.safeParse(other).data;
}
