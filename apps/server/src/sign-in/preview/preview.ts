import { findAskedFields } from '@gatehouse/contract/custom-profile-fields/asked';
import type { HandlerInput } from '@gatehouse/contract/endpoint';
import type { PageApplication, PageState } from '@gatehouse/contract/sign-in/page-state';
import * as api from '@gatehouse/contract/sign-in/preview-endpoints';
import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import { applyBrand, applyLook } from '../../experience/application-look.ts';
import { getCustomTexts, pickOwnTexts } from '../../experience/phrases-store.ts';
import {
  getProfileFields,
  getSignInExperience,
  resolveRecovery,
} from '../../experience/sign-in-experience-store.ts';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import { implement } from '../../web/implement.ts';
import { buildAccountState } from '../account/account-state.ts';
import { offersSso } from '../flow/offered-methods.ts';
import { addDemos, listOffered } from '../pages/page-social.ts';
import { buildPreview } from '../pages/preview-page.ts';
import { listPreviews } from '../pages/preview-screens.ts';

type PreviewBody = HandlerInput<typeof api.previewSignIn>['body'];

/** The application as a page names it. */
const toPageSender = ({ name, look }: NonNullable<PreviewBody['application']>): PageApplication => ({
  name: look.displayName ?? name,
  logoUrl: look.branding?.logoUrl,
});

/** The page that asks for consent names the application. */
const exampleSender = ({ screen }: PageState): PageApplication | undefined =>
  screen.name === 'consent' ? { name: 'Example app' } : undefined;

/** Rendered with the same code as the pages themselves, so that it can't differ. */
export const preview = implement(api.previewSignIn, async ({ runtime, tenant, locale }, { body }) => {
  const saved = await getSignInExperience(runtime, tenant.id);
  const customTexts = { ...(await getCustomTexts(runtime, tenant.id)) };
  const { experience: change, application, organization, accountCenter } = body;
  const { screen, language, translation } = body;
  if (language && translation) customTexts[language] = pickOwnTexts(translation);
  const ofTenant = await resolveRecovery(runtime, { ...saved, ...change });
  const experience = applyBrand(applyLook(ofTenant, application), organization);
  const social = addDemos(runtime, experience, await listOffered(runtime, tenant.id, experience));
  const { all: offered } = await listSsoConnectors(runtime, tenant.id);
  const sso = offersSso(experience) ? offered : [];
  const fields = await getProfileFields(runtime, tenant.id);
  const askedFields = findAskedFields(fields, experience.signUpProfileFields);
  const offer = { experience, social, sso, askedFields };
  const center = {
    ...(await readAccountCenter(runtime.database.for(tenant.id), tenant.id)),
    ...accountCenter,
  };
  const common = {
    followsSystem: experience.color.isDarkModeEnabled,
    screens: [...listPreviews(offer), ...(center.enabled ? (['account'] as const) : [])],
  };
  if (screen === 'account' && center.enabled) {
    const page = { runtime, tenant, experience, customTexts };
    const state = await buildAccountState(page, center, { wanted: language, locale });
    const { color } = experience;
    return {
      state: { ...state },
      css: buildPageSheet({ color, customCss: center.customCss ?? '' }),
      ...common,
    };
  }
  const state = await buildPreview(offer, customTexts, { screen, language, locale });
  return {
    state: { ...state, application: application ? toPageSender(application) : exampleSender(state) },
    css: buildPageSheet(experience),
    ...common,
  };
});
