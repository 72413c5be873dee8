import { entityErrors } from '@gatehouse/contract/errors';
import { fail } from '../../lib/fail.ts';

/** The wire refuses a just-in-time list that has a value twice; lists of members are only deduplicated. */
export function requireDistinct(values: readonly string[]): void {
  if (new Set(values).size < values.length) fail(entityErrors.notUnique);
}
