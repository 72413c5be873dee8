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
import { beginAuthorization, type OAuthClient, redeemCode } from './oauth.ts';
import type { Tokens } from './token-answer.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

/** What a social provider is called, and how to be known to it. */
interface About {
  id: string;
  target: string;
  name: string;
  /** Whose accounts these are, without saying the name again; below it in the gallery. */
  description?: string;
  /** The address of its mark, or an initial and a color to draw one of. */
  logo: string | [letter: string, color: string];
  /** For dark pages, if the mark would disappear there. */
  logoDark?: string | null;
  /** Hosts that its pictures of people come from. */
  avatarHosts?: readonly string[];
  /** Where the client is made, in Markdown. What every provider asks for is said below it. */
  readme: string;
  platform?: ConnectorPlatform;
  isStandard?: boolean;
}

const callbackNote =
  'As the redirect address enter the callback address that this page shows, the same letter by letter.';

/** The metadata of a social connector. */
export const describeSocial = ({
  id,
  target,
  name,
  description = 'An account that people have there.',
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
  // What signs in inside an application is sent back to no page.
  readme: platform === 'Native' ? readme : `${readme}\n\n${callbackNote}`,
  ...(isStandard ? { isStandard } : {}),
});

/** The settings every client has. `scope` is what is asked for by default. */
export const credentials = (scope: string) => ({
  clientId: field(z.string().min(1).max(512), { label: 'Client ID' }),
  clientSecret: field(z.string().min(1).max(1024), { label: 'Client secret', isSecret: true }),
  scope: field(z.string().max(1024).default(scope), {
    label: 'Scope',
    help: 'What is asked for, separated by spaces.',
  }),
});

/** An address of a provider that the administrator enters: `javascript:` and its like are none. */
export const providerUrl = bounded(2048).check(
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
);

/** One that may be left empty. */
export const optionalUrl = bounded(2048)
  .refine((text) => text === '' || providerUrl.safeParse(text).success, 'must be an http or https address')
  .optional();

/** One sign-in, after the code has been redeemed. */
export interface Redeemed<T, C extends OAuthClient = OAuthClient> {
  tools: Tools;
  settings: T;
  client: C;
  tokens: Tokens;
  callback: Callback;
}

/** Declares a provider that speaks OAuth 2.0: what we are to it, and how it says who somebody is. */
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
    metadata: describeSocial(about),
    settings,
    ...(check ? { check } : {}),
    authorizationUri: async (tools, options, request) =>
      beginAuthorization(await client(options, tools), request),
    async userInfo(tools, options, callback) {
      const own = await client(options, tools);
      const tokens = await redeemCode(tools, own, callback);
      return readUser({ tools, settings: options, client: own, tokens, callback });
    },
  });
}

/**
 * The claims by which OpenID Connect describes a person (Core 5.1); anything else a provider says is kept as it is. What it does not know
 * it should leave out (Core 5.3.2), and some say null.
 */
export const standardClaims = z.looseObject({
  sub: z.string().min(1).max(256),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  email: z.string().nullish(),
  // Apple and others have it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
  phone_number: z.string().nullish(),
  phone_number_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
});

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** A person by the standard claims. An address that the provider has not verified is left out, unless it is trusted. */
export function describeByClaims(
  claims: z.output<typeof standardClaims>,
  { trustsEmail = false } = {},
): SocialUserInfo {
  const { sub, name, picture, email, phone_number: phone } = claims;
  return describePerson({
    id: sub,
    email: trustsEmail || isTrue(claims.email_verified) ? email : undefined,
    phone: isTrue(claims.phone_number_verified) ? phone : undefined,
    name,
    avatar: picture,
    rawData: claims,
  });
}

/** A person without the fields that are not known: empty texts are none, pictures have a web address, and nothing else comes along. */
export function describePerson({
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
