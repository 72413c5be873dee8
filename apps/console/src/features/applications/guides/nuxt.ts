import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:3000/callback',
  postLogoutRedirectUri: 'http://localhost:3000/',
  steps: [
    { key: 'create', code: () => [{ code: 'npm create nuxt@latest my-app\ncd my-app' }] },
    { key: 'install', install: npmPackages('@logto/nuxt') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId, appSecret }) => [
        {
          title: '.env',
          plain: true,
          code: code`
            NUXT_LOGTO_ENDPOINT=${endpoint}
            NUXT_LOGTO_APP_ID=${appId}
            NUXT_LOGTO_APP_SECRET=${appSecret}
            NUXT_LOGTO_COOKIE_ENCRYPTION_KEY=at-least-32-random-characters-of-your-own
          `,
        },
        {
          title: 'nuxt.config.ts',
          code: code`
            export default defineNuxtConfig({
              modules: ['@logto/nuxt'],
              logto: { scopes: ['email'] },
            });
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: () => [
        {
          title: 'app.vue',
          code: code`
            <script setup lang="ts">
            const user = useLogtoUser();
            </script>

            <template>
              <p v-if="user">Hello {{ user.name ?? user.username ?? user.email ?? user.sub }}</p>
              <!-- The module answers both addresses; the router must not. -->
              <a :href="user ? '/sign-out' : '/sign-in'">{{ user ? 'Sign out' : 'Sign in' }}</a>
            </template>
          `,
        },
      ],
    },
    askBySdk(
      'logto in nuxt.config.ts',
      ({ resource, callUrl }) => code`
      const client = useLogtoClient();
      // On the server, where the session is.
      const token = await client?.getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
