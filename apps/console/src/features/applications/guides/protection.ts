import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';

/** "336h0m0s", as Go writes a duration. */
export function writeGoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours}h${Math.floor(seconds / 60) % 60}m${seconds % 60}s`;
}

/**
 * Spellings of the header that contains the user. Applications that read headers as CGI does (RFC 3875 4.1.18: WSGI, PHP, Rack) accept all
 * as the same header, so the proxy removes all of them.
 */
export const userHeaders = [
  'X-Forwarded-User',
  'X_Forwarded_User',
  'X-Forwarded_User',
  'X_Forwarded-User',
] as const;

/** A regular expression for all protected paths; undefined if all are protected. */
export function joinRules({ protection: { pageRules } }: GuideValues): string | undefined {
  const paths = pageRules.map(({ path }) => path);
  return paths.length > 1 ? `(?:${paths.join('|')})` : paths[0];
}

/**
 * Settings of oauth2-proxy 7 (https://oauth2-proxy.github.io/oauth2-proxy/configuration/overview). `rest` configures what it does with a
 * request: forward it, or authenticate it for another proxy.
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
      # Not every user has an email address: identify users by their ID.
      oidc_email_claim = "sub"
      email_domains = ["*"]
      cookie_expire = "${writeGoDuration(protection.sessionDuration)}"
      skip_provider_button = true
    `,
    rest,
  ].join('\n');
}

/** The step that configures oauth2-proxy to authenticate requests for another proxy. */
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

/** A configuration block with indented lines. */
export const writeBlock = (open: string, parts: readonly string[], close: string): string =>
  [
    open,
    ...parts
      .join('\n')
      .split('\n')
      .map((line) => (line ? `  ${line}` : line)),
    close,
  ].join('\n');

/** Starts oauth2-proxy, with a secret that encrypts its cookies. */
export const startProxy = code`
  # Once, and kept: with another one everybody signs in again.
  openssl rand -base64 32 | tr -- '+/' '-_' > cookie-secret

  OAUTH2_PROXY_COOKIE_SECRET="$(cat cookie-secret)" oauth2-proxy --config=oauth2-proxy.cfg
`;
