import { type ApplicationType, confidentialTypes } from '@gatehouse/contract/applications/applications';
import { checkRedirectUri } from '@gatehouse/contract/applications/redirect-uris';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findMark } from '../marks.ts';
import { creatableTypes, findGuide, guideEntries, listGuides } from './catalog.ts';
import type { GuideValues } from './guide.ts';
import { guide as oauth2Proxy } from './oauth2-proxy.ts';
import { userHeaders } from './protection.ts';

const values: GuideValues = {
  endpoint: 'https://id.example',
  issuer: 'https://id.example/oidc',
  appId: 'the-application-id',
  appSecret: 'the-secret',
  redirectUri: 'https://shop.example/callback',
  postLogoutRedirectUri: 'https://shop.example/bye',
  resource: 'https://api.example',
  scope: 'orders:read orders:write',
  callUrl: 'https://api.example/orders',
  protection: {
    host: 'wiki.apps.example',
    origin: 'http://10.0.0.7:8080',
    sessionDuration: 5400,
    pageRules: [],
  },
};

it('[attack: path tricks] oauth2-proxy requires sign-in for every spelling of a protected path', () => {
  const protection = { ...values.protection, pageRules: [{ path: '^/admin(/|$)' }, { path: '^/pay' }] };
  const [text = ''] = (oauth2Proxy.steps[1]?.code?.({ ...values, protection }) ?? []).map(({ code }) => code);
  const rule = new RegExp(/^skip_auth_routes = \['!=(.*)'\]$/m.exec(text)?.[1] ?? '^$');
  const paths = ['/admin', '/pay/1', '//admin', '/./admin', '/x/../admin', '/x/..', '/..//pay'];
  expect(paths.filter((path) => !rule.test(path))).toEqual([]);
  expect(['/', '/open', '/open/admin', '/a..b', '/.well-known/x'].filter((path) => rule.test(path))).toEqual(
    [],
  );
});

/** Runs a guide's code for a name that contains markup. Libraries are replaced. */
async function runServer(id: string, libraries: Record<string, unknown>): Promise<void> {
  const { guide } = await findEntry(id).load();
  const snippets = guide.steps.flatMap((step) => step.code?.(values) ?? []);
  const text = snippets.find(({ title }) => title === 'server.mjs')?.code ?? '';
  runInNewContext(text.replaceAll(/^import .*$/gm, ''), { ...libraries, URL, process: { env: {} } });
}

