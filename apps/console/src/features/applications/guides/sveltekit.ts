import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5173/callback',
  postLogoutRedirectUri: 'http://localhost:5173/',
  steps: [
    { key: 'create', code: () => [{ code: 'npx sv create my-app\ncd my-app' }] },
    { key: 'install', install: npmPackages('@logto/sveltekit') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId, appSecret }) => [
        {
          title: '.env',
          plain: true,
          code: code`
            APP_SECRET=${appSecret}
            COOKIE_ENCRYPTION_KEY=at-least-32-random-characters-of-your-own
          `,
        },
        {
          title: 'src/hooks.server.ts',
          code: code`
            import { env } from '$env/dynamic/private';
            import { handleLogto } from '@logto/sveltekit';

            // Also handles /callback.
            export const handle = handleLogto(
              {
                endpoint: '${endpoint}',
                appId: '${appId}',
                appSecret: env.APP_SECRET,
                scopes: ['email'],
              },
              { encryptionKey: env.COOKIE_ENCRYPTION_KEY },
            );
          `,
        },
        {
          title: 'src/app.d.ts',
          code: code`
            import type { LogtoClient, UserInfoResponse } from '@logto/sveltekit';

            declare global {
              namespace App {
                interface Locals {
                  logtoClient: LogtoClient;
                  user?: UserInfoResponse;
                }
              }
            }
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/routes/+page.server.ts',
          code: code`
            import type { Actions, PageServerLoad } from './$types';

            export const load: PageServerLoad = ({ locals }) => ({ user: locals.user });

            export const actions: Actions = {
              signIn: ({ locals }) => locals.logtoClient.signIn('${redirectUri}'),
              signOut: ({ locals }) => locals.logtoClient.signOut('${postLogoutRedirectUri}'),
            };
          `,
        },
        {
          title: 'src/routes/+page.svelte',
          code: code`
            <script lang="ts">
              const { data } = $props();
            </script>

            <form method="POST" action={data.user ? '?/signOut' : '?/signIn'}>
              {#if data.user}<p>Hello {data.user.name ?? data.user.username ?? data.user.email ?? data.user.sub}</p>{/if}
              <button>{data.user ? 'Sign out' : 'Sign in'}</button>
            </form>
          `,
        },
      ],
    },
    askBySdk(
      'the configuration in src/hooks.server.ts',
      ({ resource, callUrl }) => code`
      const token = await locals.logtoClient.getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
