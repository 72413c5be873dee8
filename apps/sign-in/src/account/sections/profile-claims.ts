import type { UserProfile } from '@gatehouse/contract/users/users';

/** How each claim is entered (HTML, autofill field names), and whether the page shows it if the tenant has chosen none. */
export const profileClaims = {
  givenName: { autoComplete: 'given-name', isUsual: true },
  familyName: { autoComplete: 'family-name', isUsual: true },
  middleName: { autoComplete: 'additional-name', isUsual: false },
  nickname: { autoComplete: 'nickname', isUsual: true },
  preferredUsername: { autoComplete: 'off', isUsual: false },
  birthdate: { autoComplete: 'bday', type: 'date', isUsual: true },
  gender: { autoComplete: 'sex', isUsual: false },
  profile: { autoComplete: 'url', type: 'url', isUsual: false },
  website: { autoComplete: 'url', type: 'url', isUsual: false },
  zoneinfo: { autoComplete: 'off', isUsual: false },
  locale: { autoComplete: 'language', isUsual: false },
  address: { autoComplete: 'street-address', isUsual: true },
} as const satisfies Record<keyof UserProfile, { autoComplete: string; type?: string; isUsual: boolean }>;

export type ProfileClaim = keyof typeof profileClaims;

/** The value of a claim as text. The address is its formatted form, or else its parts. */
export function readClaim(profile: UserProfile, claim: ProfileClaim): string {
  if (claim !== 'address') return profile[claim] ?? '';
  const { formatted, ...parts } = profile.address ?? {};
  return formatted ?? Object.values(parts).filter(Boolean).join(', ');
}

/** The change of the profile that sets a claim; the empty text clears it. */
export const writeClaim = (claim: ProfileClaim, value: string): Partial<UserProfile> =>
  claim === 'address' ? { address: { formatted: value } } : { [claim]: value };
