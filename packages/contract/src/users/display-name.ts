import type { User } from './users.ts';

type Named = Pick<User, 'id'> & Partial<Pick<User, 'name' | 'username' | 'primaryEmail' | 'primaryPhone'>>;

/** What a user is called on a screen: the first of their names that there is, at last the id. */
export function displayName({ id, name, username, primaryEmail, primaryPhone }: Named): string {
  return name || username || primaryEmail || primaryPhone || id;
}
