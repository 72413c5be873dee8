import type { z } from 'zod';
import { keepTokens } from './keep-tokens.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import type { linkedAccount } from '../../sessions/verifications.ts';

/** Stores the tokens that came with the verification of a social account, if its connector stores them. */
export const keepTokensOf = (
  ctx: Ctx,
  userId: string,
  { connectorId = '', target, identity, sealedTokens }: z.output<typeof linkedAccount>,
): Promise<void> =>
  keepTokens(ctx, userId, { connectorId, target, identityId: identity.userId }, sealedTokens);
