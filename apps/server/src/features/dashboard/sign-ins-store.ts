import { signInFactor, signInFailure, type SignIns } from '@gatehouse/contract/dashboard/dashboard';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { succeeded } from '../../audit/usage.ts';
import { daysBefore, daysUntil } from './days.ts';

const days = 30;
const mostApplications = 10;

interface Row {
  date: string;
  applicationId: string;
  result: string;
  count: number;
}

const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
const isSuccess = ({ result }: Row): boolean => result === succeeded;

/** Counts by a key, the highest first. */
function rank<Key extends string>(
  rows: readonly { key: Key; count: number }[],
): { key: Key; count: number }[] {
  const counts = new Map<Key, number>();
  for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}

/** The sign-ins of the 30 days that end with a day, from the daily counters. */
export async function readSignIns(db: TenantDb, date: string): Promise<SignIns> {
  const start = daysBefore(date, days - 1);
  const { rows: all } = await sql<Row>`
    select to_char(date, 'YYYY-MM-DD') as date, application_id as "applicationId", result, sum(count)::bigint as count
    from daily_sign_ins where date between ${daysBefore(start, days)}::date and ${date}::date
    group by 1, 2, 3`.execute(db);
  const rows = all.filter((row) => row.date >= start);
  const before = all.filter((row) => row.date < start);
  const compare = (is: (row: Row) => boolean) => {
    const count = sum(rows.filter(is));
    return { count, delta: count - sum(before.filter(is)) };
  };
  const isFailure = (row: Row): boolean => !isSuccess(row);
  return {
    curve: daysUntil(date, days).map((day) => {
      const ofDay = rows.filter((row) => row.date === day);
      return {
        date: day,
        succeeded: sum(ofDay.filter(isSuccess)),
        failed: sum(ofDay.filter(isFailure)),
      };
    }),
    succeeded: compare(isSuccess),
    failed: compare(isFailure),
    reasons: rank(
      rows.flatMap(({ result, count }) => {
        // A later release may count further reasons.
        const { data: key } = signInFailure.safeParse(result);
        return key ? [{ key, count }] : [];
      }),
    ).map(({ key: reason, count }) => ({ reason, count })),
    applications: await listApplications(db, rows),
    factors: await readFactors(db, start, date),
    tokens: await readTokens(db, start, date),
  };
}

async function listApplications(db: TenantDb, rows: readonly Row[]): Promise<SignIns['applications']> {
  const top = rank(rows.map(({ applicationId: key, count }) => ({ key, count }))).slice(0, mostApplications);
  if (top.length === 0) return [];
  const known = await db
    .selectFrom('applications')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      top.map(({ key }) => key),
    )
    .execute();
  return top.map(({ key }) => {
    const own = rows.filter(({ applicationId }) => applicationId === key);
    return {
      applicationId: key,
      name: known.find(({ id }) => id === key)?.name ?? null,
      succeeded: sum(own.filter(isSuccess)),
      failed: sum(own.filter((row) => !isSuccess(row))),
    };
  });
}

async function readFactors(db: TenantDb, start: string, date: string): Promise<SignIns['factors']> {
  const { rows } = await sql<{ factor: string; count: number }>`
    select factor, sum(count)::bigint as count from daily_factors
    where date between ${start}::date and ${date}::date group by 1 order by 2 desc, 1`.execute(db);
  return rows.flatMap(({ factor, count }) => {
    const { data } = signInFactor.safeParse(factor);
    return data ? [{ factor: data, count }] : [];
  });
}

async function readTokens(db: TenantDb, start: string, date: string): Promise<SignIns['tokens']> {
  const { rows } = await sql<SignIns['tokens']>`
    select coalesce(sum(user_tokens), 0)::bigint as users, coalesce(sum(machine_tokens), 0)::bigint as machines
    from daily_token_usage where date between ${start}::date and ${date}::date`.execute(db);
  return rows[0] ?? { users: 0, machines: 0 };
}
