import { createHash } from 'node:crypto';
import { canonicalIdentifier, type Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import type { Ctx } from '../../runtime/ctx.ts';
import { knownBrowserTarget } from './known-browsers.ts';
import type { Target } from './sentinel-store.ts';

const digest = (name: string): string => createHash('sha256').update(name).digest('base64url');

/**
 * Whom an attempt counts against: the account as this browser has known it before; or the identifier, whoever has it or nobody, and the
 * account behind it.
 */
export async function describeTarget(
  ctx: Ctx,
  action: SentinelAction,
  identifier: Identifier,
  userId: string | undefined,
): Promise<Target> {
  const known = await knownBrowserTarget(ctx, userId);
  if (known && userId) return { action, target: known, owner: accountKey(userId) };
  return {
    action,
    target: identifierKey(identifier),
    account: userId === undefined ? undefined : accountKey(userId),
  };
}

/** Under which attempts with an identifier are counted. */
export const identifierKey = (identifier: Identifier): string =>
  digest(`${identifier.type}:${canonicalIdentifier(identifier) ?? identifier.value}`);

/** Under which attempts against an account are counted. */
export const accountKey = (userId: string): string => digest(`account:${userId}`);

/** Whom an attempt at a second factor counts against: the account that was proven by the first, as this browser knows it or as others do. */
export async function describeAccountTarget(
  ctx: Ctx,
  action: SentinelAction,
  userId: string,
): Promise<Target> {
  const owner = accountKey(userId);
  return { action, target: (await knownBrowserTarget(ctx, userId)) ?? owner, owner };
}
