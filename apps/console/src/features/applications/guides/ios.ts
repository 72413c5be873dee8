import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askAsPublic } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'com.example.app://callback',
  postLogoutRedirectUri: 'com.example.app://signed-out',
  steps: [
    {
      key: 'install',
      code: () => [
        { title: 'Xcode: File › Add Package Dependencies', code: 'https://github.com/logto-io/swift.git' },
      ],
    },
    { key: 'redirects' },
    {
      key: 'signIn',
      code: ({ endpoint, appId, redirectUri }) => [
        {
          title: 'ContentView.swift',
          code: code`
            import Logto
            import LogtoClient
            import SwiftUI

            struct ContentView: View {
                private let client: LogtoClient
                @State private var name: String?

                init() {
                    let config = try! LogtoConfig(
                        endpoint: "${endpoint}",
                        appId: "${appId}"
                    )
                    client = LogtoClient(useConfig: config)
                }

                var body: some View {
                    if let name {
                        Text("Hello \\(name)")
                        Button("Sign out") {
                            Task {
                                await client.signOut()
                                self.name = nil
                            }
                        }
                    } else {
                        Button("Sign in") {
                            Task {
                                try? await client.signInWithBrowser(redirectUri: "${redirectUri}")
                                show()
                            }
                        }
                        .onAppear(perform: show)
                    }
                }

                private func show() {
                    guard client.isAuthenticated, let claims = try? client.getIdTokenClaims() else { return }
                    name = claims.name ?? claims.sub
                }
            }
          `,
        },
      ],
    },
    askAsPublic,
    { key: 'run' },
  ],
};
