import { defaultTenantId } from '@gatehouse/contract/common';
import type { Part } from '../bench.ts';
import { breakThings, type Fault } from '../failover/faults.ts';
import { startInstallation } from '../failover/installation.ts';
import { startLoad } from '../failover/load.ts';
import { useAllCores } from '../programs.ts';
import type { Row } from '../report.ts';

const mostSeconds = 30;

/**
 * Three servers on a cluster of three nodes (Patroni, etcd, HAProxy) while the primary, its network, servers and HAProxy fail at random:
 * what was acknowledged must be there, what was revoked must stay so, and sign-ins must work again by themselves.
 */
export const measureFailover: Part = async ({ environment, server, minutes }) => {
  await server.stop();
  const pin = useAllCores(environment.cores);
  const installation = await startInstallation(environment);
  const { client, data, pool } = installation;
  const load = await startLoad(client, data);
  await load.untilSignedIn();
  const faults = await breakThings(installation, load, minutes);
  await load.stop();
  await installation.stopServers();
  const { told } = load;
  const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query(text, [defaultTenantId, ...values])).rows as T[];
  const missing = await ask<{ username: string }>(
    `select username from unnest($2::text[]) as told (username)
     where not exists (select from users u where u.tenant_id = $1 and u.username = told.username and u.password_encrypted is not null)`,
    [told.users],
  );
  const [counted] = await ask<{ isEqual: boolean }>(
    `select value = (select count(*) from users where tenant_id = $1) as "isEqual" from tenant_counters
     where tenant_id = $1 and name = 'users'`,
  );
  const [entries] = await ask<{ count: number }>(
    `select count(*)::int as count from logs
     where tenant_id = $1 and key = 'ExchangeTokenBy.ClientCredentials' and payload ->> 'result' = 'Success'`,
  );
  pin();
  const lost = [...missing.map(({ username }) => `user ${username}`), ...told.lost];
  if (!counted?.isEqual) lost.push('the counter of users');
  const writes = told.users.length + told.refreshes + told.revoked.length;
  const failed = [...told.failures].map(([kind, count]) => `${kind} ${count}`).join(', ');
  return [
    {
      ...gate(`acknowledged writes lost, of ${writes.toLocaleString('en')}`, lost.length, 'writes', 0),
      note: [
        `${told.users.length} sign-ups, ${told.refreshes} refreshes, ${told.revoked.length} revocations; unanswered or rejected meanwhile: ${failed || 'none'}`,
        ...lost.slice(0, 5),
      ].join('; '),
    },
    gate(
      `revoked tokens that were refreshed, of ${told.revoked.length}`,
      new Set(told.returned).size,
      'tokens',
      0,
    ),
    {
      ...gate(
        `longest time without a sign-in, over ${faults.length} faults`,
        Math.max(0, ...faults.map(({ seconds }) => seconds)),
        's',
        mostSeconds,
      ),
      note: describe(faults),
    },
    {
      part: 'failover',
      what: `audit entries lost, of ${told.machineTokens.toLocaleString('en')} machine tokens`,
      figure: Math.max(0, told.machineTokens - (entries?.count ?? 0)),
      unit: 'entries',
      budget: 'counted (ADR 6)',
      isMet: true,
    },
  ];
};

const gate = (what: string, figure: number, unit: string, most: number): Row => ({
  part: 'failover',
  what,
  figure,
  unit,
  budget: most === 0 ? '0' : `≤ ${most}`,
  isMet: figure <= most,
  isGate: true,
});

/** Each kind with its longest times, so that one bad case isn't hidden by many good ones. */
function describe(faults: readonly Fault[]): string {
  return [...new Set(faults.map(({ what }) => what))]
    .map((what) => {
      const times = faults.filter((fault) => fault.what === what).map(({ seconds }) => seconds.toFixed(1));
      return `${what}: ${times.join(', ')} s`;
    })
    .join('; ');
}
