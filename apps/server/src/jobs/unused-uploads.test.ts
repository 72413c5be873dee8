import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { uploadAsset } from '@gatehouse/contract/assets/endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { createConnector, deleteConnector, updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { uploadCustomUi } from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser, deleteUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { platformTables } from '../database/migrate.ts';
import { packZip } from '../features/sign-in-experience/custom-ui/zip.fixture.ts';
import { runHousekeeping } from './housekeeping.ts';
import { deleteUnusedUploads } from './unused-uploads.ts';

const hourMs = 3_600_000;

// Has its own database, because uploads of other tests would be a day old here.
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

/** Runs a round this many hours from now; returns what it deletes. */
const tidyAfter = (hours: number) =>
  deleteUnusedUploads(server.runtime.database.pool, server.runtime, Date.now() + hours * hourMs);
const upload = async (as = call): Promise<string> =>
  (await as(uploadAsset, { file: new Blob(['GIF89a'], { type: 'image/gif' }) })).body.url;
/** The columns that refer to these uploads. */
const referencesTo = async (...urls: string[]): Promise<string[]> => {
  const { rows } = await server.runtime.database.pool.query<{ place: string }>(
    `select owner || ' ' || field as place from upload_references where asset_id = any($1) order by 1`,
    [urls.map((url) => /\w{21}/.exec(new URL(url).pathname)?.[0])],
  );
  return rows.map(({ place }) => place);
};
/** The tables whose rows refer to uploads: each adds, changes and deletes a reference, except for pages, whose files are never changed. */
async function listTracked(): Promise<string[]> {
  const { rows } = await server.runtime.database.pool.query<{ name: string; triggers: number }>(
    `select tgrelid::regclass::text as name, count(*)::int as triggers from pg_trigger join pg_proc p on p.oid = tgfoid
     where proname like 'gatehouse\\_track\\_%' group by 1 order by 1`,
  );
  expect(rows.filter(({ name, triggers }) => triggers !== (name === 'custom_ui_files' ? 2 : 3))).toEqual([]);
  return rows.map(({ name }) => name);
}
const isThere = async (url: string): Promise<boolean> => (await fetch(url)).status === 200;
const saveExperience = (body: object) => call(updateSignInExperience, { body });

/** Uploads pages of the tenant, and returns their ID. */
async function uploadPages(script = ''): Promise<string> {
  const files = [
    { path: 'index.html', content: '<script src="a.js"></script>' },
    { path: 'a.js', content: script },
  ];
  const file = new Blob([new Uint8Array(packZip(files))], { type: 'application/zip' });
  return (await call(uploadCustomUi, { file })).body.customUiAssetId;
}

/** Each field that can refer to an upload, with the request that writes it. */
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
  'the text of an email': (url) => {
    const details = { subject: 'Hello', content: `<img src="${url}"> {{code}}`, contentType: 'text/html' };
    const templates = [{ languageTag: 'en', templateType: 'SignIn', details }];
    return call(replaceEmailTemplates, { body: { templates } as never });
  },
  'the logo of an enterprise SSO connector': (darkLogo) =>
    call(createSsoConnector, {
      body: { providerName: 'OIDC', connectorName: 'Acme', branding: { darkLogo } } as never,
    }),
  'the branding of an organization': (logoUrl) =>
    call(createOrganization, { body: { name: 'Acme', branding: { logoUrl } } }),
  'the picture of a user': (avatar) => call(createUser, { body: { username: 'ada', avatar } }),
  'what is kept of a user': (picture) =>
    call(createUser, { body: { username: 'bob', customData: { picture } } }),
};

