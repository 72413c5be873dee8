import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: npmPackages('express', 'jose'),
  check: ({ issuer, audience }) => [
    {
      title: 'require-scope.mjs',
      code: code`
        import { createRemoteJWKSet, jwtVerify } from 'jose';

        const issuer = '${issuer}';
        const audience = '${audience}';
        const keys = createRemoteJWKSet(new URL(\`\${issuer}/jwks\`));

        /** Allows requests with a token for this API that has the permission. */
        export const requireScope = (scope) => async (request, response, next) => {
          const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
          try {
            const { payload } = await jwtVerify(token ?? '', keys, { issuer, audience, typ: 'at+jwt' });
            if (!String(payload.scope ?? '').split(' ').includes(scope))
              return response.status(403).json({ error: 'insufficient_scope' });
            request.token = payload;
            next();
          } catch {
            response.status(401).set('WWW-Authenticate', 'Bearer').json({ error: 'invalid_token' });
          }
        };
      `,
    },
  ],
  protect: ({ scope }) => [
    {
      title: 'server.mjs',
      code: code`
        import express from 'express';
        import { requireScope } from './require-scope.mjs';

        const app = express();

        app.get('/orders', requireScope('${scope}'), (request, response) => {
          response.json({ for: request.token.sub });
        });

        app.listen(4000);
      `,
    },
  ],
};
