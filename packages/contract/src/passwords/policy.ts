import { z } from 'zod';
import { defaultPasswordPolicy as defaults } from './complete-policy.ts';

// High limits that still keep the cost of checking and hashing low.
const longestPassword = 1024;

const length = z
  .object({
    min: z.number().int().min(1).max(longestPassword).default(defaults.length.min),
    max: z.number().int().min(1).max(longestPassword).default(defaults.length.max),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'must not be less than the minimum' });

const characterTypes = z.object({ min: z.number().int().min(1).max(4).default(defaults.characterTypes.min) });

const rejects = z.object({
  pwned: z.boolean().default(defaults.rejects.pwned),
  repetitionAndSequence: z.boolean().default(defaults.rejects.repetitionAndSequence),
  userInfo: z.boolean().default(defaults.rejects.userInfo),
  words: z.array(z.string().max(128)).max(1000).default(defaults.rejects.words),
});

/** A tenant's password policy on the wire (PWD-01 to PWD-08). Omitted parts have their defaults. */
export const passwordPolicy = z.object({
  /** Number of characters, at least 8 and at most 256 by default (PWD-01). */
  length: length.optional(),
  /** How many of the character types lower case, upper case, digits and symbols are required, 1 by default (PWD-02). */
  characterTypes: characterTypes.optional(),
  /** What else is rejected: breached passwords, runs, information about the user, listed words (PWD-04 to PWD-07). */
  rejects: rejects.optional(),
});
export type PasswordPolicy = z.input<typeof passwordPolicy>;
