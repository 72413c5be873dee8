import * as api from '@gatehouse/contract/explanations/endpoints';
import { implement } from '../../web/implement.ts';
import { explainAccess } from './explain-access.ts';
import { explainToken } from './explain-token.ts';

export const routes = [
  implement(api.explainAccess, (ctx, { params, query }) => explainAccess(ctx, { ...params, ...query })),
  implement(api.explainToken, (ctx, { body }) => explainToken(ctx, body.token)),
];
