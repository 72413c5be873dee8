import type { RejectionCode, RowCode } from '@gatehouse/contract/user-imports/codes';
import type { User } from '@gatehouse/contract/users/users';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { userColumns } from '../database/user-columns.ts';
import { createId, createUserId } from '../lib/ids.ts';
import { countUsers } from '../users/user-store.ts';
import type { CheckedUser } from './check-draft.ts';
import { rememberKeys, type ReportedRow } from './store.ts';

/** A row of a batch, checked by itself. */
export interface BatchRow {
  number: number;
  user: CheckedUser | undefined;
  rejections: RejectionCode[];
  warnings: RowCode[];
}

interface Taken {
  number: number;
  id: boolean;
  username: boolean;
  email: boolean;
  phone: boolean;
  externalId: boolean;
  identity: boolean;
}

/** The user of a row, with the ID that it gets. */
type Added = CheckedUser & { number: number; id: string };

export interface Batch {
  importId: string;
  rows: readonly BatchRow[];
  /** Finds out what would happen. */
  isCheck: boolean;
  now: number;
  seal: (text: string) => string;
}

export interface BatchResult {
  report: ReportedRow[];
  accepted: number;
  warnings: number;
  addedIds: string[];
}

/** Adds the users of a batch whose identifiers are free, in the caller's transaction, and reports rows that are rejected or differ from the file. */
export async function importBatch(db: TenantDb, batch: Batch): Promise<BatchResult> {
  const { importId, rows, isCheck, now, seal } = batch;
  const codes = new Map<number, RowCode[]>(rows.map(({ number, rejections }) => [number, [...rejections]]));
  const possible = rows.filter(hasUser);
  const seen = await findRepeated(db, batch, possible);
  for (const number of seen) codes.get(number)?.push('repeated_identifier');
  const taken = new Map((await findTaken(db, possible)).map((one) => [one.number, one]));
  for (const { number } of possible) codes.get(number)?.push(...codesOf(taken.get(number)));
  const isOpen = ({ number }: { number: number }): boolean => codes.get(number)?.length === 0;
  const given = new Set<string>();
  const added = possible
    .filter(isOpen)
    .map(({ number, user }) => giveId(number, user, { isTaken: taken.get(number)?.id ?? false, given }));
  if (!isCheck && added.length > 0) {
    const ids = await insert(db, added, now, seal);
    const lost = added.filter(({ id }) => !ids.has(id));
    // Meanwhile another transaction took an identifier.
    const again = await findTaken(
      db,
      lost.map(({ number, ...user }) => ({ number, user })),
    );
    for (const one of again) codes.get(one.number)?.push(...orSome(codesOf(one), 'repeated_identifier'));
  }
  const idOf = new Map(added.filter(isOpen).map((user) => [user.number, user]));
  const report = rows.flatMap(({ number, user, warnings }): ReportedRow[] => {
    const made = idOf.get(number);
    if (!made) return [{ number, isAccepted: false, codes: codes.get(number) ?? [], userId: null }];
    const all: RowCode[] = [...warnings];
    if (user?.hasOtherId || (user?.id !== undefined && user.id !== made.id)) all.push('id_changed');
    return all.length === 0
      ? []
      : [{ number, isAccepted: true, codes: [...new Set(all)], userId: isCheck ? null : made.id }];
  });
  const addedIds = isCheck ? [] : [...idOf.values()].map(({ id }) => id);
  return {
    report,
    accepted: idOf.size,
    warnings: report.filter(({ isAccepted }) => isAccepted).length,
    addedIds,
  };

  /** Rows with an identifier that an earlier row of the file has. An import finds those of earlier batches in the database. */
  async function findRepeated(
    inside: TenantDb,
    { rows: all }: Batch,
    candidates: readonly { number: number; user: CheckedUser }[],
  ): Promise<Set<number>> {
    if (all.length === 0) return new Set();
    const keyed = candidates.map(({ number, user }) => ({ number, keys: keysOf(importId, user) }));
    const before = isCheck
      ? await rememberKeys(inside, importId, [...new Set(keyed.flatMap(({ keys }) => keys))])
      : new Set<string>();
    const known = new Set(before);
    const repeated = new Set<number>();
    for (const { number, keys } of keyed) {
      if (keys.some((key) => known.has(key))) repeated.add(number);
      else for (const key of keys) known.add(key);
    }
    return repeated;
  }
}

