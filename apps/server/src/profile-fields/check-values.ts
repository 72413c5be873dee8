import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import {
  findValueProblems,
  type ProfileValueProblem,
  valueNamesOf,
} from '@gatehouse/contract/custom-profile-fields/values';
import { edgeErrors } from '@gatehouse/contract/errors';
import { fail } from '../lib/fail.ts';
import { matchesPattern } from './patterns.ts';

const texts: Record<ProfileValueProblem['reason'], (limit: string) => string> = {
  required: () => 'is required',
  wrong_type: () => 'has the wrong type',
  too_short: (limit) => `must be at least ${limit} characters`,
  too_long: (limit) => `must be at most ${limit} characters`,
  not_a_number: () => 'must be a number',
  too_small: (limit) => `must be at least ${limit}`,
  too_large: (limit) => `must be at most ${limit}`,
  not_a_date: (limit) => `must be a date as ${limit}`,
  not_an_option: () => 'must be one of the options',
  not_a_url: () => 'must be an http or https URL',
  not_matching: () => 'does not match the pattern of the field',
  unknown: () => 'is not a value of this field',
};

/**
 * Throws `guard.invalid_input`, naming each value that its field doesn't accept, below `path` (such as `body.values`). The values of all
 * these fields are checked, and required ones must be there: to check a partial change, pass only the fields that it writes
 * (`fieldsOf`). Values without a field are not looked at.
 */
export function requireValidValues(
  fields: readonly CustomProfileField[],
  values: Record<string, unknown>,
  path: string,
): void {
  const problems = findValueProblems(fields, values, matchesPattern);
  if (problems.length === 0) return;
  const named = problems.map(({ path: name, reason, limit = '' }) => [
    `${path}.${name}`,
    texts[reason](String(limit)),
  ]);
  fail(edgeErrors.invalidInput, { data: { fields: Object.fromEntries(named) } });
}

/** The fields that have at least one of these values. */
export const fieldsOf = (
  fields: readonly CustomProfileField[],
  values: Record<string, unknown>,
): CustomProfileField[] =>
  fields.filter((field) => valueNamesOf(field).some((name) => Object.hasOwn(values, name)));
