import type { Ctx } from '../../runtime/ctx.ts';
import { askProvider } from '../ask-provider.ts';
import type { Connected, VerifiedPerson, Return } from '../identity-provider.ts';
import { normalizeUserInfo } from '../user-info.ts';
import { readPostedResponse } from './posted-responses.ts';

/** The account that a user came back with, with normalized email and phone. Throws the connector's error code. */
export async function finishSignIn<P extends VerifiedPerson>(
  ctx: Pick<Ctx, 'runtime' | 'tenant'>,
  { id, provider }: Connected<P>,
  back: Return,
): Promise<P> {
  const data = provider.receive ? await readPostedResponse(ctx, id, back.data) : back.data;
  const person = await askProvider(() => provider.finish({ ...back, data }));
  return { ...person, userInfo: normalizeUserInfo(person.userInfo) };
}
