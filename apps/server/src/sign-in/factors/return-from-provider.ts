import type { Ctx } from '../../runtime/ctx.ts';
import type { Connected, ProvenPerson } from '../../identity-providers/identity-provider.ts';
import { finishSignIn } from '../../identity-providers/returns/finish-sign-in.ts';
import { requireOwnReturn } from '../../identity-providers/returns/own-return.ts';
import type { Departed } from './leave-for-provider.ts';

/** The person who came back from a provider. What they bring has to belong to the very sign-in that sent them there. */
export async function returnFromProvider<P extends ProvenPerson>(
  ctx: Ctx,
  connector: Connected<P>,
  { state, redirectUri, kept }: Departed['pending'],
  data: Record<string, unknown>,
): Promise<P> {
  requireOwnReturn(ctx, connector.id, data, { state, kept });
  return finishSignIn(ctx, connector, { data, redirectUri, kept });
}
