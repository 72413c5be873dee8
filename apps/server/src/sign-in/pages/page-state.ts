import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type {
  PageApplication,
  PageExperience,
  PageOneTap,
  PageScreen,
  PageSocial,
  PageState,
} from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type CustomTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { Tenant } from '../../runtime/ctx.ts';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { allowsEvent, offersPasskeys, recoveryIdentifiers, waysOf } from '../flow/offered-methods.ts';
import { listOffered } from './page-language.ts';
import { mark } from './mark.ts';
import type { PageParameters } from './page-parameters.ts';
import type { PageApplicationRow } from '../flow/page-application-store.ts';

/** What the screens need, without anything that a visitor who hasn't signed in must not see. */
export function toPageExperience(experience: SignInExperience): PageExperience {
  const { termsOfUseUrl, privacyPolicyUrl, agreeToTermsPolicy, supportEmail, supportWebsiteUrl } = experience;
  return {
    termsOfUseUrl,
    privacyPolicyUrl,
    agreeToTermsPolicy,
    supportEmail,
    supportWebsiteUrl,
    logoUrl: experience.branding.logoUrl,
    // A page that is always light has no pictures for dark mode, even if the visitor's system is set to it.
    darkLogoUrl: experience.color.isDarkModeEnabled ? experience.branding.darkLogoUrl : undefined,
    passwordPolicy: completePasswordPolicy(experience.passwordPolicy),
  };
}

/** The URLs of the applications that we serve ourselves; their records contain none (see `create-tenant.ts`). */
const builtInPaths: Record<string, string> = {
  [builtInApplications.console]: '/console',
  [builtInApplications.demo]: '/demo-app',
};

/** The application by its name and, if it is on the web, its URL. */
export function toPageApplication(
  { origin }: Tenant,
  row: PageApplicationRow | undefined,
): PageApplication | undefined {
  // Users come from an invitation, or to their own account, and not from an application.
  if (!row || row.id === builtInApplications.invitation || row.id === builtInApplications.account)
    return undefined;
  const ours = builtInPaths[row.id];
  const web = row.redirectUris.find((uri) => /^https?:/i.test(uri) && URL.canParse(uri));
  const logo = [row.look?.branding?.logoUrl, row.logoUri].find((uri) => uri && /^https?:/i.test(uri));
  return {
    name: row.look?.displayName ?? row.name,
    logoUrl: row.id === builtInApplications.console ? mark : (logo ?? undefined),
    homeUrl: ours ? `${origin}${ours}` : web && new URL(web).origin,
  };
}

export interface ScreenChoice {
  /** The path that was opened. */
  path: '/sign-in' | '/register';
  search: URLSearchParams;
  parameters: PageParameters;
  experience: SignInExperience;
  /** The flow's event, once its account is known; it overrides the URL. */
  underWay: InteractionEvent | undefined;
  /** The social connectors that the tenant offers. */
  social: PageSocial[];
  /** Google's prompt, if one of them has it. */
  oneTap?: PageOneTap;
  /** The tenant's enterprise connectors. */
  sso: PageSso[];
  /** That of the hinted email address. */
  company?: PageSso[];
  /** The account will be the first administrator's. */
  isSetup: boolean;
}

const screensOf = { SignIn: 'sign-in', Register: 'register', ForgotPassword: 'reset-password' } as const;

/**
 * The screen of an open flow. For a method that the tenant has turned off it is a page with an explanation, not a form
 * that can't work.
 */
