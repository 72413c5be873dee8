import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { platformTables } from './migrate.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const names = async (text: string): Promise<string[]> => {
  const { rows } = await server.runtime.database.pool.query<{ name: string }>(
    `with platform as (select unnest($1::text[])::regclass as id),
       tables as (select c.oid as id, exists (select from platform p where p.id = c.oid) as is_platform,
           (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as tenant
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')),
       keys as (select k.*, f.is_platform as from_platform, f.tenant as from_tenant, t.is_platform as to_platform, t.tenant as to_tenant
         from pg_constraint k join tables f on f.id = k.conrelid join tables t on t.id = k.confrelid where k.contype = 'f')
     ${text}`,
    [platformTables],
  );
  return rows.map(({ name }) => name);
};

/** docs/guides/many-databases.md: what Citus documents as conditions of tables that it distributes by a column (ADR 240). */
describe('tables can be spread over several databases by tenant', () => {
  it('every primary key, unique index and exclusion of a tenant’s table contains tenant_id', async () => {
    const without = await names(
      `select i.indexrelid::regclass::text as name from pg_index i join tables t on t.id = i.indrelid
       where not t.is_platform and (i.indisunique or i.indisexclusion)
         and (t.tenant is null or not t.tenant = any(i.indkey::int2[]))`,
    );
    expect(without).toEqual([]);
  });

  it('every foreign key between tenants’ tables pairs tenant_id with tenant_id', async () => {
    const apart = await names(
      `select conname as name from keys where not from_platform and not to_platform
         and (array_position(conkey, from_tenant) is null or array_position(conkey, from_tenant) <> array_position(confkey, to_tenant))`,
    );
    expect(apart).toEqual([]);
  });

  it('foreign keys of tenants’ tables to the platform’s lead to tenants only, which every node has a copy of', async () => {
    const elsewhere = await names(
      `select conname as name from keys where not from_platform and to_platform and confrelid <> 'tenants'::regclass`,
    );
    expect(elsewhere).toEqual([]);
  });

  it('one foreign key of a platform’s table leads to a tenant’s table: that of hosts, which are unique over all tenants', async () => {
    const back = await names(`select conname as name from keys where from_platform and not to_platform`);
    expect(back).toEqual(['domain_hosts_domain']);
  });

  it('no foreign key sets columns to null or a default', async () => {
    const setting = await names(
      `select conname as name from keys where confdeltype in ('n', 'd') or confupdtype in ('n', 'd')`,
    );
    expect(setting).toEqual([]);
  });

  it('these have triggers, which Citus runs only if it is told to, and one constraint is deferrable', async () => {
    const triggered = await names(
      `select distinct t.tgrelid::regclass::text as name from pg_trigger t join tables on id = t.tgrelid where not t.tgisinternal order by 1`,
    );
    expect(triggered.join(' ')).toBe(
      'account_centers application_sign_in_experiences applications applications_roles connectors custom_phrases custom_ui_files domains email_templates mfa_verifications oidc_instances organization_users organization_users_roles organizations sign_in_experiences sso_connectors tenant_configs user_search user_sso_identities users',
    );
    const deferrable = await names(
      `select conname as name from pg_constraint join tables on id = conrelid where condeferrable`,
    );
    expect(deferrable).toEqual(['custom_profile_fields_order']);
  });
});
