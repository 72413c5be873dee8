import { z } from 'zod';
import type { ConnectorPlatform } from '@gatehouse/contract/connectors/connectors';
import {
  type Callback,
  type Connector,
  defineConnector,
  type SocialUserInfo,
  type Tools,
} from './connector.ts';
import { field } from './fields.ts';
import { drawLogo } from './logo.ts';
import { beginAuthorization, type OAuthClient, redeemCode, redeemRefreshToken } from './oauth.ts';
import type { Tokens } from './token-answer.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

/** A social provider's metadata. */
interface About {
  id: string;
  target: string;
  name: string;
  /** Which accounts these are; shown below the name. */
  description?: string;
  /** URL of the logo, or an initial and a color to draw one. */
  logo: string | [letter: string, color: string];
  /** For dark pages, if the logo isn't visible there. */
  logoDark?: string | null;
  /** Hosts of its users' avatars. */
  avatarHosts?: readonly string[];
  /** How to register the client, in Markdown. The note on the callback URL is added. */
  readme: string;
  platform?: ConnectorPlatform;
  isStandard?: boolean;
}

const callbackNote = 'Enter the callback URL shown on this page as redirect URI, exactly as it is.';

/** The metadata of a social connector. */
export const socialMetadata = ({
  id,
  target,
  name,
  description = 'Accounts of this provider.',
  logo,
  logoDark = null,
  avatarHosts,
  readme,
  platform = 'Universal',
  isStandard,
}: About) => ({
  id,
  type: 'Social' as const,
  target,
  platform,
  name: { en: name },
  description: { en: description },
  logo: typeof logo === 'string' ? logo : drawLogo(...logo),
  logoDark,
  ...(avatarHosts ? { avatarHosts } : {}),
  // Native apps have no callback URL.
  readme: platform === 'Native' ? readme : `${readme}\n\n${callbackNote}`,
  ...(isStandard ? { isStandard } : {}),
});

/** The settings of every client, with the default scope. */
export const credentials = (scope: string) => ({
  clientId: field(z.string().min(1).max(512), { label: 'Client ID' }),
  clientSecret: field(z.string().min(1).max(1024), { label: 'Client secret', isSecret: true }),
  scope: field(z.string().max(1024).default(scope), {
    label: 'Scope',
    help: 'Requested scopes, separated by spaces.',
  }),
});

/** A provider's http or https URL that an administrator enters. */
export const providerUrl = bounded(2048).check(
  z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
);

/** A provider's URL that may be empty. */
export const optionalUrl = bounded(2048)
  .refine((text) => text === '' || providerUrl.safeParse(text).success, 'must be an http or https URL')
  .optional();

/** A sign-in whose code has been redeemed. */
export interface Redeemed<T, C extends OAuthClient = OAuthClient> {
  tools: Tools;
  settings: T;
  client: C;
  tokens: Tokens;
  callback: Callback;
}

/** Declares an OAuth 2.0 provider: our client, and how to read the user's profile. */
export function defineSocialConnector<S extends z.ZodObject, C extends OAuthClient>({
  about,
  settings,
  client,
  readUser,
  check,
}: {
  about: About;
  settings: S;
  client(settings: z.output<S>, tools: Tools): C | Promise<C>;
  readUser(redeemed: Redeemed<z.output<S>, C>): Promise<SocialUserInfo>;
  check?: Connector<S>['check'];
}): Connector {
  return defineConnector<S>({
    metadata: socialMetadata(about),
    settings,
    ...(check ? { check } : {}),
    authorizationUri: async (tools, options, request) =>
      beginAuthorization(await client(options, tools), request),
    async userInfo(tools, options, callback) {
      const own = await client(options, tools);
      const tokens = await redeemCode(tools, own, callback);
      return readUser({ tools, settings: options, client: own, tokens, callback });
    },
    refresh: async (tools, options, refreshToken) =>
      redeemRefreshToken(tools, await client(options, tools), refreshToken),
  });
}

/**
 * Standard claims (OpenID Connect Core 5.1); other claims are kept unchanged. Providers should omit unknown claims (Core 5.3.2), but some send
 * null.
 */
export const standardClaims = z.looseObject({
  sub: z.string().min(1).max(256),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  email: z.string().nullish(),
  // Apple and others send a string.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
  phone_number: z.string().nullish(),
  phone_number_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
});

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The user's profile from standard claims. Unverified email addresses are omitted unless they are trusted. */
export function claimsToUserInfo(
  claims: z.output<typeof standardClaims>,
  { trustsEmail = false } = {},
): SocialUserInfo {
  const { sub, name, picture, email, phone_number: phone } = claims;
  return toUserInfo({
    id: sub,
    email: trustsEmail || isTrue(claims.email_verified) ? email : undefined,
    phone: isTrue(claims.phone_number_verified) ? phone : undefined,
    name,
    avatar: picture,
    rawData: claims,
  });
}

/** The user's profile without empty fields, and with an avatar only if it has an http or https URL. */
export function toUserInfo({
  id,
  email,
  phone,
  name,
  avatar,
  rawData,
}: { [Part in keyof SocialUserInfo]: SocialUserInfo[Part] | null }): SocialUserInfo {
  return {
    id: String(id),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(name ? { name } : {}),
    ...(avatar && /^https?:\/\//.test(avatar) ? { avatar } : {}),
    rawData,
  };
}
