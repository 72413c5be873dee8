import { createHash } from 'node:crypto';
import {
  type OneTimeToken,
  type OneTimeTokenContext,
  oneTimeTokenErrors,
} from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { type Ctx, queriesOf } from '../runtime/ctx.ts';
import type { TenantDb } from '../database/database.ts';
import type { OneTimeTokensTable } from '../database/tables/protocol.ts';
import { fail } from '../lib/fail.ts';
import { isActive } from './one-time-token-store.ts';

/** The stored form of a token. A token has 43 random letters and digits, so a hash of it reveals nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a token with this context may be used for this event. */
export const isTokenFor = (
  { interactionEvent: made }: OneTimeTokenContext,
  event: InteractionEvent,
): boolean => (made === undefined ? event !== 'ForgotPassword' : made === event);

const columns = ['id', 'email', 'context', 'status', 'createdAt', 'expiresAt'] as const;
type TokenRow = Pick<Selectable<OneTimeTokensTable>, (typeof columns)[number]>;

type Known = Pick<Ctx, 'runtime' | 'tenant' | 'now'> & { db?: TenantDb };

const findToken = (ctx: Known, token: string): Promise<TokenRow | undefined> =>
  queriesOf(ctx)
    .selectFrom('oneTimeTokens')
    .select(columns)
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();

/**
 * A token and the reason to reject it for this email address. Reading it doesn't use it, because mail scanners open
 * links.
 */
export async function checkToken(
  ctx: Known,
  { token, email }: { token: string; email: string },
): Promise<{ context: OneTimeTokenContext; refusal: ErrorDeclaration | undefined }> {
  const row = await findToken(ctx, token);
  return { context: row?.context ?? {}, refusal: refusalOf(row, email, ctx.now) };
}

// Only this write decides whether it is used: of several concurrent ones, in all processes, one finds it active.
const markUsed = (
  ctx: Known,
  { token, email, event = null }: { token: string; email: string; event?: InteractionEvent | null },
): Promise<TokenRow | undefined> =>
  queriesOf(ctx)
    .updateTable('oneTimeTokens')
    .set({ status: 'consumed' })
    .where('hash', '=', hashToken(token))
    .where('email', '=', email)
    .where(isActive(ctx.now))
    .where(
      sql<SqlBool>`(${event}::text is null
        or coalesce(context ->> 'interactionEvent', case when ${event} = 'ForgotPassword' then '' else ${event} end) = ${event})`,
    )
    .returning(columns)
    .executeTakeFirst();

/** Uses a token for its email address and, in a sign-in, for its event. Throws the reason of a rejection. */
export async function useToken(
  ctx: Known,
  { token, email, event }: { token: string; email: string; event?: InteractionEvent },
): Promise<OneTimeToken> {
  const { tenant, now } = ctx;
  const used = await markUsed(ctx, { token, email, event });
  if (used) return { ...used, tenantId: tenant.id, token };
  const row = await findToken(ctx, token);
  if (row && event && !refusalOf(row, email, now) && !isTokenFor(row.context, event))
    return fail(oneTimeTokenErrors.eventMismatch);
  return fail(refusalOf(row, email, now) ?? oneTimeTokenErrors.consumed);
}

/** Only the holder of the token learns the reason; for an unknown token there is only one error (attacks: enumeration). */
function refusalOf(row: TokenRow | undefined, email: string, now: number): ErrorDeclaration | undefined {
  if (!row) return oneTimeTokenErrors.notFound;
  if (row.email !== email) return oneTimeTokenErrors.emailMismatch;
  if (row.status !== 'active') return oneTimeTokenErrors[row.status];
  return row.expiresAt <= now ? oneTimeTokenErrors.expired : undefined;
}
