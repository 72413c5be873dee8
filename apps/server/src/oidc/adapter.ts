import { isDeepStrictEqual } from 'node:util';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { passAccess } from './access.ts';
import { unbindCode } from './bound-tokens.ts';
import { toClientMetadata } from './clients.ts';
import { awaitFirstRead } from './first-read.ts';
import { resumeUrl } from './interaction.ts';
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
import { pushedModel, redeemPushedRequest, requirePushing } from './pushed-requests.ts';
import { passReplay } from './replay.ts';
import { requireSignedRequests } from './signed-requests.ts';
import { queueRefreshToken } from './rotation.ts';
import { traceOf } from './flow-trace.ts';
import { storedId as hashedId } from '../sessions/token-id.ts';
import { lifetimeOf } from './session-lifetime.ts';
import { submissionOf } from './session-submission.ts';
import { markDomain } from './domains.ts';
import { rowKey, type Upsert } from './work.ts';

/** The engine's store for one of its models, within the current request: reads are preloaded, writes are collected. */
export function createAdapter(model: string): Adapter {
  return {
    async find(id) {
      const ctx = currentContext();
      const request = await awaitFirstRead(ctx);
      if (model === 'Client') {
        const client = await findClient(request, id);
        if (client) requireSignedRequests(ctx, request, client);
        return client;
      }
      const row = await findRow(request, model, storedId(model, id));
      if (row?.model === 'DeviceCode' && ctx.oidc.route === 'token') limitPolls(request, row);
      if (!row || !passReplay(ctx, request, row)) return undefined;
      return (await passAccess(ctx, request, row)) ? toPayload(request, row, id) : undefined;
    },
    async findByUid(uid) {
      const request = await awaitFirstRead(currentContext());
      const row = [...request.instances.values()].find((row) => row.model === model && row.uid === uid);
      return row && toPayload(request, row);
    },
    async findByUserCode(userCode) {
      const request = await awaitFirstRead(currentContext());
      const row = await findByUserCode(request, userCode);
      return row && toPayload(request, row, markStored(row));
    },
    async upsert(id, payload, expiresIn = 0) {
      const request = await awaitFirstRead(currentContext());
      const expiresAt = Math.floor(request.runtime.clock() / 1000) + expiresIn;
      const row = toUpsert(model, id, payload, expiresAt);
      if (model === 'Session') {
        row.payload['lifetime'] = lifetimeOf(request, payload);
        row.payload['lastSubmission'] = submissionOf(request, payload);
        row.payload['browser'] = { userAgent: request.userAgent, ip: request.ip };
      }
      if (model === 'AuthorizationCode') {
        row.payload['traceId'] = traceOf(request);
        await redeemPushedRequest(currentContext(), request);
        unbindCode(currentContext(), row.payload);
      }
      if (model === pushedModel) requirePushing(currentContext());
      markDomain(request, row);
      if (model === 'RefreshToken') queueRefreshToken(request, row, id);
      else queueUpsert(request, row);
    },
    async consume(id) {
      const request = await awaitFirstRead(currentContext());
      if (model === 'DeviceCode') return takeDeviceCode(request, storedId(model, id));
      // Used up with the code that is issued for it.
      if (model === pushedModel) return;
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

/** The stored id of a row that the engine knows by `id`. */
const storedId = (model: string, id: string): string =>
  (model === 'DeviceCode' ? unmarkStored(id) : undefined) ?? hashedId(model, id);

async function findClient(request: OidcRequest, id: string): Promise<AdapterPayload | undefined> {
  if (!request.clients.has(id) && !request.loadedKeys.has(`client:${id}`) && !id.includes('\0'))
    await loadInto(request, { instances: [], clientId: id });
  const row = request.clients.get(id);
  const isServed = id !== builtInApplications.demo || request.runtime.settings.DEMO_APP;
  return row && isServed ? toClientMetadata(request, row) : undefined;
}

async function findRow(request: OidcRequest, model: string, id: string): Promise<Instance | undefined> {
  const key = rowKey(model, id);
  const { pending, instances, loadedKeys } = request;
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
  if (!instances.has(key) && !loadedKeys.has(key) && !id.includes('\0'))
    await loadInto(request, { instances: [[model, id]] });
  return instances.get(key);
}

/** The engine's payload of a row; `id` is the secret that it was found by, if any. */
function toPayload({ tenant, runtime }: OidcRequest, row: Instance, id?: string): AdapterPayload {
  // The engine uses the system clock, and not `runtime.clock`.
  const exp = Math.floor((row.expiresAt - runtime.clock() + Date.now()) / 1000);
  // A copy, because the engine modifies it and `isUnchanged` needs the original.
  const payload = structuredClone(row.payload);
  payload.jti = id ?? row.id;
  payload.exp = exp;
  if (row.consumedAt !== null) payload.consumed = Math.floor(row.consumedAt / 1000);
  if (row.model === 'Interaction' && id !== undefined)
    payload.returnTo = resumeUrl(tenant, id, payload.deviceCode !== undefined);
  return payload;
}

/** The row to store for a payload. Ids that are secrets are removed from the payload; the row has their hashes. */
function toUpsert(
  model: string,
  id: string,
  { jti: _id, ...payload }: AdapterPayload,
  expiresAt: number,
): Upsert {
  const row: Upsert = {
    model,
    id: storedId(model, id),
    payload,
    account_id: payload.accountId,
    client_id: payload.clientId,
    expires_at: expiresAt,
  };
  if (model === 'Session') row.uid = payload.uid;
  if (model === 'DeviceCode') row.user_code = payload.userCode;
  if (model === 'Interaction') return { ...row, ...toFlowColumns(payload) };
  return { ...row, grant_id: payload.grantId };
}

/** The columns of a flow's row: its user is the one who signed in during the flow, or else the session's. */
function toFlowColumns({ returnTo: _url, session, ...payload }: AdapterPayload): Partial<Upsert> {
  const { cookie: _cookie, ...keptSession } = session ?? {};
  const { client_id: clientId } = payload.params ?? {};
  return {
    payload: session ? { ...payload, session: keptSession } : payload,
    account_id: payload.result?.login?.accountId ?? session?.accountId,
    client_id: typeof clientId === 'string' ? clientId : undefined,
  };
}

function queueUpsert(request: OidcRequest, row: Upsert): void {
  const { instances } = request;
  const work = workOf(request);
  if (row.model === 'Session') {
    if (isUnchanged(request, row)) return;
    // A browser without a user needs no session, unless the engine stores state in it (the device page's CSRF token).
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

/**
 * The engine saves the session on every request with its cookie; it is written again only after a tenth of its lifetime. Another IP address of
 * the browser is stored then, too: it is no reason to write.
 */
function isUnchanged({ instances, runtime }: OidcRequest, row: Upsert): boolean {
  const known = instances.get(rowKey('Session', row.id));
  if (!known) return false;
  const { exp: _exp, iat: _iat, browser: _browser, ...now } = row.payload;
  const { exp: _oldExp, iat: _oldIat, jti: _oldId, browser: _oldBrowser, ...before } = known.payload;
  const lifetime = row.expires_at * 1000 - runtime.clock();
  const left = known.expiresAt - runtime.clock();
  return left > lifetime * 0.9 && isDeepStrictEqual(JSON.parse(JSON.stringify(now)), before);
}

function queueDestroy(request: OidcRequest, model: string, id: string): void {
  const work = workOf(request);
  const key = rowKey(model, id);
  work.upserts.delete(key);
  work.destroyed.set(key, { model, id });
  // Fails if a concurrent request has already finished the flow.
  if (model === 'Interaction' && request.instances.has(key)) work.present.set(key, { model, id });
}
