import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo, providerUrl } from '../kit/social.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const path = (value: string, label: string, help?: string) =>
  field(
    bounded(128)
      .regex(/^[\w.:/-]*$/, 'must be names separated by dots')
      .default(value),
    { label, ...(help ? { help } : {}) },
  );

/** The value at a path such as `data.user.id`. A name that contains dots itself is found, too. */
function pick(source: Record<string, unknown>, at: string): unknown {
  if (at === '') return undefined;
  if (Object.hasOwn(source, at)) return source[at];
  return at
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      source,
    );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** https://www.rfc-editor.org/rfc/rfc6749 with a JSON profile for the access token. */
export const oauth2 = defineSocialConnector({
  about: {
    id: 'oauth2',
    target: 'oauth2',
    name: 'OAuth 2.0',
    description: 'Any provider with a user info endpoint.',
    ...markOf('oauth2'),
    readme: `## Connect an OAuth 2.0 provider

1. Register a confidential client for the authorization code grant with your provider.
2. Enter its three endpoints, and the attributes of the user info response.

OAuth 2.0 authorizes access to a profile but does not authenticate users. Use OpenID Connect if the provider supports it.`,
    isStandard: true,
  },
  settings: z.object({
    authorizationEndpoint: field(providerUrl, { label: 'Authorization endpoint' }),
    tokenEndpoint: field(providerUrl, { label: 'Token endpoint', isDestination: true }),
    userInfoEndpoint: field(providerUrl, { label: 'User info endpoint', isDestination: true }),
    ...credentials(''),
    secretIn: field(z.enum(['header', 'body']).default('body'), {
      label: 'Client authentication',
      options: { header: 'HTTP Basic', body: 'In the request body' },
    }),
    usesPkce: field(z.boolean().default(true), {
      label: 'PKCE',
      help: 'Turn off only if the provider rejects it.',
    }),
    idPath: path('id', 'ID attribute', 'Must never change and never be reassigned to another account.'),
    namePath: path('name', 'Name attribute'),
    avatarPath: path('avatar', 'Avatar attribute'),
    emailPath: path('email', 'Email attribute'),
    emailVerifiedPath: path(
      'email_verified',
      'Email verified attribute',
      'The email address is used only if this is true.',
    ),
  }),
  client: (settings) => settings,
  async readUser({ tools, settings, tokens }) {
    const profile = await fetchProfile(
      tools,
      settings.userInfoEndpoint,
      tokens,
      z.record(z.string(), z.unknown()),
    );
    const id = text(pick(profile, settings.idPath));
    if (!id) throw new ConnectorError('invalid_response', `The profile has no ${settings.idPath}`);
    const verified = pick(profile, settings.emailVerifiedPath);
    const isVerified = verified === true || verified === 'true';
    return toUserInfo({
      id,
      name: text(pick(profile, settings.namePath)),
      avatar: text(pick(profile, settings.avatarPath)),
      email: isVerified ? text(pick(profile, settings.emailPath)) : undefined,
      rawData: profile,
    });
  },
});
