import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { joinRules, startProxy, writeProxySettings } from './protection.ts';

/** The proxy compares paths as sent, but the application may normalize them: `//admin` and `/x/../admin` require sign-in, too. */
const untidy = String.raw`//|/\.\.?(?:/|$)`;

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'protectedHost' },
    {
      key: 'protectedProxy',
      code: (values) => {
        const { host, origin } = values.protection;
        const rules = joinRules(values);
        const rest = code`
          # Run 7.13 or newer: older ones let people say who they are by X_Forwarded_User (CVE-2025-64484).
          upstreams = ["${origin}/"]
          https_address = ":443"
          tls_cert_file = "/etc/ssl/${host}.pem"
          tls_key_file = "/etc/ssl/${host}.key"
        `;
        // A TOML literal string, without escapes.
        const open = rules === undefined ? '' : `\nskip_auth_routes = ['!=${rules}|${untidy}']`;
        return [{ title: 'oauth2-proxy.cfg', plain: true, code: writeProxySettings(values, rest + open) }];
      },
    },
    { key: 'protectedRun', code: () => [{ code: startProxy }] },
  ],
};
