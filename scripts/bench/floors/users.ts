import { defaultTenantId } from '@gatehouse/contract/common';
import fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { openDatabase } from '../../../apps/server/src/database/database.ts';
import { listHotStatements } from '../../../apps/server/src/database/hot/hot-statement.ts';
import '../../../apps/server/src/web/authenticate.ts';
import { pageUsers, searchUsers } from '../../../apps/server/src/features/users/find-users.ts';

/**
 * Statements and token check of the list of users in a Fastify handler, without edge, contract and log. Arguments: port, database, issuer.
 */
const [port = '0', connectionString = '', issuer = ''] = process.argv.slice(2);
const database = openDatabase({
  connection: { connectionString },
  tenantRole: 'gatehouse_tenant',
  poolSize: 20,
  onError: () => undefined,
});
const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
const findMachine = listHotStatements().find(({ name }) => name === 'find-machine');
if (!findMachine) throw new Error('The hot statement find-machine no longer exists.');

const app = fastify();
app.get<{ Querystring: { search?: string } }>('/api/users', async ({ query, headers }, reply) => {
  const { payload } = await jwtVerify(headers.authorization?.slice(7) ?? '', keys, { issuer });
  await database.hot(findMachine, defaultTenantId, [payload['client_id'], payload.aud]);
  const paging = { page: 1, page_size: 20, enableCap: false };
  const { items, total } = query.search
    ? await searchUsers({ database }, defaultTenantId, query.search, paging)
    : await pageUsers({ database }, defaultTenantId, paging);
  return reply.header('total-number', total).send(items);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.('ready');
