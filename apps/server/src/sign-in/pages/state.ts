import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type {
  PageApplication,
  PageExperience,
  PageScreen,
  PageState,
} from '@gatehouse/contract/sign-in/page-state';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type CustomTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { Tenant } from '../../ctx.ts';
import { builtInApplications } from '../../platform/tenants/create-tenant.ts';
import { waysOf } from '../flow/ways.ts';
import type { PageParameters } from './parameters.ts';
import type { PageApplicationRow } from './store.ts';

/** What the screens need, and nothing that is no business of somebody who has not signed in. */
export function describeExperience(experience: SignInExperience): PageExperience {
  const { termsOfUseUrl, privacyPolicyUrl, agreeToTermsPolicy, supportEmail, supportWebsiteUrl } = experience;
  return {
    termsOfUseUrl,
    privacyPolicyUrl,
    agreeToTermsPolicy,
    supportEmail,
    supportWebsiteUrl,
    logoUrl: experience.branding.logoUrl,
    darkLogoUrl: experience.branding.darkLogoUrl,
    passwordPolicy: completePasswordPolicy(experience.passwordPolicy),
  };
}

/** Where the applications are that we serve ourselves; their records hold no address (see `create-tenant.ts`). */
const builtInPaths: Record<string, string> = {
  [builtInApplications.console]: '/console',
  [builtInApplications.demo]: '/demo-app',
};

/** The application by its name and, where it is on the web, its address. */
export function describeApplication(
  { origin }: Tenant,
  row: PageApplicationRow | undefined,
): PageApplication | undefined {
  if (!row) return undefined;
  const ours = builtInPaths[row.id];
  const web = row.redirectUris.find((uri) => /^https?:/i.test(uri) && URL.canParse(uri));
  const logo = row.logoUri && /^https?:/i.test(row.logoUri) ? row.logoUri : undefined;
  return { name: row.name, logoUrl: logo, homeUrl: ours ? `${origin}${ours}` : web && new URL(web).origin };
}

export interface ScreenChoice {
  /** The path that was opened. */
  path: '/sign-in' | '/register';
  search: URLSearchParams;
  parameters: PageParameters;
  experience: SignInExperience;
  next: NextStep;
  setup: { needsCode: boolean } | undefined;
}

/** The screen of an open flow. What the tenant has switched off is a friendly dead end, not a form that cannot work. */
export function chooseScreen(choice: ScreenChoice): PageScreen {
  const { path, search, parameters, experience, next, setup } = choice;
  const { signInMode } = experience;
  const link = (to: '/sign-in' | '/register', firstScreen: string): string => {
    const query = new URLSearchParams(search);
    query.delete('interaction_mode');
    query.set('first_screen', firstScreen);
    return `${to}?${query.toString()}`;
  };
  const signInUrl = signInMode === 'Register' ? undefined : link('/sign-in', 'sign_in');
  const registerUrl = signInMode === 'SignIn' ? undefined : link('/register', 'register');
  const { identifierTypes, loginHint, screen: wanted } = parameters;
  const pick = (offered: Identifier['type'][]): Identifier['type'][] => {
    const asked = identifierTypes.filter((type) => offered.includes(type));
    return asked.length > 0 ? asked : offered;
  };
  const screen = path === '/register' ? 'register' : wanted;

  if (screen === 'reset-password') return { name: 'dead-end', reason: 'reset_password', signInUrl };
  if (screen === 'single-sign-on') return { name: 'dead-end', reason: 'single_sign_on', signInUrl };
  const isUnderWay = next.step === 'profile' && next.event === 'SignIn';
  if ((screen === 'register' || !signInUrl) && !isUnderWay) {
    if (!registerUrl) return { name: 'dead-end', reason: 'registration_closed', signInUrl };
    const { identifiers } = experience.signUp;
    return { name: 'register', identifierTypes: pick(identifiers), loginHint, signInUrl, setup };
  }
  const ways = waysOf('SignIn', experience);
  if (ways.length === 0) return { name: 'dead-end', reason: 'no_method' };
  return {
    name: 'sign-in',
    identifierTypes: pick(ways.map(({ identifier }) => identifier)),
    ways,
    passkey: { button: false, autofill: false },
    loginHint,
    registerUrl,
  };
}

/** The texts in the language of the page. */
export function describeLanguage(
  { languageInfo }: SignInExperience,
  uiLocales: string | undefined,
  locale: string,
  custom: CustomTexts,
): Promise<Pick<PageState, 'language' | 'direction' | 'texts'>> {
  return pickTexts({ wanted: uiLocales, locale, custom, ...languageInfo });
}
