import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: [{ label: 'dotnet', code: 'dotnet add package Microsoft.AspNetCore.Authentication.JwtBearer' }],
  check: ({ issuer, audience, scope }) => [
    {
      title: 'Program.cs',
      code: code`
        using Microsoft.AspNetCore.Authentication.JwtBearer;

        var builder = WebApplication.CreateBuilder(args);
        builder.Services
            .AddAuthentication(JwtBearerDefaults.AuthenticationScheme)
            .AddJwtBearer(options =>
            {
                options.Authority = "${issuer}";
                options.Audience = "${audience}";
                options.RequireHttpsMetadata = ${issuer.startsWith('https:') ? 'true' : 'false'};
                options.MapInboundClaims = false;
                // Access tokens have the type at+jwt (RFC 9068).
                options.TokenValidationParameters.ValidTypes = ["at+jwt"];
            });
        builder.Services.AddAuthorization(options => options.AddPolicy("${scope}", policy =>
            policy.RequireAssertion(context =>
                (context.User.FindFirst("scope")?.Value ?? "").Split(' ').Contains("${scope}"))));

        var app = builder.Build();
        app.UseAuthentication();
        app.UseAuthorization();
        app.MapGet("/orders", (HttpContext context) => new { For = context.User.FindFirst("sub")?.Value })
            .RequireAuthorization("${scope}");
        app.Run();
      `,
    },
  ],
};
