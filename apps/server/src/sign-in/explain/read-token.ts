import type { TokenKind } from '@gatehouse/contract/explanations/tokens';
import { z } from 'zod';
import type { TenantDb } from '../../database/database.ts';
import { isMarkedWith } from '../../oidc/marked-ids.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { listGrantIds } from '../../sessions/sessions.ts';
import { readSignedToken, type SignedToken } from '../../web/verify-token.ts';
import { findStoredToken } from './token-store.ts';

/** What a token says, and what is stored of it. */
export interface ReadToken {
  kind: Exclude<TokenKind, 'Unknown'>;
  jti: string | null;
  issuedAt: number | null;
  expiresAt: number | null;
  userId: string | null;
  applicationId: string | null;
  organizationId: string | null;
  /** Indicator of the resource; undefined without one. */
  audience: string | undefined;
  actorId: string | null;
  /** Null if it has ended; undefined if the token has none. */
  grantId: string | null | undefined;
  scopes: string[];
  isUsed: boolean;
  claims: string[];
}

const organizationAudience = /^urn:logto:organization:(.+)$/;

/** Claims of the protocol, which the explanation tells in words (RFC 7519, RFC 9068, OpenID Connect Core 2). */
const protocolClaims = new Set(
  'iss sub aud exp iat nbf jti client_id scope gid act organization_id nonce at_hash c_hash s_hash auth_time amr acr azp sid'.split(
    ' ',
  ),
);

const accessClaims = z.looseObject({
  sub: z.string(),
  client_id: z.string(),
  aud: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
  scope: z.string().default(''),
  gid: z.string().optional(),
  organization_id: z.string().optional(),
  act: z.looseObject({ sub: z.string() }).optional(),
});

const idClaims = z.looseObject({ sub: z.string(), aud: z.string(), iat: z.number(), exp: z.number() });

const namesIn = (scope: string | null): string[] => (scope ?? '').split(' ').filter(Boolean);
const ownClaims = (claims: object): string[] =>
  Object.keys(claims).filter((name) => !protocolClaims.has(name));

/**
 * Reads a token of the tenant, also an expired one; undefined for every other text. The signature is verified first, so that what is read
 * then needs no second connection.
 */
export async function readToken(
  { runtime, tenant, now }: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  token: string,
): Promise<((db: TenantDb) => Promise<ReadToken | undefined>) | undefined> {
  if (!token.includes('.')) return (db) => readStored(db, token, now);
  const signed = await readSignedToken(runtime, tenant.id, token);
  return signed && ((db) => readJwt(db, signed, now));
}

async function readJwt(db: TenantDb, signed: SignedToken, now: number): Promise<ReadToken | undefined> {
  if (signed.type === undefined || signed.type === 'JWT') return readIdToken(signed.claims);
  const { data: claims } = accessClaims.safeParse(signed.claims);
  if (signed.type !== 'at+jwt' || !claims) return undefined;
  const isMachine = claims.sub === claims.client_id;
  const ofOrganization = organizationAudience.exec(claims.aud)?.[1];
  const grantIds = isMachine ? [] : await listGrantIds(db, claims.sub, now);
  return {
    kind: isMachine ? 'MachineToken' : 'AccessToken',
    jti: claims.jti,
    issuedAt: claims.iat * 1000,
    expiresAt: claims.exp * 1000,
    userId: isMachine ? null : claims.sub,
    applicationId: claims.client_id,
    organizationId: claims.organization_id ?? ofOrganization ?? null,
    audience: claims.aud,
    actorId: claims.act?.sub ?? null,
    grantId: isMachine
      ? undefined
      : (claims.gid ?? grantIds.find((id) => isMarkedWith(claims.jti, id)) ?? null),
    scopes: namesIn(claims.scope),
    isUsed: false,
    claims: ownClaims(claims),
  };
}

function readIdToken(given: object): ReadToken | undefined {
  const { data: claims } = idClaims.safeParse(given);
  return (
    claims && {
      kind: 'IdToken',
      jti: null,
      issuedAt: claims.iat * 1000,
      expiresAt: claims.exp * 1000,
      userId: claims.sub,
      applicationId: claims.aud,
      organizationId: null,
      audience: undefined,
      actorId: null,
      grantId: undefined,
      scopes: [],
      isUsed: false,
      claims: ownClaims(claims),
    }
  );
}

const kinds = {
  AccessToken: 'OpaqueAccessToken',
  ClientCredentials: 'MachineToken',
  RefreshToken: 'RefreshToken',
} as const;

async function readStored(db: TenantDb, token: string, now: number): Promise<ReadToken | undefined> {
  const row = await findStoredToken(db, token, now);
  return (
    row && {
      kind: kinds[row.model],
      jti: row.id,
      issuedAt: row.createdAt,
      expiresAt: row.expiresAt,
      userId: row.accountId,
      applicationId: row.clientId,
      organizationId: row.organizationId,
      audience: undefined,
      actorId: row.actorId,
      grantId: row.isOfEndedSession ? null : (row.grantId ?? undefined),
      scopes: namesIn(row.scope),
      isUsed: row.isConsumed,
      claims: [],
    }
  );
}
