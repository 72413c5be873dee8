import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { uploadAsset } from '@gatehouse/contract/assets/endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { uploadCustomUi } from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { platformTables } from '../database/migrate.ts';
import { packZip } from '../features/sign-in-experience/custom-ui/zip.fixture.ts';
import { keepHouse } from './housekeeping.ts';
import { deleteUnusedUploads, naming } from './unused-uploads.ts';

const hourMs = 3_600_000;

// A database of its own: what others have uploaded would be a day old here.
let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: `unused_uploads_${process.pid}` });
  [tenant, other] = [await server.createTenant(), await server.createTenant()];
  call = await tenant.as('all');
});
afterAll(() => server.stop());

/** What a round so many hours from now deletes. */
const tidyAfter = (hours: number) =>
  deleteUnusedUploads(server.runtime.database.pool, server.runtime, Date.now() + hours * hourMs);
const upload = async (as = call): Promise<string> =>
  (await as(uploadAsset, { file: new Blob(['GIF89a'], { type: 'image/gif' }) })).body.url;
const isThere = async (url: string): Promise<boolean> => (await fetch(url)).status === 200;
const saveExperience = (body: object) => call(updateSignInExperience, { body });

/** Uploads pages of the tenant's own, and answers their id. */
async function uploadPages(script = ''): Promise<string> {
  const files = [
    { path: 'index.html', content: '<script src="a.js"></script>' },
    { path: 'a.js', content: script },
  ];
  const file = new Blob([new Uint8Array(packZip(files))], { type: 'application/zip' });
  return (await call(uploadCustomUi, { file })).body.customUiAssetId;
}

/** Each place that an upload may be named at, with the call that names it there. */
const places: Record<string, (url: string) => Promise<{ status: number }>> = {
  'the logo of the tenant': (logoUrl) => saveExperience({ branding: { logoUrl } }),
  'its style sheet': (url) =>
    saveExperience({ customCss: `main { background: url(${new URL(url).pathname}) }` }),
  'its own pages': async (url) => {
    const id = await uploadPages(String.raw`"${url.replaceAll('/', String.raw`\/`)}"`);
    return saveExperience({ customUiAssets: { id, createdAt: 1 } });
  },
  'the branding of an application': async (favicon) => {
    const body = {
      name: 'Shop',
      type: 'SPA',
      oidcClientMetadata: { redirectUris: [], postLogoutRedirectUris: [] },
    };
    const { body: application } = await call(createApplication, { body: body as never });
    const params = { applicationId: application.id };
    return call(putApplicationSignInExperience, { params, body: { branding: { favicon } } });
  },
  'the logo of a social connector': (logo) => {
    const config = {
      authorizationEndpoint: 'https://acme.example.com/authorize',
      tokenEndpoint: 'https://acme.example.com/token',
      userInfoEndpoint: 'https://acme.example.com/me',
      clientId: 'gatehouse',
      clientSecret: 'a secret',
    };
    return call(createConnector, {
      body: { connectorId: 'oauth2', config, metadata: { target: 'acme', logo } },
    });
  },
  'the settings of a connector': (url) =>
    call(createConnector, {
      body: { connectorId: 'http-email', config: { endpoint: `https://mail.example.com/?logo=${url}` } },
    }),
  'the text of an e-mail': (url) => {
    const details = { subject: 'Hello', content: `<img src="${url}"> {{code}}`, contentType: 'text/html' };
    const templates = [{ languageTag: 'en', templateType: 'SignIn', details }];
    return call(replaceEmailTemplates, { body: { templates } as never });
  },
  'the logo of an enterprise SSO connector': (darkLogo) =>
    call(createSsoConnector, {
      body: { providerName: 'OIDC', connectorName: 'Acme', branding: { darkLogo } } as never,
    }),
  'the picture of a user': (avatar) => call(createUser, { body: { username: 'ada', avatar } }),
  'what is kept of a user': (picture) =>
    call(createUser, { body: { username: 'bob', customData: { picture } } }),
};

