import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';

/** The parts of the sign-in pages that texts are sorted into, in the order people meet them; each with the beginnings of its texts' keys. */
const prefixes = {
  signIn: ['sign_in', 'field', 'passkey', 'link'],
  signUp: ['register', 'profile', 'terms', 'no_account', 'has_account'],
  codes: ['code', 'magic'],
  password: ['password', 'forgot', 'new_password'],
  providers: ['social', 'sso'],
  secondFactor: ['mfa', 'bind', 'backup'],
  consent: ['consent', 'device'],
  signOut: ['sign_out', 'signed_out'],
  administrators: ['setup', 'reset'],
  errors: ['error', 'dead_end'],
} as const;
export type PhraseGroup = keyof typeof prefixes | 'everywhere';

const groupOf = new Map<string, PhraseGroup>(
  Object.entries(prefixes).flatMap(([group, names]) =>
    names.map((name): [string, PhraseGroup] => [name, group as PhraseGroup]),
  ),
);
const order: readonly PhraseGroup[] = [...(Object.keys(prefixes) as PhraseGroup[]), 'everywhere'];

/** Texts by the part of the pages they stand in, the parts in their order, empty ones left out. What belongs to none stands everywhere. */
export function groupPhrases(
  keys: readonly SignInTextKey[],
): { group: PhraseGroup; keys: SignInTextKey[] }[] {
  const found = new Map<PhraseGroup, SignInTextKey[]>();
  for (const key of keys) {
    const group = groupOf.get(key.split('.', 1)[0] ?? '') ?? 'everywhere';
    found.set(group, [...(found.get(group) ?? []), key]);
  }
  return order.flatMap((group) => {
    const own = found.get(group);
    return own ? [{ group, keys: own }] : [];
  });
}
