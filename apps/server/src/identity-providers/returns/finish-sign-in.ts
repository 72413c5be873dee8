import type { Ctx } from '../../runtime/ctx.ts';
import { askProvider } from '../ask-provider.ts';
import type { Connected, VerifiedPerson, Return } from '../identity-provider.ts';
import { normalizeUserInfo } from '../user-info.ts';
import { sealWaiting } from '../vault/keep-tokens.ts';
import { readPostedResponse } from './posted-responses.ts';

/** An account, with the provider's tokens if its connector stores them: encrypted for `keepTokens`, once the user is known. */
export type Finished<P> = Omit<P, 'tokens'> & { sealedTokens?: string };

/** The account that a user came back with, with normalized email and phone. Throws the connector's error code. */
export async function finishSignIn<P extends VerifiedPerson>(
  ctx: Pick<Ctx, 'runtime' | 'tenant' | 'log'>,
  connector: Connected<P>,
  back: Return,
): Promise<Finished<P>> {
  const { id, provider } = connector;
  const data = provider.receive ? await readPostedResponse(ctx, id, back.data) : back.data;
  const person = await askProvider(() => provider.finish({ ...back, data }));
  const sealedTokens = sealWaiting(ctx, connector, person);
  const { tokens: _secret, ...rest } = person;
  return {
    ...rest,
    userInfo: normalizeUserInfo(person.userInfo),
    ...(sealedTokens !== undefined && { sealedTokens }),
  };
}
