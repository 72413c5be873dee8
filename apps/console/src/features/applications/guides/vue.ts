import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5173/callback',
  postLogoutRedirectUri: 'http://localhost:5173/',
  steps: [
    {
      key: 'create',
      code: () => [{ code: 'npm create vite@latest my-app -- --template vue-ts\ncd my-app' }],
    },
    { key: 'install', install: npmPackages('@logto/vue') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId }) => [
        {
          title: 'src/main.ts',
          code: code`
            import { createLogto, type LogtoConfig } from '@logto/vue';
            import { createApp } from 'vue';
            import App from './App.vue';

            const config: LogtoConfig = {
              endpoint: '${endpoint}',
              appId: '${appId}',
              scopes: ['email'],
            };

            createApp(App).use(createLogto, config).mount('#app');
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/App.vue',
          code: code`
            <script setup lang="ts">
            import Callback from './Callback.vue';
            import Home from './Home.vue';

            const isCallback = location.href.startsWith('${redirectUri}');
            </script>

            <template>
              <Callback v-if="isCallback" />
              <Home v-else />
            </template>
          `,
        },
        {
          title: 'src/Callback.vue',
          code: code`
            <script setup lang="ts">
            import { useHandleSignInCallback } from '@logto/vue';

            const { error } = useHandleSignInCallback(() => location.replace('/'));
            </script>

            <template>
              <p>{{ error?.message ?? 'Signing in…' }}</p>
            </template>
          `,
        },
        {
          title: 'src/Home.vue',
          code: code`
            <script setup lang="ts">
            import { useLogto, type IdTokenClaims } from '@logto/vue';
            import { ref, watchEffect } from 'vue';

            const { isAuthenticated, signIn, signOut, getIdTokenClaims } = useLogto();
            const user = ref<IdTokenClaims>();
            watchEffect(async () => {
              if (isAuthenticated.value) user.value = await getIdTokenClaims();
            });
            </script>

            <template>
              <p v-if="isAuthenticated">
                Hello {{ user?.name ?? user?.username ?? user?.email ?? user?.sub }}
                <button @click="signOut('${postLogoutRedirectUri}')">Sign out</button>
              </p>
              <button v-else @click="signIn('${redirectUri}')">Sign in</button>
            </template>
          `,
        },
      ],
    },
    askBySdk(
      'the configuration in src/main.ts',
      ({ resource, callUrl }) => code`
      import { useLogto } from '@logto/vue';

      const { getAccessToken } = useLogto();
      const token = await getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