describe('uploads that nobody uses', () => {
  it('[attack: IDOR] go after a day, and none that something of their tenant names', async () => {
    const used: string[] = [];
    for (const [place, name] of Object.entries(places)) {
      const url = await upload();
      expect([place, (await name(url)).status]).toEqual([place, 200]);
      used.push(url);
    }
    const [lost, foreign] = [await upload(), await upload(await other.as('all'))];
    // The same id in another tenant is another file, and what another tenant names keeps nothing.
    const id = /\w{21}/.exec(new URL(lost).pathname)?.[0] ?? '';
    await server.runtime.database.tenant(other.id, async (db) => {
      const content = Buffer.from('GIF89a');
      await db.insertInto('assets').values({ id, contentType: 'image/gif', content }).execute();
      await db
        .insertInto('users')
        .values({ id: 'other_user', avatar: lost } as never)
        .execute();
    });
    expect(await tidyAfter(23)).toBe(0);
    expect(await isThere(lost)).toBe(true);
    expect(await tidyAfter(25)).toBe(2);
    expect(await Promise.all([lost, foreign].map(isThere))).toEqual([false, false]);
    expect(await isThere(lost.replace(tenant.origin, other.origin))).toBe(true);
    const there = await Promise.all(used.map(isThere));
    expect(Object.keys(places).filter((_place, index) => !there[index])).toEqual([]);
  });

  it('are kept for a day more once they were found unused', async () => {
    const names = ['cleo', 'dora'];
    const users = await Promise.all(
      names.map(async (username) => (await call(createUser, { body: { username } })).body.id),
    );
    const [left, taken] = [await upload(), await upload()];
    const show = (index: number, avatar: string) =>
      call(updateUser, { params: { userId: users[index] ?? '' }, body: { avatar } });
    const areThere = () => Promise.all([left, taken].map(isThere));
    await Promise.all([show(0, left), show(1, taken)]);
    await tidyAfter(50);
    await Promise.all([show(0, ''), show(1, '')]);
    for (const hours of [73, 75, 98]) {
      await tidyAfter(hours);
      expect([hours, await areThere()]).toEqual([hours, [true, true]]);
    }
    await show(1, taken);
    await tidyAfter(100);
    expect(await areThere()).toEqual([false, true]);
  });

  it('go with housekeeping: also sign-in pages of the tenant’s own, whose files stay together', async () => {
    const [used, unused] = [await uploadPages('1'), await uploadPages('2')];
    expect((await saveExperience({ customUiAssets: { id: used, createdAt: 1 } })).status).toBe(200);
    const clock = () => Date.now() + 25 * hourMs;
    expect((await keepHouse({ ...server.runtime, clock }))?.uploads).toBe(2);
    const files = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('customUiFiles').select(['assetId', 'path']).orderBy('path').execute(),
    );
    const of = (id: string) => files.filter(({ assetId }) => assetId === id).map(({ path }) => path);
    expect([of(used), of(unused)]).toEqual([['a.js', 'index.html'], []]);
  });
});

it('knows of every table whether it may name an upload', async () => {
  // Ids, names of things, secrets, and what is gone by itself within days.
  const silent = [
    'application_resource_scopes',
    'application_secrets',
    'application_user_scopes',
    'applications_roles',
    'assets',
    'captcha_providers',
    'custom_ui_files',
    'inbox_messages',
    'logs',
    'message_waits',
    'mfa_verifications',
    'oidc_instances',
    'one_time_tokens',
    'one_time_values',
    'outbox',
    'rate_limits',
    'resources',
    'roles',
    'roles_scopes',
    'saml_keys',
    'scopes',
    'sentinel_activities',
    'signing_keys',
    'sso_idp_initiated_auth_configs',
    'tenant_counters',
    'user_identities',
    'user_search',
    'users_roles',
    'verification_codes',
    'verification_records',
  ];
  const { rows } = await server.runtime.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname <> all ($1)`,
    [platformTables],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...silent, ...Object.keys(naming)].toSorted());
});
