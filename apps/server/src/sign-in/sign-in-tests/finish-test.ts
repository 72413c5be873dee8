import { signInTestPath } from '@gatehouse/contract/sign-in-tests/paths';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createSecret, type Finished, putStage, stages } from './stages.ts';

/** The URL of the console's page for the result of a test. The ticket is in the fragment, so no server or log sees it. */
export async function finishTest(
  runtime: Runtime,
  tenant: Pick<Tenant, 'id'>,
  finished: Finished,
): Promise<string> {
  const { userId, grantId, endsAt } = finished.test;
  const ticket = createSecret();
  const key = { owner: userId, secrets: [grantId, ticket] };
  await putStage(runtime, tenant.id, stages.finished, key, { value: finished, expiresAt: endsAt });
  const { ADMIN_ENDPOINT, EDITION } = runtime.settings;
  const ofTenant = EDITION === 'cloud' ? `/${tenant.id}` : '';
  return `${ADMIN_ENDPOINT}/console${ofTenant}${signInTestPath}#${ticket}`;
}
