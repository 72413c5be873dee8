import { code, npmPackages } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: npmPackages('fastify', 'jose'),
  check: ({ issuer, audience }) => [
    {
      title: 'require-scope.mjs',
      code: code`
        import { createRemoteJWKSet, jwtVerify } from 'jose';

        const issuer = '${issuer}';
        const audience = '${audience}';
        const keys = createRemoteJWKSet(new URL(\`\${issuer}/jwks\`));

        /** Allows requests with a token for this API that has the permission. */
        export const requireScope = (scope) => async (request, reply) => {
          const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
          const checked = await jwtVerify(token ?? '', keys, { issuer, audience, typ: 'at+jwt' }).catch(() => undefined);
          if (!checked)
            return reply.code(401).header('WWW-Authenticate', 'Bearer').send({ error: 'invalid_token' });
          if (!String(checked.payload.scope ?? '').split(' ').includes(scope))
            return reply.code(403).send({ error: 'insufficient_scope' });
          request.token = checked.payload;
        };
      `,
    },
  ],
  protect: ({ scope }) => [
    {
      title: 'server.mjs',
      code: code`
        import fastify from 'fastify';
        import { requireScope } from './require-scope.mjs';

        const app = fastify();
        app.decorateRequest('token', null);

        app.get('/orders', { preHandler: requireScope('${scope}') }, async (request) => ({
          for: request.token.sub,
        }));

        await app.listen({ port: 4000 });
      `,
    },
  ],
};
