import type { Ctx } from '../../runtime/ctx.ts';
import { getExperienceWithFields } from '../../experience/sign-in-experience-store.ts';
import { listOfferedConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { Policy } from '../decision/policy.ts';
import { findFactor } from '../factors/all.ts';
import type { Flow } from '../flow/flow-store.ts';
import type { Verification } from '../state/verifications.ts';

/**
 * What a decision about a flow needs besides its state. The connector is only read for the verification that is about
 * to be used: showing the next step costs no query.
 */
export async function readPolicy(
  { runtime, tenant, now }: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  { redirectTo }: Pick<Flow, 'redirectTo'>,
  used?: Verification,
): Promise<Policy> {
  const isConnected =
    used === undefined ||
    (await findFactor(used).firstFactor?.isConnected?.({ runtime, tenant }, used)) !== false;
  const { experience, askedFields } = await getExperienceWithFields(runtime, tenant.id);
  return {
    experience,
    askedFields,
    sso: await listOfferedConnectors(runtime, experience),
    isConnected,
    now,
    redirectTo,
  };
}
