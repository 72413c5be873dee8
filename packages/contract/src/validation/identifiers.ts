import { userEmail } from './email.ts';
import { phone } from './phone.ts';
import { username } from './username.ts';

/** What a person can sign in with. */
export type IdentifierType = 'username' | 'email' | 'phone';

const schemas = { username, email: userEmail, phone };

/**
 * The stored spelling of an identifier, or undefined when it cannot be anybody's. Looking up what this returns, and nothing else, keeps
 * case, Unicode and punctuation from meeting two accounts or none.
 */
export function normalizeIdentifier(type: IdentifierType, value: string): string | undefined {
  return schemas[type].safeParse(value).data;
}
