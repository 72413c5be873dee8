import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors } from './engine.ts';

/** The grant type of token exchange (RFC 8693). */
export const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';

const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

/** The types of subject tokens, as requests name them. */
const subjectTypes = {
  [accessTokenType]: 'accessToken',
  'urn:logto:token-type:impersonation_token': 'subjectToken',
  'urn:logto:token-type:personal_access_token': 'personalAccessToken',
} as const;
export type SubjectType = (typeof subjectTypes)[keyof typeof subjectTypes];

/** The parameters of an exchange. The engine removes all others; `audience` is listed to be rejected. */
export const exchangeParameters = [
  'subject_token',
  'subject_token_type',
  'actor_token',
  'actor_token_type',
  'requested_token_type',
  'audience',
  'resource',
  'scope',
] as const;

/** What an exchange asks for. */
export interface ExchangeRequest {
  subject: { type: SubjectType; token: string };
  actor: string | undefined;
  resource: string | undefined;
}

/** The type of every token that an exchange issues (RFC 8693 2.2.1). */
export const issuedTokenType = accessTokenType;

const maxTokenLength = 16 * 1024;

/** Reads the parameters of an exchange. Throws `invalid_request` or `invalid_target` unless they are complete (RFC 8693 2.1). */
export function readExchange({ oidc }: KoaContextWithOIDC): ExchangeRequest {
  const { params = {} } = oidc;
  const read = (name: (typeof exchangeParameters)[number]): string | undefined => {
    const value: unknown = params[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string' || value.length > maxTokenLength || value.includes('\0'))
      throw new errors.InvalidRequest(`${name} is not valid`);
    return value;
  };
  const [token, type] = [read('subject_token'), read('subject_token_type')];
  if (token === undefined || type === undefined)
    throw new errors.InvalidRequest('subject_token and subject_token_type must be given');
  const found = Object.entries(subjectTypes).find(([known]) => known === type);
  if (!found) throw new errors.InvalidRequest('this subject_token_type is not supported');
  const [actor, actorType] = [read('actor_token'), read('actor_token_type')];
  if ((actor === undefined) !== (actorType === undefined))
    throw new errors.InvalidRequest('actor_token and actor_token_type must be given together');
  if (actorType !== undefined && actorType !== accessTokenType)
    throw new errors.InvalidRequest('this actor_token_type is not supported');
  if ((read('requested_token_type') ?? issuedTokenType) !== issuedTokenType)
    throw new errors.InvalidRequest('only access tokens can be requested');
  if (read('audience') !== undefined)
    throw new errors.InvalidTarget('the target is named by resource or organization_id, not by audience');
  return { subject: { type: found[1], token }, actor, resource: read('resource') };
}
