import { createHash } from 'node:crypto';
import { contexts } from '@gatehouse/connectors/kit/saml/names';
import {
  type SamlAttributeMapping,
  samlClaims,
  type SamlNameIdFormat,
} from '@gatehouse/contract/applications/saml-applications';
import { z } from 'zod';
import { describeAccount } from '../oidc/account.ts';
import { claimsByScope } from '../oidc/claims.ts';
import type { UserRow } from '../oidc/load.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The scopes of the claims that the assertion has. */
export function scopesOf(mapping: SamlAttributeMapping): string[] {
  const others = Object.entries(claimsByScope)
    .filter(([scope, claims]) => scope !== 'openid' && claims.some((claim) => claim in mapping))
    .map(([scope]) => scope);
  return ['openid', ...others];
}

/** The values of a claim as texts: those of a list each on its own, objects as JSON. */
function toTexts(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(toTexts);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

/** All claims of a user that an assertion can have, as texts. */
export async function readClaims(
  runtime: Runtime,
  tenant: Tenant,
  user: UserRow,
  scopes: readonly string[],
): Promise<Map<string, string[]>> {
  const scope = scopes.join(' ');
  const claims: Record<string, unknown> = await describeAccount({ runtime, tenant }, user).claims(
    'userinfo',
    scope,
    {},
    [],
  );
  return new Map(
    samlClaims.flatMap((name): [string, string[]][] => {
      const texts = toTexts(claims[name]);
      return texts.length === 0 ? [] : [[name, texts]];
    }),
  );
}

/** The attributes of an assertion. Claims that are mapped to one name are values of one attribute. */
export function mapAttributes(
  claims: ReadonlyMap<string, readonly string[]>,
  mapping: SamlAttributeMapping,
): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const [claim, name] of Object.entries(mapping)) {
    const values = claims.get(claim) ?? [];
    if (values.length > 0) attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
  }
  return attributes;
}

/** What the session index says, sealed: to whom, and in which session, an assertion was issued. */
export interface IssuedTo {
  applicationId: string;
  userId: string;
  /** The name of the application's part of the session. */
  sid: string;
  /** Hash of the NameID. */
  name: string;
}

/**
 * The user's name for a service provider; undefined if the account has none in this format. It is the ID, which stays, or the email address, or
 * another one for each sign-in.
 */
export function nameIdOf(
  { secrets }: Pick<Runtime, 'secrets'>,
  format: SamlNameIdFormat,
  { id, primaryEmail }: Pick<UserRow, 'id' | 'primaryEmail'>,
): string | undefined {
  if (format.endsWith(':emailAddress')) return primaryEmail ?? undefined;
  return format.endsWith(':transient')
    ? `_${createHash('sha256').update(secrets.seal(id)).digest('hex')}`
    : id;
}

export const hashName = (nameId: string): string =>
  createHash('sha256').update(nameId).digest('base64url').slice(0, 16);

const issuedTo = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/**
 * The session index of an assertion: sealed, so that a logout request finds its session without a row for each sign-in, and that service
 * providers can't compare theirs.
 */
export const sealIndex = (
  { secrets }: Pick<Runtime, 'secrets'>,
  { applicationId, userId, sid, name }: IssuedTo,
): string => secrets.sealJson([applicationId, userId, sid, name]);

/** Reads a session index; undefined if it isn't ours. */
export function openIndex({ secrets }: Pick<Runtime, 'secrets'>, text: string): IssuedTo | undefined {
  try {
    const [applicationId, userId, sid, name] = secrets.openJson(text, issuedTo);
    return { applicationId, userId, sid, name };
  } catch {
    return undefined;
  }
}

/** How the user signed in, in the words of SAML. */
export const contextOf = (amr: unknown): string =>
  Array.isArray(amr) && amr.includes('pwd') ? contexts.password : contexts.unspecified;
