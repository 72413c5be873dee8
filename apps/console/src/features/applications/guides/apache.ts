import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';
import { userHeaders, writeBlock } from './protection.ts';

/** mod_auth_openidc 2.4 (https://github.com/OpenIDC/mod_auth_openidc/blob/master/auth_openidc.conf). */
function writeHost({ issuer, appId, appSecret, redirectUri, protection }: GuideValues): string {
  const { host, origin, sessionDuration, pageRules } = protection;
  const isProtected = (open: string, close: string) => code`
    <${open}>
      AuthType openid-connect
      Require valid-user
      RequestHeader set X-Forwarded-User "expr=%{REMOTE_USER}"
    </${close}>
  `;
  const callback = isProtected(`Location "${new URL(redirectUri).pathname}"`, 'Location');
  const pages =
    pageRules.length > 0
      ? [callback, ...pageRules.map(({ path }) => isProtected(`LocationMatch "${path}"`, 'LocationMatch'))]
      : [isProtected('Location "/"', 'Location')];
  const settings = code`
    ServerName ${host}
    SSLEngine on
    SSLCertificateFile /etc/ssl/${host}.pem
    SSLCertificateKeyFile /etc/ssl/${host}.key

    OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
    OIDCClientID ${appId}
    OIDCClientSecret ${appSecret}
    OIDCRedirectURI ${redirectUri}
    OIDCCryptoPassphrase "exec:/bin/cat /etc/apache2/oidc-passphrase"
    OIDCScope "openid profile email"
    OIDCPKCEMethod S256
    OIDCRemoteUserClaim sub
    OIDCSessionMaxDuration ${String(sessionDuration)}
    OIDCSessionInactivityTimeout ${String(sessionDuration)}

    # Remove these headers from requests, in every spelling that the application may accept.
    ${userHeaders.map((name) => `RequestHeader unset ${name} early`).join('\n    ')}
    ProxyPass "/" "${origin}/"
    ProxyPassReverse "/" "${origin}/"
    ProxyPreserveHost On
  `;
  return writeBlock('<VirtualHost *:443>', [settings, ...pages], '</VirtualHost>');
}

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'protectedHost' },
    {
      key: 'protectedServer',
      code: (values) => [{ title: `${values.protection.host}.conf`, plain: true, code: writeHost(values) }],
    },
    {
      key: 'protectedRun',
      code: () => [
        {
          code: code`
            # Once, and kept: with another one everybody signs in again.
            openssl rand -base64 32 > /etc/apache2/oidc-passphrase

            a2enmod auth_openidc headers proxy_http ssl
            apachectl graceful
          `,
        },
      ],
    },
  ],
};
