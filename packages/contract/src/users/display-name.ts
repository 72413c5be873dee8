import type { User } from './users.ts';

type Named = Pick<User, 'id'> & Partial<Pick<User, 'name' | 'username' | 'primaryEmail' | 'primaryPhone'>>;

/** The name to show for a user: the first that is set of name, username, email address and phone number, otherwise the ID. */
export function displayName({ id, name, username, primaryEmail, primaryPhone }: Named): string {
  return name || username || primaryEmail || primaryPhone || id;
}
