import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { implement } from '../../web/implement.ts';
import { getCustomTexts } from '../../experience/phrases-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';

/** The texts of the pages, with the tenant's own texts merged in. */
export const getPhrases = implement(api.getPhrases, async ({ runtime, tenant, locale }, { query }) => {
  const { languageInfo } = await getSignInExperience(runtime, tenant.id);
  const custom = await getCustomTexts(runtime, tenant.id);
  const { texts } = await pickTexts({ wanted: query.lng, locale, custom, ...languageInfo });
  return texts;
});
