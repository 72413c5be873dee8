import type { Connector } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderTools } from './provider-tools.ts';

/** A function that only social connectors have. */
function required<F>(implementation: F | undefined): F {
  if (implementation) return implementation;
  throw new ConnectorError('not_implemented', 'The connector can’t sign users in');
}

/** The identity provider of a social connector with these settings; `postUri` is where it posts signed responses. */
export function openConnector(
  { settings, authorizationUri, userInfo, receive, serviceMetadata }: Connector,
  { fresh, recent }: ProviderTools,
  config: Record<string, unknown>,
  postUri: string,
): IdentityProvider {
  return {
    async start(departure) {
      const kept: Record<string, string> = {};
      const keep = (values: Record<string, string>): void => void Object.assign(kept, values);
      const request = { ...departure, postUri, keep };
      const address = await required(authorizationUri)(recent, settings.parse(config), request);
      return { authorizationUri: address, kept };
    },
    finish: async (back) => ({
      userInfo: await required(userInfo)(fresh, settings.parse(config), { ...back, postUri }),
    }),
    ...(receive && {
      receive: async (data) => receive(recent, settings.parse(config), { data, postUri }),
    }),
    ...(serviceMetadata && { metadata: async () => serviceMetadata(settings.parse(config), postUri) }),
  };
}
