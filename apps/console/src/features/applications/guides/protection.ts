import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';

/** "336h0m0s", as Go writes a duration. */
export function writeGoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours}h${Math.floor(seconds / 60) % 60}m${seconds % 60}s`;
}

/**
 * Spellings of the header that says who somebody is. Applications that read headers as CGI does (RFC 3875 4.1.18: WSGI, PHP, Rack) take all
 * for one, so a proxy that takes one away takes them all.
 */
export const userHeaders = [
  'X-Forwarded-User',
  'X_Forwarded_User',
  'X-Forwarded_User',
  'X_Forwarded-User',
] as const;

/** One regular expression for all pages that ask for a sign-in; undefined when all do. */
export function joinRules({ protection: { pageRules } }: GuideValues): string | undefined {
  const paths = pageRules.map(({ path }) => path);
  return paths.length > 1 ? `(?:${paths.join('|')})` : paths[0];
}

/**
 * Settings of oauth2-proxy 7 (https://oauth2-proxy.github.io/oauth2-proxy/configuration/overview). `rest` says what it does with a
 * request: forwards it, or only answers another proxy that asks.
 */
export function writeProxySettings(values: GuideValues, rest: string): string {
  const { issuer, appId, appSecret, redirectUri, protection } = values;
  return [
    code`
      provider = "oidc"
      oidc_issuer_url = "${issuer}"
      client_id = "${appId}"
      client_secret = "${appSecret}"
      redirect_url = "${redirectUri}"
      scope = "openid profile email"
      code_challenge_method = "S256"
      insecure_oidc_skip_nonce = false
      # Not everybody has an e-mail address: people are known by their id.
      oidc_email_claim = "sub"
      email_domains = ["*"]
      cookie_expire = "${writeGoDuration(protection.sessionDuration)}"
      skip_provider_button = true
    `,
    rest,
  ].join('\n');
}

/** The step that sets oauth2-proxy up to answer another proxy, which forwards what it lets through. */
export const askedProxy: Guide['steps'][number] = {
  key: 'protectedProxy',
  code: (values) => {
    const rest = code`
      reverse_proxy = true
      set_xauthrequest = true
      upstreams = ["static://202"]
      http_address = "127.0.0.1:4180"
    `;
    return [{ title: 'oauth2-proxy.cfg', plain: true, code: writeProxySettings(values, rest) }];
  },
};

/** A block of a configuration, with its lines set in. */
export const writeBlock = (open: string, parts: readonly string[], close: string): string =>
  [
    open,
    ...parts
      .join('\n')
      .split('\n')
      .map((line) => (line ? `  ${line}` : line)),
    close,
  ].join('\n');

/** How oauth2-proxy is started; its cookies are sealed with a secret of its own. */
export const startProxy = code`
  # Once, and kept: with another one everybody signs in again.
  openssl rand -base64 32 | tr -- '+/' '-_' > cookie-secret

  OAUTH2_PROXY_COOKIE_SECRET="$(cat cookie-secret)" oauth2-proxy --config=oauth2-proxy.cfg
`;
