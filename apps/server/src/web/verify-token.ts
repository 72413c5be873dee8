import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors } from '@gatehouse/contract/errors';
import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Tenant } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';
import { getTenantKeys, type TenantKeys } from '../keys/signing-keys-store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { listAtDomains } from '../tenancy/hosts.ts';
import { describeTenant } from '../tenancy/tenant.ts';

/** Cached per key set of a tenant, which is read again after ten seconds at the latest. */
interface Verifier {
  keys: JWTVerifyGetKey;
  /** Verified tokens, by audience and token: pages and scripts send the same one many times. */
  known: Map<string, JWTPayload>;
}

/** The public members of EC, OKP and RSA keys (RFC 7518 6.2.1 and 6.3.1, RFC 8037 2). */
const publicPart = ({ kty, kid, alg, use, crv, x, y, n, e }: JWK): JWK => ({
  kty,
  kid,
  alg,
  use,
  crv,
  x,
  y,
  n,
  e,
});

const verifiers = new WeakMap<TenantKeys, Verifier>();
const mostKnown = 100;

function getVerifier(keys: TenantKeys): Verifier {
  const existing = verifiers.get(keys);
  if (existing) return existing;
  const verifier: Verifier = {
    keys: createLocalJWKSet({ keys: keys.tokens.map(publicPart) }),
    known: new Map(),
  };
  verifiers.set(keys, verifier);
  return verifier;
}

const algorithms = ['ES256', 'ES384', 'RS256', 'EdDSA'] as const;

/** What every access token must have (RFC 9068 4), besides issuer and audience. */
const requirements = (runtime: Runtime) => ({
  typ: 'at+jwt',
  algorithms: [...algorithms],
  requiredClaims: ['sub', 'exp', 'iat', 'client_id'],
  currentDate: new Date(runtime.clock()),
});

/** Verifies signature, `iss` (this tenant or the admin tenant), the `aud` that the issuer must name, `exp` and `typ` (RFC 9068 4). ID tokens are rejected. Throws 401. */
export async function verifyToken(
  runtime: Runtime,
  tenant: Tenant,
  token: string,
  audienceFrom: (issuer: Tenant) => string,
): Promise<{ issuer: Tenant; claims: JWTPayload }> {
  const issuer = await findIssuer(runtime, tenant, token);
  if (!issuer) return fail(edgeErrors.unauthorized, { internal: 'issuer not trusted' });
  const audience = audienceFrom(issuer);
  const { keys, known } = getVerifier(await getTenantKeys(runtime, issuer.id));
  const name = `${audience} ${token}`;
  const before = known.get(name);
  if (before && Number(before.exp) * 1000 > runtime.clock()) return { issuer, claims: before };
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...requirements(runtime),
      issuer: issuer.issuer,
      audience,
    });
    if (payload.aud !== audience) throw new Error('more than one audience');
    if (known.size >= mostKnown) known.clear();
    known.set(name, payload);
    return { issuer, claims: payload };
  } catch (error) {
    return fail(edgeErrors.unauthorized, { internal: String(error) });
  }
}

/**
 * The tenant at the host that a token claims to be from: one of this tenant's hosts, or the admin tenant's. A custom domain counts while it is
 * active (ADR 179).
 */
async function findIssuer(runtime: Runtime, tenant: Tenant, token: string): Promise<Tenant | undefined> {
  const claimed = readIssuer(token);
  const { settings } = runtime;
  const usual = [tenant, describeTenant(settings, tenant.id), describeTenant(settings, adminTenantId)];
  const found = usual.find(({ issuer }) => issuer === claimed);
  if (found || claimed === undefined) return found;
  return (await listAtDomains(runtime, tenant.id)).find(({ issuer }) => issuer === claimed);
}

/** The claims of an access token that this tenant issued, for whatever audience; undefined if it isn't valid. */
export async function verifyOwnToken(
  runtime: Runtime,
  tenant: Tenant,
  token: string,
): Promise<JWTPayload | undefined> {
  const { keys } = getVerifier(await getTenantKeys(runtime, tenant.id));
  const issuer = await findIssuer(runtime, tenant, token);
  if (issuer?.id !== tenant.id) return undefined;
  try {
    return (await jwtVerify(token, keys, { ...requirements(runtime), issuer: issuer.issuer })).payload;
  } catch {
    return undefined;
  }
}

/** A JWT with a valid signature. */
export interface SignedToken {
  type: string | undefined;
  claims: JWTPayload;
}

/**
 * What a JWT says that a key of this tenant has signed, even if it has expired, with its type; undefined for any other text. It explains a
 * token and gives no access.
 */
export async function readSignedToken(
  runtime: Runtime,
  tenantId: string,
  token: string,
): Promise<SignedToken | undefined> {
  const { keys } = getVerifier(await getTenantKeys(runtime, tenantId));
  try {
    const { protectedHeader } = await compactVerify(token, keys, { algorithms: [...algorithms] });
    return { type: protectedHeader.typ, claims: decodeJwt(token) };
  } catch {
    return undefined;
  }
}

/** The audience that a token claims to have; it isn't verified. */
export function readAudience(token: string): string {
  try {
    return String(decodeJwt(token).aud);
  } catch {
    return '';
  }
}

function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
