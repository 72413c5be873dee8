import { readdir, readFile, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { describeSettings, readSettings } from './settings.ts';

const key = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

describe('settings', () => {
  it('have defaults that make the first start work', () => {
    const settings = readSettings({});
    expect([settings.ENDPOINT, settings.ADMIN_ENDPOINT, settings.EDITION]).toEqual([
      'http://localhost:3001',
      'http://localhost:3002',
      'open-source',
    ]);
    expect(readSettings({ PORT: '', ADMIN_PORT: '4000' }).ADMIN_ENDPOINT).toBe('http://localhost:4000');
  });

  it('[OPEN-57 part] build the management API’s indicator from a pattern', () => {
    expect(readSettings({}).MANAGEMENT_INDICATOR).toBe('https://{tenantId}.logto.app/api');
    expect(() => readSettings({ MANAGEMENT_INDICATOR: 'https://example.com/api' })).toThrow(
      /MANAGEMENT_INDICATOR/,
    );
  });

  it('[OPEN-29 part] request no version feed unless one is set', () => {
    expect(readSettings({}).VERSION_FEED_URL).toBeUndefined();
  });

  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['ENDPOINT', { ENDPOINT: 'id.example.com' }],
    ['ENDPOINT', { ENDPOINT: 'https://id.example.com/path' }],
    ['ENDPOINT', { ENDPOINT: 'javascript:alert(1)' }],
    ['ENDPOINT', { EDITION: 'cloud', ENDPOINT: 'https://id.example.com' }],
    ['ADMIN_ENDPOINT', { ENDPOINT: 'https://id.example.com', ADMIN_ENDPOINT: 'https://id.example.com' }],
    ['EDITION', { EDITION: 'enterprise' }],
    ['PROTECTED_APPS_DOMAIN', { PROTECTED_APPS_DOMAIN: 'https://apps.example.com' }],
    ['PROTECTED_APPS_DOMAIN', { PROTECTED_APPS_DOMAIN: 'apps' }],
    ['PROTECTED_APPS_DOMAIN', { PROTECTED_APPS_DOMAIN: '-apps.example.com' }],
    ['PROTECTED_APPS_DOMAIN', { PROTECTED_APPS_DOMAIN: 'apps.example.com:8080' }],
    ['PROTECTED_APPS_DOMAIN', { PROTECTED_APPS_DOMAIN: '10.0.0.1' }],
    ['PROTECTED_APPS_DOMAIN', { EDITION: 'cloud', PROTECTED_APPS_DOMAIN: 'apps.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x', SECRETS_KEY: key }],
    ['SECRETS_KEY', { DATABASE_URL: 'postgres://x' }],
    ['SECRETS_KEY', { SECRETS_KEY: 'short' }],
    ['DATABASE_TENANT_ROLE', { DATABASE_TENANT_ROLE: 'x; drop table users' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'foo' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1 ::1/x' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['LOG_FORMAT', { LOG_FORMAT: 'xml' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['METRICS_PORT', { METRICS_PORT: '3001' }],
    ['METRICS_PORT', { ADMIN_PORT: '9464', METRICS_PORT: '9464' }],
    ['METRICS_TOKEN', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }],
    ['METRICS_TOKEN', { METRICS_PORT: '9464', METRICS_HOST: '127.0.0.1', METRICS_TOKEN: '' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'a token that can’t be sent' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:password@localhost' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%zz' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'x=a%0d%0aother: b' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '10' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: 'all' }],
    ['LIMIT_API', { LIMIT_API: '-1' }],
  ];
  it.each(wrong)('report %s if it is invalid (%o)', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`\\n  ${name}: `));
  });

  it('accept proxies by IP address, range or name', () => {
    const proxies = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1', 'loopback'];
    expect(readSettings({ TRUST_PROXY: proxies.join(', ') }).TRUST_PROXY).toEqual(proxies);
  });

  it('report all invalid ones together', () => {
    expect(() => readSettings({ PORT: 'x', EDITION: 'y' })).toThrow(/PORT: [\s\S]*EDITION: /);
  });

  it('are each used in the code', async () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /(?<!\.(test|fixture))\.ts$/.test(file) && file !== 'runtime/settings.ts',
    );
    const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    // As a property or by destructuring; its name in a comment or a message doesn't count.
    const isRead = (name: string) =>
      sources.some((text) =>
        new RegExp(
          `ettings\\??\\.${name}\\b|\\{[^{};]*\\b${name}\\b[^{}]*\\}(: Pick<Settings| = [\\w.]*settings\\b)`,
        ).test(text),
      );
    const names = describeSettings().map(({ name }) => name);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  describe('in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-settings-'));
    const file = join(folder, 'key');
    writeFileSync(file, `${key}\n`);
    afterAll(() => rmSync(folder, { recursive: true }));

    it('are read if they are secrets, without the line break at the end', () => {
      expect(readSettings({ SECRETS_KEY_FILE: file }).SECRETS_KEY).toEqual([key]);
      expect(readSettings({ SECRETS_KEY_FILE: '' }).SECRETS_KEY).toBeUndefined();
      const metrics = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN_FILE: file };
      expect(readSettings(metrics).METRICS_TOKEN).toBe(key);
      expect(readSettings({ LOG_LEVEL_FILE: file }).LOG_LEVEL).toBe('info');
      writeFileSync(join(folder, 'headers'), 'Authorization=Bearer%20a%3Db, x-team = identity\n');
      expect(
        readSettings({ OTEL_EXPORTER_OTLP_HEADERS_FILE: join(folder, 'headers') }).OTEL_EXPORTER_OTLP_HEADERS,
      ).toEqual({ authorization: 'Bearer a=b', 'x-team': 'identity' });
    });

    it.each([
      ['is set beside SECRETS_KEY', { SECRETS_KEY: key, SECRETS_KEY_FILE: file }],
      ['can’t be read', { SECRETS_KEY_FILE: join(folder, 'missing') }],
    ])('are reported if the file %s', (problem, environment) => {
      expect(() => readSettings(environment)).toThrow(`SECRETS_KEY_FILE: ${problem}`);
    });

    it('are checked like others, and the content isn’t shown', () => {
      writeFileSync(join(folder, 'wrong'), 'too short');
      const wrong = () => readSettings({ SECRETS_KEY_FILE: join(folder, 'wrong') });
      expect(wrong).toThrow(/SECRETS_KEY: must be 32 bytes/);
      expect(wrong).not.toThrow(/too short/);
    });
  });

  it('are listed in one table of the guide (UPDATE_DOCS=1 writes it)', async () => {
    const file = new URL('../../../../docs/guides/settings.md', import.meta.url);
    const rows = describeSettings().map(
      ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${meaning} |`,
    );
    const text = [
      '# Settings',
      '',
      'The server reads these environment variables at startup. It doesn’t start with an invalid value and names the variable. An empty value counts as unset.',
      '',
      '| setting | default | meaning |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n');
    if (process.env.UPDATE_DOCS) await writeFile(file, text);
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});
