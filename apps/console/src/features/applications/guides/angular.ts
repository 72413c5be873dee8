import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askAsPublic } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:4200/callback',
  postLogoutRedirectUri: 'http://localhost:4200/',
  steps: [
    { key: 'create', code: () => [{ code: 'npx @angular/cli@latest new my-app\ncd my-app' }] },
    { key: 'install', install: npmPackages('angular-auth-oidc-client') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'src/app/app.config.ts',
          code: code`
            import { provideHttpClient } from '@angular/common/http';
            import { type ApplicationConfig } from '@angular/core';
            import { provideAuth } from 'angular-auth-oidc-client';

            export const appConfig: ApplicationConfig = {
              providers: [
                provideHttpClient(),
                provideAuth({
                  config: {
                    authority: '${issuer}',
                    clientId: '${appId}',
                    redirectUrl: '${redirectUri}',
                    postLogoutRedirectUri: '${postLogoutRedirectUri}',
                    responseType: 'code',
                    scope: 'openid profile email offline_access',
                    customParamsAuthRequest: { prompt: 'consent' },
                    useRefreshToken: true,
                    silentRenew: true,
                  },
                }),
              ],
            };
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: () => [
        {
          title: 'src/app/app.ts',
          code: code`
            import { Component, inject, signal, type OnInit } from '@angular/core';
            import { OidcSecurityService } from 'angular-auth-oidc-client';

            @Component({
              selector: 'app-root',
              template: \`
                @if (user(); as user) {
                  <p>
                    Hello {{ user.name ?? user.username ?? user.email ?? user.sub }}
                    <button (click)="signOut()">Sign out</button>
                  </p>
                } @else {
                  <button (click)="signIn()">Sign in</button>
                }
              \`,
            })
            export class App implements OnInit {
              private readonly oidc = inject(OidcSecurityService);
              protected readonly user = signal<Record<string, string> | undefined>(undefined);

              ngOnInit() {
                this.oidc.checkAuth().subscribe(({ isAuthenticated, userData }) => {
                  this.user.set(isAuthenticated ? userData : undefined);
                });
              }

              protected signIn() {
                this.oidc.authorize();
              }

              protected signOut() {
                this.oidc.logoff().subscribe();
              }
            }
          `,
        },
      ],
    },
    askAsPublic,
    { key: 'run', code: () => [{ code: 'npx ng serve' }] },
  ],
};
