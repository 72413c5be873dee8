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
          title: 'token.mjs',
          code: code`
            const secret = process.env.APP_SECRET ?? '${appSecret}';
            let current;

            /** A token is valid for an hour: cache it. */
            export async function getToken() {
              if (current && current.until > Date.now()) return current.token;
              const response = await fetch('${issuer}/token', {
                method: 'POST',
                headers: { authorization: \`Basic \${btoa(\`${appId}:\${secret}\`)}\` },
                body: new URLSearchParams({
                  grant_type: 'client_credentials',
                  resource: '${resource}',
                  scope: '${scope}',
                }),
              });
              const answer = await response.json();
              if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);
              current = { token: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1000 };
              return current.token;
            }
          `,
        },
      ],
    },
    {
      key: 'callApi',
      code: ({ callUrl }) => [
        {
          title: 'main.mjs',
          code: code`
            import { getToken } from './token.mjs';

            const response = await fetch('${callUrl}', {
              headers: { authorization: \`Bearer \${await getToken()}\` },
            });
            console.log(response.status, await response.text());
          `,
        },
      ],
    },
    { key: 'runMachine', code: () => [{ code: 'node main.mjs' }] },
  ],
};
