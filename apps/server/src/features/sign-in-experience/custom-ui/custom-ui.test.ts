import * as custom from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { createApplication } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { packZip, type Packed } from './zip.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const page = '<!doctype html><title>Ours</title><script type="module" src="./assets/main.js"></script>';
const files: Packed[] = [
  { path: 'index.html', content: page },
  { path: 'assets/main.js', content: 'document.title = "runs"' },
  { path: 'assets/logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'LICENSE', content: 'free' },
];
const upload = (archive: Buffer, type = 'application/zip') =>
  call(custom.uploadCustomUi, { file: new Blob([new Uint8Array(archive)], { type }) });
const use = (id: string | null) =>
  call(api.updateSignInExperience, { body: { customUiAssets: id === null ? null : { id, createdAt: 1 } } });
/** Uploads and enables custom pages; returns the URL of their folder. */
async function install(packed = files): Promise<string> {
  const { body } = await upload(packZip(packed));
  await use(body.customUiAssetId);
  return `${tenant.origin}/custom-ui/${body.customUiAssetId}/`;
}

describe('custom sign-in pages of a tenant', () => {
  it('are stored under an id, and served once the sign-in experience uses it', async () => {
    const { status, body } = await upload(packZip(files));
    expect([status, body]).toEqual([200, { customUiAssetId: expect.stringMatching(/^\w{21}$/) as string }]);
    const folder = `${tenant.origin}/custom-ui/${body.customUiAssetId}/`;
    expect((await fetch(`${folder}sign-in`)).status).toBe(404);
    expect((await use(body.customUiAssetId)).status).toBe(200);
    expect(await (await fetch(`${folder}sign-in`)).text()).toBe(page);
    expect((await use(null)).status).toBe(200);
    expect((await fetch(`${folder}sign-in`)).status).toBe(404);
  });

  it('replace the built-in pages in a flow, with its query, until they are removed', async () => {
    const folder = new URL(await install()).pathname;
    const clientId = await createApplication(server.runtime, tenant.id);
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(clientId, { ui_locales: 'de' });
    const answer = await browser.fetch(flow.page.href);
    const [path = '', query] = (answer.headers.get('location') ?? '').split('?');
    expect([answer.status, path]).toEqual([303, `${folder}sign-in`]);
    expect(new URLSearchParams(query).get('flow')).toBe(flow.id);
    expect(await (await fetch(tenant.origin + path)).text()).toBe(page);
    await use(null);
    expect((await browser.fetch(flow.page.href)).status).toBe(200);
  });

  it.each([
    ['index.html', 'text/html; charset=utf-8', 200],
    ['register', 'text/html; charset=utf-8', 200],
    ['assets/main.js', 'text/javascript; charset=utf-8', 200],
    ['assets/logo.svg', 'image/svg+xml', 200],
    ['LICENSE', 'application/octet-stream', 200],
    ['assets/other.js', 'application/json; charset=utf-8', 404],
    ['%2e%2e/index.html', 'application/json; charset=utf-8', 404],
    ['a%00', 'application/json; charset=utf-8', 404],
  ])('serve %s as %s', async (path, type, status) => {
    const answer = await fetch((await install()) + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  it.each([
    [
      'a file that isn’t an archive',
      Buffer.from('<!doctype html>'),
      'guard.mime_type_not_allowed',
      undefined,
    ],
    ['an empty file', Buffer.alloc(0), 'guard.mime_type_not_allowed', undefined],
    ['an incomplete archive', packZip(files).subarray(0, 40), 'guard.invalid_input', 'incomplete'],
    ['an archive without a page', packZip([{ path: 'assets/index.html' }]), 'guard.invalid_input', 'noPage'],
    ['a path outside the folder', packZip([...files, { path: '../a' }]), 'guard.invalid_input', 'leadsOut'],
    ['a link', packZip([...files, { path: 'a', mode: 0o120777 }]), 'guard.invalid_input', 'links'],
    ['a duplicate name', packZip([...files, ...files]), 'guard.invalid_input', 'sameName'],
    ['a damaged archive', packZip([{ path: 'index.html', crc: 1 }]), 'guard.invalid_input', 'damaged'],
  ])('refuse %s with an error code', async (_name, archive, code, problem) => {
    const { status, refusal } = await upload(archive);
    expect(status).toBe(400);
    expect(refusal).toMatchObject(problem ? { code, data: { problem } } : { code });
  });

  it('must exist, in the same tenant', async () => {
    const other = await server.createTenant();
    const { body } = await (
      await other.as('all')
    )(custom.uploadCustomUi, {
      file: new Blob([new Uint8Array(packZip(files))], { type: 'application/zip' }),
    });
    const [foreign, unknown] = [await use(body.customUiAssetId), await use('z'.repeat(21))];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  });
});

describe('[attack: XSS in content] custom pages of a tenant', () => {
  it('may run scripts only from their folder and the configured hosts', async () => {
    const folder = await install();
    await call(api.updateSignInExperience, {
      body: { customUiCsp: { scriptSrc: ['https://cdn.example'], connectSrc: ['https://api.example'] } },
    });
    for (const path of ['index.html', 'sign-in', 'assets/main.js', 'assets/logo.svg']) {
      const { headers } = await fetch(folder + path);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          `script-src ${folder} https://cdn.example`,
          "connect-src 'self' https://api.example",
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
