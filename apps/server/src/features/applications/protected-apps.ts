import {
  type Application,
  applicationErrors,
  type OidcClientMetadata,
} from '@gatehouse/contract/applications/applications';
import {
  defaultSessionDuration,
  hostsOf,
  isAtHost,
  isFreeSubDomain,
  type ProtectedAppChange,
  type ProtectedAppMetadata,
  protectedRedirectUri,
} from '@gatehouse/contract/applications/protected-apps';
import type { Ctx } from '../../runtime/ctx.ts';
import { isOwnHostname, protectedAppsDomain } from '../../tenancy/tenant.ts';
import { fail } from '../../lib/fail.ts';

/** The initial settings of a protected application: its host, and the redirect URIs on that host. */
export function beginProtection(
  { runtime: { settings }, tenant }: Ctx,
  given: { subDomain: string; origin: string } | undefined,
): { protectedAppMetadata: ProtectedAppMetadata; addresses: Partial<OidcClientMetadata> } {
  const domain = protectedAppsDomain(settings, tenant.id);
  if (domain === undefined) fail(applicationErrors.protectedNotConfigured);
  if (!given) fail(applicationErrors.protectedMetadataRequired);
  const host = `${given.subDomain}.${domain}`;
  // A host of our own would send authorization codes to ourselves, or to another tenant.
  if (!isFreeSubDomain(given.subDomain) || host.length > 253 || isOwnHostname(settings, host))
    fail(applicationErrors.invalidSubDomain);
  return {
    protectedAppMetadata: {
      host,
      origin: given.origin,
      sessionDuration: defaultSessionDuration,
      pageRules: [],
    },
    addresses: {
      redirectUris: [protectedRedirectUri(host)],
      postLogoutRedirectUris: [`https://${host}/`],
    },
  };
}

/** Throws if the type has no such settings, or if the change would remove them. */
export function requireProtectionChange(
  { protectedAppMetadata: saved }: Application,
  change: ProtectedAppChange | null,
): ProtectedAppChange | undefined {
  if (!saved) return change === null ? undefined : fail(applicationErrors.protectedOnly);
  return change ?? fail(applicationErrors.protectedMisconfigured);
}

/** Throws unless all redirect URIs of a protected application are on its hosts, and there is at least one. */
export function requireOwnHost(
  { protectedAppMetadata: saved }: Application,
  { redirectUris, postLogoutRedirectUris }: OidcClientMetadata,
): void {
  if (!saved) return;
  const hosts = hostsOf(saved);
  const isOwn = [...redirectUris, ...postLogoutRedirectUris].every((uri) =>
    hosts.some((host) => isAtHost(uri, host)),
  );
  if (!isOwn || redirectUris.length === 0) fail(applicationErrors.protectedMisconfigured);
}
