import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: [
    {
      label: 'Gradle',
      code: 'implementation("org.springframework.boot:spring-boot-starter-oauth2-resource-server")',
    },
    {
      label: 'Maven',
      code: code`
        <dependency>
          <groupId>org.springframework.boot</groupId>
          <artifactId>spring-boot-starter-oauth2-resource-server</artifactId>
        </dependency>
      `,
    },
  ],
  check: ({ issuer, audience }) => [
    {
      title: 'TokenConfig.java',
      code: code`
        @Configuration
        class TokenConfig {
          @Bean
          JwtDecoder jwtDecoder() {
            var decoder = NimbusJwtDecoder.withJwkSetUri("${issuer}/jwks")
                .jwsAlgorithm(SignatureAlgorithm.ES256)
                // Access tokens have the type at+jwt (RFC 9068).
                .jwtProcessorCustomizer(processor -> processor.setJWSTypeVerifier(
                    new DefaultJOSEObjectTypeVerifier<>(new JOSEObjectType("at+jwt"))))
                .build();
            OAuth2TokenValidator<Jwt> audience = new JwtClaimValidator<List<String>>(
                JwtClaimNames.AUD, values -> values != null && values.contains("${audience}"));
            decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(
                new JwtTimestampValidator(), new JwtIssuerValidator("${issuer}"), audience));
            return decoder;
          }
        }
      `,
    },
  ],
  protect: ({ scope }) => [
    {
      title: 'SecurityConfig.java',
      code: code`
        @Configuration
        class SecurityConfig {
          @Bean
          SecurityFilterChain security(HttpSecurity http) throws Exception {
            return http
                .authorizeHttpRequests(requests -> requests
                    .requestMatchers("/orders").hasAuthority("SCOPE_${scope}")
                    .anyRequest().authenticated())
                .oauth2ResourceServer(server -> server.jwt(Customizer.withDefaults()))
                .build();
          }
        }
      `,
    },
  ],
};
