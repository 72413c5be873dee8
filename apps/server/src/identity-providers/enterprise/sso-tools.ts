import { type Runtime, toolsOf } from '../../runtime/runtime.ts';
import { getSamlKey } from '../saml/saml-keys.ts';
import type { SsoTools } from './sso-kind.ts';

/** What a kind of connector gets for each of its calls. */
export const createSsoTools = (
  runtime: Runtime,
  tenant: { id: string; origin: string },
  connectorId: string,
): SsoTools => ({
  ...toolsOf(runtime),
  service: { origin: tenant.origin, connectorId },
  keyOf: (purpose) => getSamlKey(runtime, tenant.id, connectorId, purpose),
});
