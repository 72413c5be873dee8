import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, describePerson, providerUrl } from '../kit/social.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const path = (value: string, label: string, help?: string) =>
  field(
    bounded(128)
      .regex(/^[\w.:/-]*$/, 'must be names with dots between them')
      .default(value),
    { label, ...(help ? { help } : {}) },
  );

/** The value that a path of names leads to: `data.user.id`. A claim whose own name has dots is found as well. */
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

/** https://www.rfc-editor.org/rfc/rfc6749 with a JSON profile behind the access token. */
export const oauth2 = defineSocialConnector({
  about: {
    id: 'oauth2',
    target: 'oauth2',
    name: 'OAuth 2.0',
    description: 'Any provider that tells a profile by its access token.',
    ...markOf('oauth2'),
    readme: `## Connect a provider of OAuth 2.0

1. Register a confidential client for the authorization code grant with your provider.
2. Enter its three addresses, and where the parts of a profile stand in what the profile address answers.

OAuth says who may read a profile, not who signs in. Take OpenID Connect where the provider offers it.`,
    isStandard: true,
  },
  settings: z.object({
    authorizationEndpoint: field(providerUrl, { label: 'Authorization endpoint' }),
    tokenEndpoint: field(providerUrl, { label: 'Token endpoint', isDestination: true }),
    userInfoEndpoint: field(providerUrl, { label: 'Profile address', isDestination: true }),
    ...credentials(''),
    secretIn: field(z.enum(['header', 'body']).default('body'), {
      label: 'Client authentication',
      options: { header: 'HTTP Basic', body: 'In the request’s body' },
    }),
    usesPkce: field(z.boolean().default(true), {
      label: 'PKCE',
      help: 'Turn off only if the provider refuses it.',
    }),
    idPath: path('id', 'Id', 'Of the account: one that never changes and is never given to another.'),
    namePath: path('name', 'Name'),
    avatarPath: path('avatar', 'Picture'),
    emailPath: path('email', 'E-mail address'),
    emailVerifiedPath: path(
      'email_verified',
      'Whether the address is verified',
      'An address counts only where this is true.',
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
    return describePerson({
      id,
      name: text(pick(profile, settings.namePath)),
      avatar: text(pick(profile, settings.avatarPath)),
      email: isVerified ? text(pick(profile, settings.emailPath)) : undefined,
      rawData: profile,
    });
  },
});
