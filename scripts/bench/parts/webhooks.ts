import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { defaultTenantId } from '@gatehouse/contract/common';
import { type Bench, compare, type Measured, type Part } from '../bench.ts';
import { authorize } from '../management.ts';
import { atFullSpeed } from '../measure.ts';
import type { Row } from '../report.ts';
import { signIn } from '../sign-in.ts';

const callers = 8;
const [liveCount, hangingCount, perHook] = [100, 1000, 50];

/** An endpoint that accepts everything at once, or never answers. */
class Endpoint {
  received = 0;
  hanging = 0;
  mostHanging = 0;
  readonly #server: Server;
  readonly #waiting = new Set<ServerResponse>();

  constructor() {
    this.#server = createServer((request, response) => {
      request.resume().once('end', () => {
        if (request.url !== '/hangs') {
          this.received += 1;
          return response.writeHead(204).end();
        }
        this.hanging += 1;
        this.mostHanging = Math.max(this.mostHanging, this.hanging);
        this.#waiting.add(response);
        return response.once('close', () => {
          this.hanging -= 1;
          this.#waiting.delete(response);
        });
      });
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Waits until a condition holds. */
async function until(isDone: () => boolean, mostMs = 120_000): Promise<void> {
  for (const end = performance.now() + mostMs; !isDone(); await new Promise((go) => setTimeout(go, 5)))
    if (performance.now() > end) throw new Error('The webhooks were not delivered in time.');
}

/** Changes and sign-ins with a subscribed webhook against the same without; and deliveries, alone and beside endpoints that hang. */
export const measureWebhooks: Part = async (bench) => {
  const endpoint = new Endpoint();
  const url = await endpoint.open();
  try {
    return [
      await compareChanges(bench, url),
      await compareSignIns(bench, url),
      ...(await measureDeliveries(bench, endpoint, url)),
    ];
  } finally {
    await removeHooks(bench);
    endpoint.close();
  }
};

const tell = ({ environment }: Bench) =>
  environment.pool.query(`select pg_notify('gatehouse_changed', $1)`, [`${defaultTenantId}:webhooks`]);

async function addHooks(bench: Bench, prefix: string, url: string, event: string, count = 1): Promise<void> {
  const { pool, secrets } = bench.environment;
  await pool.query(
    `insert into webhooks (tenant_id, id, name, events, url, retries, sealed)
     select $1, $2 || n, 'Bench', array[$3], $4, 0, $5 from generate_series(1, $6::int) n`,
    [defaultTenantId, prefix, event, url, secrets.sealJson({ signingKey: 'bench', headers: {} }), count],
  );
  await tell(bench);
}

async function removeHooks(bench: Bench): Promise<void> {
  await bench.environment.pool.query('delete from webhooks where tenant_id = $1', [defaultTenantId]);
  await tell(bench);
}

/** The same work with a webhook that is subscribed, and with none. */
function withHook(
  bench: Bench,
  url: string,
  event: string,
  work: () => Promise<unknown>,
): [Measured, Measured] {
  const { pid } = bench.server;
  const run = (seconds: number) => atFullSpeed(callers, seconds, work);
  return [
    {
      pid,
      async measure(seconds) {
        await addHooks(bench, 'bench', url, event);
        return run(seconds).finally(() => removeHooks(bench));
      },
    },
    { pid, measure: run },
  ];
}

function toRow(what: string, { ours, floor, ratio, note }: Awaited<ReturnType<typeof compare>>): Row {
  return {
    part: 'webhooks',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s without a webhook', figure: floor },
    ratio,
    budget: '≥ 0.9 ×',
    isMet: ratio >= 0.9,
    note,
  };
}

async function compareChanges(bench: Bench, url: string): Promise<Row> {
  const { client } = bench.server;
  const { rows } = await bench.environment.pool.query<{ id: string }>(
    'select id from users where tenant_id = $1 limit 200',
    [defaultTenantId],
  );
  const authorization = await authorize({ client, machine: bench.data.machine });
  let next = 0;
  const change = () => {
    const id = rows[(next += 1) % rows.length]?.id ?? '';
    const body = { name: `Name ${next}` };
    return client.send({ method: 'PATCH', path: `/api/users/${id}`, headers: { authorization }, body }, 200);
  };
  const [ours, floor] = withHook(bench, `${url}/change`, 'User.Data.Updated', change);
  return toRow('PATCH user with User.Data.Updated', await compare(bench, ours, floor));
}

async function compareSignIns(bench: Bench, url: string): Promise<Row> {
  const { people, clientId } = bench.data;
  let next = 0;
  const comeIn = () => {
    const person = people[(next += 1) % people.length];
    if (!person) throw new Error('no user to sign in');
    return signIn(bench.server.client, clientId, person);
  };
  const [ours, floor] = withHook(bench, `${url}/sign-in`, 'PostSignIn', comeIn);
  return toRow('sign-in with PostSignIn', await compare(bench, ours, floor));
}

/** Adds events as a change does, and measures until all were accepted. */
async function drain(bench: Bench, endpoint: Endpoint): Promise<number> {
  const { pool } = bench.environment;
  const before = endpoint.received;
  await pool.query(
    `insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at)
     select $1, left(md5(w.id || n || random()), 21), w.id, 'Role.Created', 'roleId:' || n, '{"event": "Role.Created"}', now()
     from webhooks w, generate_series(1, $2::int) n where w.tenant_id = $1 and w.id like 'live%'`,
    [defaultTenantId, perHook],
  );
  await until(() => endpoint.received > before);
  const [startedAt, first] = [performance.now(), endpoint.received];
  await until(() => endpoint.received >= before + liveCount * perHook);
  return ((endpoint.received - first) * 1000) / (performance.now() - startedAt);
}

async function measureDeliveries(bench: Bench, endpoint: Endpoint, url: string): Promise<Row[]> {
  const { pool } = bench.environment;
  await addHooks(bench, 'live', `${url}/live`, 'Role.Created', liveCount);
  // The first delivery of a webhook says how fast its endpoint is.
  await drain(bench, endpoint);
  const alone = await drain(bench, endpoint);
  await addHooks(bench, 'hang', `${url}/hangs`, 'Role.Deleted', hangingCount);
  await pool.query(
    `insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at)
     select $1, left(md5(w.id || n), 21), w.id, 'Role.Deleted', 'roleId:' || n, '{"event": "Role.Deleted"}', now()
     from webhooks w, generate_series(1, 5) n where w.tenant_id = $1 and w.id like 'hang%'`,
    [defaultTenantId],
  );
  await until(() => endpoint.hanging > 5);
  const beside = await drain(bench, endpoint);
  const ratio = beside / alone;
  const common = { part: 'webhooks', unit: '/s' };
  return [
    {
      ...common,
      what: `deliveries to ${liveCount} webhooks`,
      figure: alone,
      budget: '≥ 100/s',
      isMet: alone >= 100,
    },
    {
      ...common,
      what: `the same beside ${hangingCount.toLocaleString('en')} whose endpoints hang`,
      figure: beside,
      floor: { what: '/s without them', figure: alone },
      ratio,
      budget: '≥ 0.8 ×, at most 50 sockets to them',
      isMet: ratio >= 0.8 && endpoint.mostHanging <= 50,
      note: `${endpoint.mostHanging} sockets to hanging endpoints at once`,
    },
  ];
}
