import { hashSync } from '@node-rs/bcrypt';
import { defaultTenantId } from '@gatehouse/contract/common';
import type { Bench, Part } from '../bench.ts';
import { domain } from '../data.ts';
import { measureKind, type Name, wrongPassword } from './timing.ts';

/** Few, because each rejection takes as long as the slowest of these hashes. */
const perClass = 250;
const costs = [10, 12, 13];

/** Adds users with imported hashes, equally many of each cost. */
async function addImports({ environment: { pool } }: Bench): Promise<Name[]> {
  for (const [place, cost] of costs.entries())
    await pool.query(
      `insert into users (tenant_id, id, username, primary_email, password_encrypted, password_encryption_method)
       select $1::varchar, 'import' || n, 'imported_' || n, 'imported_' || n || '@' || $2::text, $3, 'Bcrypt'
       from generate_series($4::int, $5::int - 1, $6::int) n`,
      [defaultTenantId, domain, hashSync('Correct-Horse-42', { cost }), place, perClass, costs.length],
    );
  await tellServers(pool);
  return Array.from({ length: perClass }, (_, number) => {
    const username = `imported_${number}`;
    return { username, email: `${username}@${domain}` };
  });
}

/** Notifies the servers of an import, as the Management API does. */
const tellServers = (pool: Bench['environment']['pool']): Promise<unknown> =>
  pool.query(`select pg_notify('gatehouse_changed', $1)`, [`${defaultTenantId}:imported-hashes`]);

/** Whether response time reveals users with imported hashes (attacks: user enumeration). */
export const measureImports: Part = async (bench) => {
  const known = await addImports(bench);
  try {
    const what = 'sign-in, a wrong password, imported hashes';
    return [
      await measureKind(bench, { what, known, mostDistance: 0.08, visitors: 2, requests: [wrongPassword] }),
    ];
  } finally {
    const { pool } = bench.environment;
    await pool.query(`delete from users where tenant_id = $1 and id like 'import%'`, [defaultTenantId]);
    await tellServers(pool);
  }
};
