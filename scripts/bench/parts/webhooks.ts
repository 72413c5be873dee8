import { defaultTenantId } from '@gatehouse/contract/common';
import { type Bench, compare, type Part } from '../bench.ts';
import { authorize } from '../management.ts';
import { atFullSpeed } from '../measure.ts';
import type { Row } from '../report.ts';
import { signIn } from '../sign-in.ts';
import { measureDeliveries } from '../webhooks/deliveries.ts';
import { Endpoint } from '../webhooks/endpoint.ts';
import { removeHooks, type Subscribed, whileSubscribed } from '../webhooks/hooks.ts';
import { listStatements } from './statements.ts';

const callers = 8;
const leastRatio = 0.9;
/** That read the subscriptions' payload and store the event. */
const mostStatements = 3;

/** Changes and sign-ins with a subscribed webhook against the same without; and deliveries, alone and beside endpoints that hang. */
export const measureWebhooks: Part = async (bench) => {
  const endpoint = new Endpoint();
  const url = await endpoint.open();
  const rows: Row[] = [];
  try {
    for (const subscribed of [await changes(bench, url), signIns(bench, url)])
      rows.push(await compareRates(bench, subscribed), await countStatements(bench, subscribed));
    rows.push(...(await measureDeliveries(bench, endpoint, url)));
    return rows;
  } finally {
    await removeHooks(bench);
    endpoint.close();
  }
};

async function changes(bench: Bench, url: string): Promise<Subscribed> {
  const { client } = bench.server;
  const { rows } = await bench.environment.pool.query<{ id: string }>(
    'select id from users where tenant_id = $1 limit 200',
    [defaultTenantId],
  );
  const authorization = await authorize({ client, machine: bench.data.machine });
  let next = 0;
  return {
    what: 'PATCH user with User.Data.Updated',
    url: `${url}/change`,
    event: 'User.Data.Updated',
    work() {
      const id = rows[(next += 1) % rows.length]?.id ?? '';
      const body = { name: `Name ${next}` };
      return client.send(
        { method: 'PATCH', path: `/api/users/${id}`, headers: { authorization }, body },
        200,
      );
    },
  };
}

function signIns(bench: Bench, url: string): Subscribed {
  const { people, clientId } = bench.data;
  let next = 0;
  return {
    what: 'sign-in with PostSignIn',
    url: `${url}/sign-in`,
    event: 'PostSignIn',
    work() {
      const person = people[(next += 1) % people.length];
      if (!person) throw new Error('no user to sign in');
      return signIn(bench.server.client, clientId, person);
    },
  };
}

async function compareRates(bench: Bench, subscribed: Subscribed): Promise<Row> {
  const { pid } = bench.server;
  const run = (seconds: number) => atFullSpeed(callers, seconds, subscribed.work);
  const { ours, floor, ratio, note } = await compare(
    bench,
    { pid, measure: (seconds) => whileSubscribed(bench, subscribed, () => run(seconds)) },
    { pid, measure: run },
  );
  return {
    part: 'webhooks',
    what: subscribed.what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s without a webhook', figure: floor },
    ratio,
    budget: `≥ ${leastRatio} ×`,
    isMet: ratio >= leastRatio,
    note,
  };
}

/** Statements of the change itself, without those that deliver the event afterwards. */
async function countStatements(bench: Bench, subscribed: Subscribed): Promise<Row> {
  const { pool } = bench.environment;
  const isDelivery = (query: string): boolean => query.includes('gatehouse_deliver_webhook');
  const count = async (): Promise<{ own: number; delivery: number }> => {
    const all = await listStatements(pool, subscribed.work);
    const sum = (some: typeof all): number => some.reduce((total, { perCall }) => total + perCall, 0);
    return {
      own: sum(all.filter(({ query }) => !isDelivery(query))),
      delivery: sum(all.filter(({ query }) => isDelivery(query))),
    };
  };
  const without = await count();
  const having = await whileSubscribed(bench, subscribed, count);
  const more = having.own - without.own;
  return {
    part: 'webhooks',
    what: `statements of ${subscribed.what}`,
    figure: having.own,
    unit: '',
    floor: { what: 'without a webhook', figure: without.own },
    budget: `at most ${mostStatements} more`,
    isMet: more < mostStatements + 0.1,
    note: `${having.delivery.toFixed(2)} to deliver the event`,
  };
}
