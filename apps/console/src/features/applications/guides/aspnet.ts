import { code, originOf } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askWithSecret } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5000/callback',
  postLogoutRedirectUri: 'http://localhost:5000/signed-out',
  steps: [
    {
      key: 'install',
      code: () => [{ code: 'dotnet add package Microsoft.AspNetCore.Authentication.OpenIdConnect' }],
    },
    { key: 'redirects' },
    {
      key: 'signIn',
      code: ({ issuer, appId, appSecret, redirectUri }) => [
        {
          title: 'Program.cs',
          code: code`
            using Microsoft.AspNetCore.Authentication;
            using Microsoft.AspNetCore.Authentication.Cookies;
            using Microsoft.AspNetCore.Authentication.OpenIdConnect;

            var builder = WebApplication.CreateBuilder(args);
            builder.Services
                .AddAuthentication(options =>
                {
                    options.DefaultScheme = CookieAuthenticationDefaults.AuthenticationScheme;
                    options.DefaultChallengeScheme = OpenIdConnectDefaults.AuthenticationScheme;
                })
                .AddCookie()
                .AddOpenIdConnect(options =>
                {
                    options.Authority = "${issuer}";
                    options.RequireHttpsMetadata = ${issuer.startsWith('https:') ? 'true' : 'false'};
                    options.ClientId = "${appId}";
                    options.ClientSecret = builder.Configuration["AppSecret"] ?? "${appSecret}";
                    options.ResponseType = "code";
                    options.CallbackPath = "/callback";
                    options.SignedOutCallbackPath = "/signed-out";
                    options.MapInboundClaims = false;
                    options.TokenValidationParameters.NameClaimType = "name";
                });
            builder.Services.AddAuthorization();

            var app = builder.Build();
            app.UseAuthentication();
            app.UseAuthorization();
            app.MapGet("/", () => "Open /me to sign in.");
            app.MapGet("/me", (HttpContext context) => context.User.Claims.Select(claim => $"{claim.Type}: {claim.Value}"))
                .RequireAuthorization();
            app.MapGet("/sign-out", () => Results.SignOut(
                new AuthenticationProperties { RedirectUri = "/" },
                [CookieAuthenticationDefaults.AuthenticationScheme, OpenIdConnectDefaults.AuthenticationScheme]));
            app.Run("${originOf(redirectUri)}");
          `,
        },
      ],
    },
    askWithSecret,
    { key: 'run', code: () => [{ code: 'dotnet run' }] },
  ],
};
