import { createHash } from 'node:crypto';
import { edgeErrors } from '@gatehouse/contract/errors';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify, type JWTPayload } from 'jose';
import { fail } from '../lib/fail.ts';
import { markUsed } from '../one-time/one-time-values.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The algorithms of proofs; also the engine's. */
export const proofAlgorithms = ['ES256', 'EdDSA', 'Ed25519'] as const;

/** Seconds that a proof may be older or newer than the clock. */
const proofSeconds = 300;

/** What a proof has to be for. */
interface ProofTarget {
  method: string;
  /** Without query and fragment. */
  url: string;
  /** The access token that is presented with it. */
  token?: string;
}

/** The key and ID of a proof of possession that is valid now (DPoP, RFC 9449 4.3). Throws an error that says what is wrong. */
export async function verifyProof(
  { clock }: Runtime,
  proof: string,
  { method, url, token }: ProofTarget,
): Promise<{ jkt: string; jti: string }> {
  const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
    algorithms: [...proofAlgorithms],
    typ: 'dpop+jwt',
    currentDate: new Date(clock()),
  });
  const { iat, jti, htm, htu, ath } = payload;
  if (typeof iat !== 'number' || Math.abs(clock() / 1000 - iat) > proofSeconds)
    throw new Error('the proof is not recent');
  if (typeof jti !== 'string' || jti === '') throw new Error('the proof has no jti');
  if (htm !== method) throw new Error('the proof is for another method');
  if (typeof htu !== 'string' || withoutQuery(htu) !== withoutQuery(url))
    throw new Error('the proof is for another URL');
  if (token !== undefined && ath !== createHash('sha256').update(token).digest('base64url'))
    throw new Error('the proof is for another token');
  if (!protectedHeader.jwk) throw new Error('the proof has no key');
  return { jkt: await calculateJwkThumbprint(protectedHeader.jwk), jti };
}

function withoutQuery(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.search = '';
  url.hash = '';
  return url.href;
}

/** Whether the proof is new. It is remembered, in all processes, for as long as it would be accepted. */
export const isNewProof = (
  { database, clock }: Runtime,
  tenantId: string,
  owner: string,
  jti: string,
): Promise<boolean> =>
  markUsed(
    database.for(tenantId),
    { purpose: 'used-jti', owner, name: jti },
    clock() + 2 * proofSeconds * 1000,
  );

/** A token of an Authorization header, with the rest of the request that presents it. */
export interface Presented {
  token: string;
  scheme: 'bearer' | 'dpop';
  proof: string | undefined;
  method: string;
  /** The path with the query. */
  path: string;
}

/** The key that an access token is bound to (RFC 9449 6.1). */
export function boundKey({ cnf }: JWTPayload): string | undefined {
  return typeof cnf === 'object' && cnf !== null && 'jkt' in cnf && typeof cnf.jkt === 'string'
    ? cnf.jkt
    : undefined;
}

/**
 * Throws 401 unless a token that is bound to a key comes with a new proof for this very request, and any other one without. A bound token
 * that was stolen is worth nothing as a Bearer token (RFC 9449 7.2).
 */
export async function requirePossession(
  runtime: Runtime,
  tenant: Tenant,
  presented: Presented,
  { jkt, clientId }: { jkt: string | undefined; clientId: string },
): Promise<void> {
  const { scheme, proof, token, method, path } = presented;
  if (jkt === undefined && scheme === 'bearer') return;
  if (jkt === undefined) return refuse('the token is not bound to a key');
  if (scheme !== 'dpop' || proof === undefined) return refuse('the token is bound to a key');
  const url = `${tenant.origin}${path}`;
  const given = await verifyProof(runtime, proof, { method, url, token }).catch((error: unknown) =>
    refuse(String(error)),
  );
  if (given.jkt !== jkt) return refuse('the proof is of another key');
  if (!(await isNewProof(runtime, tenant.id, clientId, given.jti)))
    return refuse('the proof was used before');
}

const refuse = (internal: string): never =>
  fail(edgeErrors.unauthorized, {
    internal,
    headers: { 'www-authenticate': `DPoP error="invalid_token", algs="${proofAlgorithms.join(' ')}"` },
  });
