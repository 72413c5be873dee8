import { entityErrors } from '@gatehouse/contract/errors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { UserBlock } from '@gatehouse/contract/sign-in/sentinel';
import * as api from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { implement } from '../../edge/implement.ts';
import { found } from '../../fail.ts';
import { getUser } from '../../features/users/store.ts';
import { forgetTries } from './store.ts';
import { accountKey, identifierKey } from './target.ts';

/** What attempts against a user are counted under: each of their names, and the account. */
async function describeUser({ db }: Ctx, userId: string) {
  const user = found(await getUser(db, userId), entityErrors.notFound);
  const all = { username: user.username, email: user.primaryEmail, phone: user.primaryPhone };
  const identifiers = Object.entries(all).flatMap(([type, value]) =>
    value === null ? [] : [{ type, value } as Identifier],
  );
  const names = new Map(identifiers.map((identifier) => [identifierKey(identifier), identifier]));
  return { names, account: accountKey(userId) };
}

export const listUserBlocks = implement(api.listUserBlocks, async (ctx, { params }) => {
  const { names, account } = await describeUser(ctx, params.userId);
  const targets = [...names.keys(), account];
  const { rows } = await sql<Pick<UserBlock, 'action' | 'expiresAt'> & { target: string }>`
    select action, target, expires_at as "expiresAt" from sentinel_activities
    where decision = 'Blocked' and expires_at > to_timestamp(${ctx.now}::float8 / 1000)
      and (target = any(${targets}) or owner = ${account})
    order by expires_at desc, action, target`.execute(ctx.db);
  return {
    blocks: rows.map(({ action, target, expiresAt }): UserBlock => {
      const identifier = names.get(target) ?? null;
      const scope = target === account ? 'Account' : identifier ? 'Identifier' : 'Browser';
      return { action, scope, identifier, expiresAt };
    }),
  };
});

export const liftUserBlocks = implement(api.liftUserBlocks, async (ctx, { params }) => {
  const { names, account } = await describeUser(ctx, params.userId);
  await forgetTries(ctx.db, [...names.keys()], [account]);
});
