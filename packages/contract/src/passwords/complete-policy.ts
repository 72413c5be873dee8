// Apart from the schemas in `policy.ts`, so that a page which checks passwords need not carry them.
import type { PasswordPolicy } from './policy.ts';

/** A policy with nothing left to a default. */
export interface CompletePasswordPolicy {
  length: { min: number; max: number };
  characterTypes: { min: number };
  rejects: { pwned: boolean; repetitionAndSequence: boolean; userInfo: boolean; words: string[] };
}

/** What holds where a tenant has decided nothing. */
export const defaultPasswordPolicy: CompletePasswordPolicy = {
  length: { min: 8, max: 256 },
  characterTypes: { min: 1 },
  rejects: { pwned: true, repetitionAndSequence: true, userInfo: true, words: [] },
};

/** Fills what a policy leaves out; does not validate, so that a policy saved under other bounds keeps working. */
export function completePasswordPolicy(policy: PasswordPolicy): CompletePasswordPolicy {
  return {
    length: { ...defaultPasswordPolicy.length, ...policy.length },
    characterTypes: { ...defaultPasswordPolicy.characterTypes, ...policy.characterTypes },
    rejects: { ...defaultPasswordPolicy.rejects, ...policy.rejects },
  };
}
