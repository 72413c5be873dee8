import { findAskedFields } from '@gatehouse/contract/custom-profile-fields/asked';
import * as api from '@gatehouse/contract/sign-in/preview-endpoints';
import type { PageApplication, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import { implement } from '../../web/implement.ts';
import { applyBrand, applyLook } from '../../experience/application-look.ts';
import type { HandlerInput } from '@gatehouse/contract/endpoint';
import { getCustomTexts, pickOwnTexts } from '../../experience/phrases-store.ts';
import {
  getProfileFields,
  getSignInExperience,
  resolveRecovery,
} from '../../experience/sign-in-experience-store.ts';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import { offersSso } from '../flow/offered-methods.ts';
import { renderPreview, listPreviews, type Offer } from './preview-screens.ts';
import { addDemos, listOffered } from './page-social.ts';
import { toPageExperience, buildLanguage } from './page-state.ts';

type PreviewBody = HandlerInput<typeof api.previewSignIn>['body'];

/** A page without a flow, as a user who comes from an application would see it. */
export async function buildPreview(
  offer: Offer,
  customTexts: CustomTexts,
  { screen = 'sign-in', language, locale }: { screen?: PreviewScreen; language?: string; locale: string },
): Promise<PageState> {
  const { experience, askedFields } = offer;
  const asksForFields = askedFields.length > 0;
  const page = renderPreview(screen, offer);
  return {
    ...page,
    experience: toPageExperience(experience),
    ...(await buildLanguage(experience, page.screen, {
      wanted: language,
      locale,
      custom: customTexts,
      asksForFields,
      back: '/',
    })),
  };
}

/** The application as a page names it. */
const toPageSender = ({ name, look }: NonNullable<PreviewBody['application']>): PageApplication => ({
  name: look.displayName ?? name,
  logoUrl: look.branding?.logoUrl,
});

/** Rendered with the same code as the pages themselves, so that it can't differ. */
export const preview = implement(api.previewSignIn, async ({ runtime, tenant, locale }, { body }) => {
  const saved = await getSignInExperience(runtime, tenant.id);
  const customTexts = { ...(await getCustomTexts(runtime, tenant.id)) };
  const { experience: change, application, organization, screen, language, translation } = body;
  if (language && translation) customTexts[language] = pickOwnTexts(translation);
  const ofTenant = await resolveRecovery(runtime, { ...saved, ...change });
  const experience = applyBrand(applyLook(ofTenant, application), organization);
  const social = addDemos(runtime, experience, await listOffered(runtime, tenant.id, experience));
  const { all: offered } = await listSsoConnectors(runtime, tenant.id);
  const sso = offersSso(experience) ? offered : [];
  const fields = await getProfileFields(runtime, tenant.id);
  const askedFields = findAskedFields(fields, experience.signUpProfileFields);
  const offer = { experience, social, sso, askedFields };
  const state = await buildPreview(offer, customTexts, { screen, language, locale });
  return {
    state: { ...state, application: application && toPageSender(application) },
    css: buildPageSheet(experience),
    followsSystem: experience.color.isDarkModeEnabled,
    screens: listPreviews(offer),
  };
});
