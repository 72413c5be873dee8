import { edgeErrors } from '@gatehouse/contract/errors';
import {
  completeUsernamePolicy,
  findUsernameProblem,
  hasForeignSeparator,
  hasSingleSeparators,
} from '@gatehouse/contract/sign-in-experience/username-policy';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../lib/fail.ts';

type Experience = Pick<SignInExperience, 'usernamePolicy'>;

/** Rejects a username that VAL-04 rejects, unless the tenant's policy allows its dots and hyphens. `field` has its path in the request. */
export function requireUsername(username: string, { usernamePolicy }: Experience, field: string): void {
  const policy = completeUsernamePolicy(usernamePolicy);
  if (!hasForeignSeparator(username, policy) && hasSingleSeparators(username)) return;
  fail(edgeErrors.invalidInput, {
    data: {
      fields: {
        [field]:
          'must start with a letter or underscore and hold letters, digits and underscores; the username policy can allow single dots and hyphens between them',
      },
    },
  });
}

/** The same for a username that its user has chosen: the whole policy applies. Administrators may give users any other name. */
export function requireChosenUsername(username: string, experience: Experience, field: string): void {
  const policy = completeUsernamePolicy(experience.usernamePolicy);
  if (hasForeignSeparator(username, policy)) requireUsername(username, experience, field);
  const problem = findUsernameProblem(username, policy);
  if (problem) fail(problem.error, { data: problem.data });
}