describe('unreferenced uploads', () => {
  it('[attack: IDOR] are deleted after a day, unless their tenant refers to them', async () => {
    const used: string[] = [];
    for (const [place, name] of Object.entries(places)) {
      const url = await upload();
      expect([place, (await name(url)).status < 300]).toEqual([place, true]);
      used.push(url);
    }
    const [lost, foreign] = [await upload(), await upload(await other.as('all'))];
    // The same ID in another tenant is another file, which the other tenant's references don't keep.
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

  it('are kept for another day after the last row that refers to them is changed or deleted', async () => {
    const create = async (username: string, avatar: string) =>
      (await call(createUser, { body: { username, avatar } })).body.id;
    const [left, gone, taken] = [await upload(), await upload(), await upload()];
    const [cleo, dora, emma] = [
      await create('cleo', left),
      await create('dora', gone),
      await create('emma', taken),
    ];
    const show = (userId: string, avatar: string) =>
      call(updateUser, { params: { userId }, body: { avatar } });
    await server.runtime.database.pool.query(`update assets set touched_at = now() - interval '3 days'`);
    expect(await tidyAfter(0)).toBe(0);
    await Promise.all([show(cleo, ''), call(deleteUser, { params: { userId: dora } }), show(emma, '')]);
    expect(await referencesTo(left, gone, taken)).toEqual([]);
    expect(await tidyAfter(23)).toBe(0);
    await show(emma, taken);
    expect(await tidyAfter(25)).toBe(2);
    expect(await Promise.all([left, gone, taken].map(isThere))).toEqual([false, false, true]);
  });

  it('are kept if a row starts to refer to them while they are being deleted', async () => {
    const userId = (await call(createUser, { body: { username: 'fay' } })).body.id;
    const url = await upload();
    const pool = server.runtime.database.pool;
    const saving = await pool.connect();
    try {
      await saving.query('begin');
      await saving.query('update users set avatar = $1 where tenant_id = $2 and id = $3', [
        url,
        tenant.id,
        userId,
      ]);
      const tidied = tidyAfter(25);
      const waiting = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from "assets"%'`;
      await expect
        .poll(async () => (await pool.query(waiting)).rows, { timeout: 20_000 })
        .toEqual([{ count: 1 }]);
      await saving.query('commit');
      expect(await tidied).toBe(0);
    } finally {
      saving.release();
    }
    expect([await isThere(url), await referencesTo(url)]).toEqual([true, ['users avatar']]);
  });

  it('are kept if sealed settings that a server without references has written refer to them', async () => {
    const url = await upload();
    const endpoint = `https://mail.example.com/?logo=${url}`;
    const body = { connectorId: 'http-email', config: { endpoint } };
    const { body: connector } = await call(createConnector, { body });
    expect(await referencesTo(url)).toEqual(['connectors uploads']);
    // The replaced record is deleted with its references.
    expect(await tidyAfter(25)).toBe(1);
    const pool = server.runtime.database.pool;
    // As the previous release saves them, and the command that changes the secrets key.
    for (const set of [`sealed = sealed || ' ', metadata = metadata`, 'sealed = rtrim(sealed)'])
      await pool.query(`update connectors set ${set} where id = $1`, [connector.id]);
    expect(await referencesTo(url)).toEqual(['connectors uploads']);
    await pool.query('delete from upload_references where owner_id = $1', [connector.id]);
    expect(await tidyAfter(25)).toBe(0);
    expect([await isThere(url), await referencesTo(url)]).toEqual([true, ['connectors uploads']]);
    await call(deleteConnector, { params: { id: connector.id } });
    expect([await tidyAfter(25), await isThere(url)]).toEqual([1, false]);
  });

  it('are deleted after settings were saved again without them', async () => {
    const config = (endpoint: string) => ({ config: { endpoint } });
    const save = (id: string, endpoint: string) =>
      call(updateConnector, { params: { id }, body: config(endpoint) });
    for (const end of ['saved', 'deleted']) {
      const url = await upload();
      const endpoint = `https://mail.example.com/?logo=${url}`;
      const { body } = await call(createConnector, {
        body: { connectorId: 'http-email', ...config(endpoint) },
      });
      await save(body.id, endpoint);
      if (end === 'saved') await save(body.id, 'https://mail.example.com/');
      else await call(deleteConnector, { params: { id: body.id } });
      await tidyAfter(25);
      expect([end, await isThere(url), await referencesTo(url)]).toEqual([end, false, []]);
    }
  });

  it('include no uploads that rows referred to before references were stored', async () => {
    const pool = server.runtime.database.pool;
    // Organizations and the account center were added after this migration.
    const listAll = async () =>
      (
        await pool.query(
          `select * from upload_references where owner not in ('organizations', 'account_centers') order by owner, owner_id, field, asset_id`,
        )
      ).rows;
    const url = await upload();
    for (const statement of [
      `update applications set custom_data = jsonb_build_object('logo', $2::text), name = $2::text where tenant_id = $1`,
      `insert into tenant_configs (tenant_id, key, value) values ($1, 'test', to_jsonb($2::text))`,
      `insert into custom_phrases (tenant_id, language_tag, id, translation) values ($1, 'de', 'test', to_jsonb($2::text))`,
      `insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id, detail)
        select u.tenant_id, 'test', u.id, c.id, 'issuer', 'identity', to_jsonb($2::text)
        from users u, sso_connectors c where u.tenant_id = $1 and c.tenant_id = u.tenant_id limit 1`,
    ])
      await pool.query(statement, [tenant.id, url]);
    const before = await listAll();
    const tracked = (await listTracked()).filter(
      (name) => !['organizations', 'account_centers'].includes(name),
    );
    expect([...new Set(before.map(({ owner }) => owner))]).toEqual(tracked);
    await pool.query('delete from upload_references');
    const [takeOver] = Object.values(
      import.meta.glob<string>('../database/migrations/*-take-over-uploads.sql', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    );
    await pool.query(takeOver ?? '');
    await pool.query('update connectors set uploads = null');
    await tidyAfter(25);
    expect(await listAll()).toEqual(before);
  });

  it('are deleted by housekeeping, also a tenant’s own sign-in pages, whose files stay together', async () => {
    await saveExperience({ customUiAssets: null });
    for (const _of of ['pages', 'what they named']) await tidyAfter(25);
    const [used, unused] = [await uploadPages('1'), await uploadPages('2')];
    expect((await saveExperience({ customUiAssets: { id: used, createdAt: 1 } })).status).toBe(200);
    const clock = () => Date.now() + 25 * hourMs;
    expect((await runHousekeeping({ ...server.runtime, clock }))?.uploads).toBe(2);
    const files = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('customUiFiles').select(['assetId', 'path']).orderBy('path').execute(),
    );
    const of = (id: string) => files.filter(({ assetId }) => assetId === id).map(({ path }) => path);
    expect([of(used), of(unused)]).toEqual([['a.js', 'index.html'], []]);
  });
});

it('knows of every table whether it may refer to an upload', async () => {
  // IDs, names, secrets, and rows that expire within days.
  const silent = [
    'application_access_organization_roles',
    'application_access_organizations',
    'application_access_roles',
    'application_access_users',
    'application_organization_resource_scopes',
    'application_organization_scopes',
    'application_resource_scopes',
    'application_secrets',
    'application_user_scopes',
    'applications_roles',
    'assets',
    'captcha_providers',
    'connection_link_domains',
    'connection_links',
    'consent_organizations',
    'custom_profile_fields',
    'daily_active_users',
    'daily_activity',
    'daily_factors',
    'daily_sign_ins',
    'daily_token_usage',
    'domains',
    'inbox_messages',
    'initial_access_tokens',
    'log_changes',
    'logs',
    'message_waits',
    'mfa_verifications',
    'oidc_instances',
    'one_time_tokens',
    'one_time_values',
    'organization_applications',
    'organization_applications_roles',
    'organization_domains',
    'organization_invitations',
    'organization_invitations_roles',
    'organization_jit_email_domains',
    'organization_jit_roles',
    'organization_jit_sso_connectors',
    'organization_roles',
    'organization_roles_resource_scopes',
    'organization_roles_scopes',
    'organization_scim_group_members',
    'organization_scim_groups',
    'organization_scim_roles',
    'organization_scim_tokens',
    'organization_scim_users',
    'organization_scopes',
    'organization_users',
    'organization_users_roles',
    'outbox',
    'password_links',
    'personal_access_tokens',
    'provider_tokens',
    'rate_limits',
    'registered_clients',
    'resources',
    'roles',
    'roles_scopes',
    'saml_applications',
    'saml_certificates',
    'saml_keys',
    'scopes',
    'script_versions',
    'scripts',
    'sentinel_activities',
    'signing_keys',
    'sso_idp_initiated_auth_configs',
    'tenant_counters',
    'trusted_devices',
    'upload_references',
    'user_activity',
    'user_identities',
    'user_import_keys',
    'user_import_parts',
    'user_import_rows',
    'user_imports',
    'user_search',
    'users_roles',
    'verification_codes',
    'verification_records',
    'webhook_deliveries',
    'webhook_requests',
    'webhooks',
  ];
  const { rows } = await server.runtime.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname <> all ($1)`,
    [platformTables],
  );
  const naming = await listTracked();
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...silent, ...naming].toSorted());
});

it('knows of every text and JSON column of a table with uploads whether it may name one', async () => {
  // Keys, names of things and settings without URLs. `connectors.uploads` says what `sealed` names.
  const neverNaming = [
    'connectors.connector_id',
    'connectors.id',
    'connectors.sealed',
    'connectors.target',
    'custom_ui_files.path',
    'email_templates.template_type',
    'organizations.color',
    'organizations.name',
    'sso_connectors.connector_name',
    'sso_connectors.domains',
    'sso_connectors.id',
    'sso_connectors.provider_name',
    'sso_connectors.sealed',
    'tenant_configs.key',
    'user_sso_identities.identity_id',
    'user_sso_identities.issuer',
    'user_sso_identities.sso_connector_id',
    'users.external_id',
    'users.name',
    'users.password_encrypted',
    'users.primary_email',
    'users.primary_phone',
    'users.settings',
    'users.username',
    'users.username_case',
  ];
  // The arguments of a trigger are the key of the row and the columns. `user-assets/` with an ID has 33 characters.
  const { rows } = await server.runtime.database.pool.query<{ name: string }>(
    `with tracking as (
       select tgrelid, (string_to_array(encode(tgargs, 'escape'), '\\000'))[2:] as columns
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid where proname like 'gatehouse\\_track\\_%')
     select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
     where a.attrelid in (select tgrelid from tracking) and a.attnum > 0 and not a.attisdropped and a.attname <> 'tenant_id'
       and format_type(a.atttypid, null) ~ '^(text|character|json)' and a.atttypmod - 4 not between 0 and 32
       and exists (select from tracking t where t.tgrelid = a.attrelid and a.attname <> all (t.columns))`,
  );
  expect(
    rows.map(({ name }) => name).toSorted(),
    'A new column of these tables is tracked (gatehouse_name_uploads), or listed here if it never contains a URL.',
  ).toEqual(neverNaming);
});
