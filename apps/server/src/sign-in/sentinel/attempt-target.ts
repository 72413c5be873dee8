import { hash } from 'node:crypto';
import { canonicalIdentifier, type Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import type { Ctx } from '../../runtime/ctx.ts';
import { knownBrowserTarget } from './known-browsers.ts';
import type { Target } from './sentinel-store.ts';

const digest = (name: string): string => hash('sha256', name, 'base64url');

/**
 * The target that an attempt counts against: the account as a known browser has it; or the identifier, whether or not
 * an account has it, and the account.
 */
export async function attemptTarget(
  ctx: Ctx,
  action: SentinelAction,
  identifier: Identifier,
  userId: string | undefined,
): Promise<Target> {
  const known = await knownBrowserTarget(ctx, userId);
  if (known && userId) return { action, target: known, owner: accountKey(userId), identifier, userId };
  return {
    action,
    target: identifierKey(identifier),
    account: userId === undefined ? undefined : accountKey(userId),
    identifier,
    userId,
  };
}

/** The name under which attempts with an identifier are counted. */
export const identifierKey = (identifier: Identifier): string =>
  digest(`${identifier.type}:${canonicalIdentifier(identifier) ?? identifier.value}`);

/** The name under which attempts against an account are counted. */
export const accountKey = (userId: string): string => digest(`account:${userId}`);

/**
 * The target of an attempt at a second factor: the account that the first factor verified, as this known browser has it
 * or as all other browsers do.
 */
export async function accountTarget(ctx: Ctx, action: SentinelAction, userId: string): Promise<Target> {
  const owner = accountKey(userId);
  return { action, target: (await knownBrowserTarget(ctx, userId)) ?? owner, owner, userId };
}
