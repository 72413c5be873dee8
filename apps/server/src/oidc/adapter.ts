import { isDeepStrictEqual } from 'node:util';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import { toClientMetadata } from './clients.ts';
import { awaitFirstRead } from './first-read.ts';
import { resumeAddress } from './interaction.ts';
import type { Instance } from './load.ts';
import { currentContext, loadInto, type OidcRequest, workOf } from './request.ts';
import {
  answeredBy,
  findByUserCode,
  isAnswer,
  limitPolls,
  markStored,
  takeDeviceCode,
  unmarkStored,
} from './device.ts';
import { passReplay } from './replay.ts';
import { queueRefreshToken } from './rotation.ts';
import { storedId as hashedId } from '../sessions/token-id.ts';
import { rowKey, type Upsert } from './work.ts';

type Payload = Record<string, unknown>;

/** What the engine calls for each of its models; reads and writes are those of the running request. */
export function createAdapter(model: string): Adapter {
  if (model === 'Client') return clientAdapter;
  return {
    async find(id) {
      const ctx = currentContext();
      const request = await awaitFirstRead(ctx);
      const row = await findRow(request, model, storedId(model, id));
      if (row?.model === 'DeviceCode' && ctx.oidc.route === 'token') limitPolls(request, row);
      return row && passReplay(ctx, request, row)
        ? (toPayload(request, row, id) as AdapterPayload)
        : undefined;
    },
    async findByUid(uid) {
      const request = await awaitFirstRead(currentContext());
      const row = [...request.instances.values()].find((row) => row.model === model && row.uid === uid);
      return row && (toPayload(request, row) as AdapterPayload);
    },
    async findByUserCode(userCode) {
      const request = await awaitFirstRead(currentContext());
      const row = await findByUserCode(request, userCode);
      return row && (toPayload(request, row, markStored(row)) as AdapterPayload);
    },
    async upsert(id, payload, expiresIn = 0) {
      const request = await awaitFirstRead(currentContext());
      const expiresAt = Math.floor(request.runtime.clock() / 1000) + expiresIn;
      const row = toUpsert(model, id, payload as Payload, expiresAt);
      if (model === 'RefreshToken') queueRefreshToken(request, row, id);
      else queueUpsert(request, row);
    },
    async consume(id) {
      const request = await awaitFirstRead(currentContext());
      if (model === 'DeviceCode') return takeDeviceCode(request, storedId(model, id));
      const work = workOf(request);
      if (model === 'AuthorizationCode') work.codes.add(storedId(model, id));
      else work.rotated.set(storedId(model, id), {});
    },
    async destroy(id) {
      queueDestroy(await awaitFirstRead(currentContext()), model, storedId(model, id));
    },
    async revokeByGrantId(grantId) {
      const work = workOf(await awaitFirstRead(currentContext()));
      for (const [key, row] of work.upserts) if (row.grant_id === grantId) work.upserts.delete(key);
      work.revoked.add(grantId);
    },
  };
}

/** The id that is kept of the one the engine knows. */
const storedId = (model: string, id: string): string =>
  (model === 'DeviceCode' ? unmarkStored(id) : undefined) ?? hashedId(model, id);

const clientAdapter = {
  async find(id: string) {
    const ctx: KoaContextWithOIDC = currentContext();
    const request = await awaitFirstRead(ctx);
    if (!request.clients.has(id) && !request.asked.has(`client:${id}`) && !id.includes('\0'))
      await loadInto(request, { instances: [], clientId: id });
    const row = request.clients.get(id);
    const isServed = id !== builtInApplications.demo || request.runtime.settings.DEMO_APP;
    return row && isServed ? (toClientMetadata(request, row) as AdapterPayload) : undefined;
  },
} as unknown as Adapter;

async function findRow(request: OidcRequest, model: string, id: string): Promise<Instance | undefined> {
  const key = rowKey(model, id);
  const { pending, instances, asked } = request;
  const queued = pending?.upserts.get(key);
  if (queued)
    return {
      model,
      id,
      uid: queued.uid ?? null,
      payload: queued.payload,
      consumedAt: null,
      expiresAt: queued.expires_at * 1000,
    };
  if (pending?.destroyed.has(key)) return undefined;
  if (!instances.has(key) && !asked.has(key) && !id.includes('\0'))
    await loadInto(request, { instances: [[model, id]] });
  return instances.get(key);
}

