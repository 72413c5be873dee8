import { z } from 'zod';
import type { ErrorDeclaration } from '../errors.ts';
import { usernameErrors } from '../validation/username-errors.ts';

const length = z.number().int().min(1).max(128);

/** The groups of characters that a username may contain. The last two are ours; on the wire they are always off. */
export const usernameCharacters = [
  'lowercase',
  'uppercase',
  'numbers',
  'underscore',
  'dot',
  'hyphen',
] as const;
export type UsernameCharacters = (typeof usernameCharacters)[number];

const isAllowed = z.boolean().optional();

/**
 * Rules for usernames that users choose, within VAL-04. `caseSensitive`: `Anna` and `anna` are two users. `dot` and `hyphen` extend VAL-04:
 * single dots and hyphens between other characters.
 */
export const usernamePolicy = z
  .object({
    caseSensitive: z.boolean().optional(),
    minLength: length.optional(),
    maxLength: length.optional(),
    allowedChars: z
      .object({
        lowercase: isAllowed,
        uppercase: isAllowed,
        numbers: isAllowed,
        underscore: isAllowed,
        dot: isAllowed,
        hyphen: isAllowed,
      })
      .optional(),
  })
  .refine((policy) => (policy.minLength ?? 1) <= (policy.maxLength ?? 128), {
    path: ['maxLength'],
    message: 'must not be less than the minimum length',
  })
  .refine(
    ({ allowedChars: { lowercase = true, uppercase = true, underscore = true } = {} }) =>
      lowercase || uppercase || underscore,
    {
      path: ['allowedChars'],
      message: 'must allow letters or underscores, because a username starts with one',
    },
  );

/** A policy in which every field is set. */
export interface CompleteUsernamePolicy {
  caseSensitive: boolean;
  minLength: number;
  maxLength: number;
  allowedChars: Record<UsernameCharacters, boolean>;
}

/** The policy of a tenant that has set nothing: VAL-04, and letter case is ignored. */
export const defaultUsernamePolicy: CompleteUsernamePolicy = {
  caseSensitive: false,
  minLength: 1,
  maxLength: 128,
  allowedChars: {
    lowercase: true,
    uppercase: true,
    numbers: true,
    underscore: true,
    dot: false,
    hyphen: false,
  },
};

/** Adds the defaults to a policy. */
export const completeUsernamePolicy = (policy: z.infer<typeof usernamePolicy>): CompleteUsernamePolicy => ({
  ...defaultUsernamePolicy,
  ...policy,
  allowedChars: { ...defaultUsernamePolicy.allowedChars, ...policy.allowedChars },
});

/** Each group of characters, and the error if the policy doesn't allow it. */
const groups: readonly [UsernameCharacters, RegExp, ErrorDeclaration][] = [
  ['uppercase', /[A-Z]/, usernameErrors.uppercaseNotAllowed],
  ['lowercase', /[a-z]/, usernameErrors.lowercaseNotAllowed],
  ['numbers', /\d/, usernameErrors.numbersNotAllowed],
  ['underscore', /_/, usernameErrors.underscoreNotAllowed],
];

/** Whether a username has dots or hyphens that the policy doesn't allow, so that VAL-04 rejects it. */
export const hasForeignSeparator = (username: string, { allowedChars }: CompleteUsernamePolicy): boolean =>
  (!allowedChars.dot && username.includes('.')) || (!allowedChars.hyphen && username.includes('-'));

/** Whether each dot and hyphen stands between other characters: `a..b`, `a.-b` and `a.` are too easily mistaken for `a.b` and `a`. */
export const hasSingleSeparators = (username: string): boolean => !/[.-](?:[.-]|$)/.test(username);

/** The first rule of the policy that a username violates, and the values for its text. */
export function findUsernameProblem(
  username: string,
  policy: CompleteUsernamePolicy,
): { error: ErrorDeclaration; data: Record<string, number> } | undefined {
  const { minLength: min, maxLength: max, allowedChars } = policy;
  if (username.length < min) return { error: usernameErrors.tooShort, data: { min } };
  if (username.length > max) return { error: usernameErrors.tooLong, data: { max } };
  const group = groups.find(([name, pattern]) => !allowedChars[name] && pattern.test(username));
  if (group) return { error: group[2], data: {} };
  return hasSingleSeparators(username) ? undefined : { error: usernameErrors.separatorsMisplaced, data: {} };
}
