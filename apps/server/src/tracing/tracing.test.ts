import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createUser, goodPassword } from '../../../../tests/support/records.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../tests/support/ways-in.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { watchJob } from '../metrics/watch-job.ts';
import { type Collector, type Received, startCollector, startTracedServer } from './collector.fixture.ts';

const headerSecret = 'collector-secret-1';
const lines: string[] = [];
let collector: Collector;
let receiver: WebhookReceiver;
let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  [collector, receiver] = await Promise.all([startCollector(), startWebhookReceiver()]);
  server = await startTracedServer(collector, {
    environment: {
      OUTBOUND_ALLOW: '127.0.0.1',
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${headerSecret},x-team=identity`,
    },
    logTo: (line) => lines.push(line),
  });
  tenant = await server.createTenant();
});
afterAll(async () => {
  await server.stop();
  await Promise.all([collector.stop(), receiver.stop()]);
});

const isOf =
  (route: string, method = 'POST') =>
  ({ kind, attributes }: Received): boolean =>
    kind === 2 && attributes['http.route'] === route && attributes['http.request.method'] === method;
const childrenOf = ({ traceId, spanId }: Received): Received[] =>
  collector.spans.filter((each) => each.traceId === traceId && each.parentSpanId === spanId);

describe('a sign-in and its tokens', () => {
  /** Everything that was sent or answered, and must not be exported. */
  const secrets: Record<string, string> = {};
  const username = `trace_ada_${process.pid}`;
  const email = `trace.ada.${process.pid}@people.example`;

  beforeAll(async () => {
    const { runtime } = server;
    const call = await tenant.as('all');
    const config = { endpoint: receiver.url('/mail'), authorization: 'Bearer mail-secret-1' };
    const body = { connectorId: 'http-email', config };
    await call(createConnector, { body }).then(({ status }) => expect(status).toBe(200));
    await call(updateSignInExperience, { body: codeWays });
    const url = receiver.url('/hook-path-1');
    await call(createWebhook, { body: { name: 'w', events: ['PostSignIn'], config: { url } } });
    const application = await createApplication(runtime, tenant.id);
    const userId = await createUser(runtime, tenant.id, {
      username,
      primaryEmail: email,
      password: goodPassword,
    });
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(application, { nonce: 'nonce-of-a-query' });
    const { status } = await flow.signIn(username, goodPassword);
    expect(status).toBeLessThan(300);
    const code = (await flow.resume()).get('code') ?? '';
    const tokens = await flow.redeem(code);
    await fetch(`${tenant.issuer}/me?secret=in-a-query`, {
      headers: { authorization: `Bearer ${tokens.access_token}`, 'x-forwarded-for': '192.0.2.77' },
    });
    const mailed = await new TestBrowser(tenant).begin(application);
    await mailed.sendCode('email', email);
    await runtime.outbox.settle();
    await runtime.webhooks.settle();
    const { code: sentCode = '' } =
      (receiver.at('/mail')[0]?.body.payload as { code?: string } | undefined) ?? {};
    for (const [name, value] of Object.entries({
      username,
      email,
      userId,
      application,
      tenant: tenant.id,
      password: goodPassword,
      code,
      sentCode,
      flow: flow.id,
      state: flow.state,
      verifier: flow.verifier,
      nonce: 'nonce-of-a-query',
      query: 'in-a-query',
      mail: 'mail-secret-1',
      hook: 'hook-path-1',
      host: '127.0.0.1',
      otherHost: new URL(tenant.origin).host,
      forwarded: '192.0.2.77',
      collector: headerSecret,
      ...tokens,
      ...Object.fromEntries(browser.cookies().map(({ name: key, value: text }) => [`cookie ${key}`, text])),
    }))
      if (typeof value === 'string' && value !== '' && !['Bearer', tokens.scope].includes(value))
        secrets[name] = value;
    await collector.find(({ name }) => name === 'deliver webhook');
    await collector.find(isOf('/oidc/me', 'GET'));
    await collector.find(({ name }) => name === 'deliver message');
  });

  it('are traces with a span of the request, and its statements, hashes and calls below', async () => {
    const write = await collector.find(({ name }) => name === 'oidc-write');
    const tokens = collector.spans.filter(isOf('/oidc/token'));
    const token = tokens.find(({ traceId }) =>
      collector.spans.some((each) => each.traceId === traceId && each.name === write.name),
    );
    expect(token).toMatchObject({
      name: 'POST /oidc/token',
      attributes: { 'http.response.status_code': 200, 'gatehouse.request_id': expect.any(String) },
      isError: false,
    });
    if (!token) throw new Error('no span of the token');
    expect(token.parentSpanId ?? '').toBe('');
    const statements = childrenOf(token).filter(({ attributes }) => attributes['db.system.name']);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['oidc-read', 'oidc-write']));
    expect(statements.every(({ kind }) => kind === 3)).toBe(true);

    const verified = await collector.find(isOf('/api/experience/verification/password'));
    expect(childrenOf(verified).map(({ name }) => name)).toContain('hash password');
    // A template, without the ID in its path.
    expect(collector.spans.find(isOf('/oidc/auth/{id}', 'GET'))?.name).toBe('GET /oidc/auth/{id}');
  });

  it('have deliveries that belong to their request, with the call, whose host isn’t told', async () => {
    const delivery = await collector.find(({ name }) => name === 'deliver message');
    const asked = await collector.find(isOf('/api/experience/verification/verification-code'));
    expect([delivery.traceId, delivery.parentSpanId]).toEqual([asked.traceId, asked.spanId]);
    const call = childrenOf(delivery).find(({ attributes }) => attributes['http.request.method'] === 'POST');
    expect(call).toMatchObject({
      name: 'POST',
      kind: 3,
      attributes: { 'url.scheme': 'http', 'gatehouse.port': 'other', 'http.response.status_code': 200 },
    });
    const webhook = await collector.find(({ name }) => name === 'deliver webhook');
    expect(webhook.parentSpanId ?? '').toBe('');
    expect(childrenOf(webhook).some(({ name }) => name === 'POST')).toBe(true);
    // Neither is told the trace.
    expect(receiver.received.flatMap(({ headers }) => headers['traceparent'] ?? [])).toEqual([]);
  });

  it('export no secret, identifier, address or value of a query or statement', () => {
    expect(Object.keys(secrets).length).toBeGreaterThan(20);
    const raw = collector.raw.join('\n');
    expect(raw.length).toBeGreaterThan(1000);
    expect(
      Object.entries(secrets)
        .filter(([, value]) => [value, encodeURIComponent(value)].some((each) => raw.includes(each)))
        .map(([name]) => name),
    ).toEqual([]);
    const known = new Set([
      'http.request.method',
      'http.route',
      'http.response.status_code',
      'gatehouse.request_id',
      'gatehouse.wait_ms',
      'gatehouse.port',
      'url.scheme',
      'network.transport',
      'db.system.name',
      'db.operation.name',
      'db.query.summary',
      'db.collection.name',
      'error.type',
    ]);
    const others = collector.spans.flatMap(({ attributes, links, events }) => [
      ...Object.keys(attributes).filter((name) => !known.has(name)),
      ...links,
      ...events,
    ]);
    expect(others).toEqual([]);
    expect(new Set(Object.keys(collector.resource))).toEqual(
      new Set(['service.name', 'service.version', 'service.instance.id']),
    );
  });

  it('join the log, by their ID in the lines of a request', async () => {
    const token = await collector.find(isOf('/oidc/token'));
    const line = lines.find((each) => each.includes(token.traceId) && each.includes('answered'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      reqId: token.attributes['gatehouse.request_id'],
      traceId: token.traceId,
      path: '/oidc/token',
    });
  });

  it('are sent with the headers of the settings', () => {
    expect(collector.headers[0]).toMatchObject({
      authorization: `Bearer ${headerSecret}`,
      'x-team': 'identity',
      'content-type': 'application/json',
    });
  });
});

describe('requests', () => {
  it('without a route have no name of their path, and probes aren’t traced', async () => {
    await fetch(`${tenant.origin}/api/ready`);
    await fetch(`${tenant.origin}/unknown-path-of-mine`, { method: 'PUT' });
    const found = await collector.find(({ name }) => name === 'PUT');
    expect(found.attributes).toMatchObject({ 'http.response.status_code': 404 });
    expect(found.attributes).not.toHaveProperty('http.route');
    expect(collector.spans.filter(({ name }) => name.includes('/api/ready'))).toEqual([]);
    expect(collector.raw.join('')).not.toContain('unknown-path-of-mine');
  });

  it('have no span without their trace: at the same time, each has its own statements', async () => {
    const call = await tenant.as('all');
    const before = collector.spans.length;
    await Promise.all(Array.from({ length: 30 }, () => call(listRoles, {})));
    const requests = () =>
      collector.spans.slice(before).filter(({ name, kind }) => kind === 2 && name === 'GET /api/roles');
    while (requests().length < 30) await collector.next();
    const counts = requests().map((each) => childrenOf(each).filter(({ name }) => /roles/.test(name)).length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    // The pool has five.
    expect(collector.spans.slice(before).map(({ name }) => name)).toContain('wait for a connection');
  });
});

describe('a job', () => {
  it('is a trace of its own, in which a failed statement has a code and no message', async () => {
    const { runtime } = server;
    const text = `select 'a-value-in-the-text', 1 / 0 from users`;
    const round = () => runtime.database.query(text);
    await expect(watchJob(runtime, 'housekeeping', round)).rejects.toThrow('division by zero');
    const job = await collector.find(({ name }) => name === 'job housekeeping');
    expect([job.kind, job.parentSpanId ?? '', job.isError]).toEqual([1, '', true]);
    expect(childrenOf(job).filter(({ isError }) => isError)).toEqual([
      expect.objectContaining({
        name: 'select users',
        attributes: expect.objectContaining({ 'error.type': '22012', 'db.collection.name': 'users' }),
      }),
    ]);
    expect(collector.raw.join('')).not.toMatch(/division|a-value-in-the-text/);
  });
});
