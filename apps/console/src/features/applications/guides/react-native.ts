import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'com.example.app://callback',
  postLogoutRedirectUri: 'com.example.app://callback',
  steps: [
    {
      key: 'install',
      code: () => [
        {
          code: code`
            npx expo install expo-crypto expo-secure-store expo-web-browser @react-native-async-storage/async-storage
            npm install @logto/rn
          `,
        },
      ],
    },
    { key: 'redirects' },
    {
      key: 'platform',
      code: ({ redirectUri }) => [
        {
          title: 'app.json',
          code: code`
            {
              "expo": {
                "scheme": "${redirectUri.split(':')[0] ?? ''}"
              }
            }
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ endpoint, appId, redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'App.tsx',
          code: code`
            import { LogtoProvider, useLogto, type IdTokenClaims } from '@logto/rn';
            import { useEffect, useState } from 'react';
            import { Button, SafeAreaView, Text } from 'react-native';

            const config = {
              endpoint: '${endpoint}',
              appId: '${appId}',
              scopes: ['email'],
            };

            export default function App() {
              return (
                <LogtoProvider config={config}>
                  <Home />
                </LogtoProvider>
              );
            }

            function Home() {
              const { isAuthenticated, signIn, signOut, getIdTokenClaims } = useLogto();
              const [user, setUser] = useState<IdTokenClaims>();
              useEffect(() => {
                if (isAuthenticated) void getIdTokenClaims().then(setUser);
              }, [isAuthenticated, getIdTokenClaims]);

              return (
                <SafeAreaView>
                  {isAuthenticated && <Text>Hello {user?.name ?? user?.username ?? user?.email ?? user?.sub}</Text>}
                  <Button
                    title={isAuthenticated ? 'Sign out' : 'Sign in'}
                    onPress={() =>
                      void (isAuthenticated ? signOut('${postLogoutRedirectUri}') : signIn('${redirectUri}'))
                    }
                  />
                </SafeAreaView>
              );
            }
          `,
        },
      ],
    },
    askBySdk(
      'the configuration in App.tsx',
      ({ resource, callUrl }) => code`
      import { useLogto } from '@logto/rn';

      const { getAccessToken } = useLogto();
      const token = await getAccessToken('${resource}');
      const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
    `,
    ),
    { key: 'run', code: () => [{ code: 'npx expo start' }] },
  ],
};
