import { checkRedirectUris, redirectUriProblems } from '@gatehouse/contract/applications/redirect-uris';
import type { ClientRegistrationSettings } from '@gatehouse/contract/client-registration/client-registration';
import { bounded } from '@gatehouse/contract/validation/bounded';
import { z } from 'zod';
import { isAllowedHost, isOnDevice, targetOf } from '../registered-clients/redirect-targets.ts';
import { RegistrationError, refuseMetadata } from './registration-error.ts';

const maxUris = 20;
const uris = z.array(bounded(2048).min(1)).max(maxUris);
const names = z.array(bounded(128)).max(20);
/** PostgreSQL can't store some control characters, and none belongs here. */
const line = (maximum: number) =>
  bounded(maximum).regex(/^\P{C}*$/u, 'must be text without control characters');
const httpsUrl = bounded(2048).refine(
  (value) => /^https:\/\/[^\s\p{C}]+$/iu.test(value) && URL.canParse(value),
  'must be an https URL',
);

/** Client metadata (RFC 7591 section 2, OpenID Connect Dynamic Client Registration 1.0 section 2). Unknown fields are ignored. */
const given = z.object({
  redirect_uris: uris.min(1),
  post_logout_redirect_uris: uris.nullish(),
  client_name: bounded(256).nullish(),
  application_type: z.enum(['web', 'native']).nullish(),
  token_endpoint_auth_method: z.enum(['none', 'client_secret_basic', 'client_secret_post']).nullish(),
  grant_types: names.nullish(),
  response_types: names.nullish(),
  scope: bounded(4096).nullish(),
  client_uri: httpsUrl.nullish(),
  policy_uri: httpsUrl.nullish(),
  tos_uri: httpsUrl.nullish(),
  contacts: z.array(line(254)).max(10).nullish(),
  software_id: line(128).nullish(),
  software_version: line(128).nullish(),
});

/**
 * Fields that would make this server read an address of the client, or trust a key or a claim that was not checked. A client that depends on one
 * would not work, so it is told (ADR 230).
 */
const refused = [
  'jwks',
  'jwks_uri',
  'sector_identifier_uri',
  'request_uris',
  'software_statement',
  'backchannel_logout_uri',
  'frontchannel_logout_uri',
  'initiate_login_uri',
] as const;

/** What a client says about itself and nothing depends on. Not its logo: users would trust the picture. */
const described = [
  'client_uri',
  'policy_uri',
  'tos_uri',
  'contacts',
  'software_id',
  'software_version',
] as const;

const grantTypes = ['authorization_code', 'refresh_token'];

/** A client as it will be stored. */
export interface ClientMetadata {
  name: string;
  type: 'SPA' | 'Native' | 'Traditional';
  authMethod: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Undefined: whatever registered clients may ask for. */
  scope: string | undefined;
  described: Record<string, unknown>;
}

/** Reads the metadata of a client, and throws if it isn't valid or the tenant doesn't allow it. */
export function readMetadata(body: unknown, settings: ClientRegistrationSettings): ClientMetadata {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    refuseMetadata('The body must be a JSON object.');
  const field = refused.find((name) => name in body && !isEmpty(Object(body)[name]));
  if (field) refuseMetadata(`${field} is not supported.`);
  const parsed = given.safeParse(body);
  if (!parsed.success) return refuseIssue(parsed.error.issues[0]);
  const metadata = parsed.data;
  requireKnown('grant_types', metadata.grant_types, grantTypes);
  requireKnown('response_types', metadata.response_types, ['code']);
  const isNative =
    (metadata.application_type ?? (metadata.redirect_uris.every(isHttps) ? 'web' : 'native')) === 'native';
  const isPublic = isNative || metadata.token_endpoint_auth_method === 'none';
  const type = isNative ? 'Native' : isPublic ? 'SPA' : 'Traditional';
  const postLogoutRedirectUris = metadata.post_logout_redirect_uris ?? [];
  requireUris('redirect_uris', type, metadata.redirect_uris, settings);
  requireUris('post_logout_redirect_uris', type, postLogoutRedirectUris, settings);
  return {
    name: plainName(metadata.client_name ?? '') || targetOf(metadata.redirect_uris[0] ?? ''),
    type,
    authMethod: isPublic ? 'none' : (metadata.token_endpoint_auth_method ?? 'client_secret_basic'),
    redirectUris: metadata.redirect_uris,
    postLogoutRedirectUris,
    scope: metadata.scope ?? undefined,
    described: Object.fromEntries(
      described.flatMap((name) => (metadata[name] == null ? [] : [[name, metadata[name]]])),
    ),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const isHttps = (uri: string): boolean => /^https:\/\//i.test(uri);

function refuseIssue(issue: z.core.$ZodIssue | undefined): never {
  const path = issue?.path.join('.') ?? '';
  const description = `${path || 'The metadata'} is not valid: ${issue?.message ?? ''}`;
  if (path.startsWith('redirect_uris')) throw new RegistrationError('invalid_redirect_uri', description);
  return refuseMetadata(description);
}

function requireKnown(
  field: string,
  values: readonly string[] | null | undefined,
  known: readonly string[],
): void {
  if (values?.some((value) => !known.includes(value)))
    refuseMetadata(`${field} may only have ${known.join(' and ')}.`);
}

function requireUris(
  field: 'redirect_uris' | 'post_logout_redirect_uris',
  type: ClientMetadata['type'],
  list: readonly string[],
  { redirectHosts, allowsNative }: ClientRegistrationSettings,
): void {
  const refuse = (position: number | string, why: string): never => {
    const code = field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    throw new RegistrationError(code, `${field}.${position} ${why}`);
  };
  for (const [position, problem] of Object.entries(checkRedirectUris(type, list)))
    refuse(position, redirectUriProblems[problem]);
  for (const [position, uri] of list.entries()) {
    if (isOnDevice(uri)) {
      if (type !== 'Native') refuse(position, 'is only allowed for native applications');
      if (!allowsNative) refuse(position, 'must be an https URL: native applications can’t register here');
    } else if (!isHttps(uri)) refuse(position, 'must be an https URL');
    else if (!isAllowedHost(redirectHosts, new URL(uri).hostname))
      refuse(position, 'is at a host that this server doesn’t allow');
  }
}

/** A name without what could hide or reorder its characters, on one line. */
const plainName = (name: string): string =>
  [...name.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()].slice(0, 100).join('');
