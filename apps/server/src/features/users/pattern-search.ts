import { edgeErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { errorCode } from '../../database/error-code.ts';
import { fail } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createShare, type Share } from '../../web/share.ts';

/** A pattern with back-references can take exponential time, so its statements get less of it than those of other lists. */
const statementMs = 1_000;

/** Pattern searches use one connection per tenant; a second one waits briefly, then it is refused with 429. */
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

const problemOf = (code: string): string | undefined => {
  if (invalidPattern.test(code)) return 'is not a valid pattern';
  return code === statementTimeout ? 'takes too long to match; use a simpler pattern' : undefined;
};

/** Runs a search for patterns of the caller. An invalid or expensive one is refused with the fields of the query that it can be in. */
export async function searchPatterns<T>(
  runtime: Runtime,
  tenantId: string,
  fields: readonly string[],
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  try {
    return await shareOf(runtime)(tenantId, () =>
      runtime.database.tenant(tenantId, async (db) => {
        await sql`select set_config('statement_timeout', ${String(statementMs)}, true)`.execute(db);
        return work(db);
      }),
    );
  } catch (error) {
    const problem = problemOf(errorCode(error));
    if (problem === undefined) throw error;
    return fail(edgeErrors.invalidContent, {
      data: { fields: Object.fromEntries(fields.map((field) => [`query.${field}`, problem])) },
    });
  }
}
