import type { FastifyReply, FastifyRequest } from 'fastify';
import { callbackAddress } from '../../identity-providers/addresses.ts';
import { expectTestPost, testStatePrefix } from '../../identity-providers/returns/test-posts.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';
import { finishTest } from './finish-test.ts';
import { toFailure } from './provider-failure.ts';
import { createSecret, type Finished, putStage, type ConnectorTest, stages, takeStage } from './stages.ts';
import { redirect, sendEnded } from './test-answers.ts';
import { findTested } from './tested-connector.ts';

/** Sends the administrator to the provider, as a sign-in does: with a state that only this browser can return. */
export async function leave(
  runtime: Runtime,
  tenant: Tenant,
  test: ConnectorTest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind, targetId: connectorId, endsAt } = test;
  const connector = await findTested(runtime, tenant, kind, connectorId);
  if (!connector) return sendEnded(reply);
  if (connector === 'not-configured')
    return finish(runtime, tenant, reply, { test, failure: { fault: 'Settings', reason: null } });
  const { provider } = connector;
  const state = `${testStatePrefix}${createSecret()}`;
  const redirectUri = callbackAddress({ origin: tenant.origin, connectorId });
  const started = await provider
    .start({ state, redirectUri })
    .catch((error: unknown) => ({ failure: toFailure(error) }));
  if ('failure' in started) return finish(runtime, tenant, reply, { test, failure: started.failure });

  const browser = createSecret();
  const key = { owner: connectorId, secrets: [state, browser] };
  const value = { test, redirectUri, kept: started.kept };
  await putStage(runtime, tenant.id, stages.left, key, { value, expiresAt: endsAt });
  if (provider.receive) await expectTestPost(runtime, tenant.id, connectorId, { state, expiresAt: endsAt });
  const maxAge = Math.ceil((endsAt - runtime.clock()) / 1000);
  void reply.header('set-cookie', writeCookie(tenant, connectorId, browser, maxAge));
  return redirect(reply, started.authorizationUri);
}

/**
 * Answers the response of the provider to a test; false if it is one to a sign-in. It belongs to the browser that left, and is read once, when the
 * administrator asks for the result. Doesn't return the reply, which is a promise of being sent.
 */
export async function comeBack(
  runtime: Runtime,
  tenant: Tenant,
  connectorId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const data = readData(request.query);
  const { state = '' } = data;
  if (!state.startsWith(testStatePrefix)) return false;
  const browser = readCookie(request.headers.cookie, cookieName(tenant)) ?? '';
  const key = { owner: connectorId, secrets: [state, browser] };
  const left = await takeStage(runtime, tenant.id, stages.left, key);
  if (left) {
    void reply.header('set-cookie', writeCookie(tenant, connectorId, '', 0));
    await finish(runtime, tenant, reply, { ...left, data });
  } else sendEnded(reply);
  return true;
}

const readData = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const finish = async (
  runtime: Runtime,
  tenant: Tenant,
  reply: FastifyReply,
  finished: Finished,
): Promise<FastifyReply> => redirect(reply, await finishTest(runtime, tenant, finished));

const isSecure = ({ origin }: Tenant): boolean => origin.startsWith('https:');
const cookieName = (tenant: Tenant): string => `${isSecure(tenant) ? '__Secure-' : ''}gh_${tenant.id}_test`;

/** Sent only to the callback of this connector. */
const writeCookie = (tenant: Tenant, connectorId: string, value: string, maxAge: number): string =>
  `${cookieName(tenant)}=${value}; Path=/callback/${encodeURIComponent(connectorId)}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(tenant) ? '; Secure' : ''}`;
