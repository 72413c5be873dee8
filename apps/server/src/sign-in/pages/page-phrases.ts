import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { pickCustomTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { toWirePhrases } from '@gatehouse/phrases/sign-in/wire-phrases';
import { implement } from '../../web/implement.ts';
import { getSavedTexts } from '../../experience/phrases-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';

/** The texts of the pages, with the tenant's own texts merged in, under our keys and those of the wire (ADR 142). */
export const getPhrases = implement(api.getPhrases, async ({ runtime, tenant, locale }, { query }) => {
  const { languageInfo } = await getSignInExperience(runtime, tenant.id);
  const { own, others } = await getSavedTexts(runtime, tenant.id);
  const { language, texts } = await pickTexts({ wanted: query.lng, locale, custom: own, ...languageInfo });
  return { ...texts, ...toWirePhrases(texts, pickCustomTexts(others, language)) };
});
