import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:3000/callback',
  postLogoutRedirectUri: 'http://localhost:3000',
  steps: [
    { key: 'create', code: () => [{ code: 'npx create-next-app@latest my-app\ncd my-app' }] },
    { key: 'install', install: npmPackages('@logto/next') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId, appSecret, postLogoutRedirectUri }) => [
        {
          title: '.env.local',
          plain: true,
          code: code`
            APP_SECRET=${appSecret}
            COOKIE_SECRET=at-least-32-random-characters-of-your-own
          `,
        },
        {
          title: 'app/sign-in.ts',
          code: code`
            import type { LogtoNextConfig } from '@logto/next';

            export const signInConfig: LogtoNextConfig = {
              endpoint: '${endpoint}',
              appId: '${appId}',
              appSecret: process.env.APP_SECRET ?? '',
              scopes: ['email'],
              baseUrl: '${postLogoutRedirectUri.replace(/\/$/, '')}',
              cookieSecret: process.env.COOKIE_SECRET ?? '',
              cookieSecure: process.env.NODE_ENV === 'production',
            };
          `,
        },
      ],
    },
    {
      key: 'callback',
      code: () => [
        {
          title: 'app/callback/route.ts',
          code: code`
            import { handleSignIn } from '@logto/next/server-actions';
            import { redirect } from 'next/navigation';
            import type { NextRequest } from 'next/server';
            import { signInConfig } from '../sign-in';

            export async function GET(request: NextRequest) {
              await handleSignIn(signInConfig, request.nextUrl.searchParams);
              redirect('/');
            }
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ postLogoutRedirectUri }) => [
        {
          title: 'app/page.tsx',
          code: code`
            import { getLogtoContext, signIn, signOut } from '@logto/next/server-actions';
            import { signInConfig } from './sign-in';

            export default async function Home() {
              const { isAuthenticated, claims } = await getLogtoContext(signInConfig);
              async function enter() {
                'use server';
                await signIn(signInConfig);
              }
              async function leave() {
                'use server';
                await signOut(signInConfig, '${postLogoutRedirectUri}');
              }
              return (
                <form action={isAuthenticated ? leave : enter}>
                  {isAuthenticated && <p>Hello {claims?.name ?? claims?.username ?? claims?.email ?? claims?.sub}</p>}
                  <button>{isAuthenticated ? 'Sign out' : 'Sign in'}</button>
                </form>
              );
            }
          `,
        },
      ],
    },
    askBySdk(
      'signInConfig in app/sign-in.ts',
      ({ resource, callUrl }) => code`
      import { getAccessToken } from '@logto/next/server-actions';

      // In a server action, which can store the new token in the cookie.
      const token = await getAccessToken(signInConfig, '${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
