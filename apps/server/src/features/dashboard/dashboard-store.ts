import type { ActiveUsers, Figure, LockedAccount } from '@gatehouse/contract/dashboard/dashboard';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { daysBefore, daysUntil } from './days.ts';

const dayMs = 86_400_000;

/** The total that is kept when users are added or deleted. */
export async function countUsers(db: TenantDb): Promise<number> {
  const row = await db
    .selectFrom('tenantCounters')
    .select('value')
    .where('name', '=', 'users')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Users by the day of their creation, from the index on it. */
export async function countNewUsers(
  db: TenantDb,
  now: number,
): Promise<{ today: Figure; last7Days: Figure }> {
  const midnight = Math.floor(now / dayMs) * dayMs;
  const from = (days: number) => sql`created_at >= ${new Date(midnight - days * dayMs)}::timestamptz`;
  const { rows } = await sql<{ today: number; yesterday: number; week: number; weekBefore: number }>`
    select count(*) filter (where ${from(0)}) as today,
      count(*) filter (where ${from(1)} and not ${from(0)}) as yesterday,
      count(*) filter (where ${from(6)}) as week,
      count(*) filter (where not ${from(6)}) as "weekBefore"
    from users where ${from(13)}`.execute(db);
  const [{ today, yesterday, week, weekBefore } = { today: 0, yesterday: 0, week: 0, weekBefore: 0 }] = rows;
  return {
    today: { count: today, delta: today - yesterday },
    last7Days: { count: week, delta: week - weekBefore },
  };
}

/** How many users were active on a day, by the days since they were active before. */
type Activity = ReadonlyMap<string, readonly { gap: number; users: number }[]>;

/**
 * Reads at most 30 counters for each of 60 days, however many users there are. A user who was active on several days of a period counts on
 * the first of them, whose gap reaches before the period.
 */
export async function readActiveUsers(db: TenantDb, date: string): Promise<ActiveUsers> {
  const { rows } = await sql<{ date: string; gap: number; users: number }>`
    select to_char(date, 'YYYY-MM-DD') as date, gap, users from daily_activity
    where date between ${daysBefore(date, 59)}::date and ${date}::date`.execute(db);
  const activity = new Map<string, { gap: number; users: number }[]>();
  for (const { date: day, ...row } of rows) activity.set(day, [...(activity.get(day) ?? []), row]);
  const compare = (days: number): Figure => {
    const count = countUntil(activity, date, days);
    return { count, delta: count - countUntil(activity, daysBefore(date, days), days) };
  };
  return {
    dauCurve: daysUntil(date, 30).map((day) => ({ date: day, count: countUntil(activity, day, 1) })),
    dau: compare(1),
    wau: compare(7),
    mau: compare(30),
  };
}

/** The users who were active in the days that end with `date`. */
function countUntil(activity: Activity, date: string, days: number): number {
  return daysUntil(date, days)
    .flatMap((day, index) => (activity.get(day) ?? []).filter(({ gap }) => gap > index))
    .reduce((total, { users }) => total + users, 0);
}

/** Users with a block that isn't limited to a browser, those whose block ends last first. */
export async function listLockedAccounts(
  db: TenantDb,
  { page, page_size: size }: Paging,
  now: number,
): Promise<Page<LockedAccount>> {
  const { rows } = await sql<{ total: number } & (LockedAccount | { userId: null })>`
    with locked as materialized (
      select user_id, max(expires_at) as until from sentinel_activities
      where decision = 'Blocked' and user_id is not null and expires_at > ${new Date(now)}::timestamptz
        and (owner is null or owner = target)
      group by user_id),
    shown as (
      select u.id as "userId", u.username, u.primary_email as "primaryEmail", u.primary_phone as "primaryPhone",
        u.name, u.avatar, l.until as "lockedUntil"
      from locked l join users u on u.id = l.user_id)
    select counted.total, page.* from (select count(*) as total from shown) counted
      left join lateral (
        select * from shown order by "lockedUntil" desc, "userId" limit ${size} offset ${(page - 1) * size}) page on true`.execute(
    db,
  );
  return { items: rows.flatMap((row) => (row.userId === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}
