/** Paths of the sign-in page's screens, by the parameter that requests them. Custom pages know these paths. */
const screenPaths: Record<string, string> = {
  sign_in: '/sign-in',
  signIn: '/sign-in',
  register: '/register',
  reset_password: '/reset-password',
  'identifier:sign_in': '/identifier-sign-in',
  'identifier:register': '/identifier-register',
  single_sign_on: '/single-sign-on',
};
const modePaths: Record<string, string> = { signIn: '/sign-in', signUp: '/register' };

/** Further paths at which the sign-in page is served, besides `/sign-in` and `/register`, with the screens they show. */
export const screenAddresses: Record<string, string | undefined> = {
  '/reset-password': 'reset_password',
  '/identifier-sign-in': 'identifier:sign_in',
  '/identifier-register': 'identifier:register',
  '/single-sign-on': 'single_sign_on',
  '/one-time-token': undefined,
  '/switch-account': undefined,
};

/** Parameters of the authorization request that pages get in their URL. */
const passedOn = ['login_hint', 'identifier', 'ui_locales', 'organization_id'] as const;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 256 ? value : undefined;

const lookUp = (table: Record<string, string>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * The path and query of the page that an authorization request asks for; custom pages route by it. `isSignedIn` says whether the browser
 * has a session, whose user may not be the recipient of a magic link.
 */
export function toPageUrl(
  params: Record<string, unknown>,
  isSignedIn: boolean,
): { path: string; query: Record<string, string> } {
  const query = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = textOf(params[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const screen = lookUp(screenPaths, params.first_screen) ?? lookUp(modePaths, params.interaction_mode);
  const token = textOf(params.one_time_token);
  if (token) {
    const path = isSignedIn ? '/switch-account' : '/one-time-token';
    return { path, query: { ...query, one_time_token: token } };
  }
  const [, method, target] = /^(social|sso):(.+)$/.exec(textOf(params.direct_sign_in) ?? '') ?? [];
  if (method && target) {
    const fallback = textOf(params.first_screen);
    const path = `/direct/${method}/${encodeURIComponent(target)}`;
    return { path, query: { ...query, ...(fallback && { fallback }) } };
  }
  return { path: screen ?? '/sign-in', query };
}
