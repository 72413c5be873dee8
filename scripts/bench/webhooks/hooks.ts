import { defaultTenantId } from '@gatehouse/contract/common';
import type { Bench } from '../bench.ts';

const tell = ({ environment }: Bench) =>
  environment.pool.query(`select pg_notify('gatehouse_changed', $1)`, [`${defaultTenantId}:webhooks`]);

export async function addHooks(
  bench: Bench,
  { prefix, url, event, count = 1 }: { prefix: string; url: string; event: string; count?: number },
): Promise<void> {
  const { pool, secrets } = bench.environment;
  await pool.query(
    `insert into webhooks (tenant_id, id, name, events, url, retries, sealed)
     select $1::varchar, $2::text || n, 'Bench', array[$3], $4, 0, $5 from generate_series(1, $6::int) n`,
    [defaultTenantId, prefix, event, url, secrets.sealJson({ signingKey: 'bench', headers: {} }), count],
  );
  await tell(bench);
}

export async function removeHooks(bench: Bench): Promise<void> {
  await bench.environment.pool.query('delete from webhooks where tenant_id = $1', [defaultTenantId]);
  await tell(bench);
}

/** Something that is done with a webhook that is subscribed, and with none. */
export interface Subscribed {
  what: string;
  url: string;
  event: string;
  work: () => Promise<unknown>;
}

/** Runs something while the webhook is subscribed. */
export async function whileSubscribed<T>(
  bench: Bench,
  { url, event }: Subscribed,
  run: () => Promise<T>,
): Promise<T> {
  await addHooks(bench, { prefix: 'bench', url, event });
  return run().finally(() => removeHooks(bench));
}
