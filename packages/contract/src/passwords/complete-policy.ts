// Separate from the schemas in `policy.ts`, so that pages that check passwords don't load them.
import type { PasswordPolicy } from './policy.ts';

/** A policy in which every field is set. */
export interface CompletePasswordPolicy {
  length: { min: number; max: number };
  characterTypes: { min: number };
  rejects: { pwned: boolean; repetitionAndSequence: boolean; userInfo: boolean; words: string[] };
}

/** The policy of a tenant that has set nothing. */
export const defaultPasswordPolicy: CompletePasswordPolicy = {
  length: { min: 8, max: 256 },
  characterTypes: { min: 1 },
  rejects: { pwned: true, repetitionAndSequence: true, userInfo: true, words: [] },
};

/** Adds the defaults to a policy. It does not validate, so that a policy saved under other limits keeps working. */
export function completePasswordPolicy(policy: PasswordPolicy): CompletePasswordPolicy {
  return {
    length: { ...defaultPasswordPolicy.length, ...policy.length },
    characterTypes: { ...defaultPasswordPolicy.characterTypes, ...policy.characterTypes },
    rejects: { ...defaultPasswordPolicy.rejects, ...policy.rejects },
  };
}
