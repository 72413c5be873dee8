import type { Ctx } from '../../runtime/ctx.ts';
import { askProvider } from '../ask-provider.ts';
import type { Connected, ProvenPerson, Return } from '../identity-provider.ts';
import { tidyUserInfo } from '../user-info.ts';
import { readPosted } from './posted-answers.ts';

/** Who came back from a provider, in our spelling. Throws with the provider's code. */
export async function finishSignIn<P extends ProvenPerson>(
  ctx: Pick<Ctx, 'runtime' | 'tenant'>,
  { id, provider }: Connected<P>,
  back: Return,
): Promise<P> {
  const data = provider.receive ? await readPosted(ctx, id, back.data) : back.data;
  const person = await askProvider(() => provider.finish({ ...back, data }));
  return { ...person, userInfo: tidyUserInfo(person.userInfo) };
}
