import { z } from 'zod';
import { applicationType } from '../applications/applications.ts';
import { defaultUserConsentScopes, userConsentScope } from '../applications/consent-scopes.ts';
import { id, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { shown } from '../shown.ts';
import { bounded } from '../validation/bounded.ts';

/** Where the clients of a tenant are read, created, changed and deleted, below its origin (RFC 7591 section 3, RFC 7592 section 2). */
export const registrationPath = '/oidc/register';

/** How initial access tokens start, so that scanners for leaked secrets can recognize them. */
export const initialAccessTokenPrefix = 'iat_';

/** How registration access tokens start. */
export const registrationAccessTokenPrefix = 'rat_';

/** The most initial access tokens of a tenant, expired ones included. */
export const mostInitialAccessTokens = 50;

/** `Off`: no client can register. `Token`: those with an initial access token. `Open`: any that keeps to the settings. */
export const registrationMode = z.enum(['Off', 'Token', 'Open']);
export type RegistrationMode = z.infer<typeof registrationMode>;

/** A host, or `*.` and a host for all of its subdomains, in lower case. */
const redirectHost = bounded(253).regex(
  /^(\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/,
  'must be a host in lower case without scheme and path, such as app.example.com or *.example.com',
);

/** Which applications can register themselves in a tenant, and what they may ask users for (ADR 230). */
export const clientRegistrationSettings = z.object({
  mode: shown(registrationMode).default('Off'),
  /** The user data that registered clients may ask for. */
  userScopes: shown(z.array(userConsentScope).max(50)).default([...defaultUserConsentScopes]),
  /** IDs of the permissions of API resources that they may ask for. */
  resourceScopeIds: shown(z.array(id).max(500)).default([]),
  /** The hosts of their redirect URIs; empty: any. */
  redirectHosts: shown(z.array(redirectHost).max(100)).default([]),
  /** Whether applications on users' devices can register: with a loopback redirect URI, or a scheme of their own. */
  allowsNative: shown(z.boolean()).default(true),
  /** The most registered clients. */
  maxClients: shown(z.number().int().min(1).max(10_000)).default(100),
  /** A client that no user gives access to for so many days is deleted. */
  unusedDays: shown(z.number().int().min(1).max(365)).default(30),
});
export type ClientRegistrationSettings = z.output<typeof clientRegistrationSettings>;

/** The settings of a tenant, with the URL that clients register at, and the names of the permissions. */
export const clientRegistration = clientRegistrationSettings.extend({
  url: z.string(),
  resourceScopes: z.array(
    z.object({ id, name: z.string(), resource: z.object({ id, name: z.string(), indicator: z.string() }) }),
  ),
});
export type ClientRegistration = z.infer<typeof clientRegistration>;

/** Lets clients register a limited number of times (RFC 7591 section 3). */
export const initialAccessToken = z.object({
  id,
  name: bounded(128).trim().min(1),
  /** The token when it is created; later a mask with its last four characters. */
  value: z.string().min(1).max(64),
  /** How many clients were registered with it, of `maxUses`. */
  uses: z.number().int(),
  maxUses: z.number().int().min(1).max(1000),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type InitialAccessToken = z.infer<typeof initialAccessToken>;

/** Replaces the value of an existing token, of which only a hash is stored. */
export const maskInitialAccessToken = (lastFour: string): string =>
  `${initialAccessTokenPrefix}********${lastFour}`;

/** How a client was registered: with an initial access token, or without one. */
export const registrationSource = z.enum(['Token', 'Open']);
export type RegistrationSource = z.infer<typeof registrationSource>;

/** An application that registered itself. Its settings are those of the application. */
export const registeredClient = z.object({
  applicationId: id,
  name: z.string(),
  type: applicationType,
  source: registrationSource,
  /** The name of the initial access token that it was registered with; null without one, or if it was deleted. */
  tokenName: z.string().nullable(),
  /** Hosts and schemes of its redirect URIs: what users see when they are asked for consent. */
  redirectTargets: z.array(z.string()),
  createdAt: timestamp,
  /** Whether a user has given it access. */
  isUsed: z.boolean(),
  /** When it is deleted unless a user gives it access; null while one has. */
  expiresAt: timestamp.nullable(),
});
export type RegisteredClient = z.infer<typeof registeredClient>;

export const clientRegistrationErrors = declareErrors({
  scopeNotFound: ['client_registration.scope_not_found', 422, 'Some of these permissions don’t exist.'],
  managementApi: [
    'client_registration.management_api',
    422,
    'Registered clients can’t get permissions of the service’s own APIs.',
  ],
  tooManyTokens: [
    'client_registration.too_many_tokens',
    422,
    'The tenant has 50 initial access tokens. Delete one of them first.',
  ],
});
