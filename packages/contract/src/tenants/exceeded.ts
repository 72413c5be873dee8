import { declareErrors } from '../errors.ts';
import type { Quota, QuotaKey } from './plans.ts';

/** A limit of a plan that something would exceed. `usage` is how much exists already. */
export interface ExceededLimit {
  key: QuotaKey;
  limit: Quota[QuotaKey];
  usage: number;
}

export const planErrors = declareErrors({
  /** `data` is an `ExceededLimit`. If there are several, `data.exceeded` has all, and the message names them (QUOTA-10). */
  limitExceeded: [
    'subscription.limit_exceeded',
    403,
    'The plan of this tenant doesn’t include this, or its limit is reached.',
  ],
  /** At the token endpoint (OPEN-65). */
  tokensExceeded: [
    'auth.exceed_token_limit',
    429,
    'The tenant has used up the tokens of its plan for this period.',
  ],
});

/** The message of a refusal because of several limits: words, and a JSON object with each limit by its key (QUOTA-10). */
export const describeExceeded = (exceeded: readonly ExceededLimit[]): string =>
  `The plan does not include all of this: ${JSON.stringify(
    Object.fromEntries(exceeded.map(({ key, limit }) => [key, limit])),
  )}`;
