import { z } from 'zod';
import { id } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import {
  clientRegistration,
  clientRegistrationErrors,
  clientRegistrationSettings,
  initialAccessToken,
  registeredClient,
} from './client-registration.ts';

const { mode, userScopes, resourceScopeIds, redirectHosts, allowsNative, maxClients, unusedDays } =
  clientRegistrationSettings.shape;

export const getClientRegistration = checks({
  summary: 'Get which applications can register themselves, and at which URL',
  output: clientRegistration,
});

export const updateClientRegistration = checks({
  summary: 'Change which applications can register themselves, and what they may ask users for',
  body: z.object({
    mode: mode.unwrap().optional(),
    userScopes: userScopes.unwrap().optional(),
    resourceScopeIds: resourceScopeIds.unwrap().optional(),
    redirectHosts: redirectHosts.unwrap().optional(),
    allowsNative: allowsNative.unwrap().optional(),
    maxClients: maxClients.unwrap().optional(),
    unusedDays: unusedDays.unwrap().optional(),
  }),
  output: clientRegistration,
  errors: [clientRegistrationErrors.scopeNotFound, clientRegistrationErrors.managementApi],
});

export const listInitialAccessTokens = checks({
  summary: 'List initial access tokens, newest first, without their values',
  output: z.array(initialAccessToken),
});

export const createInitialAccessToken = checks({
  summary: 'Create an initial access token; only this response has its value',
  status: 201,
  body: z.object({
    name: initialAccessToken.shape.name,
    maxUses: initialAccessToken.shape.maxUses.default(1),
    /** Seconds, up to a year. */
    expiresIn: z.number().int().min(60).max(31_536_000).default(604_800),
  }),
  output: initialAccessToken,
  errors: [clientRegistrationErrors.tooManyTokens],
});

export const deleteInitialAccessToken = checks({
  summary: 'Delete an initial access token; clients that were registered with it remain',
  params: z.object({ tokenId: id }),
  errors: [entityErrors.notFound],
});

export const listRegisteredClients = checks({
  summary: 'List applications that registered themselves, newest first',
  query: z.object({}),
  output: registeredClient,
});
