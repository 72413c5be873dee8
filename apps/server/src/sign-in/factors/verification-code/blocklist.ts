import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../../fail.ts';

/** Throws when the tenant keeps new accounts with this address out; who is on the list of the allowed is let in anyway. */
export function refuseListedEmail(
  { type, value }: Address,
  policy: SignInExperience['emailBlocklistPolicy'],
): void {
  if (type !== 'email') return;
  const domain = value.slice(value.lastIndexOf('@'));
  const isListed = (list: string[] = []): boolean =>
    list.some((entry) => [value, domain].includes(entry.toLowerCase()));
  if (isListed(policy.customAllowlist)) return;
  if (isListed(policy.customBlocklist)) fail(codeErrors.emailNotAllowed);
  if (policy.blockSubaddressing && value.slice(0, value.lastIndexOf('@')).includes('+'))
    fail(codeErrors.subaddressingNotAllowed);
}
