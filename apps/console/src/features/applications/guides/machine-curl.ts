import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'roles' },
    {
      key: 'token',
      code: ({ issuer, appId, appSecret, resource, scope }) => [
        {
          code: code`
            curl ${issuer}/token \\
              --user '${appId}:${appSecret}' \\
              --data grant_type=client_credentials \\
              --data-urlencode resource=${resource} \\
              --data-urlencode 'scope=${scope}'
          `,
        },
      ],
    },
    {
      key: 'callApi',
      code: ({ callUrl }) => [
        {
          code: code`
            curl '${callUrl}' \\
              --header "Authorization: Bearer $ACCESS_TOKEN"
          `,
        },
      ],
    },
  ],
};
