import { oidcWrite } from '../database/hot/protocol.ts';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A row to insert or replace, as `gatehouse_oidc_write_v1` reads it. */
export interface Upsert {
  model: string;
  id: string;
  payload: Record<string, unknown>;
  grant_id?: string;
  uid?: string;
  user_code?: string;
  account_id?: string;
  client_id?: string;
  /** Seconds since 1970. */
  expires_at: number;
}

/** Rows that must still be there when the writes are made. */
export type Present = { model: string; id: string } | { model: string; uid: string };

/**
 * What a person has said to a device. Of two answers at once, one is written and nothing of the other request: the row must exist and
 * have none of `unless` yet.
 */
export interface DeviceAnswer {
  id: string;
  payload: Record<string, unknown>;
  account_id?: string;
  grant_id?: string;
  unless: string[];
}

/** What takes the place of a refresh token that is used up: sealed for repetitions, and as the row of the store. */
export interface Rotation {
  successor?: string;
  row?: Upsert;
}

/** The writes of one protocol request, gathered until it is known how the request ends (ADR 6). */
export interface Work {
  upserts: Map<string, Upsert>;
  destroyed: Map<string, { model: string; id: string }>;
  present: Map<string, Present>;
  codes: Set<string>;
  /** Refresh tokens that are used up, by id: at most one. */
  rotated: Map<string, Rotation>;
  /** Refresh tokens whose successor is being used. */
  replaced: Set<string>;
  sessions: Set<string>;
  revoked: Set<string>;
  /** New grants of applications that limit how many a user has, by id. */
  limited: Map<string, { account_id: string; client_id: string; kept: string }>;
  /** At most one. */
  answers: Map<string, DeviceAnswer>;
}

export const rowKey = (model: string, id: string): string => `${model}:${id}`;

export function createWork(): Work {
  return {
    upserts: new Map(),
    destroyed: new Map(),
    present: new Map(),
    codes: new Set(),
    rotated: new Map(),
    replaced: new Set(),
    sessions: new Set(),
    revoked: new Set(),
    limited: new Map(),
    answers: new Map(),
  };
}

export function isIdle(work: Work): boolean {
  return Object.values(work).every((part: { size: number }) => part.size === 0);
}

/**
 * What remains of the work when the request is refused: nothing is issued or used up, so that a refused refresh does not
 * cost the session; but what was to end ends, since a replay is refused too.
 */
export function keepEndings(work: Work | undefined): void {
  const { upserts, present, codes, rotated, replaced, limited, answers } = work ?? createWork();
  for (const part of [upserts, present, codes, rotated, replaced, limited, answers]) part.clear();
}

/** Counts that are made in the same statement as the writes (`begun.ts`). */
export interface Begun {
  /** What `gatehouse_count_begun_v1` reads. */
  counts: { key: string; count: number; limit: number; windowMs: number }[];
  /** Called when they were counted. */
  keep(): void;
  /** Called when a limit is reached, with its key and the end of the window. */
  refuse(over: { key: string; until: number }): void;
}

/** Why the writes could not be made. */
export type Conflict = 'redeemed' | 'gone' | 'answered' | 'over';

export interface Written {
  /** Another request was faster, and nothing is written. */
  conflict?: Conflict;
  /** The sealed successor of the refresh token that was used up, if it is another request's. */
  successor?: string;
}

/** Makes all writes in one statement and transaction. */
export async function writeAll(
  runtime: Runtime,
  tenantId: string,
  work: Work,
  logs: readonly AuditEntry[],
  begun?: Begun,
): Promise<Written> {
  const upserts = [...work.upserts.values()];
  const owned = upserts.filter(({ model }) => model === 'Session' || model === 'Grant');
  const now = runtime.clock();
  const [rotation] = [...work.rotated].map(([id, by]) => ({ id, ...by }));
  const [answer] = work.answers.values();
  const changes = {
    accounts: [...new Set(owned.flatMap(({ account_id: id }) => id ?? []))],
    present: [...work.present.values()],
    codes: [...work.codes],
    rotation,
    answer,
    replaced: [...work.replaced],
    upserts,
    destroyed: [...work.destroyed.values()],
    sessions: [...work.sessions],
    revoked: [...work.revoked],
    limited: [...work.limited.values()],
    logs: JSON.parse(encodeLogs(logs, now)) as unknown,
    begun: begun?.counts,
  };
  try {
    const values = [now, JSON.stringify(changes)];
    const [written] = await runtime.database.hot<{ successor: string | null }>(oidcWrite, tenantId, values);
    begun?.keep();
    const successor = written?.successor;
    return successor && successor !== rotation?.successor ? { successor } : {};
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === 'GH001') return { conflict: 'redeemed' };
    if (code === 'GH002') return { conflict: 'gone' };
    if (code === 'GH004') return { conflict: 'answered' };
    if (code === 'GH003') {
      begun?.refuse(JSON.parse(detail ?? '{}') as { key: string; until: number });
      return { conflict: 'over' };
    }
    throw error;
  }
}
