import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import * as api from '@gatehouse/contract/assets/endpoints';
import { imageTypes, maxImageBytes, maxUploadBytes, uploadTypes } from '@gatehouse/contract/assets/assets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { closeForm, form, hostileForms } from './forms.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const beginnings: Record<(typeof uploadTypes)[number], string> = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF89a',
  'image/vnd.microsoft.icon': '\0\0\x01\0',
  'image/x-icon': '\0\0\x01\0',
  'image/svg+xml': svg,
  'image/tiff': 'II*\0',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/bmp': 'BM',
  'application/zip': 'PK\x03\x04',
};
const fileOf = (content: string | Uint8Array<ArrayBuffer>, type: string): Blob =>
  new Blob([typeof content === 'string' ? Buffer.from(content, 'latin1') : content], { type });
const upload = (content: string | Uint8Array<ArrayBuffer>, type: string) =>
  call(api.uploadAsset, { file: fileOf(content, type) });
const fetchAsset = async (content: string, type: string) => fetch((await upload(content, type)).body.url);

describe('uploads', () => {
  it('[CONST-08] [OPEN-06] have one of nine types; icons have two names', () => {
    expect(new Set(uploadTypes.map((type) => type.replace('vnd.microsoft.icon', 'x-icon'))).size).toBe(9);
  });

  it.each(Object.entries(beginnings))(
    '[API-35] [CONST-08] [OPEN-06] store a file of type %s and serve it without authentication',
    async (type, content) => {
      const { status, body } = await upload(content, type);
      expect(status).toBe(200);
      expect(body).toEqual({ url: expect.stringMatching(/\/user-assets\/\w{21}\.\w+$/) as string });
      expect(new URL(body.url).origin).toBe(tenant.origin);
      const answer = await fetch(body.url);
      const served = type === 'image/x-icon' ? 'image/vnd.microsoft.icon' : type;
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, served]);
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe(content);
    },
  );

  it.each([
    ['another type', '<!doctype html><script>1</script>', 'text/html'],
    ['an HTML page sent as PNG', '<!doctype html><script>1</script>', 'image/png'],
    ['an HTML page sent as SVG', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'image/svg+xml'],
    ['a GIF sent as PNG', beginnings['image/gif'], 'image/png'],
    ['SVG sent as PNG', svg, 'image/png'],
    ['SVG with entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'image/svg+xml'],
    ['an empty file', '', 'image/png'],
  ])('[CONST-08] [OPEN-06] refuse %s', async (_name, content, type) => {
    const { status, refusal } = await upload(content, type);
    expect([status, refusal.code]).toEqual([400, 'guard.mime_type_not_allowed']);
  });

  it('[CONST-07] [OPEN-06] can have up to 20 MB', async () => {
    const bytes = new Uint8Array(maxUploadBytes + 1);
    bytes.set(Buffer.from('BM'));
    expect(maxUploadBytes).toBe(20_971_520);
    expect((await upload(bytes.subarray(0, maxUploadBytes), 'image/bmp')).status).toBe(200);
    const { status, refusal } = await upload(bytes, 'image/bmp');
    expect([status, refusal.code]).toEqual([400, 'guard.file_size_exceeded']);
  });

  it('[UI-06 part] [UI-07] are limited to 500 KB for images of the console, or to the limit of the service if lower', () => {
    expect([maxImageBytes(), maxImageBytes(1000)]).toEqual([512_000, 1000]);
    expect(imageTypes).not.toContain('image/gif');
  });

  it.each([
    ['no form', 'image/png', beginnings['image/png']],
    ['no file', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['a text', 'multipart/form-data; boundary=x', form('name="file"', 'text')],
    ['an incomplete form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
    [
      'two files',
      'multipart/form-data; boundary=x',
      form('name="file"; filename="a"', 'a') + form('name="file"; filename="b"', 'b'),
    ],
    ...Object.entries(hostileForms).map(([name, { type, body }]) => [`[attack: DoS] ${name}`, type, body]),
    [
      'a file under another field name',
      'multipart/form-data; boundary=x',
      form('name="other"; filename="a"', 'a'),
    ],
    [
      'the field name `__proto__`',
      'multipart/form-data; boundary=x',
      form('name="__proto__"; filename="a"', 'a'),
    ],
  ])('refuse %s', async (_name, type, body) => {
    const machine = await tenant.createMachine('all');
    const answer = await fetch(`${tenant.origin}/api/user-assets`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tenant.getToken(machine, tenant.indicator, 'all')}`,
        'content-type': type,
      },
      body: closeForm(body),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'guard.invalid_input',
    ]);
  });

  it('[attack: DoS] [CONST-07] are rejected at the limit if they have no Content-Length', async () => {
    const machine = await tenant.createMachine('all');
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.bmp"\r\nContent-Type: image/bmp\r\n\r\nBM';
    async function* body() {
      yield Buffer.from(head);
      for (let sent = 0; sent < 24; sent += 1) yield Buffer.alloc(1024 * 1024);
      yield Buffer.from('\r\n--x--\r\n');
    }
    const authorization = `Bearer ${await tenant.getToken(machine, tenant.indicator, 'all')}`;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
      const asked = request(`${tenant.origin}/api/user-assets`, { method: 'POST', headers }, resolve);
      asked.once('error', reject);
      Readable.from(body()).pipe(asked);
    });
    expect([answer.statusCode, await json(answer)]).toEqual([
      400,
      expect.objectContaining({ code: 'guard.file_size_exceeded' }),
    ]);
  });

  it('[API-36] have an endpoint with their accepted types and size', async () => {
    expect((await call(api.getAssetService)).body).toEqual({
      status: 'ready',
      allowUploadMimeTypes: [...uploadTypes],
      maxUploadFileSize: maxUploadBytes,
    });
  });

  it('[attack: IDOR] are served only at the origin of their tenant', async () => {
    const { pathname } = new URL((await upload(svg, 'image/svg+xml')).body.url);
    const other = await server.createTenant();
    const [foreign, unknown] = await Promise.all(
      [pathname, `/user-assets/${'z'.repeat(21)}.svg`].map(async (path) => fetch(other.origin + path)),
    );
    expect([foreign?.status, await foreign?.text()]).toEqual([404, await unknown?.text()]);
  });
});

describe('[attack: XSS in SVG] an uploaded picture', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/></foreignObject></svg>',
    '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></svg>',
  ])('runs no scripts, even if its URL is opened directly: %s', async (content) => {
    const { headers } = await fetchAsset(content, 'image/svg+xml');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]),
    );
    expect(policy?.some((rule) => rule.startsWith('script-src') || rule.includes('allow-'))).toBe(false);
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
