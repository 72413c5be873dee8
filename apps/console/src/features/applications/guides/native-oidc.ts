import { code, npmPackages, originOf } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askAsPublic } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://127.0.0.1:8765/callback',
  postLogoutRedirectUri: 'http://127.0.0.1:8765/',
  steps: [
    { key: 'install', install: npmPackages('openid-client', 'open') },
    { key: 'redirects' },
    {
      key: 'signIn',
      code: ({ issuer, appId, redirectUri }) => [
        {
          title: 'sign-in.mjs',
          code: code`
            import { createServer } from 'node:http';
            import { once } from 'node:events';
            import open from 'open';
            import * as oidc from 'openid-client';

            const issuer = new URL('${issuer}');
            const redirectUri = '${redirectUri}';
            const client = await oidc.discovery(
              issuer,
              '${appId}',
              undefined,
              // A native app can't keep a secret, so it uses PKCE.
              oidc.None(),
              issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : undefined,
            );

            const verifier = oidc.randomPKCECodeVerifier();
            const state = oidc.randomState();
            const server = createServer().listen(${originOf(redirectUri).split(':')[2] ?? '8765'}, '127.0.0.1');
            const answered = once(server, 'request');
            await open(
              oidc.buildAuthorizationUrl(client, {
                redirect_uri: redirectUri,
                scope: 'openid profile email offline_access',
                prompt: 'consent',
                code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
                code_challenge_method: 'S256',
                state,
              }).href,
            );
            const [request, response] = await answered;
            response.end('You are signed in and may close this page.');
            server.close();

            const tokens = await oidc.authorizationCodeGrant(client, new URL(request.url, redirectUri), {
              pkceCodeVerifier: verifier,
              expectedState: state,
            });
            console.log(tokens.claims());
          `,
        },
      ],
    },
    askAsPublic,
    { key: 'run', code: () => [{ code: 'node sign-in.mjs' }] },
  ],
};
