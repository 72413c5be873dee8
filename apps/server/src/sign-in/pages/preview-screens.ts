import { toAskedField } from '@gatehouse/contract/custom-profile-fields/asked';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import type { Identifier, InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { previewScreen, type PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import { addressFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { allowsEvent, offersPasskeys, recoveryIdentifiers, waysOf } from '../flow/offered-methods.ts';
import { readParameters } from './page-parameters.ts';
import { chooseScreen, type ScreenChoice } from './page-state.ts';

type Drawn = Pick<PageState, 'screen' | 'next'>;
export type Offer = Pick<ScreenChoice, 'experience' | 'social' | 'sso'> & {
  /** The profile fields that a registration asks for. */
  askedFields: CustomProfileField[];
};

/** No user: a preview belongs to no flow, and uses example names. */
const examples: Record<Identifier['type'], Identifier> = {
  username: { type: 'username', value: 'ada' },
  email: { type: 'email', value: 'ada@example.com' },
  phone: { type: 'phone', value: '+14155550123' },
};

/** What a third-party application would ask for. */
const exampleConsent: PageState['screen'] = {
  name: 'consent',
  consent: {
    account: 'Ada Lovelace',
    scopes: [
      { name: 'profile', value: 'Ada Lovelace, ada' },
      { name: 'email', value: 'ada@example.com' },
    ],
    resources: [],
    returnsTo: 'app.example.com',
  },
};

/** The page's first screens, by the parameters with which an application requests them (SIP-01). */
const firstScreens: Partial<Record<PreviewScreen, string>> = {
  'sign-in': 'sign_in',
  register: 'register',
  'reset-password': 'reset_password',
  'single-sign-on': 'single_sign_on',
};

function first(name: string, offer: Offer): PageState['screen'] {
  return chooseScreen({
    ...offer,
    path: name === 'register' ? '/register' : '/sign-in',
    search: new URLSearchParams(),
    parameters: readParameters({ first_screen: name }, {}),
    underWay: undefined,
    isSetup: false,
  });
}

/** The step that a later screen is rendered from, with its data; undefined if the settings never lead to it. */
function stepOf(
  screen: PreviewScreen,
  { experience, askedFields }: Offer,
): { event: InteractionEvent; next: NonNullable<PageState['next']> } | undefined {
  const ways = waysOf('SignIn', experience);
  const named = (is: (way: SignInMethod) => boolean, among = ways): Identifier | undefined => {
    const way = among.find(is);
    return way && examples[way.identifier];
  };
  if (screen === 'password') {
    // If there is no choice, it is requested on the first screen.
    const identifier =
      ways.some(({ verificationCode }) => verificationCode) && named(({ password }) => password);
    return identifier ? { event: 'SignIn', next: { step: 'password', identifier, ways } } : undefined;
  }
  if (screen === 'code') {
    for (const event of ['SignIn', 'Register'] as const) {
      const ways = waysOf(event, experience);
      const identifier = named(({ verificationCode }) => verificationCode, ways);
      const sent = { verificationId: '', resendIn: 60, expiresIn: 600, ways };
      if (identifier) return { event, next: { step: 'code', event, identifier, ...sent } };
    }
  }
  const { factors } = experience.mfa;
  const addresses = { [addressFactors.email]: 'a***@example.com', [addressFactors.phone]: '***0123' };
  if (screen === 'mfa' && factors.length > 0)
    return { event: 'SignIn', next: { step: 'mfa', event: 'SignIn', factors, addresses } };
  if (screen === 'passkey' && offersPasskeys(experience))
    return { event: 'SignIn', next: { step: 'passkey', event: 'SignIn' } };
  if (screen === 'new-password' && recoveryIdentifiers(experience).length > 0)
    return { event: 'ForgotPassword', next: { step: 'new-password', event: 'ForgotPassword' } };
  if (screen === 'extra-profile' && askedFields.length > 0 && allowsEvent('Register', experience)) {
    const fields = askedFields.map(toAskedField);
    return { event: 'Register', next: { step: 'extra-profile', event: 'Register', fields, values: {} } };
  }
  const hasTerms = experience.termsOfUseUrl || experience.privacyPolicyUrl;
  if (screen === 'terms' && hasTerms && experience.agreeToTermsPolicy !== 'Automatic')
    return { event: 'SignIn', next: { step: 'terms', event: 'SignIn' } };
  return undefined;
}

const pagesOf = { SignIn: 'sign_in', Register: 'register', ForgotPassword: 'reset_password' } as const;

/** What a screen is rendered from; undefined if these settings never lead to it. The first one always exists. */
function find(screen: PreviewScreen, offer: Offer): Drawn | undefined {
  const name = firstScreens[screen];
  if (name) {
    const drawn = first(name, offer);
    return screen !== 'sign-in' && drawn.name === 'dead-end' ? undefined : { screen: drawn };
  }
  if (screen === 'consent') return { screen: exampleConsent };
  const step = stepOf(screen, offer);
  return step && { screen: first(pagesOf[step.event], offer), next: step.next };
}

/** What a screen is rendered from; the first one instead of a screen that these settings never lead to. */
export const renderPreview = (screen: PreviewScreen, offer: Offer): Drawn =>
  find(screen, offer) ?? { screen: first('sign_in', offer) };

/** The screens that users can reach with these settings. */
export const listPreviews = (offer: Offer): PreviewScreen[] =>
  previewScreen.options.filter((screen) => find(screen, offer) !== undefined);
