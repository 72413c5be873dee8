import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import { matchesEmailEntry } from '@gatehouse/contract/sign-in-experience/email-lists';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../lib/fail.ts';

/**
 * The error if the tenant does not accept this email address for a new account, or for one without an email address. An
 * email address from enterprise SSO does not need to be on the allowlist, because an administrator has connected the
 * company's domains.
 */
export function findListedError(
  email: string,
  {
    customAllowlist = [],
    customBlocklist = [],
    blockSubaddressing,
  }: SignInExperience['emailBlocklistPolicy'],
  { isEnterprise = false } = {},
): ErrorDeclaration | undefined {
  const isIn = (list: string[]): boolean => list.some((entry) => matchesEmailEntry(email, entry));
  const isUnlisted = !isEnterprise && customAllowlist.length > 0 && !isIn(customAllowlist);
  if (isUnlisted || isIn(customBlocklist)) return codeErrors.emailNotAllowed;
  return blockSubaddressing && email.slice(0, email.lastIndexOf('@')).includes('+')
    ? codeErrors.subaddressingNotAllowed
    : undefined;
}

/** Throws if the tenant does not accept this email address. */
export function refuseListedEmail(email: string, policy: SignInExperience['emailBlocklistPolicy']): void {
  const error = findListedError(email, policy);
  if (error) fail(error);
}
