import { userEmail } from './email.ts';
import { phone } from './phone.ts';
import { anyUsername } from './username.ts';

/** The types of identifiers that users sign in with. */
export type IdentifierType = 'username' | 'email' | 'phone';

const schemas = { username: anyUsername, email: userEmail, phone };

/**
 * The stored form of an identifier, or undefined if no user can have it. Lookups must use only this form, so that case, Unicode and
 * punctuation never lead to a wrong account or to none.
 */
export function normalizeIdentifier(type: IdentifierType, value: string): string | undefined {
  return schemas[type].safeParse(value).data;
}