export function chooseScreen(choice: ScreenChoice): PageScreen {
  const { path, search, parameters, experience, underWay, social, oneTap, sso, company, isSetup } = choice;
  const link = (to: '/sign-in' | '/register', firstScreen: string): string => {
    const query = new URLSearchParams(search);
    query.delete('interaction_mode');
    query.set('first_screen', firstScreen);
    return `${to}?${query.toString()}`;
  };
  const hasWays = (event: InteractionEvent): boolean =>
    allowsEvent(event, experience) &&
    (waysOf(event, experience).length > 0 || (event === 'Register' && social.length > 0));
  const { identifierTypes, isIdentifierAlone, loginHint, screen: wanted } = parameters;
  const alone = isIdentifierAlone ? 'identifier:' : '';
  const signInUrl = allowsEvent('SignIn', experience) ? link('/sign-in', `${alone}sign_in`) : undefined;
  const registerUrl = hasWays('Register') ? link('/register', `${alone}register`) : undefined;
  const resetUrl = hasWays('ForgotPassword') ? link('/sign-in', 'reset_password') : undefined;
  const pick = (offered: Identifier['type'][]): Identifier['type'][] => {
    const asked = identifierTypes.filter((type) => offered.includes(type));
    return asked.length > 0 ? asked : offered;
  };
  /** The providers in addition to these identifiers; without identifiers, they are the only ones. */
  const beside = (offered: unknown[]): PageSocial[] =>
    isIdentifierAlone && offered.length > 0 ? [] : social;
  const screen = underWay ? screensOf[underWay] : path === '/register' ? 'register' : wanted;

  if (screen === 'reset-password') {
    if (!resetUrl) return { name: 'dead-end', reason: 'reset_password', signInUrl };
    const offered = recoveryIdentifiers(experience);
    return { name: 'reset-password', identifierTypes: pick(offered), loginHint, signInUrl };
  }
  const directSsoId = sso.find(({ id }) => id === parameters.directSsoId)?.id;
  const ways = waysOf('SignIn', experience);
  const isOnlySso = sso.length > 0 && ways.length === 0 && social.length === 0;
  if (screen === 'single-sign-on' || (screen === 'sign-in' && isOnlySso))
    return sso.length > 0 && signInUrl
      ? { name: 'single-sign-on', loginHint, directSsoId, signInUrl: isOnlySso ? undefined : signInUrl }
      : { name: 'dead-end', reason: 'single_sign_on', signInUrl };
  if (screen === 'register' || !signInUrl) {
    if (!registerUrl) return { name: 'dead-end', reason: 'registration_closed', signInUrl };
    const offered = waysOf('Register', experience).map(({ identifier }) => identifier);
    return {
      name: 'register',
      identifierTypes: pick(offered),
      loginHint,
      social: beside(offered),
      ...(beside(offered).length > 0 ? { oneTap } : {}),
      signInUrl,
      isSetup,
    };
  }
  if (ways.length === 0 && social.length === 0) return { name: 'dead-end', reason: 'no_method' };
  return {
    name: 'sign-in',
    identifierTypes: pick(ways.map(({ identifier }) => identifier)),
    ways,
    passkey: listPasskeyWays(experience),
    loginHint,
    social: beside(ways),
    ...(beside(ways).length > 0 ? { oneTap } : {}),
    directSocialId: social.find(({ target }) => target === parameters.directTarget)?.id,
    ssoUrl: sso.length > 0 ? link('/sign-in', 'single_sign_on') : undefined,
    company,
    directSsoId,
    registerUrl,
    resetUrl,
  };
}

/** Both ways to a passkey are available unless they are turned off. */
function listPasskeyWays(experience: SignInExperience): { button: boolean; autofill: boolean } {
  const enabled = offersPasskeys(experience);
  const { showPasskeyButton = true, allowAutofill = true } = experience.passkeySignIn;
  return { button: enabled && showPasskeyButton, autofill: enabled && allowAutofill };
}

/** Texts that only some pages show. */
const ownTexts: readonly { keys: RegExp; pages: readonly PageScreen['name'][] }[] = [
  { keys: /^(dead_end\.invitation_|invitation\.)/, pages: ['invitation', 'dead-end'] },
  // Other dead ends can follow a screen without another document (`endings`).
  {
    keys: /^dead_end\.(?!(unknown_session|suspended|setup_\w+|link_\w+|invitation_\w+)\.)/,
    pages: ['dead-end'],
  },
  { keys: /^no_access\./, pages: ['no-access'] },
  { keys: /^consent\.(?!as$|switch$)/, pages: ['consent', 'device'] },
  { keys: /^device\./, pages: ['device'] },
  // Pages with documents of their own: the account page (ADR 156), that of a link to set a password (ADR 158), and of
  // a connection link (ADR 224).
  { keys: /^(account|password_link|connection_link)\./, pages: [] },
];

/** Texts that the account page shows. */
export const isOfAccountPage = (key: string): boolean =>
  /^(account|backup|bind|code|consent|error|field|mfa|new_password|page|passkey|password|reset|sign_out|social)\./.test(
    key,
  );

/** Texts that the page of a connection link shows. */
export const isOfConnectionPage = (key: string): boolean =>
  /^(connection_link|error|page|backup)\.|^account\.action_for$/.test(key);

/** Texts of the step that asks for the tenant's profile fields. */
const profileFieldTexts = /^extra_profile\./;
export const isOfProfileField = (key: string): boolean => profileFieldTexts.test(key);

/** The pages on which a user can register. */
const registrationPages: PageScreen['name'][] = ['sign-in', 'register', 'one-time-token', 'callback'];

/** The texts in the language of the page, without those of another page or step: they are part of its document. */
export async function buildLanguage(
  { languageInfo }: SignInExperience,
  { name }: PageScreen,
  {
    asksForFields,
    back,
    ...language
  }: {
    wanted: string | undefined;
    locale: string;
    custom: CustomTexts;
    asksForFields: boolean;
    /** The page's path and query. */
    back: string;
  },
): Promise<Pick<PageState, 'language' | 'languages' | 'direction' | 'texts'>> {
  const picked = await pickTexts({ ...language, ...languageInfo });
  const offered = listOffered({ languageInfo }, language.custom);
  const others = ownTexts.flatMap(({ keys, pages }) => (pages.includes(name) ? [] : [keys]));
  if (!asksForFields || !registrationPages.includes(name)) others.push(profileFieldTexts);
  const texts = Object.entries(picked.texts).filter(([key]) => !others.some((keys) => keys.test(key)));
  return {
    ...picked,
    ...(offered.length > 1 && {
      languages: { offered: Object.fromEntries(offered.map(({ tag, name }) => [tag, name])), back },
    }),
    texts: Object.fromEntries(texts),
  };
}
