import type { Mapper } from '../draft.ts';
import { text, texts } from './read.ts';

const algorithms: Partial<Record<string, string>> = {
  pbkdf2_sha256_django: 'PBKDF2',
  pbkdf2_sha256: 'PBKDF2',
  pbkdf2_sha512: 'PBKDF2',
  pbkdf2_sha1: 'PBKDF2',
};

/** The CSV file of Clerk's dashboard. */
export const mapClerk: Mapper = (row) => {
  const email = text(row.primary_email_address);
  const phone = text(row.primary_phone_number);
  const names = [text(row.first_name), text(row.last_name)];
  const hasher = text(row.password_hasher);
  return {
    id: row.id,
    username: row.username,
    primaryEmail: email ?? texts(row.verified_email_addresses)[0] ?? texts(row.unverified_email_addresses)[0],
    isEmailVerified: includes(row.verified_email_addresses, email),
    primaryPhone: phone ?? texts(row.verified_phone_numbers)[0] ?? texts(row.unverified_phone_numbers)[0],
    isPhoneVerified: includes(row.verified_phone_numbers, phone),
    name: names.filter((name) => name !== undefined).join(' '),
    profile: { givenName: names[0], familyName: names[1] },
    passwordDigest: row.password_digest,
    passwordAlgorithm: hasher === undefined ? undefined : (algorithms[hasher] ?? hasher),
    totpSecret: row.totp_secret,
    createdAt: row.created_at,
  };
};

/** Without a primary address, the first verified one is taken. */
function includes(verified: unknown, one: string | undefined): boolean {
  const all = texts(verified);
  return one === undefined ? all.length > 0 : all.some((each) => each.toLowerCase() === one.toLowerCase());
}
