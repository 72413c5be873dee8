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
        {
          title: 'app/build.gradle.kts',
          code: code`
            dependencies {
                implementation("io.logto.sdk:android:1.1.3")
            }
          `,
        },
        {
          title: 'app/src/main/AndroidManifest.xml',
          code: '<uses-permission android:name="android.permission.INTERNET" />',
        },
      ],
    },
    { key: 'redirects' },
    {
      key: 'signIn',
      code: ({ endpoint, appId, redirectUri }) => [
        {
          title: 'MainActivity.kt',
          code: code`
            import android.os.Bundle
            import android.widget.Button
            import androidx.appcompat.app.AppCompatActivity
            import io.logto.sdk.android.LogtoClient
            import io.logto.sdk.android.type.LogtoConfig

            class MainActivity : AppCompatActivity() {
                private val client by lazy {
                    val config = LogtoConfig(
                        endpoint = "${endpoint}",
                        appId = "${appId}",
                        scopes = null,
                        resources = null,
                        usingPersistStorage = true,
                    )
                    LogtoClient(config, application)
                }
                private lateinit var button: Button

                override fun onCreate(savedInstanceState: Bundle?) {
                    super.onCreate(savedInstanceState)
                    button = Button(this)
                    setContentView(button)
                    show()
                }

                private fun show() {
                    if (!client.isAuthenticated) {
                        button.text = "Sign in"
                        button.setOnClickListener {
                            client.signIn(this, "${redirectUri}") { error -> if (error == null) show() }
                        }
                        return
                    }
                    button.setOnClickListener { client.signOut { show() } }
                    client.getIdTokenClaims { _, claims ->
                        runOnUiThread { button.text = "Sign out, \${claims?.name ?: claims?.sub}" }
                    }
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
