import { canonicalIdentifier, type Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { UserChange } from './action-result.ts';

const fields = { username: 'username', email: 'primaryEmail', phone: 'primaryPhone' } as const;

/** The field of a user that an identifier is in. */
export const fieldOf = ({ type }: Identifier): (typeof fields)[Identifier['type']] => fields[type];

/** Whether a change leaves the identifier that the user signs in with as it is. */
export function keepsIdentifier(identifier: Identifier, change: UserChange): boolean {
  const given = change[fieldOf(identifier)];
  if (given === undefined) return true;
  if (given === null) return false;
  const { type } = identifier;
  return canonicalIdentifier({ type, value: given }) === canonicalIdentifier(identifier);
}
