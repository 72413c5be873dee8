import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import {
  getInboxMessage,
  getInboxState,
  listInboxMessages,
} from '@gatehouse/contract/connectors/inbox-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { enqueue } from '../outbox/outbox-store.ts';
import { messageKind, type OutgoingMessage, queuedMessage } from './message.ts';
import { requireSender, sendMessage } from './send-message.ts';
import { hasConnector } from '../../connectors/senders.ts';

/** A server with its own database: the clock moves, and another process that polls would take its entries. */
let server: TestServer;
let ahead = 0;
let provider: Server;
let endpoint: string;
/** The requests that the administrator's endpoint got, and its next response. */
let received: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
let statuses: number[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      received.push({ authorization: request.headers.authorization, body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`;
  server = await startTestServer({
    database: `messages_${process.pid}`,
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => Date.now() + ahead,
  });
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

const describeCtx = (tenant: TestTenant, ip = '192.0.2.1'): Ctx => {
  const effects: (() => Promise<void>)[] = [];
  return {
    runtime: server.runtime,
    tenant,
    now: server.runtime.clock(),
    ip,
    afterCommit: (effect: () => Promise<void>) => void effects.push(effect),
    effects,
  } as unknown as Ctx;
};
const commit = async (ctx: Ctx): Promise<void> => {
  for (const effect of (ctx as unknown as { effects: (() => Promise<void>)[] }).effects) await effect();
  await server.runtime.outbox.settle();
};
async function send(tenant: TestTenant, message: Partial<OutgoingMessage> = {}, ip?: string): Promise<void> {
  const ctx = describeCtx(tenant, ip);
  await sendMessage(ctx, {
    type: 'Email',
    to: 'ada@example.com',
    usage: 'SignIn',
    payload: { code: '123456' },
    ...message,
  });
  await commit(ctx);
}
async function setUp(): Promise<{ tenant: TestTenant; call: Caller }> {
  const tenant = await server.createTenant();
  received = [];
  statuses = [];
  return { tenant, call: await tenant.as('all') };
}
const useHttp = (call: Caller, connectorId = 'http-email') =>
  call(createConnector, {
    body: { connectorId, config: { endpoint, authorization: 'Bearer canary-secret' } },
  });
const waiting = async (tenant: TestTenant) =>
  (
    await server.runtime.database.pool.query<{ attempts: number; dead: boolean; sealed: string }>(
      'select attempts, dead_at is not null as dead, sealed from outbox where tenant_id = $1',
      [tenant.id],
    )
  ).rows;

describe('a message', () => {
  it('[PROD-05 part] of a tenant without a connector is kept where the console shows it, for 24 hours', async () => {
    const { tenant, call } = await setUp();
    expect(await hasConnector(server.runtime, tenant.id, 'Sms')).toBe(true);
    expect((await call(getInboxState)).body).toMatchObject({ isEnabled: true, lastMessageAt: null });
    await send(tenant);
    await send(tenant, { type: 'Sms', to: '4915166677788', usage: 'Register', payload: { code: '654321' } });
    const { body: listed } = await call(listInboxMessages);
    expect(listed.map(({ type, to, usage }) => [type, to, usage])).toEqual([
      ['Sms', '4915166677788', 'Register'],
      ['Email', 'ada@example.com', 'SignIn'],
    ]);
    expect(JSON.stringify(listed)).not.toContain('123456');
    expect((await call(getInboxState)).body.lastMessageAt).toBe(listed[0]?.createdAt);
    expect((await call(listInboxMessages, { query: { search: 'ADA@' } })).body).toEqual([listed[1]]);
    const { body } = await call(getInboxMessage, { params: { id: listed[1]?.id ?? '' } });
    expect(body).toMatchObject({ code: '123456', subject: 'Your sign-in code' });
    expect(body.text).toContain('123456');
    expect(body.html).toContain('123456');
    const logs = await call(listAuditLogs, { query: { logKey: 'DevelopmentInbox.Message.Viewed' } });
    expect(logs.body).toHaveLength(1);
    expect(await waiting(tenant)).toEqual([]);
    ahead += 86_400_000;
    const later = await server.runtime.database.pool.query(
      'select 1 from inbox_messages where expires_at > $1',
      [new Date(server.runtime.clock())],
    );
    expect(later.rows).toEqual([]);
    ahead = 0;
  });

  it('[ONB-41 part] by email uses a connector on a local server that was not created by an administrator', async () => {
    const { call } = await setUp();
    const byCode = {
      identifier: 'email' as const,
      password: false,
      verificationCode: true,
      isPasswordPrimary: false,
    };
    const { status } = await call(updateSignInExperience, {
      body: {
        signUp: { identifiers: ['email'], password: false, verify: true },
        signIn: { methods: [byCode] },
      },
    });
    expect([status, (await call(listConnectors)).body]).toEqual([200, []]);
  });

  it('goes to the tenant’s own connector, with its variables and without our text', async () => {
    const { tenant, call } = await setUp();
    await useHttp(call);
    await send(tenant, { locale: 'de' });
    expect(received).toEqual([
      {
        authorization: 'Bearer canary-secret',
        body: {
          to: 'ada@example.com',
          type: 'SignIn',
          payload: { code: '123456', locale: 'de' },
          ip: '192.0.2.1',
        },
      },
    ]);
    expect((await call(listInboxMessages)).body).toEqual([]);
  });

  it('is rejected immediately with 501 if nothing can send it', async () => {
    const strict = await startTestServer({ environment: { DEVELOPMENT_INBOX: 'false' } });
    const tenant = await strict.createTenant();
    const ctx = { ...describeCtx(tenant), runtime: strict.runtime } as Ctx;
    await expect(requireSender(ctx, 'Sms')).rejects.toMatchObject({
      declaration: { code: 'connector.not_enabled', status: 501 },
    });
    await strict.stop();
  });

  it('is retried after a temporary failure, later each time, and survives the end of its process', async () => {
    const { tenant, call } = await setUp();
    await useHttp(call);
    statuses = [503, 429];
    await send(tenant);
    expect(await waiting(tenant)).toMatchObject([{ attempts: 1, dead: false }]);
    expect(await server.runtime.outbox.poll()).toBe(0);
    ahead += 11_000;
    expect(await server.runtime.outbox.poll()).toBe(1);
    await server.runtime.outbox.settle();
    expect(await server.runtime.outbox.poll()).toBe(0);
    ahead += 31_000;
    expect(await server.runtime.outbox.poll()).toBe(1);
    await server.runtime.outbox.settle();
    expect([received.length, await waiting(tenant)]).toEqual([3, []]);
    // The process ends after the commit, before it started: the effects are never called.
    await sendMessage(describeCtx(tenant), {
      type: 'Email',
      to: 'bob@example.com',
      usage: 'SignIn',
      payload: { code: '1' },
    });
    ahead += 61_000;
    await server.runtime.outbox.poll();
    await server.runtime.outbox.settle();
    expect(received.at(-1)?.body.to).toBe('bob@example.com');
    ahead = 0;
  });

  it('that the provider rejects is not retried, and the audit log has the reason without the content', async () => {
    const { tenant, call } = await setUp();
    await useHttp(call);
    statuses = [400];
    await send(tenant);
    expect(await waiting(tenant)).toMatchObject([{ attempts: 1, dead: true }]);
    const { body } = await call(listAuditLogs, { query: { logKey: 'Message.Failed' } });
    expect(body).toHaveLength(1);
    expect(body[0]?.payload).toMatchObject({
      result: 'Error',
      to: 'ada@example.com',
      usage: 'SignIn',
      error: { reason: expect.stringContaining('The provider answered 400') as unknown },
    });
    expect(JSON.stringify(body)).not.toMatch(/123456|canary/);
  });

  it('is left to the next poll if the lease has ended before its delivery starts', async () => {
    const { tenant, call } = await setUp();
    await useHttp(call);
    const ctx = describeCtx(tenant);
    await sendMessage(ctx, { type: 'Email', to: 'ada@example.com', usage: 'SignIn', payload: { code: '1' } });
    ahead += 61_000;
    await commit(ctx);
    expect(received).toEqual([]);
    expect(await server.runtime.outbox.poll()).toBe(1);
    await server.runtime.outbox.settle();
    expect(received).toHaveLength(1);
    ahead = 0;
  });

  /** An entry of the outbox that another release wrote. */
  async function put(tenant: TestTenant, kind: string, payload: object): Promise<void> {
    const ctx = describeCtx(tenant);
    await enqueue(ctx, { kind, payload, lifetimeMs: 600_000 });
    ahead += 61_000;
    await server.runtime.outbox.poll();
    await server.runtime.outbox.settle();
  }
  const unreadable = {
    type: 'Email',
    to: 'ada@example.com',
    usage: 'Retired',
    payload: { code: 'canary-1' },
  };

  it('that cannot be read is dropped immediately, and the audit log names the field', async () => {
    const { tenant, call } = await setUp();
    await put(tenant, messageKind, unreadable);
    expect(await waiting(tenant)).toMatchObject([{ attempts: 2, dead: true }]);
    const { body } = await call(listAuditLogs, { query: { logKey: 'Message.Failed' } });
    expect(body.map(({ payload }) => payload)).toMatchObject([
      {
        result: 'Error',
        type: 'Email',
        to: 'ada@example.com',
        usage: 'Retired',
        error: { reason: 'The message can’t be read: usage' },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('canary');
    await put(tenant, messageKind, []);
    expect((await waiting(tenant)).map(({ dead }) => dead)).toEqual([true, true]);
    ahead = 0;
  });

  it('of a newer release is left to its servers, and given up when it has expired', async () => {
    const { tenant } = await setUp();
    await put(tenant, 'message_2', unreadable);
    ahead += 300_000;
    expect(await server.runtime.outbox.poll()).toBe(0);
    expect(await waiting(tenant)).toMatchObject([{ attempts: 1, dead: false }]);
    ahead += 300_000;
    expect(await server.runtime.outbox.poll()).toBe(1);
    await server.runtime.outbox.settle();
    expect(await waiting(tenant)).toMatchObject([{ attempts: 2, dead: true }]);
    ahead = 0;
  });

  it('can be read by the servers of the former release, or has a kind that those do not know', () => {
    const { properties, required } = z.toJSONSchema(queuedMessage);
    // A change here needs a new `messageKind`; new optional fields do not.
    expect([required, properties?.type, properties?.usage]).toMatchObject([
      ['type', 'to', 'usage', 'payload'],
      { enum: ['Email', 'Sms'] },
      {
        enum: [
          'SignIn',
          'Register',
          'ForgotPassword',
          'OrganizationInvitation',
          'Generic',
          'UserPermissionValidation',
          'BindNewIdentifier',
          'MfaVerification',
          'BindMfa',
        ],
      },
    ]);
  });

  it('is not sent if its code has expired in the meantime', async () => {
    const { tenant, call } = await setUp();
    await useHttp(call);
    await sendMessage(describeCtx(tenant), {
      type: 'Email',
      to: 'ada@example.com',
      usage: 'SignIn',
      payload: { code: '1' },
    });
    ahead += 11 * 60_000;
    await server.runtime.outbox.poll();
    await server.runtime.outbox.settle();
    expect([received, (await waiting(tenant))[0]?.dead]).toEqual([[], true]);
    ahead = 0;
  });

  it('is not sent if its transaction is rolled back', async () => {
    const { tenant } = await setUp();
    const ctx = describeCtx(tenant);
    await expect(
      server.runtime.database.tenant(tenant.id, async (db) => {
        const inTransaction: TransactionCtx = { ...ctx, db };
        await sendMessage(inTransaction, {
          type: 'Email',
          to: 'ada@example.com',
          usage: 'SignIn',
          payload: { code: '1' },
        });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await waiting(tenant)).toEqual([]);
  });

  it('that must not be sent is written and dropped at the same cost as any other', async () => {
    const { tenant, call } = await setUp();
    await send(tenant, { isDecoy: true });
    expect([await waiting(tenant), (await call(listInboxMessages)).body]).toEqual([[], []]);
  });

  it('is encrypted in the outbox, so codes cannot be read there', async () => {
    const { tenant } = await setUp();
    await sendMessage(describeCtx(tenant), {
      type: 'Email',
      to: 'ada@example.com',
      usage: 'SignIn',
      payload: { code: '837462' },
    });
    const [entry] = await waiting(tenant);
    expect(entry?.sealed).not.toMatch(/837462|ada/);
  });
});
