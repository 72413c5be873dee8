import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'roles' },
    {
      key: 'token',
      code: ({ issuer, appId, appSecret, resource }) => [
        {
          code: code`
            curl ${issuer}/token \\
              --user '${appId}:${appSecret}' \\
              --data grant_type=client_credentials \\
              --data-urlencode resource=${resource} \\
              --data scope=all
          `,
        },
      ],
    },
    {
      key: 'callApi',
      code: ({ endpoint }) => [
        {
          code: code`
            curl '${endpoint}/api/users?page_size=5' \\
              --header "Authorization: Bearer $ACCESS_TOKEN"
          `,
        },
      ],
    },
  ],
};
