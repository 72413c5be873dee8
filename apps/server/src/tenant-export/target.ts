import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { managementApiIds } from '@gatehouse/contract/resources/management-scopes';
import { builtInRoleNames } from '@gatehouse/contract/roles/built-in';
import type { Run } from '../database/run.ts';
import { includedTables } from './tables.ts';

export const managementResource = managementApiIds.resource;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** What a tenant has when it is created, as conditions; settings count as empty whatever they are. An import replaces all of it. */
const builtIn: Readonly<Record<string, string>> = {
  sign_in_experiences: 'true',
  tenant_configs: 'true',
  account_centers: 'true',
  applications: `t.id in (${quoted(Object.values(builtInApplications))})`,
  resources: `t.id = '${managementResource}'`,
  scopes: `t.resource_id = '${managementResource}'`,
  roles: `t.name in (${quoted(builtInRoleNames)})`,
  roles_scopes: `t.scope_id = '${managementApiIds.all}'`,
};

/** The tables in which the tenant has more than it was created with, in the order of an export. */
export async function findFilled(run: Run): Promise<{ name: string; content: string }[]> {
  const found = await run<{ name: string }>(
    includedTables
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select from ${name} t where t.tenant_id = gatehouse_tenant() and not (${builtIn[name] ?? 'false'}))`,
      )
      .join(' union all '),
    [],
  );
  const names = new Set(found.map(({ name }) => name));
  return includedTables.filter(({ name }) => names.has(name));
}

/** Deletes what the tenant was created with. */
export async function emptyBuiltIn(run: Run): Promise<void> {
  for (const { name } of includedTables.toReversed())
    await run(`delete from ${name} t where t.tenant_id = gatehouse_tenant()`, []);
}

/** The indicator of the tenant's Management API. */
export async function findManagementIndicator(run: Run): Promise<string> {
  const [found] = await run<{ indicator: string }>(
    `select indicator from resources where tenant_id = gatehouse_tenant() and id = $1`,
    [managementResource],
  );
  if (!found) throw new Error('The tenant has no Management API');
  return found.indicator;
}
