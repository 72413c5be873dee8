import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { implement } from '../../edge/implement.ts';
import { describePublicly, updateSignInExperience } from './service.ts';
import { getSignInExperience, readSignInExperience } from './store.ts';

export const routes = [
  implement(api.getSignInExperience, (ctx) => readSignInExperience(ctx.db, ctx.tenant.id)),

  implement(api.updateSignInExperience, (ctx, { body }) => updateSignInExperience(ctx, body)),

  implement(api.getPublicSignInExperience, describePublicly),

  implement(api.getPublicExperience, describePublicly),

  implement(api.getPhrases, async ({ runtime, tenant, locale }, { query }) => {
    const { languageInfo } = await getSignInExperience(runtime, tenant.id);
    return pickTexts({ wanted: query.lng, locale, ...languageInfo }).texts;
  }),
];
