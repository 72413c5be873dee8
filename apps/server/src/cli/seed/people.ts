import type { UserProfile } from '@gatehouse/contract/users/users';
import type { Insertable } from 'kysely';
import type { UsersTable } from '../../database/tables/users.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import { type Culture, cultures } from './names.ts';

const perCulture = 14;
const day = 86_400_000;

/** The culture and number of each person. Everything else is derived from them, so that a second run creates the same people. */
const people: readonly { culture: Culture; number: number }[] = Array.from(
  { length: perCulture },
  (_, number) => cultures.map((culture) => ({ culture, number })),
).flat();

function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('pick needs a list with items');
  return item;
}

/** The users of the demo shop, newest first. Some have no email address, phone number or password; a few are suspended. */
export function buildPeople(now: number, password: StoredPassword): Insertable<UsersTable>[] {
  return people.map(({ culture, number }, at) => {
    // Each round combines the given names with other family names, so that no two names of a culture are the same.
    const [given, givenSpelt] = pick(culture.given, number);
    const [family, familySpelt] = pick(
      culture.family,
      (number % culture.given.length) + Math.floor(number / culture.given.length),
    );
    const { join = (first: string, last: string) => `${first} ${last}` } = culture;
    const spelt = `${givenSpelt}.${familySpelt}`;
    const profile: UserProfile = {
      givenName: given,
      familyName: family,
      locale: culture.locale,
      zoneinfo: culture.zoneinfo,
    };
    const createdAt = new Date(now - at * 1.4 * day - (at % 24) * 3_600_000);
    const hasPassword = at % 11 !== 5;
    return {
      id: `demo${String(at).padStart(8, '0')}`,
      username: at % 6 === 4 ? null : spelt.replaceAll('.', '_'),
      primaryEmail: at % 9 === 7 ? null : `${spelt}@${at % 3 === 0 ? 'fernhill.example' : 'mail.example'}`,
      primaryPhone: at % 4 === 1 ? phoneNumber(culture, at) : null,
      name: at % 17 === 13 ? null : join(given, family),
      passwordEncrypted: hasPassword ? password.value : null,
      passwordEncryptionMethod: hasPassword ? password.method : null,
      profile: JSON.stringify(profile),
      customData: JSON.stringify(at % 5 === 0 ? { loyalty: pick(['bronze', 'silver', 'gold'], at) } : {}),
      isSuspended: at % 41 === 40,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** A phone number of the right length for the country; it is never called. */
function phoneNumber({ dial: [code, digits] }: Culture, at: number): string {
  return (
    code +
    String(1_000_003 * (at + 1_009))
      .padStart(digits, '5')
      .slice(-digits)
  );
}
