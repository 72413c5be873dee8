import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdapterPayload, KoaContextWithOIDC, OIDCContext } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertOverridable, errors, Provider } from './engine.ts';
import { shapeRequest } from './shape.ts';

/**
 * The undocumented behavior of oidc-provider that our code depends on. If a test fails after an upgrade, it names our file to update; the
 * other tests of the server show what breaks.
 */

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const sources = Object.values(
  import.meta.glob<string>(['./*.ts', '!./*.{test,fixture}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const engineSources = import.meta.glob<string>(
  '../../../../node_modules/oidc-provider/lib/{index,provider}.js',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** What the engine reported about a request: its route, the parameters of its path, its body and the event of its error. */
const seen: { route?: string; params?: unknown; body?: unknown; event?: string; contextOf?: string } = {};
/** The last arguments of a hook of the device flow. */
let shown: { html: string; secret: unknown; error?: string } = { html: '', secret: undefined };
let provider: Provider;
let server: Server;
let origin: string;

const stored = new Map<string, AdapterPayload>();
const codes: Record<string, AdapterPayload> = {
  BCDFGHJK: { clientId: 'tv', exp: 1 },
  LMNPQRST: { clientId: 'tv', exp: 4_000_000_000, accountId: 'ada' },
  VWXZBCDF: { clientId: 'tv', exp: 4_000_000_000 },
};
const adapter = (model: string) => ({
  find: async (id: string) => {
    seen.contextOf = Provider.ctx?.oidc.route;
    return stored.get(`${model} ${id}`);
  },
  findByUid: async () => undefined,
  findByUserCode: async (code: string) =>
    codes[code] && { kind: model, jti: code, userCode: code, ...codes[code] },
  upsert: async (id: string, payload: AdapterPayload) => void stored.set(`${model} ${id}`, payload),
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
});

function show(ctx: KoaContextWithOIDC, html: string, error?: Error): void {
  shown = { html, secret: ctx.oidc.session?.state?.secret, error: error?.name };
  ctx.body = html;
}

beforeAll(async () => {
  provider = new Provider('http://localhost', {
    adapter,
    jwks: { keys: [] },
    cookies: { keys: ['a key of this test'] },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true },
      revocation: { enabled: true },
      deviceFlow: {
        enabled: true,
        charset: 'base-20',
        mask: '****-****',
        userCodeInputSource: async (ctx, html, _out, error) => show(ctx, html, error),
      },
    },
  });
  provider.use<object, { oidc: OIDCContext }>(async (ctx, next) => {
    try {
      await next();
    } finally {
      Object.assign(seen, { route: ctx.oidc?.route, params: ctx.params, body: ctx.oidc?.body });
    }
  });
  provider.use<object, { oidc: OIDCContext }>(shapeRequest);
  const events = [...sources.matchAll(/^ {2}'([a-z_]+\.error)',$/gm)].map(([, name = '']) => name);
  for (const name of events) provider.on(name as 'server_error', () => (seen.event = name));
  Object.assign(provider, { silent: true });
  server = createServer((request, response) => void provider.callback()(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** The engine's name of a request's route, and the event of its error. */
async function ask(method: string, path: string) {
  Object.assign(seen, { route: undefined, event: undefined });
  const post = { method, headers: form, body: 'x=y' };
  await fetch(`${origin}${path}`, { redirect: 'manual', ...(method === 'POST' ? post : { method }) });
  return [seen.route, seen.event];
}

/** Its routes that our code knows by name. */
const routes: [method: string, path: string, route: string, event?: string][] = [
  ['GET', '/jwks', 'jwks'],
  ['GET', '/.well-known/openid-configuration', 'discovery'],
  ['GET', '/auth', 'authorization', 'authorization.error'],
  ['GET', '/auth/unknown', 'resume', 'authorization.error'],
  ['POST', '/token', 'token', 'grant.error'],
  ['GET', '/me', 'userinfo', 'userinfo.error'],
  ['POST', '/token/introspection', 'introspection', 'introspection.error'],
  ['POST', '/token/revocation', 'revocation', 'revocation.error'],
  ['GET', '/session/end?id_token_hint=x', 'end_session', 'end_session.error'],
  ['POST', '/session/end/confirm', 'end_session_confirm', 'end_session_confirm.error'],
  ['POST', '/device/auth', 'device_authorization', 'device_authorization.error'],
  ['POST', '/request', 'pushed_authorization_request', 'pushed_authorization_request.error'],
  ['GET', '/device', 'code_verification'],
  ['GET', '/device/unknown', 'device_resume'],
];

/** The routes that a source compares, alone or as members of a set. */
function listCompared(text: string): string[] {
  const alone = [...text.matchAll(/route\)? [!=]== '(\w+)'/g)].map(([, name = '']) => name);
  const sets = [...text.matchAll(/(\w+)\.has\((?:[\w?]+\.)*route\)/g)].map(([, name = '']) => name);
  const members = sets.flatMap((set) => {
    const [, items = 'not a plain set'] =
      new RegExp(`const ${set} = new Set(?:<[^>]*>)?\\(\\[([^\\]]*)\\]\\)`).exec(text) ?? [];
    return items.split(',').flatMap((item) => item.trim().replaceAll("'", '') || []);
  });
  return [...alone, ...members];
}

describe('oidc-provider still has', () => {
  it('the methods of clients that we override (clients.ts); the start fails without one', () => {
    expect(() => assertOverridable(provider)).not.toThrow();
    const { compareClientSecret } = provider.Client.prototype as unknown as Record<string, unknown>;
    Reflect.deleteProperty(provider.Client.prototype, 'compareClientSecret');
    expect(() => assertOverridable(provider)).toThrow(/compareClientSecret/);
    Object.assign(provider.Client.prototype, { compareClientSecret });
  });

  it('the same warning about Node’s version while it loads (engine.ts)', () => {
    const [index = ''] = Object.values(engineSources);
    expect(index, 'engine.ts hides a warning that is worded differently now').toMatch(
      /\.warn\('Unsupported runtime/,
    );
  });

  it('the context of the current request (request.ts), and runs after middleware (provider.ts)', async () => {
    await ask('GET', '/auth?client_id=unknown');
    expect(seen.contextOf, 'Provider.ctx is not the context of the request').toBe('authorization');
    expect(typeof provider.cookieName('interaction')).toBe('string');
    expect(Reflect.has(provider, 'proxy')).toBe(true);
  });

  it.each(routes)(
    'the name of the route %s %s, and the event of its errors',
    async (method, path, route, event) => {
      const [named, told] = await ask(method, path);
      expect(named, `a route is named differently: search apps/server/src/oidc for '${route}'`).toBe(route);
      if (event) expect(told, `an error has another event: see \`reported\` in provider.ts`).toBe(event);
    },
  );

  it('no route that our code compares and this test doesn’t', () => {
    const compared = listCompared(sources);
    const known = routes.map(([, , route]) => route);
    expect(compared.length).toBeGreaterThan(30);
    expect(compared.filter((name) => !known.includes(name))).toEqual([]);
    const elsewhere = `if (route === 'a') return; const some = new Set<string>(['b', 'c']); some.has(ctx.oidc?.route); other.has(route)`;
    expect(listCompared(elsewhere)).toEqual(['a', 'b', 'c', 'not a plain set']);
  });

  it('a body that is read by `req.iterator` if `req.readable` (shape.ts)', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ grant_type: 'unknown', scope: ['a', 'b'] });
    await fetch(`${origin}/token`, { method: 'POST', headers, body });
    expect(seen.body, 'the engine doesn’t read the form that takeAsForm makes of JSON').toEqual({
      grant_type: 'unknown',
      scope: ['a', 'b'],
    });
  });

  it.each(['/auth/some-flow', '/device/some-flow'])(
    'the ID of a flow in `ctx.params.uid` of %s (interaction.ts)',
    async (path) => {
      await ask('GET', path);
      expect(seen.params, 'finishedFlow reads it').toEqual({ uid: 'some-flow' });
    },
  );

  it('each error class that our code throws or compares', () => {
    const used = new Set([...sources.matchAll(/\berrors\.([A-Z]\w+)/g)].map(([, name = '']) => name));
    expect(used.size).toBeGreaterThan(6);
    expect([...used].filter((name) => typeof Reflect.get(errors, name) !== 'function')).toEqual([]);
  });

  it('the CSRF token of its device form in the session, and the names of the form’s fields and errors (device.ts)', async () => {
    const send = async (fields: Record<string, string>) => {
      const page = await fetch(`${origin}/device`);
      const cookie = page.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const { secret, html } = shown;
      expect(secret, 'the token is not in session.state.secret').toMatch(/^\w{20,}$/);
      expect(html).toContain(`name="xsrf" value="${String(secret)}"`);
      const body = new URLSearchParams({ xsrf: String(secret), ...fields });
      await fetch(`${origin}/device`, { method: 'POST', headers: { ...form, cookie }, body });
      return shown.error;
    };
    const problems = {
      NoCodeError: await send({ user_code: '' }),
      NotFoundError: await send({ user_code: 'BBBB-BBBB' }),
      ExpiredError: await send({ user_code: 'BCDF-GHJK' }),
      AlreadyUsedError: await send({ user_code: 'LMNP-QRST' }),
      AbortedError: await send({ user_code: 'VWXZ-BCDF', abort: 'yes' }),
      InvalidRequest: await send({ user_code: 'VWXZ-BCDF', xsrf: 'forged' }),
    };
    expect(problems, 'toProblem in device.ts maps these names').toEqual(
      Object.fromEntries(Object.keys(problems).map((name) => [name, name])),
    );
  });
});
