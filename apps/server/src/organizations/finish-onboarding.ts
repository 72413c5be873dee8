import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** Notes that an administrator of the cloud edition needs no onboarding, because they have joined a tenant (OPEN-61). */
export async function finishOnboarding(db: TenantDb, userId: string): Promise<void> {
  await sql`update users set custom_data = custom_data || jsonb_build_object('onboarding',
      case jsonb_typeof(custom_data -> 'onboarding') when 'object' then custom_data -> 'onboarding' else '{}' end
        || '{"isOnboardingDone": true}')
    where id = ${userId} and (custom_data #> '{onboarding,isOnboardingDone}') is distinct from 'true'`.execute(
    db,
  );
}
