import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { discoverProvider } from '@gatehouse/connectors/kit/discovery';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { oidc } from '@gatehouse/connectors/oidc/oidc';
import type { Mark } from '@gatehouse/connectors/kit/marks';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { z } from 'zod';
import { callbackAddress } from '../addresses.ts';
import { openConnector } from '../open-connector.ts';
import type { SsoKind } from './sso-kind.ts';

interface OidcKind extends Mark {
  providerName: SsoProviderName;
  name: string;
  description: string;
  readme: string;
  settings: z.ZodObject;
  /** If it is the same for all; otherwise it is a setting. */
  issuer?: string;
  /** Checks the account for more than the protocol requires. Throws `ConnectorError`. */
  check?(userInfo: SocialUserInfo): void;
}

const redirectNote = 'Enter the redirect URI (login redirect URI) exactly as this page shows it.';

const entered = z.object({ issuer: z.string() });

/**
 * Declares a kind that uses OpenID Connect with discovery, in the same way as the social connector: code flow with PKCE, state, nonce, `iss` of the
 * answer (RFC 9207), and an ID token whose signature, issuer, audience and time are checked.
 */
export function defineOidcKind(kind: OidcKind): SsoKind {
  const { issuer: own, check, readme, settings, ...about } = kind;
  const issuerOf = (config: Record<string, unknown>): string => {
    const issuer = own ?? entered.safeParse(config).data?.issuer;
    if (issuer === undefined) throw new ConnectorError('invalid_config', 'The issuer is missing');
    return issuer.replace(/\/$/, '');
  };
  return {
    ...about,
    settings,
    providerType: 'oidc',
    readme: `${readme}\n\n${redirectNote}`,
    serviceValues: (service) => ({ redirectUri: callbackAddress(service) }),
    lookUp: async ({ fresh }, config) => ({ ...(await discoverProvider(fresh, issuerOf(config))) }),
    open(tools, config) {
      const connect = () =>
        openConnector(
          oidc,
          tools,
          { ...settings.parse(config), issuer: issuerOf(config) },
          callbackAddress(tools.service),
        );
      return {
        start: async (departure) => connect().start(departure),
        async finish(back) {
          const { userInfo, tokens } = await connect().finish(back);
          check?.(userInfo);
          return { issuer: issuerOf(config), userInfo, tokens };
        },
        refresh: async (refreshToken) => {
          const { refresh } = connect();
          if (!refresh) throw new ConnectorError('not_implemented', 'The connector can’t refresh tokens');
          return refresh(refreshToken);
        },
      };
    },
  };
}
