import type { Connector, ProviderTokens } from '@gatehouse/connectors/kit/connector';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderTools } from './provider-tools.ts';

/** A function that only social connectors have. */
function required<F>(implementation: F | undefined): F {
  if (implementation) return implementation;
  throw new ConnectorError('not_implemented', 'The connector can’t sign users in');
}

/** The identity provider of a social connector with these settings; `postUri` is where it posts signed responses. `keepsTokens`: its tokens are stored. */
export function openConnector(
  { settings, authorizationUri, userInfo, receive, refresh, serviceMetadata }: Connector,
  { fresh, recent }: ProviderTools,
  config: Record<string, unknown>,
  postUri: string,
  keepsTokens = false,
): IdentityProvider {
  return {
    async start(departure) {
      const kept: Record<string, string> = {};
      const keep = (values: Record<string, string>): void => void Object.assign(kept, values);
      const request = { ...departure, postUri, keep, keepsTokens };
      const address = await required(authorizationUri)(recent, settings.parse(config), request);
      return { authorizationUri: address, kept };
    },
    async finish(back) {
      let tokens: ProviderTokens | undefined;
      const keepTokens = (given: ProviderTokens): void => void (tokens = given);
      const callback = { ...back, postUri, keepTokens };
      return { userInfo: await required(userInfo)(fresh, settings.parse(config), callback), tokens };
    },
    ...(refresh && {
      refresh: async (refreshToken) => refresh(fresh, settings.parse(config), refreshToken),
    }),
    ...(receive && {
      receive: async (data) => receive(recent, settings.parse(config), { data, postUri }),
    }),
    ...(serviceMetadata && { metadata: async () => serviceMetadata(settings.parse(config), postUri) }),
  };
}
