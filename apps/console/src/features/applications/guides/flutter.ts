import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askAsPublic } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'com.example.app://callback',
  postLogoutRedirectUri: 'com.example.app://callback',
  steps: [
    { key: 'install', code: () => [{ code: 'flutter pub add logto_dart_sdk http' }] },
    { key: 'redirects' },
    {
      key: 'platform',
      code: ({ redirectUri }) => [
        {
          title: 'android/app/src/main/AndroidManifest.xml',
          code: code`
            <activity android:name="com.linusu.flutter_web_auth_2.CallbackActivity" android:exported="true">
              <intent-filter android:label="flutter_web_auth_2">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="${redirectUri.split(':')[0] ?? ''}" />
              </intent-filter>
            </activity>
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ endpoint, appId, redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'lib/main.dart',
          code: code`
            import 'package:flutter/material.dart';
            import 'package:http/http.dart' as http;
            import 'package:logto_dart_sdk/logto_dart_sdk.dart';

            void main() {
              WidgetsFlutterBinding.ensureInitialized();
              runApp(const MaterialApp(home: Home()));
            }

            class Home extends StatefulWidget {
              const Home({super.key});

              @override
              State<Home> createState() => _HomeState();
            }

            class _HomeState extends State<Home> {
              final client = LogtoClient(
                config: const LogtoConfig(
                  endpoint: '${endpoint}',
                  appId: '${appId}',
                ),
                httpClient: http.Client(),
              );
              String? user;

              @override
              void initState() {
                super.initState();
                show();
              }

              Future<void> show() async {
                final claims = await client.isAuthenticated ? await client.idTokenClaims : null;
                setState(() => user = claims?.subject);
              }

              Future<void> press() async {
                if (user == null) {
                  await client.signIn('${redirectUri}');
                } else {
                  await client.signOut('${postLogoutRedirectUri}');
                }
                await show();
              }

              @override
              Widget build(BuildContext context) => Scaffold(
                    body: Center(
                      child: TextButton(
                        onPressed: press,
                        child: Text(user == null ? 'Sign in' : 'Sign out, $user'),
                      ),
                    ),
                  );
            }
          `,
        },
      ],
    },
    askAsPublic,
    { key: 'run', code: () => [{ code: 'flutter run' }] },
  ],
};
