import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { allEndpoints } from '@gatehouse/contract/all';
import { guideGroups } from './guide-groups.ts';
import { renderMarkdown } from './render-markdown.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  admin = server.settings.ADMIN_ENDPOINT;
});
afterAll(() => server.stop());

const read = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const decode = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)));
const linksOf = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('the guides', () => {
  it('are all served, with links to each other and without scripts', async () => {
    const folder = join(import.meta.dirname, '../../../../../docs/guides');
    const { status, text, headers } = await read(`${admin}/console/docs`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const file of readdirSync(folder)) {
      const path = `/console/docs/${file.slice(0, -3)}`;
      expect(linksOf(text)).toContain(path);
      const guide = await read(`${admin}${path}`);
      const [, title = ''] = /^# (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      expect([path, guide.status, guide.text.includes(`<title>${title}`)]).toEqual([path, 200, true]);
      expect(guide.text).not.toContain('<script');
      expect(guide.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('each have one place in the documentation, which begins with the first steps', async () => {
    const names = readdirSync(join(import.meta.dirname, '../../../../../docs/guides'));
    const placed = guideGroups.flatMap(({ guides }) => guides.map(({ name }) => `${name}.md`));
    expect(placed.toSorted()).toEqual(names.toSorted());
    const { text } = await read(`${admin}/console/docs`);
    const main = text.slice(text.indexOf('<main>'));
    const headings = [...main.matchAll(/<h2 id="[^"]*">([^<]+)</g)].map(([, title]) => title);
    expect(headings).toEqual([...guideGroups.map(({ title }) => title), 'What’s new', 'APIs']);
    expect(linksOf(main)[0]).toBe('/console/docs/start');
    for (const { summary } of guideGroups.flatMap(({ guides }) => guides)) expect(main).toContain(summary);
  });

  it('have no broken links', async () => {
    const start = await read(`${admin}/console/docs`);
    const pages = [
      ...new Set(linksOf(start.text).filter((href) => /^\/console\/(docs|changelog)/.test(href))),
    ];
    expect(pages.length).toBeGreaterThan(9);
    for (const page of pages) {
      const { text } = await read(`${admin}${page}`);
      for (const href of linksOf(text).filter((each) => /^(#|\/console\/)/.test(each))) {
        const target = new URL(href, `${admin}${page}`);
        const answer = await read(target.href);
        expect([page, href, answer.status]).toEqual([page, href, 200]);
        if (target.hash)
          expect([page, href, idsOf(answer.text).includes(decodeURIComponent(target.hash.slice(1)))]).toEqual(
            [page, href, true],
          );
      }
    }
  });

  it('and the changelog are served only at the admin origin', async () => {
    expect((await read(`${admin}/console/changelog`)).text).toContain('<h1 id="changelog">');
    for (const path of ['/console/docs', '/console/docs/operation', '/console/changelog'])
      expect((await read(`${tenant.origin}${path}`)).status).toBe(404);
    expect((await read(`${admin}/console/docs/..%2f..%2fpackage.json`)).text).not.toContain('"workspaces"');
  });

  it('show HTML and links to files that aren’t served as text', () => {
    const html = renderMarkdown(
      'a <script>1</script> [b](../../x.ts) [c](javascript:alert) ![d](https://d.example)',
      () => undefined,
    );
    expect(html.trim()).toBe('<p>a &#60;script&#62;1&#60;/script&#62; b c d</p>');
  });
});

describe('the API reference', () => {
  it.each([
    ['', 'Management API', (permission: string) => permission.endsWith(':data')],
    ['/account', 'Account API', (permission: string) => permission === 'account'],
    ['/experience', 'Experience API', (permission: string) => permission === 'flow'],
    ['/tenants', 'Tenants API', (permission: string) => /:member|:tenant$/.test(permission)],
  ])('%s begins with how the API is called, and has all its operations', async (path, title, isOf) => {
    const { status, text } = await read(`${tenant.origin}/api/reference${path}`);
    expect(status).toBe(200);
    expect(text.indexOf(`<h1 id="${title.toLowerCase().replaceAll(' ', '-')}">`)).toBeLessThan(
      text.indexOf('<article'),
    );
    expect(idsOf(text)).toContain('errors');
    const paths = allEndpoints
      .filter((endpoint) => isOf(endpoint.permission) && endpoint.path.startsWith('/api/'))
      .map(({ path: each }) => each);
    for (const each of paths) expect(text).toContain(`</span>${each}</code>`);
    expect(linksOf(text)).toEqual(
      expect.arrayContaining([
        '/api/reference',
        '/api/reference/account',
        '/api/reference/experience',
        '/api/reference/tenants',
        `${admin}/console`,
      ]),
    );
  });

  it('shows examples for this tenant that work unchanged', async () => {
    const { text } = await read(`${tenant.origin}/api/reference`);
    const examples = decode(text);
    const [, resource = ''] = /-d resource=(\S+)/.exec(examples) ?? [];
    const machine = await tenant.createMachine('all');
    const token = await tenant.getToken(machine, resource, 'all');
    const [, address = ''] = /curl -s (\S+\/api\/users) -H/.exec(examples) ?? [];
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    const [, role = ''] = /\/api\/roles" \\\n.*\\\n\s+--json '(.+)'/.exec(examples) ?? [];
    const created = await fetch(`${tenant.origin}/api/roles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: role,
    });
    expect(created.status).toBe(200);
  });
});
