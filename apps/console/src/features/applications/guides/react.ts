import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5173/callback',
  postLogoutRedirectUri: 'http://localhost:5173/',
  steps: [
    {
      key: 'create',
      code: () => [{ code: 'npm create vite@latest my-app -- --template react-ts\ncd my-app' }],
    },
    { key: 'install', install: npmPackages('@logto/react') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId }) => [
        {
          title: 'src/main.tsx',
          code: code`
            import { LogtoProvider, type LogtoConfig } from '@logto/react';
            import { createRoot } from 'react-dom/client';
            import { App } from './App';

            const config: LogtoConfig = {
              endpoint: '${endpoint}',
              appId: '${appId}',
              scopes: ['email'],
            };

            createRoot(document.getElementById('root')!).render(
              <LogtoProvider config={config}>
                <App />
              </LogtoProvider>,
            );
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/App.tsx',
          code: code`
            import { useHandleSignInCallback, useLogto, type IdTokenClaims } from '@logto/react';
            import { useEffect, useState } from 'react';

            const redirectUri = '${redirectUri}';

            export function App() {
              return location.href.startsWith(redirectUri) ? <Callback /> : <Home />;
            }

            function Callback() {
              const { error } = useHandleSignInCallback(() => location.replace('/'));
              return <p>{error ? error.message : 'Signing in…'}</p>;
            }

            function Home() {
              const { isAuthenticated, signIn, signOut, getIdTokenClaims } = useLogto();
              const [user, setUser] = useState<IdTokenClaims>();
              useEffect(() => {
                if (isAuthenticated) void getIdTokenClaims().then(setUser);
              }, [isAuthenticated, getIdTokenClaims]);

              if (!isAuthenticated)
                return <button onClick={() => void signIn(redirectUri)}>Sign in</button>;
              return (
                <p>
                  Hello {user?.name ?? user?.username ?? user?.email ?? user?.sub}
                  <button onClick={() => void signOut('${postLogoutRedirectUri}')}>Sign out</button>
                </p>
              );
            }
          `,
        },
      ],
    },
    askBySdk(
      'the configuration in src/main.tsx',
      ({ resource, callUrl }) => code`
      import { useLogto } from '@logto/react';

      const { getAccessToken } = useLogto();
      const token = await getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npm run dev' }] },
  ],
};
