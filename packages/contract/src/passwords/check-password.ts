import { isCommonPassword } from './common-passwords.ts';
import { completePasswordPolicy } from './complete-policy.ts';
import type { PasswordPolicy } from './policy.ts';
import type { PasswordRejection } from './rejections.ts';
import { findRestricted } from './restricted-phrases.ts';
import { listUserPhrases, type PasswordUser } from './user-phrases.ts';

/** What a check needs to know besides password and policy. */
export interface PasswordFacts {
  user?: PasswordUser;
  /** The answer of the breached-password service; left out where nobody asked it, as in a browser. The commonest are known without it. */
  isBreached?: boolean;
}

// Printable ASCII: other characters reach us in several Unicode forms, depending on keyboard and device, and would lock people out (PWD-03).
const unsupported = /[^ -~]/;
const characterTypes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[ -/:-@[-`{-~]/];

/**
 * Every reason for which the policy rejects the password, none if it may be used. Pure, so that the form in the browser and the
 * server say the same; linear in the password's length.
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
  // A password that is too long is refused already; searching it would only give its sender work to hand out.
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
