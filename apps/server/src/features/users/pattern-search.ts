import { edgeErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { errorCode } from '../../database/error-code.ts';
import { fail } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createShare, type Share } from '../../web/share.ts';

/** A regular expression or SQL pattern of the caller, and the name of its parameter. */
export interface SearchPattern {
  parameter: string;
  pattern: string;
}

/**
 * What can make PostgreSQL's matching exponential: back-references, constraints such as look-ahead, and bounds. The time of other patterns
 * grows with the number of users, as in other searches.
 */
const expensive = /\\\d|\(\?|\{/;

/** Statements with expensive patterns get less time than those of other lists. */
const statementMs = 1_000;

/** Such searches use one connection per tenant. A second one waits briefly, then it is rejected with 429. */
const limits = { size: Infinity, perCaller: 1, waitMs: 500 };

const shares = new WeakMap<Runtime, Share>();

function shareOf(runtime: Runtime): Share {
  const share = shares.get(runtime) ?? createShare(limits);
  shares.set(runtime, share);
  return share;
}

/** PostgreSQL: invalid regular expression, escape character, its use, or sequence. */
const invalidPattern = /^(2201B|22019|2200C|22025)$/;
const statementTimeout = '57014';

const problemOf = (code: string, isExpensive: boolean): string | undefined => {
  if (invalidPattern.test(code)) return 'is not a valid pattern';
  return isExpensive && code === statementTimeout
    ? 'takes too long to match; use a simpler pattern'
    : undefined;
};

/** Runs a search for patterns of the caller. Invalid or too expensive patterns are rejected with the names of their parameters. */
export async function searchPatterns<T>(
  runtime: Runtime,
  tenantId: string,
  patterns: readonly SearchPattern[],
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const costly = patterns.filter(({ pattern }) => expensive.test(pattern));
  const isExpensive = costly.length > 0;
  try {
    if (!isExpensive) return await runtime.database.tenant(tenantId, work);
    return await shareOf(runtime)(tenantId, () =>
      runtime.database.tenant(tenantId, async (db) => {
        await sql`select set_config('statement_timeout', ${String(statementMs)}, true)`.execute(db);
        return work(db);
      }),
    );
  } catch (error) {
    const code = errorCode(error);
    const problem = problemOf(code, isExpensive);
    if (problem === undefined) throw error;
    const named = code === statementTimeout ? costly : patterns;
    return fail(edgeErrors.invalidContent, {
      data: { fields: Object.fromEntries(named.map(({ parameter }) => [`query.${parameter}`, problem])) },
    });
  }
}
