/** What is known of the person whose password it is; a user of the API fits. */
export interface PasswordUser {
  username?: string | null;
  primaryEmail?: string | null;
  primaryPhone?: string | null;
  name?: string | null;
}

/** The spelling in which phrases are compared: accents off, because a supported password has none, and lower case. */
export function foldPhrase(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The phrases that user information forbids (PWD-06): each value, its parts, and a phone number also without its country code. */
export function listUserPhrases(user: PasswordUser): string[] {
  const { username, primaryEmail, primaryPhone, name } = user;
  const phrases = [
    ...withParts(username, /[_\d]+/),
    ...withParts(primaryEmail?.split('@')[0], /[._+\-\d]+/),
    primaryEmail ?? '',
    ...withParts(name, /[\s.'-]+/),
    (name ?? '').replace(/\s/g, ''),
    ...listPhonePhrases((primaryPhone ?? '').replace(/\D/g, '')),
  ].map(foldPhrase);
  // One character says nothing about a person.
  return phrases.filter((phrase) => phrase.length > 1);
}

function withParts(value: string | null | undefined, separator: RegExp): string[] {
  return value ? [value, ...value.split(separator)] : [];
}

/** E.164 country codes have one to three digits; seven digits are the shortest number worth guessing. */
function listPhonePhrases(digits: string): string[] {
  return [0, 1, 2, 3]
    .map((skipped) => digits.slice(skipped))
    .filter((rest, skipped) => skipped === 0 || rest.length >= 7);
}
