import type { Ctx } from '../../runtime/ctx.ts';
import { askProvider } from '../ask-provider.ts';
import type { Connected, VerifiedPerson, Return } from '../identity-provider.ts';
import { normalizeUserInfo } from '../user-info.ts';
import { keepTokens } from '../vault/keep-tokens.ts';
import { readPostedResponse } from './posted-responses.ts';

/**
 * The account that a user came back with, with normalized email and phone. Its tokens are stored for the user whose account it is or will be,
 * if the administrator has turned that on. Throws the connector's error code.
 */
export async function finishSignIn<P extends VerifiedPerson>(
  ctx: Pick<Ctx, 'runtime' | 'tenant' | 'log'>,
  connector: Connected<P>,
  back: Return,
): Promise<P> {
  const { id, provider } = connector;
  const data = provider.receive ? await readPostedResponse(ctx, id, back.data) : back.data;
  const person = await askProvider(() => provider.finish({ ...back, data }));
  await keepTokens(ctx, connector, person);
  return { ...person, userInfo: normalizeUserInfo(person.userInfo), tokens: undefined };
}
