import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5173/callback',
  postLogoutRedirectUri: 'http://localhost:5173/',
  steps: [
    {
      key: 'create',
      code: () => [{ code: 'npm create vite@latest my-app -- --template vanilla-ts\ncd my-app' }],
    },
    { key: 'install', install: npmPackages('oidc-client-ts') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/sign-in.ts',
          code: code`
            import { UserManager } from 'oidc-client-ts';

            // The library uses PKCE with S256 and discovery.
            export const signIn = new UserManager({
              authority: '${issuer}',
              client_id: '${appId}',
              redirect_uri: '${redirectUri}',
              post_logout_redirect_uri: '${postLogoutRedirectUri}',
              scope: 'openid profile email offline_access',
              prompt: 'consent',
            });
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri }) => [
        {
          title: 'src/main.ts',
          code: code`
            import { signIn } from './sign-in';

            async function show() {
              if (location.href.startsWith('${redirectUri}')) {
                await signIn.signinCallback();
                location.replace('/');
                return;
              }
              const user = await signIn.getUser();
              const button = document.createElement('button');
              button.textContent = user ? 'Sign out' : 'Sign in';
              button.onclick = () => (user ? signIn.signoutRedirect() : signIn.signinRedirect());
              document.body.append(user?.profile.name ?? user?.profile.email ?? user?.profile.sub ?? '', button);
            }

            void show();
          `,
        },
      ],
    },
    {
      key: 'ownApi',
      code: ({ resource, scope, callUrl }) => [
        {
          plain: false,
          code: code`
            // Add to the manager in src/sign-in.ts:
            resource: '${resource}',
            scope: 'openid profile email offline_access ${scope}',
          `,
        },
        {
          plain: false,
          code: code`
            const user = await signIn.signinSilent({ resource: '${resource}' });
            const answer = await fetch('${callUrl}', {
              headers: { authorization: \`Bearer \${user?.access_token}\` },
            });
          `,
        },
      ],
    },
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
