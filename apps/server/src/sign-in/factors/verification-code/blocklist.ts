import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import { matchesEmailEntry } from '@gatehouse/contract/sign-in-experience/email-lists';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../../fail.ts';

/**
 * Throws when the tenant does not take this address for a new account, or for one that lacks an address. A company's address (`isCompanys`)
 * needs no entry in the list of the allowed: an administrator has said that people of its domain come in by their provider.
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