const hasUser = (row: BatchRow): row is BatchRow & { user: CheckedUser } =>
  row.user !== undefined && row.rejections.length === 0;

const orSome = (codes: RejectionCode[], other: RejectionCode): RejectionCode[] =>
  codes.length > 0 ? codes : [other];

function codesOf(taken: Taken | undefined): RejectionCode[] {
  if (!taken) return [];
  const { username, email, phone, externalId, identity } = taken;
  return [
    ...(username ? (['username_in_use'] as const) : []),
    ...(email ? (['email_in_use'] as const) : []),
    ...(phone ? (['phone_in_use'] as const) : []),
    ...(externalId ? (['external_id_in_use'] as const) : []),
    ...(identity ? (['identity_in_use'] as const) : []),
  ];
}

/** The ID of the source if it is possible and free; otherwise a new one, and the source's becomes the external ID. */
function giveId(
  number: number,
  user: CheckedUser,
  { isTaken, given }: { isTaken: boolean; given: Set<string> },
): Added {
  const { id, externalId } = user;
  if (id !== undefined && !isTaken && !given.has(id)) {
    given.add(id);
    return { ...user, number, id };
  }
  return { ...user, number, id: createUserId(), externalId: externalId ?? id };
}

/** What a file may have only once, as keyed hashes. */
function keysOf(importId: string, user: CheckedUser): string[] {
  const { username, primaryEmail, primaryPhone, externalId, identities } = user;
  const texts = [
    username === undefined ? undefined : `username ${username.toLowerCase()}`,
    primaryEmail === undefined ? undefined : `email ${primaryEmail}`,
    primaryPhone === undefined ? undefined : `phone ${primaryPhone}`,
    externalId === undefined ? undefined : `external ${externalId}`,
    ...Object.entries(identities).map(([target, { userId }]) => `identity ${target} ${userId}`),
  ];
  return texts
    .filter((text) => text !== undefined)
    .map((text) => createHmac('sha256', importId).update(text).digest('base64url').slice(0, 24));
}

async function findTaken(
  db: TenantDb,
  rows: readonly { number: number; user: CheckedUser }[],
): Promise<Taken[]> {
  if (rows.length === 0) return [];
  const given = rows.map(({ number, user }) => ({
    number,
    id: user.id,
    username: user.username,
    primaryEmail: user.primaryEmail,
    primaryPhone: user.primaryPhone,
    externalId: user.externalId,
    identities: user.identities,
  }));
  const { rows: taken } = await sql<Taken>`
    select * from gatehouse_find_taken_v1(gatehouse_tenant(), ${JSON.stringify(given)}::jsonb)`.execute(db);
  return taken;
}

async function insert(
  db: TenantDb,
  users: readonly Added[],
  now: number,
  seal: (text: string) => string,
): Promise<Set<string>> {
  const given = users.map(({ password, totpSecret, number: _number, hasOtherId: _hasOtherId, ...user }) => ({
    ...user,
    passwordEncrypted: password?.value,
    passwordEncryptionMethod: password?.method,
    ...(totpSecret !== undefined && { factorId: createId(), totpSecret: seal(totpSecret) }),
  }));
  const { rows } = await sql<{ id: string }>`
    select id from gatehouse_import_users_v1(gatehouse_tenant(), to_timestamp(${now}::float8 / 1000), ${JSON.stringify(given)}::jsonb)
      as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The users that a batch has added. */
export const listAdded = (db: TenantDb, ids: readonly string[]): Promise<User[]> =>
  db.selectFrom('users').select(userColumns).where('id', 'in', ids).execute();

/** The last step of a batch's transaction, because others wait for the counter. */
export async function countAdded(db: TenantDb, added: number): Promise<void> {
  if (added > 0) await countUsers(db, added);
}
