import type pg from 'pg';
import { deleteInBatches } from './expired-rows.ts';

const monthsAhead = 3;
const columns =
  'tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at';

/** A calendar month in UTC, with its partition: `logs_202611`. */
interface Month {
  partition: string;
  from: Date;
  to: Date;
}

function monthOf(time: number, offset = 0): Month {
  const date = new Date(time);
  const from = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset));
  const to = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset + 1));
  return { partition: `logs_${from.toISOString().slice(0, 7).replace('-', '')}`, from, to };
}

/** The months that have a partition, oldest first. */
async function listPartitions(client: pg.ClientBase): Promise<Month[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'logs'::regclass and c.relname ~ '^logs_\\d{6}$' order by 1`,
  );
  return rows.map(({ name }) => monthOf(Date.UTC(Number(name.slice(5, 9)), Number(name.slice(9)) - 1)));
}

/** Creates the partitions of this month and the next three, unless they exist. Returns the names of the new ones. */
export async function makeLogPartitions(client: pg.ClientBase, now: number): Promise<string[]> {
  const known = new Set((await listPartitions(client)).map(({ partition }) => partition));
  const made: string[] = [];
  for (let offset = 0; offset <= monthsAhead; offset += 1) {
    const month = monthOf(now, offset);
    if (known.has(month.partition)) continue;
    await attach(client, month);
    made.push(month.partition);
  }
  return made;
}

/**
 * Creates a partition and attaches it. Entries of this month that were written to the default partition are moved. Readers and writers of
 * the other partitions don't wait.
 */
async function attach(client: pg.ClientBase, { partition, from, to }: Month): Promise<void> {
  const [lower, upper] = [from.toISOString(), to.toISOString()];
  await inTransaction(client, async () => {
    await client.query('lock table logs_default in access exclusive mode');
    await client.query(
      `create table ${partition} (like logs including defaults including constraints including generated)`,
    );
    await client.query(
      `with moved as (delete from logs_default where created_at >= $1 and created_at < $2 returning ${columns})
       insert into ${partition} (${columns}) select ${columns} from moved`,
      [lower, upper],
    );
    await client.query(
      `alter table logs attach partition ${partition} for values from ('${lower}') to ('${upper}')`,
    );
  });
}

/** Drops the partitions of months that end before a time, and deletes older entries from the default partition. Returns the dropped names. */
export async function dropOldLogs(client: pg.ClientBase, before: number): Promise<string[]> {
  const old = (await listPartitions(client)).filter(({ to }) => to.getTime() <= before);
  for (const { partition } of old) await inTransaction(client, () => client.query(`drop table ${partition}`));
  await deleteInBatches(client, 'logs_default', 'created_at', before);
  await deleteInBatches(client, 'log_changes', 'created_at', before);
  return old.map(({ partition }) => partition);
}

/** Stops waiting for a lock after two seconds, until the next round, so that sign-ins don't wait for housekeeping. */
async function inTransaction(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query(`begin; set local lock_timeout = '2s'; set local statement_timeout = '5min'`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
