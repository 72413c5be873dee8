import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SentinelAction, UserBlock } from '@gatehouse/contract/sign-in/sentinel';
import * as api from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { sql } from 'kysely';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import { getUser } from '../../users/user-store.ts';
import { recipientKey, strangersKey } from '../../delivery/messages/waits.ts';
import { forgetWaits, listWaits } from '../../delivery/messages/waits-store.ts';
import { deleteAttempts } from './sentinel-store.ts';
import { accountKey, identifierKey } from './attempt-target.ts';

/** The counters of a user: attempts with each identifier and against the account, and messages to their recipients. */
async function getCounters({ db }: TransactionCtx, userId: string) {
  const user = found(await getUser(db, userId), entityErrors.notFound);
  const identifiers = [
    { type: 'username' as const, value: user.username },
    { type: 'email' as const, value: user.primaryEmail },
    { type: 'phone' as const, value: user.primaryPhone },
  ].flatMap(({ type, value }): Identifier[] => (value === null ? [] : [{ type, value }]));
  const names = new Map(identifiers.map((identifier) => [identifierKey(identifier), identifier]));
  const recipients = new Map(
    identifiers.flatMap((identifier) =>
      identifier.type === 'username' ? [] : [[recipientKey(identifier.value), identifier]],
    ),
  );
  return { names, account: accountKey(userId), recipients };
}

export const listUserBlocks = implement(api.listUserBlocks, async (ctx, { params }) => {
  const { names, account, recipients } = await getCounters(ctx, params.userId);
  const targets = [...names.keys(), account];
  const { rows } = await sql<Pick<UserBlock, 'expiresAt'> & { action: SentinelAction; target: string }>`
    select action, target, expires_at as "expiresAt" from sentinel_activities
    where decision = 'Blocked' and expires_at > to_timestamp(${ctx.now}::float8 / 1000)
      and (target = any(${targets}) or owner = ${account})
    order by expires_at desc, action, target`.execute(ctx.db);
  const strangers = new Set(
    [...recipients.values()].flatMap((identifier) =>
      messageUsage.options.map((usage) => strangersKey({ to: identifier.value, usage })),
    ),
  );
  const waits = await listWaits(ctx.db, [...recipients.keys()], ctx.now);
  return {
    blocks: [
      ...rows.map(({ action, target, expiresAt }): UserBlock => {
        const identifier = names.get(target) ?? null;
        const scope = target === account ? 'Account' : identifier ? 'Identifier' : 'Browser';
        return { action, scope, identifier, expiresAt };
      }),
      ...waits.map(({ key, recipient, openAt }): UserBlock => ({
        action: 'Message',
        scope: strangers.has(key) ? 'Identifier' : 'Browser',
        identifier: recipients.get(recipient ?? '') ?? null,
        expiresAt: openAt,
      })),
    ],
  };
});

export const liftUserBlocks = implement(api.liftUserBlocks, async (ctx, { params }) => {
  const { names, account, recipients } = await getCounters(ctx, params.userId);
  await deleteAttempts(ctx.db, [...names.keys()], [account]);
  await forgetWaits(ctx.db, [...recipients.keys()]);
});
