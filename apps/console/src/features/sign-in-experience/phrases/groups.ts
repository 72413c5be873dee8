import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';

/** Groups of texts in display order, with the first parts of their keys. */
const groups = [
  { group: 'signIn', prefixes: ['sign_in', 'field', 'passkey', 'link'] },
  {
    group: 'signUp',
    prefixes: ['register', 'profile', 'extra_profile', 'terms', 'no_account', 'has_account'],
  },
  { group: 'codes', prefixes: ['code', 'magic'] },
  { group: 'password', prefixes: ['password', 'forgot', 'new_password'] },
  { group: 'providers', prefixes: ['social', 'sso', 'connection_link'] },
  { group: 'secondFactor', prefixes: ['mfa', 'bind', 'backup'] },
  { group: 'consent', prefixes: ['consent', 'device'] },
  { group: 'account', prefixes: ['account'] },
  { group: 'invitation', prefixes: ['invitation', 'password_link', 'no_access'] },
  { group: 'signOut', prefixes: ['sign_out', 'signed_out'] },
  { group: 'administrators', prefixes: ['setup', 'reset'] },
  { group: 'errors', prefixes: ['error', 'dead_end'] },
  // All other texts.
  { group: 'everywhere', prefixes: [] },
] as const satisfies readonly { group: string; prefixes: readonly string[] }[];
export type PhraseGroup = (typeof groups)[number]['group'];

const groupOf = new Map<string, PhraseGroup>(
  groups.flatMap(({ group, prefixes }) => prefixes.map((prefix): [string, PhraseGroup] => [prefix, group])),
);

/** Groups texts by the part of the sign-in pages that shows them, without empty groups. */
export function groupPhrases(
  keys: readonly SignInTextKey[],
): { group: PhraseGroup; keys: SignInTextKey[] }[] {
  const found = new Map<PhraseGroup, SignInTextKey[]>();
  for (const key of keys) {
    const group = groupOf.get(key.split('.', 1)[0] ?? '') ?? 'everywhere';
    found.set(group, [...(found.get(group) ?? []), key]);
  }
  return groups.flatMap(({ group }) => {
    const own = found.get(group);
    return own ? [{ group, keys: own }] : [];
  });
}
