import { defaultTenantId } from '@gatehouse/contract/common';
import fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { listHotStatements } from '../../../apps/server/src/database/hot.ts';
import '../../../apps/server/src/edge/authenticate.ts';
import '../../../apps/server/src/features/users/find-users.ts';

/**
 * The statements and the token check of our list of users in a Fastify handler, with nothing of ours around them.
 * Arguments: port, database, issuer of the token.
 */
const [port = '0', connectionString = '', issuer = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 20 });
const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
const texts = new Map(listHotStatements().map(({ name, text }) => [name, text]));

async function run(name: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query({
    name,
    text: texts.get(name) ?? '',
    values: [defaultTenantId, ...values],
  });
  return rows;
}

const app = fastify();
app.get<{ Params: { statement: string }; Querystring: { search?: string } }>(
  '/:statement',
  async ({ params, query, headers }, reply) => {
    const { payload } = await jwtVerify(headers.authorization?.slice(7) ?? '', keys, { issuer });
    await run('find-machine', [payload['client_id']]);
    const pattern = query.search === undefined ? [] : [`%${query.search}%`];
    const capped = params.statement === 'search-users-many' ? [null] : [];
    const rows = await run(params.statement, [20, 0, ...pattern, ...capped]);
    return reply.header('total-number', rows[0]?.['total']).send(rows);
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.('ready');
