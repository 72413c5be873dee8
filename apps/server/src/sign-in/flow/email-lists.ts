import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import { matchesEmailEntry } from '@gatehouse/contract/sign-in-experience/email-lists';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../lib/fail.ts';

/**
 * Throws when the tenant does not accept this address for a new account, or for one that lacks an address. An address from enterprise SSO
 * (`isCompanys`) does not need to be on the allowlist, because an administrator has connected the company's domains.
 */
export function refuseListedEmail(
  email: string,
  {
    customAllowlist = [],
    customBlocklist = [],
    blockSubaddressing,
  }: SignInExperience['emailBlocklistPolicy'],
  { isCompanys = false } = {},
): void {
  const isIn = (list: string[]): boolean => list.some((entry) => matchesEmailEntry(email, entry));
  if (!isCompanys && customAllowlist.length > 0 && !isIn(customAllowlist)) fail(codeErrors.emailNotAllowed);
  if (isIn(customBlocklist)) fail(codeErrors.emailNotAllowed);
  if (blockSubaddressing && email.slice(0, email.lastIndexOf('@')).includes('+'))
    fail(codeErrors.subaddressingNotAllowed);
}
