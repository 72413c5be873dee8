import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { readHere } from '@gatehouse/connectors/kit/saml/read-here';
import { createTools } from '@gatehouse/connectors/kit/tools';
import { localized } from '@gatehouse/contract/connectors/connectors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConnectors } from './load-connectors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-connectors-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const metadata = `{ id: 'pigeon', type: 'Sms', target: 'pigeon', platform: null, name: { en: 'Pigeon' },
  description: { en: 'By air' }, logo: drawLogo('P', '#555'), logoDark: null, readme: '' }`;
const whole = `export default ({ z, field, defineConnector, drawLogo }) => defineConnector({
  metadata: ${metadata}, settings: z.object({ loft: field(z.string(), { label: 'Loft', isSecret: true }) }),
  async sendMessage() {} });`;
const write = (text: string, name = 'pigeon.mjs') => writeFile(join(folder, name), text);

describe('connectors from the operator’s folder', () => {
  it('are added to the built-in ones', async () => {
    await write(whole);
    await write('not a connector', 'README.md');
    const connectors = await loadConnectors(folder);
    expect([...connectors.keys()]).toEqual([...(await loadConnectors(undefined)).keys(), 'pigeon']);
    expect(connectors.get('pigeon')?.metadata.name.en).toBe('Pigeon');
  });

  it('may be social ones, which the kit creates from a short declaration', async () => {
    await write(`export default ({ z, defineSocialConnector, credentials, fetchProfile, toUserInfo }) => defineSocialConnector({
      about: { id: 'acme', target: 'acme', name: 'Acme', logo: ['A', '#444'], readme: 'Ask Acme.' },
      settings: z.object(credentials('profile')),
      client: (settings) => ({ ...settings, authorizationEndpoint: 'https://acme.example/a', tokenEndpoint: 'https://acme.example/t' }),
      readUser: async ({ tools, tokens }) => toUserInfo(await fetchProfile(tools, 'https://acme.example/me', tokens, z.looseObject({ id: z.string() }))),
    });`);
    const acme = (await loadConnectors(folder)).get('acme');
    const settings = acme?.settings.parse({ clientId: 'client', clientSecret: 'good' }) ?? {};
    const asked: string[] = [];
    const outbound: Outbound = {
      request: async (url) => {
        asked.push(url);
        const body = url.endsWith('/t')
          ? { access_token: 'access' }
          : { id: 'a1', name: 'Ada', isAdmin: true };
        return { status: 200, headers: {}, text: JSON.stringify(body) };
      },
      connect: () => Promise.reject(new Error('not asked for')),
    };
    const callback = {
      data: { code: 'c' },
      redirectUri: 'https://auth.example/callback/acme',
      postUri: 'https://auth.example/api/authn/saml/acme',
      kept: {},
    };
    expect(await acme?.userInfo?.(createTools({ outbound, saml: readHere }), settings, callback)).toEqual({
      id: 'a1',
      name: 'Ada',
    });
    expect(asked).toEqual(['https://acme.example/t', 'https://acme.example/me']);
  });

  const broken: [string, string, RegExp][] = [
    ['that is not JavaScript', 'export default {{', /pigeon\.mjs cannot be used/],
    ['without a default export', 'export const a = 1;', /its default export is no function/],
    [
      'without an English name',
      whole.replace("name: { en: 'Pigeon' }", "name: { de: 'Taube' }"),
      /metadata\.name: .*English/,
    ],
    ['whose ID is not an identifier', whole.replace("id: 'pigeon'", "id: '../x'"), /metadata\.id/],
    [
      'whose avatar hosts contain a URL',
      whole.replace("readme: ''", "readme: '', avatarHosts: ['https://pictures.example/a']"),
      /metadata\.avatarHosts\.0: must be a host/,
    ],
    [
      'whose settings are not a schema',
      whole.replace(/settings: z\.object\(.*\),\n/, 'settings: {},\n'),
      /invalid_config_guard/,
    ],
    ['that cannot send', whole.replace('async sendMessage() {}', ''), /not_implemented: sendMessage/],
    [
      'with the ID of another connector',
      whole.replace("id: 'pigeon'", "id: 'http-sms'"),
      /another connector has the ID http-sms/,
    ],
  ];
  it.each(broken)(
    '[ERR-17 part] [VAL-13 part] a connector %s fails the start and is named',
    async (_name, text, reason) => {
      await write(text);
      await expect(loadConnectors(folder)).rejects.toThrow(reason);
      await expect(loadConnectors(folder)).rejects.toThrow('pigeon.mjs');
    },
  );

  it('a folder that does not exist fails the start', async () => {
    await expect(loadConnectors(join(folder, 'none'))).rejects.toThrow(/CONNECTORS_DIR/);
  });
});

describe('the built-in connectors', () => {
  it('[VAL-13] each have an English name, a guide and a label for each setting', async () => {
    for (const { metadata: about, settings } of (await loadConnectors(undefined)).values()) {
      expect(localized.safeParse(about.name).success).toBe(true);
      expect(about.readme.length).toBeGreaterThan(100);
      expect(Object.keys(settings.shape).length).toBeGreaterThan(0);
    }
  });
});
