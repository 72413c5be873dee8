import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askWithSecret } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:8080/login/oauth2/code/gatehouse',
  postLogoutRedirectUri: 'http://localhost:8080/',
  steps: [
    {
      key: 'install',
      code: () => [
        {
          title: 'build.gradle.kts',
          code: code`
            dependencies {
                implementation("org.springframework.boot:spring-boot-starter-web")
                implementation("org.springframework.boot:spring-boot-starter-oauth2-client")
            }
          `,
        },
      ],
    },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, appSecret }) => [
        {
          title: 'src/main/resources/application.yml',
          code: code`
            spring:
              security:
                oauth2:
                  client:
                    registration:
                      gatehouse:
                        client-id: ${appId}
                        client-secret: \${APP_SECRET:${appSecret}}
                        scope: openid, profile, email
                    provider:
                      gatehouse:
                        issuer-uri: ${issuer}
                        user-name-attribute: sub
          `,
        },
        {
          title: 'SecurityConfig.java',
          code: code`
            @Configuration
            class SecurityConfig {
              @Bean
              SecurityFilterChain security(HttpSecurity http, ClientRegistrationRepository clients) throws Exception {
                var endSession = new OidcClientInitiatedLogoutSuccessHandler(clients);
                endSession.setPostLogoutRedirectUri("{baseUrl}/");
                return http
                    .authorizeHttpRequests(requests -> requests
                        .requestMatchers("/").permitAll()
                        .anyRequest().authenticated())
                    .oauth2Login(Customizer.withDefaults())
                    .logout(logout -> logout.logoutSuccessHandler(endSession))
                    .build();
              }
            }
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: () => [
        {
          title: 'HomeController.java',
          code: code`
            @RestController
            class HomeController {
              @GetMapping("/")
              String home() {
                return "<a href=\\"/me\\">Sign in</a>";
              }

              @GetMapping("/me")
              Map<String, Object> me(@AuthenticationPrincipal OidcUser user) {
                return user.getClaims();
              }
            }
          `,
        },
      ],
    },
    askWithSecret,
    { key: 'run', code: () => [{ code: './gradlew bootRun' }] },
  ],
};