/** The engine's view of a row; `id` is the secret that found it, where there was one. */
function toPayload({ tenant, runtime }: OidcRequest, row: Instance, id?: string): Payload {
  // The engine tells time by the machine alone.
  const exp = Math.floor((row.expiresAt - runtime.clock() + Date.now()) / 1000);
  // The engine changes what it is given; what was read is compared with it later.
  const payload: Payload = structuredClone(row.payload);
  payload.jti = id ?? row.id;
  payload.exp = exp;
  if (row.consumedAt !== null) payload.consumed = Math.floor(row.consumedAt / 1000);
  if (row.model === 'Interaction' && id !== undefined)
    payload.returnTo = resumeAddress(tenant, id, payload.deviceCode !== undefined);
  return payload;
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The row of a payload. The id and what holds an id of another secret row stay out of it: only their hashes are kept. */
function toUpsert(model: string, id: string, { jti: _id, ...payload }: Payload, expiresAt: number): Upsert {
  const row: Upsert = {
    model,
    id: storedId(model, id),
    payload,
    account_id: textOr(payload.accountId),
    client_id: textOr(payload.clientId),
    expires_at: expiresAt,
  };
  if (model === 'Session') row.uid = textOr(payload.uid);
  if (model === 'DeviceCode') row.user_code = textOr(payload.userCode);
  if (model === 'Interaction') describeFlow(row);
  else row.grant_id = textOr(payload.grantId);
  return row;
}

/** A flow belongs to the user who has signed in to it, else to the session's. Its own id, and the session's, are secrets. */
function describeFlow(row: Upsert): void {
  const { returnTo: _address, ...kept } = row.payload;
  const { cookie: _cookie, ...session } = (kept.session ?? {}) as Payload;
  if (kept.session) kept.session = session;
  const { login } = (kept.result ?? {}) as { login?: { accountId?: string } };
  row.payload = kept;
  row.account_id = login?.accountId ?? textOr(session.accountId);
  row.client_id = textOr((kept.params as Payload).client_id);
}

function queueUpsert(request: OidcRequest, row: Upsert): void {
  const { instances } = request;
  const work = workOf(request);
  if (row.model === 'Session') {
    if (isUnchanged(request, row)) return;
    // A browser without a user needs no session; one that carried an old cookie would get a row for nothing.
    if (row.account_id === undefined && !row.payload.state) return;
    const { uid = '' } = row;
    if ([...instances.values()].some((known) => known.model === 'Session' && known.uid === uid))
      work.present.set(`uid:${uid}`, { model: 'Session', uid });
  } else if (row.model === 'Grant' && instances.has(rowKey('Grant', row.id))) {
    work.present.set(rowKey('Grant', row.id), { model: 'Grant', id: row.id });
  }
  if (row.model === 'DeviceCode' && isAnswer()) {
    work.answers.set(row.id, { ...row, unless: answeredBy() });
    return;
  }
  const key = rowKey(row.model, row.id);
  work.destroyed.delete(key);
  work.upserts.set(key, row);
}

/** The engine saves the session at every request that brings its cookie; one in ten of its lifetime is often enough. */
function isUnchanged({ instances, runtime }: OidcRequest, row: Upsert): boolean {
  const known = instances.get(rowKey('Session', row.id));
  if (!known) return false;
  const { exp: _exp, iat: _iat, ...now } = row.payload;
  const { exp: _oldExp, iat: _oldIat, jti: _oldId, ...before } = known.payload;
  const lifetime = row.expires_at * 1000 - runtime.clock();
  const left = known.expiresAt - runtime.clock();
  return left > lifetime * 0.9 && isDeepStrictEqual(JSON.parse(JSON.stringify(now)), before);
}

function queueDestroy(request: OidcRequest, model: string, id: string): void {
  const work = workOf(request);
  const key = rowKey(model, id);
  work.upserts.delete(key);
  work.destroyed.set(key, { model, id });
  // A flow that another request has ended must not end twice.
  if (model === 'Interaction' && request.instances.has(key)) work.present.set(key, { model, id });
}
