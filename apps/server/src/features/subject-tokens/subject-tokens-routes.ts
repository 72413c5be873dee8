import * as api from '@gatehouse/contract/subject-tokens/endpoints';
import { subjectTokenSeconds } from '@gatehouse/contract/subject-tokens/subject-tokens';
import { insertSubjectToken } from '../../sessions/subject-tokens.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.createSubjectToken, async (ctx, { body }) => {
    const { id, userId, value } = await insertSubjectToken(ctx, body);
    // The entry of the exchange has the same ID, so that both can be found together.
    ctx.note({ params: { userId, subjectTokenId: id } });
    return { subjectToken: value, expiresIn: subjectTokenSeconds };
  }),
];
