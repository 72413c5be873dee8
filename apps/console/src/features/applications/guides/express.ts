import { code, npmPackages, originOf } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askBySdk } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:3000/logto/sign-in-callback',
  postLogoutRedirectUri: 'http://localhost:3000',
  steps: [
    { key: 'install', install: npmPackages('express', '@logto/express', 'cookie-parser', 'express-session') },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ endpoint, appId, appSecret, redirectUri }) => [
        {
          title: 'sign-in.mjs',
          code: code`
            export const config = {
              endpoint: '${endpoint}',
              appId: '${appId}',
              appSecret: process.env.APP_SECRET ?? '${appSecret}',
              scopes: ['email'],
              // The URL of this application.
              baseUrl: '${originOf(redirectUri)}',
            };
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ redirectUri }) => [
        {
          title: 'server.mjs',
          code: code`
            import { handleAuthRoutes, withLogto } from '@logto/express';
            import cookieParser from 'cookie-parser';
            import express from 'express';
            import session from 'express-session';
            import { config } from './sign-in.mjs';

            const app = express();
            app.use(cookieParser());
            app.use(
              session({
                secret: process.env.SESSION_SECRET ?? 'replace me',
                cookie: { maxAge: 14 * 24 * 60 * 60 * 1000 },
                resave: false,
                saveUninitialized: true,
              }),
            );
            // Adds /logto/sign-in, /logto/sign-in-callback and /logto/sign-out.
            app.use(handleAuthRoutes(config));

            // Escape the user's name, which can contain HTML.
            const escapeHtml = (text) => text.replace(/[&<>"']/g, (letter) => \`&#\${letter.charCodeAt(0)};\`);

            app.get('/', withLogto(config), (request, response) => {
              const { isAuthenticated, claims } = request.user;
              const name = claims?.name ?? claims?.username ?? claims?.email ?? claims?.sub;
              response.send(
                isAuthenticated
                  ? \`Hello \${escapeHtml(name)} <a href="/logto/sign-out">Sign out</a>\`
                  : '<a href="/logto/sign-in">Sign in</a>',
              );
            });

            app.listen(${originOf(redirectUri).split(':')[2] ?? '3000'});
          `,
        },
      ],
    },
    askBySdk(
      'config in sign-in.mjs',
      ({ resource, callUrl }) => code`
      const withToken = withLogto({ ...config, getAccessToken: true, resource: '${resource}' });

      app.get('/orders', withToken, async (request, response) => {
        const token = request.user.accessToken;
        const answer = await fetch('${callUrl}', { headers: { authorization: \`Bearer \${token}\` } });
        response.status(answer.status).type('text').send(await answer.text());
      });
    `,
    ),
    { key: 'run', code: () => [{ code: 'node server.mjs' }] },
  ],
};
