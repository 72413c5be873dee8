import { isCommonPassword } from './common-passwords.ts';
import { completePasswordPolicy } from './complete-policy.ts';
import type { PasswordPolicy } from './policy.ts';
import type { PasswordRejection } from './rejections.ts';
import { findRestricted } from './restricted-phrases.ts';
import { listUserPhrases, type PasswordUser } from './user-phrases.ts';

/** Facts about the user and the password that the check takes into account. */
export interface PasswordFacts {
  user?: PasswordUser;
  /** Result of the breached-password service; absent if it wasn't called, as in a browser. The most common passwords are rejected without it. */
  isBreached?: boolean;
}

// Printable ASCII: other characters arrive in several Unicode forms, depending on keyboard and device, and would lock users out (PWD-03).
const unsupported = /[^ -~]/;
const characterTypes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[ -/:-@[-`{-~]/];

/**
 * Every reason why the policy rejects the password; empty if it is accepted. Pure, so that browser and server have the same result;
 * linear in the password's length.
 */
export function checkPassword(
  password: string,
  policy: PasswordPolicy = {},
  facts: PasswordFacts = {},
): PasswordRejection[] {
  const { length, characterTypes: types, rejects } = completePasswordPolicy(policy);
  const rejections: PasswordRejection[] = [];
  if (password.length < length.min)
    rejections.push({ code: 'password_rejected.too_short', interpolation: { min: length.min } });
  if (password.length > length.max)
    rejections.push({ code: 'password_rejected.too_long', interpolation: { max: length.max } });
  if (unsupported.test(password)) rejections.push({ code: 'password_rejected.unsupported_characters' });
  if (characterTypes.filter((type) => type.test(password)).length < types.min)
    rejections.push({ code: 'password_rejected.character_types', interpolation: { min: types.min } });
  if (rejects.pwned && (facts.isBreached || isCommonPassword(password)))
    rejections.push({ code: 'password_rejected.pwned' });
  // A password that is too long is rejected already; searching it would only cost time.
  if (password.length <= length.max) {
    const kinds = findRestricted(password, {
      runs: rejects.repetitionAndSequence,
      words: rejects.words,
      userPhrases: rejects.userInfo ? listUserPhrases(facts.user ?? {}) : [],
    });
    for (const kind of kinds) rejections.push({ code: `password_rejected.restricted.${kind}` });
  }
  return rejections;
}
