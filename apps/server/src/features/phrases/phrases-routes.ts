import * as api from '@gatehouse/contract/phrases/endpoints';
import { implement } from '../../web/implement.ts';
import * as service from './phrases-service.ts';
import { listCustomPhrases } from '../../experience/phrases-store.ts';

export const routes = [
  implement(api.listCustomPhrases, (ctx) => listCustomPhrases(ctx.db)),

  implement(api.getCustomPhrase, (ctx, { params }) => service.getCustomPhrase(ctx, params.languageTag)),

  implement(api.putCustomPhrase, (ctx, { params, body }) =>
    service.putCustomPhrase(ctx, params.languageTag, body),
  ),

  implement(api.deleteCustomPhrase, (ctx, { params }) => service.deleteCustomPhrase(ctx, params.languageTag)),
];
