import type { Ctx } from '../../runtime/ctx.ts';
import type { Connected, VerifiedPerson } from '../../identity-providers/identity-provider.ts';
import { type Finished, finishSignIn } from '../../identity-providers/returns/finish-sign-in.ts';
import { requireOwnReturn } from '../../identity-providers/returns/own-return.ts';
import type { Departed } from './leave-for-provider.ts';

/**
 * The account that the user came back with. Throws unless the response belongs to the sign-in that sent them to the
 * provider.
 */
export async function returnFromProvider<P extends VerifiedPerson>(
  ctx: Ctx,
  connector: Connected<P>,
  { state, redirectUri, kept }: Departed['pending'],
  data: Record<string, unknown>,
): Promise<Finished<P>> {
  requireOwnReturn(ctx, connector.id, data, { state, kept });
  return finishSignIn(ctx, connector, { data, redirectUri, kept });
}
