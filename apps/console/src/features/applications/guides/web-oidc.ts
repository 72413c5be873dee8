import { code, npmPackages, originOf } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:3000/callback',
  postLogoutRedirectUri: 'http://localhost:3000/',
  steps: [
    { key: 'install', install: npmPackages('openid-client') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, appSecret }) => [
        {
          title: 'client.mjs',
          code: code`
            import { allowInsecureRequests, discovery } from 'openid-client';

            const issuer = new URL('${issuer}');

            export const client = await discovery(
              issuer,
              '${appId}',
              process.env.APP_SECRET ?? '${appSecret}',
              undefined,
              // Only for a local service without TLS.
              issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : undefined,
            );
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'server.mjs',
          code: code`
            import { createServer } from 'node:http';
            import * as oidc from 'openid-client';
            import { client } from './client.mjs';

            const redirectUri = '${redirectUri}';
            // For brevity, one user at a time: keep these in the user's session.
            let pending;
            let claims;

            // Escape the user's name, which can contain HTML.
            const escapeHtml = (text) => text.replace(/[&<>"']/g, (letter) => \`&#\${letter.charCodeAt(0)};\`);

            createServer(async (request, response) => {
              const url = new URL(request.url, redirectUri);
              const goTo = (address) => response.writeHead(302, { location: String(address) }).end();
              if (url.pathname === '/sign-in') {
                const verifier = oidc.randomPKCECodeVerifier();
                pending = { verifier, state: oidc.randomState() };
                return goTo(
                  oidc.buildAuthorizationUrl(client, {
                    redirect_uri: redirectUri,
                    scope: 'openid profile email',
                    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
                    code_challenge_method: 'S256',
                    state: pending.state,
                  }),
                );
              }
              if (url.pathname === new URL(redirectUri).pathname) {
                const tokens = await oidc.authorizationCodeGrant(client, url, {
                  pkceCodeVerifier: pending.verifier,
                  expectedState: pending.state,
                });
                claims = tokens.claims();
                return goTo('/');
              }
              if (url.pathname === '/sign-out') {
                claims = undefined;
                return goTo(
                  oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: '${postLogoutRedirectUri}' }),
                );
              }
              const name = claims?.name ?? claims?.username ?? claims?.email ?? claims?.sub;
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(
                claims
                  ? \`Hello \${escapeHtml(name)} <a href="/sign-out">Sign out</a>\`
                  : '<a href="/sign-in">Sign in</a>',
              );
            }).listen(${originOf(redirectUri).split(':')[2] ?? '3000'});
          `,
        },
      ],
    },
    {
      key: 'ownApi',
      code: ({ resource, scope, callUrl }) => [
        {
          title: 'api.mjs',
          code: code`
            import { refreshTokenGrant } from 'openid-client';
            import { client } from './client.mjs';

            const resource = '${resource}';

            // For buildAuthorizationUrl, instead of its scope.
            export const parameters = {
              resource,
              scope: 'openid profile email offline_access ${scope}',
              prompt: 'consent',
            };

            /** A token for the API. Store it with its refresh token until it expires. */
            export async function getApiToken(refreshToken) {
              return refreshTokenGrant(client, refreshToken, { resource });
            }

            export async function callApi(token) {
              return fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
            }
          `,
        },
      ],
    },
    { key: 'run', code: () => [{ code: 'node server.mjs' }] },
  ],
};
