import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5173/callback',
  postLogoutRedirectUri: 'http://localhost:5173/',
  steps: [
    {
      key: 'create',
      code: () => [{ code: 'npm create vite@latest my-app -- --template vanilla-ts\ncd my-app' }],
    },
    { key: 'install', install: npmPackages('@logto/browser') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId }) => [
        {
          title: 'src/client.ts',
          code: code`
            import LogtoClient from '@logto/browser';

            export const client = new LogtoClient({
              endpoint: '${endpoint}',
              appId: '${appId}',
              scopes: ['email'],
            });
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/main.ts',
          code: code`
            import { client } from './client';

            const redirectUri = '${redirectUri}';

            async function show() {
              if (location.href.startsWith(redirectUri)) {
                await client.handleSignInCallback(location.href);
                location.replace('/');
                return;
              }
              const button = document.createElement('button');
              if (await client.isAuthenticated()) {
                const user = await client.getIdTokenClaims();
                document.body.textContent = \`Hello \${user.name ?? user.username ?? user.email ?? user.sub} \`;
                button.textContent = 'Sign out';
                button.onclick = () => client.signOut('${postLogoutRedirectUri}');
              } else {
                button.textContent = 'Sign in';
                button.onclick = () => client.signIn(redirectUri);
              }
              document.body.append(button);
            }

            void show();
          `,
        },
      ],
    },
    askBySdk(
      'the client in src/client.ts',
      ({ resource, callUrl }) => code`
      const token = await client.getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
