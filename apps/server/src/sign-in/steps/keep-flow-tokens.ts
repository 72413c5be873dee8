import { keepTokens, type TokenAccount } from '../../identity-providers/vault/keep-tokens.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import type { KnownState } from '../state/flow-state.ts';
import type { Verification } from '../state/verifications.ts';

/** The verified account at a provider whose tokens the flow holds. */
function accountWithTokens(
  verification: Verification,
): { account: TokenAccount; sealed: string } | undefined {
  if (!('sealedTokens' in verification) || verification.sealedTokens === undefined) return undefined;
  const { connectorId, sealedTokens: sealed } = verification;
  if (verification.type === 'Social') {
    const { target, userInfo } = verification;
    return userInfo && { account: { connectorId, target, identityId: userInfo.id }, sealed };
  }
  const { identity } = verification;
  return (
    identity && {
      account: { connectorId, issuer: identity.issuer, identityId: identity.identityId },
      sealed,
    }
  );
}

/** Stores the tokens of the providers that the user has signed in at, for the accounts that are linked now. */
export async function keepFlowTokens(ctx: Ctx, { userId, verifications }: KnownState): Promise<void> {
  for (const verification of verifications) {
    const found = accountWithTokens(verification);
    if (found) await keepTokens(ctx, userId, found.account, found.sealed);
  }
}

/** A submitted flow holds no tokens. */
export const withoutTokens = <S extends KnownState>(state: S): S => ({
  ...state,
  verifications: state.verifications.map((verification) => {
    if (!('sealedTokens' in verification)) return verification;
    const { sealedTokens: _stored, ...rest } = verification;
    return rest;
  }),
});
