import { findSsoConnectors } from '@gatehouse/contract/sign-in/sso-endpoints';
import { countAddressOrRefuse } from '../../../limits/rate-limit.ts';
import { findSsoRoute } from '../../../identity-providers/enterprise/sso-connectors.ts';
import { operation } from '../../flow/flow-operation.ts';

/** The connectors of an email address, by its domain: the response and its cost do not depend on accounts. */
export const findOperation = operation(findSsoConnectors, async (ctx, { query: { email } }) => {
  const { runtime, tenant } = ctx;
  // No secret can be guessed here, and a whole company may share one IP address, with one request per sign-in.
  const rate = { name: 'sso-route', limit: runtime.settings.LIMIT_FLOWS_PER_ADDRESS, windowMs: 600_000 };
  await countAddressOrRefuse(runtime, tenant.id, rate, ctx.ip);
  const connectors = await findSsoRoute(runtime, tenant.id, email);
  return { connectorIds: connectors.map(({ id }) => id), connectors };
});
