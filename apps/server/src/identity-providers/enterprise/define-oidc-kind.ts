import type { SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { discoverProvider } from '@gatehouse/connectors/kit/discovery';
import { ConnectorError } from '@gatehouse/connectors/kit/error';
import type { Mark } from '@gatehouse/connectors/kit/marks';
import { oidc, type oidcSettings } from '@gatehouse/connectors/oidc/oidc';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { z } from 'zod';
import { callbackAddress, defineSsoKind, type SsoKind } from './sso-kind.ts';

interface OpenIdKind<S extends z.ZodObject> extends Mark {
  providerName: SsoProviderName;
  name: string;
  description: string;
  readme: string;
  settings: S;
  /** The issuer, if the settings say it already. */
  issuerOf(settings: Partial<z.output<S>>): string | undefined;
  /** What else the provider has to have said for its word to count. Throws `ConnectorError`. */
  check?(userInfo: SocialUserInfo): void;
}

const redirectNote =
  'As the redirect address (login redirect URI) enter the one that this page shows, letter by letter.';

/**
 * Declares a kind that speaks OpenID Connect with discovery. The protocol is that of the social connectors: code flow with PKCE, state, nonce,
 * `iss` of the answer (RFC 9207), and an ID token whose signature, issuer, audience and time are checked.
 */
export function defineOpenIdKind<S extends z.ZodObject>(kind: OpenIdKind<S>): SsoKind {
  const { issuerOf, check, readme, ...about } = kind;
  const issuer = (settings: Partial<z.output<S>>): string => {
    const found = issuerOf(settings);
    if (found === undefined) throw new ConnectorError('invalid_config', 'The issuer is missing');
    return found.replace(/\/$/, '');
  };
  const toOidc = (settings: z.output<S>): z.output<typeof oidcSettings> =>
    oidc.settings.parse({ ...settings, issuer: issuer(settings) }) as z.output<typeof oidcSettings>;
  return defineSsoKind<S>({
    ...about,
    providerType: 'oidc',
    readme: `${readme}\n\n${redirectNote}`,
    describeService: (service) => ({ redirectUri: callbackAddress(service) }),
    lookUp: async (tools, settings) => ({ ...(await discoverProvider(tools, issuer(settings))) }),
    async authorizationUri(tools, settings, request) {
      const address = await oidc.authorizationUri?.(tools, toOidc(settings), {
        ...request,
        postUri: callbackAddress(tools.service),
      });
      if (address === undefined) throw new ConnectorError('not_implemented', 'There is no such page');
      return address;
    },
    async finish(tools, settings, callback) {
      const userInfo = await oidc.userInfo?.(tools, toOidc(settings), {
        ...callback,
        postUri: callbackAddress(tools.service),
      });
      if (!userInfo) throw new ConnectorError('invalid_response', 'The provider says of nobody');
      check?.(userInfo);
      return { issuer: issuer(settings), userInfo };
    },
  });
}
