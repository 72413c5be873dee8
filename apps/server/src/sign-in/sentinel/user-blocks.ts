import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SentinelAction, UserBlock } from '@gatehouse/contract/sign-in/sentinel';
import * as api from '@gatehouse/contract/sign-in/sentinel-endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/database.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { found } from '../../lib/fail.ts';
import { getUser } from '../../users/user-store.ts';
import { recipientKey, strangersKey } from '../../delivery/messages/waits.ts';
import { forgetWaits, listWaits } from '../../delivery/messages/waits-store.ts';
import { deleteAttempts } from './sentinel-store.ts';
import { accountKey, identifierKey } from './attempt-target.ts';

type Identified = Pick<User, 'id' | 'username' | 'primaryEmail' | 'primaryPhone'>;

/** The counters of a user: attempts with each identifier and against the account, and messages to their recipients. */
function countersOf(user: Identified) {
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
  return { names, account: accountKey(user.id), recipients };
}

async function getCounters({ db }: TransactionCtx, userId: string) {
  return countersOf(found(await getUser(db, userId), entityErrors.notFound));
}

/** A block, and for a delay of messages whether it is of those for signing in. */
export type StoredBlock = UserBlock & { isOfSignIn: boolean };

/** The blocks and message delays of a user that have not ended. */
export async function readUserBlocks(
  db: TenantQueries,
  user: Identified,
  now: number,
): Promise<StoredBlock[]> {
  const { names, account, recipients } = countersOf(user);
  const targets = [...names.keys(), account];
  const { rows } = await sql<Pick<UserBlock, 'expiresAt'> & { action: SentinelAction; target: string }>`
    select action, target, expires_at as "expiresAt" from sentinel_activities
    where decision = 'Blocked' and expires_at > to_timestamp(${now}::float8 / 1000)
      and (target = any(${targets}) or owner = ${account})
    order by expires_at desc, action, target`.execute(db);
  const strangers = new Map(
    [...recipients.values()].flatMap((identifier) =>
      messageUsage.options.map((usage) => [strangersKey({ to: identifier.value, usage }), usage]),
    ),
  );
  const waits = await listWaits(db, [...recipients.keys()], now);
  return [
    ...rows.map(({ action, target, expiresAt }): StoredBlock => {
      const identifier = names.get(target) ?? null;
      const scope = target === account ? 'Account' : identifier ? 'Identifier' : 'Browser';
      return { action, scope, identifier, expiresAt, isOfSignIn: true };
    }),
    ...waits.map(({ key, recipient, openAt }): StoredBlock => ({
      action: 'Message',
      scope: strangers.has(key) ? 'Identifier' : 'Browser',
      identifier: recipients.get(recipient ?? '') ?? null,
      expiresAt: openAt,
      isOfSignIn: strangers.get(key) === 'SignIn',
    })),
  ];
}

export const listUserBlocks = implement(api.listUserBlocks, async (ctx, { params }) => {
  const user = found(await getUser(ctx.db, params.userId), entityErrors.notFound);
  const blocks = await readUserBlocks(ctx.db, user, ctx.now);
  return { blocks: blocks.map(({ isOfSignIn: _isOfSignIn, ...block }): UserBlock => block) };
});

export const liftUserBlocks = implement(api.liftUserBlocks, async (ctx, { params }) => {
  const { names, account, recipients } = await getCounters(ctx, params.userId);
  await deleteAttempts(ctx.db, [...names.keys()], [account]);
  await forgetWaits(ctx.db, [...recipients.keys()]);
});
