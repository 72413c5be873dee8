import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  isForManagement: true,
  steps: [
    { key: 'install', install: npmPackages('@logto/api') },
    { key: 'roles' },
    {
      key: 'callApi',
      code: ({ endpoint, appId, appSecret, resource }) => [
        {
          title: 'main.mjs',
          code: code`
            import { createManagementApi } from '@logto/api/management';

            // A typed client of the Management API, which requests and caches tokens.
            const { apiClient } = createManagementApi('default', {
              baseUrl: '${endpoint}',
              apiIndicator: '${resource}',
              clientId: '${appId}',
              clientSecret: process.env.APP_SECRET ?? '${appSecret}',
            });

            const { data } = await apiClient.GET('/api/users', { params: { query: { page_size: 5 } } });
            console.log(data);
          `,
        },
      ],
    },
    { key: 'runMachine', code: () => [{ code: 'node main.mjs' }] },
  ],
};
