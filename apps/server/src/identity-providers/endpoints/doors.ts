import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { UnaskedResponseError } from '@gatehouse/connectors/kit/saml/exchange';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { type Runtime, toolsOf } from '../../runtime/runtime.ts';
import { findSocialConnector } from '../social/social-connectors.ts';
import { ssoKinds } from '../enterprise/kinds/sso-kinds.ts';
import { createSsoTools } from '../enterprise/sso-tools.ts';
import { postAddress } from '../addresses.ts';
import { findUnaskedTarget } from '../saml/idp-initiated-target.ts';

/** A connector as its provider sees it: it takes answers and says who we are. */
export interface Door {
  /** Checks an answer; `goTo` is where the person goes when nobody has asked for it. Throws `ConnectorError`. */
  receive(data: Record<string, unknown>): Promise<{ id: string; expiresAt: number; goTo?: string }>;
  describeUs(): Promise<string>;
}

/** Finds the door of a tenant's connector. Throws 404 for one that takes no posted answers. */
export type FindDoor = (runtime: Runtime, tenant: Tenant, connectorId: string) => Promise<Door>;

/**
 * What a provider says of itself, to whoever knocks: at most ten seconds old, for anybody may post and each answer would have us call out
 * (attacks: calls on a stranger's behalf). Whom it signs in is decided later, in the flow, by what the provider says then.
 */
const askSeldom = ({ cache, outbound }: Runtime, { id: tenantId }: Tenant): Outbound => ({
  ...outbound,
  async request(url, options) {
    const said = await cache.get(tenantId, `posted-answer:${url}`, () =>
      outbound.request(url, options).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    );
    if ('error' in said) throw said.error;
    return said.answer;
  },
});

export const findSocialDoor: FindDoor = async (runtime, tenant, connectorId) => {
  const connector = await findSocialConnector(runtime, tenant.id, connectorId);
  const { receive, describeUs, settings } = found(connector, connectorErrors.notFound).installed;
  const config = settings.parse(connector?.config);
  const postUri = postAddress(tenant, connectorId);
  const take = found(receive, connectorErrors.notFound);
  return {
    receive: (data) =>
      take({ ...toolsOf(runtime), outbound: askSeldom(runtime, tenant) }, config, { data, postUri }),
    describeUs: async () => found(describeUs, connectorErrors.notFound)(config, postUri),
  };
};

export const findSsoDoor: FindDoor = async (runtime, tenant, connectorId) => {
  const row = await runtime.database
    .for(tenant.id)
    .selectFrom('ssoConnectors')
    .select(['providerName', 'sealed'])
    .where('id', '=', connectorId)
    .executeTakeFirst();
  const { providerName, sealed } = found(row, connectorErrors.notFound);
  const kind = ssoKinds.get(providerName);
  const take = found(kind?.receive, connectorErrors.notFound);
  const describeUs = found(kind?.describeUs, connectorErrors.notFound);
  const tools = { ...createSsoTools(runtime, tenant, connectorId), outbound: askSeldom(runtime, tenant) };
  // Its provider may read about us while the settings are still being entered.
  const config = runtime.secrets.openJson(sealed, storedConfig);
  return {
    async receive(data) {
      const received = await take(tools, found(kind, connectorErrors.notFound).settings.parse(config), data);
      if (received.requestId !== null) return received;
      const goTo = await findUnaskedTarget(runtime, tenant, connectorId);
      if (goTo !== undefined) return { ...received, goTo };
      throw new UnaskedResponseError();
    },
    describeUs: async () => describeUs(tools, config),
  };
};
