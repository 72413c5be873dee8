import { Agent, request } from 'node:http';
import pg from 'pg';

/**
 * Delivers what is in `bench_deliveries`: claims one, posts it, and replaces it by a row of a log. No lanes, signatures, retries or guarded
 * addresses. Receives a message when they are there; returns deliveries per second. Arguments: port, database, URL.
 */
const [, connectionString = '', url = ''] = process.argv.slice(2);
/** As many sockets and connections as our server uses for them. */
const [workers, connections] = [25, 6];
const pool = new pg.Pool({ connectionString, max: connections });
const agent = new Agent({ keepAlive: true, maxFreeSockets: workers });

const post = (body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method: 'POST', headers }, (incoming) => {
      incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.once('error', reject).end(body);
  });

async function work(): Promise<number> {
  for (let done = 0; ; done += 1) {
    const { rows } = await pool.query<{ id: string; payload: object }>({
      name: 'claim',
      text: `update bench_deliveries set leased_until = now() + interval '45 seconds' where id = (
          select id from bench_deliveries where leased_until is null order by id limit 1 for update skip locked)
        returning id, payload`,
    });
    const [claimed] = rows;
    if (!claimed) return done;
    const status = await post(JSON.stringify(claimed.payload));
    await pool.query({
      name: 'log',
      text: `with sent as (delete from bench_deliveries where id = $1 returning id, payload)
        insert into bench_requests (delivery_id, status, body) select id, $2, payload from sent`,
      values: [claimed.id, status],
    });
  }
}

process.on('message', () => {
  const startedAt = performance.now();
  void Promise.all(Array.from({ length: workers }, work)).then((counts) => {
    const count = counts.reduce((sum, one) => sum + one, 0);
    process.send?.((count * 1000) / (performance.now() - startedAt));
  });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
