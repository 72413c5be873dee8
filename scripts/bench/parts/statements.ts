import type pg from 'pg';
import { askForToken, type Bench, type Part } from '../bench.ts';
import { orders, ordersToken, resource } from '../data.ts';
import type { Row } from '../report.ts';
import { refresh, signIn } from '../sign-in.ts';

const times = 50;
/** Batched audit rows are written at most this much later. */
const batchMs = 200;

interface Statement {
  query: string;
  calls: number;
  /** Total time in the database. */
  ms: number;
}

/** Counts the statements that the server sends, without those inside functions. */
async function countStatements(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  await pool.query('create extension if not exists pg_stat_statements');
  await pool.query('select pg_stat_statements_reset()');
  await work();
  await new Promise((resolve) => setTimeout(resolve, batchMs * 2));
  const { rows } = await pool.query<Statement>(
    `select query, calls::int, total_exec_time as ms from pg_stat_statements
     where calls > 0 and dbid = (select oid from pg_database where datname = current_database())
       and query !~ 'pg_stat_statements' order by calls desc`,
  );
  return rows;
}

/** Statements of timers, and of caches that expire, don't belong to the measured calls. The note names them. */
const isInBackground = ({ calls }: Statement): boolean => calls < times / 10;
const isBatch = ({ query }: Statement): boolean => /^insert into logs/i.test(query);

/** The statements of one call without those of timers, with how often each of them is sent. */
export async function listStatements(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<{ query: string; perCall: number }[]> {
  await work();
  const statements = await countStatements(pool, async () => {
    for (let time = 0; time < times; time += 1) await work();
  });
  return statements
    .filter((statement) => !isInBackground(statement))
    .map(({ query, calls }) => ({ query, perCall: calls / times }));
}

interface Counted {
  what: string;
  most: number;
  /** Whether batched audit rows don't count. */
  isBatched?: boolean;
  work: () => Promise<unknown>;
}

async function countOne({ environment }: Bench, { what, most, isBatched, work }: Counted): Promise<Row> {
  await work();
  const statements = await countStatements(environment.pool, async () => {
    for (let time = 0; time < times; time += 1) await work();
  });
  const counted = statements.filter(
    (statement) => !isInBackground(statement) && !(isBatched && isBatch(statement)),
  );
  const countCalls = (some: Statement[]): number => some.reduce((sum, { calls }) => sum + calls, 0) / times;
  const figure = countCalls(counted);
  return {
    part: 'statements',
    what,
    figure,
    unit: 'statements',
    budget: `≤ ${most}${isBatched ? ' and a batched audit row' : ''}`,
    isMet: figure <= most,
    note: [
      ...(isBatched
        ? [`${countCalls(statements.filter(isBatch)).toFixed(2)} for batched audit rows besides`]
        : []),
      statements
        .map(
          ({ query, calls, ms }) =>
            `${calls / times} × ${query.replaceAll(/\s+/g, ' ').slice(0, 60)} (${(ms / calls).toFixed(2)} ms)`,
        )
        .join(' | '),
    ].join('; '),
  };
}

/** Statements that reach PostgreSQL, including BEGIN, COMMIT and SET, from `pg_stat_statements`. */
export const measureStatements: Part = async (bench) => {
  const { server, data } = bench;
  const { client } = server;
  const [person] = data.people;
  if (!person) throw new Error('no user to sign in');
  let chain = (await signIn(client, data.clientId, person, orders)).refresh_token;
  return [
    await countOne(bench, {
      what: 'a sign-in',
      most: 16,
      work: () => signIn(client, data.clientId, person),
    }),
    await countOne(bench, {
      what: 'a refresh',
      most: 2,
      work: async () => (chain = await refresh(client, data.clientId, chain, { resource })),
    }),
    await countOne(bench, {
      what: 'a token',
      most: 1,
      isBatched: true,
      work: () => askForToken(client, data.machine, ordersToken),
    }),
  ];
};