const findEntry = (id: string) => {
  const entry = guideEntries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no guide ${id}`);
  return entry;
};

describe('a name with markup', () => {
  const name = `<img src=x onerror=alert(1)>Bob & "Ann"`;
  const shown = 'Hello &#60;img src=x onerror=alert(1)&#62;Bob &#38; &#34;Ann&#34; <a href=';

  it('[attack: scripts] stays text on the page of the Express guide', async () => {
    const pages: string[] = [];
    const routes = new Map<string, (request: unknown, response: unknown) => void>();
    const pass = (): undefined => undefined;
    const app = {
      use: pass,
      listen: pass,
      get: (path: string, _sign: unknown, answer: () => void) => routes.set(path, answer),
    };
    await runServer('express', {
      config: {},
      express: () => app,
      cookieParser: pass,
      session: pass,
      handleAuthRoutes: pass,
      withLogto: pass,
    });
    const request = { user: { isAuthenticated: true, claims: { name, sub: 'id' } } };
    routes.get('/')?.(request, { send: (page: string) => pages.push(page) });
    expect(pages).toEqual([expect.stringContaining(shown)]);
  });

  it('[attack: scripts] stays text on the page of the OpenID Connect guide for Node', async () => {
    const pages: string[] = [];
    let answer = async (_request: unknown, _response: unknown): Promise<void> => undefined;
    const response = {
      writeHead: () => response,
      setHeader: () => response,
      end: (page?: string) => pages.push(page ?? ''),
    };
    await runServer('web-oidc', {
      client: {},
      oidc: {
        randomPKCECodeVerifier: () => 'verifier',
        randomState: () => 'state',
        calculatePKCECodeChallenge: () => 'challenge',
        buildAuthorizationUrl: () => values.issuer,
        authorizationCodeGrant: () => ({ claims: () => ({ name, sub: 'id' }) }),
      },
      createServer: (handler: typeof answer) => {
        answer = handler;
        return { listen: () => undefined };
      },
    });
    for (const url of ['/sign-in', '/callback', '/']) await answer({ url }, response);
    expect(pages.at(-1)).toContain(shown);
  });

  it.each(guideEntries.map((entry) => [entry.id, entry] as const))(
    '[attack: scripts] is escaped wherever %s writes it',
    async (_id, { load }) => {
      const { guide } = await load();
      const snippets = guide.steps.flatMap((step) => step.code?.(values) ?? []);
      const unsafe = snippets.flatMap(({ title = '', code }) =>
        // Components and native views escape text.
        /\.(tsx|vue|svelte|swift|kt)$|^src\/app\/app\.ts$/.test(title)
          ? []
          : code
              .split('\n')
              .filter(
                (line) =>
                  line.includes('Hello') && !/escape\w*\(|htmlspecialchars\(|textContent =/i.test(line),
              ),
      );
      expect(unsafe).toEqual([]);
      const text = snippets.map(({ code }) => code).join('\n');
      expect(text).not.toMatch(/innerHTML|v-html|\{@html|dangerouslySetInnerHTML|\|\s*safe\b/);
    },
  );
});

describe('guides of applications', () => {
  it('exist for every type, with unique IDs', () => {
    for (const type of creatableTypes)
      expect(guideEntries.filter((entry) => entry.type === type).length).toBeGreaterThan(3);
    expect(new Set(guideEntries.map(({ id }) => id)).size).toBe(guideEntries.length);
  });

  it('each have a logo, and no logo is unused', () => {
    const files = readdirSync(join(import.meta.dirname, '../marks')).map((file) => file.split('.')[0]);
    expect(guideEntries.filter(({ mark }) => findMark(mark).logo === '')).toEqual([]);
    expect(new Set(guideEntries.map(({ mark }) => mark))).toEqual(new Set(files));
  });

  it('[OPEN-53 part] are found by ID, for their application type only', () => {
    expect(findGuide('react')?.name).toBe('React');
    expect([findGuide('cobol'), findGuide(undefined)]).toEqual([undefined, undefined]);
    const namesFor = (type: ApplicationType, isDeviceFlow?: boolean) =>
      listGuides({ type, customClientMetadata: { isDeviceFlow } }).map(({ id }) => id);
    expect(namesFor('SPA')).toContain('react');
    expect(namesFor('Native')).not.toContain('react');
    // Devices only use device flow, and no other type does.
    expect(namesFor('Native')).not.toContain('device');
    expect(namesFor('Native', true)).toEqual(['device']);
  });

  it.each(guideEntries.map((entry) => [entry.id, entry] as const))(
    '%s fills in IDs and URLs, and suggests URLs that its type accepts',
    async (id, { type, isDeviceFlow, load }) => {
      const { guide } = await load();
      const code = guide.steps.flatMap((step) => step.code?.(values) ?? []).map((snippet) => snippet.code);
      const text = code.join('\n');
      expect(text).toContain(values.appId);
      expect(text).toContain(values.endpoint);
      expect(text).not.toMatch(/undefined\}|\[object|NaN/);
      // Without the indentation of our source.
      expect(code.filter((snippet) => /^\s/.test(snippet))).toEqual([]);
      const keys = guide.steps.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      if (type === 'MachineToMachine') {
        expect(keys).toContain('roles');
        expect(text).toContain(values.resource);
        // Only the selected API.
        expect([text.includes(values.callUrl), text.includes('/api/users')]).toEqual([
          !guide.isForManagement,
          guide.isForManagement === true,
        ]);
        if (!guide.isForManagement) expect(text).toMatch(/orders:read.+orders:write/);
      } else if (type === 'Protected') {
        const { host, origin } = values.protection;
        for (const needed of [host, origin, values.redirectUri, values.appSecret, /1h30m0s|5400/])
          expect(text).toMatch(needed);
        expect(text).not.toContain('pages/');
        // One header contains the user, and the return URL keeps all parameters.
        if (text.includes('VirtualHost') || text.includes('/oauth2/auth'))
          expect(text).toContain('X-Forwarded-User');
        expect(text).not.toMatch(/rd=|-X-Auth-Request-User/);
        // The header with underscores is removed, too, because applications may read them as hyphens.
        const refusals: Record<string, string[]> = {
          apache: userHeaders.map((name) => `RequestHeader unset ${name} early\n`),
          caddy: userHeaders.map((name) => `request_header -${name}\n`),
          nginx: ['underscores_in_headers off;', 'ignore_invalid_headers on;'],
          'oauth2-proxy': ['7.13 or newer'],
        };
        for (const line of refusals[id] ?? ['no such proxy']) expect(text).toContain(line);
        const pageRules = [{ path: '^/admin(/|$)' }, { path: '/pages/[0-9]+' }];
        const some = { ...values, protection: { ...values.protection, pageRules } };
        const ruled = guide.steps.flatMap((step) => step.code?.(some) ?? []).map((snippet) => snippet.code);
        for (const { path } of pageRules) expect(ruled.join('\n')).toContain(path);
      } else {
        const own = guide.steps.find(({ key }) => key === 'ownApi')?.code?.(values) ?? [];
        const asked = own.map((snippet) => snippet.code).join('\n');
        expect(asked).toContain(values.resource);
        expect(asked).toMatch(/orders:read.+orders:write/);
        expect(keys.includes('redirects')).toBe(!isDeviceFlow);
        if (!isDeviceFlow)
          for (const uri of [guide.redirectUri, guide.postLogoutRedirectUri])
            expect([uri, checkRedirectUri(type, uri)]).toEqual([uri, undefined]);
      }
      if (confidentialTypes.includes(type)) expect(text).toContain(values.appSecret);
      else expect(text).not.toContain(values.appSecret);
    },
  );
});
