import type { AdapterPayload } from 'oidc-provider';
import pg from 'pg';
import { z } from 'zod';
import { oidcWrite } from '../database/hot/protocol.ts';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import type { ProtocolWebhooks } from './protocol-webhooks.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A row to insert or replace, as `gatehouse_oidc_write_v1` reads it. */
export interface Upsert {
  model: string;
  id: string;
  payload: AdapterPayload;
  grant_id?: string;
  uid?: string;
  user_code?: string;
  account_id?: string;
  client_id?: string;
  /** Seconds since 1970. */
  expires_at: number;
}

/** Rows that must still exist when the writes are made. */
export type Present = { model: string; id: string } | { model: string; uid: string };

/**
 * A user's decision about a device. Of two concurrent decisions only the first is written, and nothing of the other request: the row
 * must exist and have none of the fields `unless` yet.
 */
export interface DeviceAnswer {
  id: string;
  payload: AdapterPayload;
  account_id?: string;
  grant_id?: string;
  unless: string[];
}

/** The refresh token that replaces a used one: encrypted for retries, and as the row to store. */
export interface Rotation {
  successor?: string;
  row?: Upsert;
}

/** The writes of one protocol request, collected until its outcome is known (ADR 6). */
export interface Work {
  upserts: Map<string, Upsert>;
  destroyed: Map<string, { model: string; id: string }>;
  present: Map<string, Present>;
  codes: Set<string>;
  /** Used refresh tokens by id: at most one. */
  rotated: Map<string, Rotation>;
  /** Refresh tokens whose successor is used by this request. */
  replaced: Set<string>;
  sessions: Set<string>;
  revoked: Set<string>;
  /** New grants of applications that limit the number of grants per user, by id. */
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
 * Drops all writes of a rejected request except revocations and deletions. Nothing is issued or consumed, so a rejected refresh
 * doesn't cost the user the session; a replay is also rejected, but must revoke its grant.
 */
export function keepRevocations(work: Work | undefined): void {
  const { upserts, present, codes, rotated, replaced, limited, answers } = work ?? createWork();
  for (const part of [upserts, present, codes, rotated, replaced, limited, answers]) part.clear();
}

/** Rate limit counts that the writing statement updates (`flow-limit.ts`). */
export interface FlowCounts {
  /** The input of the counting SQL function. */
  counts: { key: string; count: number; limit: number; windowMs: number }[];
  /** Called after the counts were committed. */
  onCounted(): void;
  /** Called when a limit is reached, with its key and the end of the window. */
  onLimited(limited: ReachedLimit): void;
}

const reachedLimit = z.object({ key: z.string(), until: z.number() });
type ReachedLimit = z.output<typeof reachedLimit>;

/** Why nothing was written. */
export type Conflict = 'redeemed' | 'gone' | 'answered' | 'limited';

interface WriteResult {
  /** A concurrent request was faster, or a limit is reached; nothing is written. */
  conflict?: Conflict;
  /** The encrypted successor of the used refresh token, if a concurrent request issued it. */
  successor?: string;
}

/** Makes all writes in one statement, and so in one transaction. */
export async function writeAll(
  runtime: Runtime,
  tenantId: string,
  work: Work,
  {
    logs,
    flows,
    webhooks,
  }: {
    logs: readonly AuditEntry[];
    flows?: FlowCounts | undefined;
    webhooks?: ProtocolWebhooks | undefined;
  },
): Promise<WriteResult> {
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
    // A rotation already records that its token is used, and with it the successor of the one before.
    replaced: rotation ? [] : [...work.replaced],
    upserts,
    destroyed: [...work.destroyed.values()],
    sessions: [...work.sessions],
    revoked: [...work.revoked],
    limited: [...work.limited.values()],
    flowCounts: flows?.counts,
    ...webhooks,
  };
  try {
    // The audit rows are JSON already.
    const values = [now, `${JSON.stringify(changes).slice(0, -1)},"logs":${encodeLogs(logs, now)}}`];
    const [written] = await runtime.database.hot<{ successor: string | null }>(oidcWrite, tenantId, values);
    flows?.onCounted();
    const successor = written?.successor;
    return successor && successor !== rotation?.successor ? { successor } : {};
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { code, detail } = error;
    if (code === 'GH001') return { conflict: 'redeemed' };
    if (code === 'GH002') return { conflict: 'gone' };
    if (code === 'GH004') return { conflict: 'answered' };
    if (code === 'GH003') {
      flows?.onLimited(reachedLimit.parse(JSON.parse(detail ?? '{}')));
      return { conflict: 'limited' };
    }
    throw error;
  }
}
