import type { Identifier } from '@gatehouse/contract/sign-in/interaction';

/** The parameters of an application for the sign-in page (SIP-01). */
export interface PageParameters {
  screen: 'sign-in' | 'register' | 'reset-password' | 'single-sign-on';
  /** Whether only an identifier is requested, without providers (`identifier:sign_in`, `identifier:register`). */
  isIdentifierAlone: boolean;
  loginHint: string;
  /** Identifiers to offer, in this order; empty for all. */
  identifierTypes: Identifier['type'][];
  /** The token of the link that was opened; empty without one, and if the user chose another method. */
  oneTimeToken: string;
  /** Target of the social connector to go to immediately. */
  directTarget: string | undefined;
  /** The enterprise connector to go to immediately. */
  directSsoId: string | undefined;
  /** Languages in order of preference. */
  uiLocales: string | undefined;
}

const screens: Record<string, PageParameters['screen']> = {
  sign_in: 'sign-in',
  signIn: 'sign-in',
  'identifier:sign_in': 'sign-in',
  register: 'register',
  'identifier:register': 'register',
  reset_password: 'reset-password',
  single_sign_on: 'single-sign-on',
};
const modes: Record<string, PageParameters['screen']> = { signIn: 'sign-in', signUp: 'register' };

const isIdentifier = (text: string): text is Identifier['type'] =>
  ['username', 'email', 'phone'].includes(text);

/**
 * Reads the page's own parameters, which override those of the authorization request. `first_screen` overrides the
 * older `interaction_mode`, and an unknown value is ignored (OPEN-46).
 */
export function readParameters(
  query: Record<string, unknown>,
  params: Record<string, unknown>,
): PageParameters {
  const read = (name: string): string | undefined =>
    [query[name], params[name]].find(
      (value): value is string => typeof value === 'string' && value.length <= 256,
    );
  const choice = (name: string, known: Record<string, PageParameters['screen']>): string | undefined =>
    [query[name], params[name]].find(
      (value): value is string => typeof value === 'string' && Object.hasOwn(known, value),
    );
  const firstScreen = choice('first_screen', screens);
  return {
    screen: screens[firstScreen ?? ''] ?? modes[choice('interaction_mode', modes) ?? ''] ?? 'sign-in',
    isIdentifierAlone: firstScreen?.startsWith('identifier:') ?? false,
    loginHint: read('login_hint') ?? '',
    oneTimeToken: read('one_time_token') ?? '',
    identifierTypes: [...new Set((read('identifier') ?? '').split(' ').filter(isIdentifier))],
    directTarget: /^social:(.+)$/.exec(read('direct_sign_in') ?? '')?.[1],
    directSsoId: /^sso:(.+)$/.exec(read('direct_sign_in') ?? '')?.[1],
    uiLocales: read('ui_locales'),
  };
}
