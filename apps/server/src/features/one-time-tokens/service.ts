import { createHash } from 'node:crypto';
import {
  type OneTimeToken,
  oneTimeTokenErrors,
  type OneTimeTokenStatus,
} from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { InteractionEvent, OneTimeTokenContext } from '@gatehouse/contract/sign-in/interaction';
import type { Ctx } from '../../ctx.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import { fail } from '../../fail.ts';

/** What is stored of a token: 43 random letters and digits, of which a hash tells nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a token made with this context may be used for this event. */
export const isTokenFor = (
  { interactionEvent: made }: OneTimeTokenContext,
  event: InteractionEvent,
): boolean => (made === undefined ? event !== 'ForgotPassword' : made === event);

interface TokenRow {
  id: string;
  email: string;
  context: OneTimeTokenContext;
  status: OneTimeTokenStatus;
  createdAt: number;
  expiresAt: number;
}

const columns = `id, email, context, status, created_at as "createdAt", expires_at as "expiresAt"`;

const find = hotStatement(
  'find-one-time-token',
  `select ${columns} from one_time_tokens where tenant_id = $1 and hash = $2`,
);

type Known = Pick<Ctx, 'runtime' | 'tenant' | 'now'>;

/** A token and what can be said against using it for this address; a look changes nothing, for mail scanners open links. */
export async function lookAtToken(
  { runtime, tenant, now }: Known,
  { token, email }: { token: string; email: string },
): Promise<{ context: OneTimeTokenContext; refusal: ErrorDeclaration | undefined }> {
  const [row] = await runtime.database.hot<TokenRow>(find, tenant.id, [hashToken(token)]);
  return { context: row?.context ?? {}, refusal: refusalOf(row, email, now) };
}

// Whether it is used up is decided by this one write: of several at once, over all processes, one finds it active.
const use = hotStatement(
  'use-one-time-token',
  `update one_time_tokens set status = 'consumed'
   where tenant_id = $1 and hash = $2 and email = $3 and status = 'active' and expires_at > to_timestamp($4::float8 / 1000)
     and ($5::text is null
       or coalesce(context ->> 'interactionEvent', case when $5 = 'ForgotPassword' then '' else $5 end) = $5)
   returning ${columns}`,
);

/** Uses a token up for its address and, in a sign-in, for what that is about. Throws why it cannot be. */
export async function useToken(
  ctx: Known,
  { token, email, event }: { token: string; email: string; event?: InteractionEvent },
): Promise<OneTimeToken> {
  const { runtime, tenant, now } = ctx;
  const hash = hashToken(token);
  const [used] = await runtime.database.hot<TokenRow>(use, tenant.id, [hash, email, now, event ?? null]);
  if (used) return { ...used, tenantId: tenant.id, token };
  const [row] = await runtime.database.hot<TokenRow>(find, tenant.id, [hash]);
  if (row && event && !refusalOf(row, email, now) && !isTokenFor(row.context, event))
    return fail(oneTimeTokenErrors.eventMismatch);
  return fail(refusalOf(row, email, now) ?? oneTimeTokenErrors.consumed);
}

/** Said only to who holds the token; of one that is none, nothing else is said (attacks: enumeration). */
function refusalOf(row: TokenRow | undefined, email: string, now: number): ErrorDeclaration | undefined {
  if (!row) return oneTimeTokenErrors.notFound;
  if (row.email !== email) return oneTimeTokenErrors.emailMismatch;
  if (row.status !== 'active') return oneTimeTokenErrors[row.status];
  return row.expiresAt <= now ? oneTimeTokenErrors.expired : undefined;
}
