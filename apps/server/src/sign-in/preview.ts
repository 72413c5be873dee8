import * as api from '@gatehouse/contract/sign-in/preview';
import { flattenTranslation } from '@gatehouse/contract/phrases/phrases';
import type { PageApplication, PageSocial, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import { describePageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import { implement } from '../edge/implement.ts';
import { applyLook } from '../features/sign-in-experience/application-look-service.ts';
import type { HandlerInput } from '@gatehouse/contract/endpoint';
import { getCustomTexts } from '../features/phrases/store.ts';
import { getSignInExperience } from '../features/sign-in-experience/store.ts';
import { listSsoConnectors } from '../sso/connectors.ts';
import { readParameters } from './pages/parameters.ts';
import { listOffered } from './pages/social.ts';
import { chooseScreen, describeExperience, describeLanguage } from './pages/state.ts';

type PreviewBody = HandlerInput<typeof api.previewSignIn>['body'];

/** A page of no flow, as somebody would see it who comes from an application. */
export async function describePreview(
  experience: SignInExperience,
  customTexts: CustomTexts,
  {
    screen = 'sign-in',
    language,
    locale,
    social,
    sso,
  }: { screen?: PreviewScreen; language?: string; locale: string; social: PageSocial[]; sso: PageSso[] },
): Promise<PageState> {
  return {
    screen: chooseScreen({
      path: screen === 'register' ? '/register' : '/sign-in',
      search: new URLSearchParams(),
      parameters: readParameters({}, {}),
      experience,
      underWay: undefined,
      social,
      sso,
      setup: undefined,
    }),
    experience: describeExperience(experience),
    ...(await describeLanguage(experience, language, locale, customTexts)),
  };
}

/** The application as a page names it. */
const describeSender = ({ name, look }: NonNullable<PreviewBody['application']>): PageApplication => ({
  name: look.displayName ?? name,
  logoUrl: look.branding?.logoUrl,
});

/** Drawn by what draws the pages themselves, so that it cannot show anything else than they would. */
export const preview = implement(api.previewSignIn, async ({ runtime, tenant, locale }, { body }) => {
  const saved = await getSignInExperience(runtime, tenant.id);
  const customTexts = { ...(await getCustomTexts(runtime, tenant.id)) };
  const { experience: change, application, screen, language, translation } = body;
  if (language && translation) customTexts[language] = flattenTranslation(translation);
  const experience = applyLook({ ...saved, ...change }, application);
  const social = await listOffered(runtime, tenant.id, experience);
  const { all: offered } = await listSsoConnectors(runtime, tenant.id);
  const sso = experience.singleSignOnEnabled ? offered : [];
  const state = await describePreview(experience, customTexts, { screen, language, locale, social, sso });
  return {
    state: { ...state, application: application && describeSender(application) },
    css: describePageSheet(experience),
    followsSystem: experience.color.isDarkModeEnabled,
  };
});
