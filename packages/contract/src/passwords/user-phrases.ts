/** Information about the user that their password must not contain; a `User` of the API can be passed. */
export interface PasswordUser {
  username?: string | null;
  primaryEmail?: string | null;
  primaryPhone?: string | null;
  name?: string | null;
}

/** Removes accents, which supported passwords can't contain, and converts to lower case, for comparing phrases. */
export function foldPhrase(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The phrases that user information forbids (PWD-06): each value, its parts, and phone numbers also without country code. */
export function listUserPhrases(user: PasswordUser): string[] {
  const { username, primaryEmail, primaryPhone, name } = user;
  const phrases = [
    ...withParts(username, /[._\-\d]+/),
    ...withParts(primaryEmail?.split('@')[0], /[._+\-\d]+/),
    primaryEmail ?? '',
    ...withParts(name, /[\s.'-]+/),
    (name ?? '').replace(/\s/g, ''),
    ...listPhonePhrases((primaryPhone ?? '').replace(/\D/g, '')),
  ].map(foldPhrase);
  // A single character is no information about the user.
  return phrases.filter((phrase) => phrase.length > 1);
}

function withParts(value: string | null | undefined, separator: RegExp): string[] {
  return value ? [value, ...value.split(separator)] : [];
}

/** E.164 country codes have one to three digits. What remains is only forbidden if it has seven digits or more. */
function listPhonePhrases(digits: string): string[] {
  return [0, 1, 2, 3]
    .map((skipped) => digits.slice(skipped))
    .filter((rest, skipped) => skipped === 0 || rest.length >= 7);
}
