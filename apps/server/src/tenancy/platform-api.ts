import { adminTenantId } from '@gatehouse/contract/common';
import { operatorRoleName } from '@gatehouse/contract/tenants/operator';
import { knownPlatformScopes, platformScopes } from '@gatehouse/contract/tenants/platform-scopes';
import { sql } from 'kysely';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { platformIndicator } from './tenant.ts';

const resourceId = 'platform-api';
const scopeId = (scope: string): string => `platform-${scope.replaceAll(':', '-')}`.slice(0, 21);

/** The platform API as a resource of the admin tenant, with what every account may do there. Only the cloud edition has it. */
export async function ensurePlatformApi({ database, settings }: OwnerRuntime): Promise<void> {
  const tenantId = adminTenantId;
  const indicator = platformIndicator(settings);
  await database.platform(async (db) => {
    await db
      .insertInto('resources')
      .values({ tenantId, id: resourceId, name: 'Platform API', indicator })
      .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doUpdateSet({ indicator }))
      .execute();
    await db
      .insertInto('scopes')
      .values(
        knownPlatformScopes.map((name) => ({
          tenantId,
          id: scopeId(name),
          resourceId,
          name,
          description: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('roles')
      .values({
        tenantId,
        id: 'platform-operator',
        name: operatorRoleName,
        description: 'Operates the platform',
        type: 'User',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`insert into roles_scopes (tenant_id, role_id, scope_id)
      select r.tenant_id, r.id, s.id from roles r join scopes s on s.tenant_id = r.tenant_id and s.resource_id = ${resourceId}
      where r.tenant_id = ${tenantId} and r.name = 'user' and s.name = any(${[...platformScopes]}::varchar[]) on conflict do nothing`.execute(
      db,
    );
  });
}
