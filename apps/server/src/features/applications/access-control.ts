import {
  type AccessControl,
  accessControlRefused,
  maxAccessEntries,
} from '@gatehouse/contract/applications/access-control';
import { applicationErrors, builtInApplicationIds } from '@gatehouse/contract/applications/applications';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './access-control-store.ts';
import { getApplication } from './applications-store.ts';

/** Who may use an application while its access is limited. */
export async function getAccessControl(
  { db }: TransactionCtx,
  applicationId: string,
): Promise<AccessControl> {
  found(await getApplication(db, applicationId), entityErrors.notFound);
  return toAccessControl(await store.readEntries(db, applicationId));
}

/** Replaces all entries. While access is limited, one must remain, because without entries no user may use the application. */
export async function putAccessControl(
  { db }: TransactionCtx,
  applicationId: string,
  given: AccessControl,
): Promise<AccessControl> {
  const isKnown = await store.lockApplication(db, applicationId);
  const application = found(
    isKnown ? await getApplication(db, applicationId) : undefined,
    entityErrors.notFound,
  );
  requireUsers(application);
  const entries = mergeEntries(given);
  requireRoles(given);
  requireFewEnough(entries);
  const isEmpty = Object.values(entries).every((list) => list.length === 0);
  if (application.appLevelAccessControlEnabled && isEmpty)
    fail(accessControlRefused, { data: { reason: 'empty' } });
  await store.replaceEntries(db, applicationId, entries);
  return toAccessControl(entries);
}

/** Throws for applications whose access can't be limited: machines, which have no users, and built-in ones, which administrators need. */
export function requireUsers({ id, type }: { id: string; type: string }): void {
  if (builtInApplicationIds.includes(id)) fail(applicationErrors.builtIn);
  if (type === 'MachineToMachine') fail(applicationErrors.invalidType);
}

/** The entries of a request, each once. */
export function mergeEntries({ organizationRoleRules, ...lists }: AccessControl): store.AccessEntries {
  const roles = organizationRoleRules.flatMap(({ organizationId, organizationRoleIds }) =>
    organizationRoleIds.map((organizationRoleId) => ({ organizationId, organizationRoleId })),
  );
  return {
    userIds: [...new Set(lists.userIds)],
    userRoleIds: [...new Set(lists.userRoleIds)],
    organizationIds: [...new Set(lists.organizationIds)],
    organizationRoles: [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()],
  };
}

/** Throws if a rule has no role: it would have no effect, unlike what its author may expect. */
function requireRoles({ organizationRoleRules }: AccessControl): void {
  const fields = organizationRoleRules.flatMap(({ organizationRoleIds }, position) =>
    organizationRoleIds.length === 0
      ? [[`body.organizationRoleRules.${position}.organizationRoleIds`, 'must name a role'] as const]
      : [],
  );
  if (fields.length > 0) fail(accessControlRefused, { data: { fields: Object.fromEntries(fields) } });
}

function requireFewEnough({ organizationRoles, ...lists }: store.AccessEntries): void {
  const counted = Object.entries({ ...lists, organizationRoleRules: organizationRoles });
  const fields = counted.flatMap(([name, list]) =>
    list.length > maxAccessEntries
      ? [[`body.${name}`, `must have at most ${maxAccessEntries} entries`] as const]
      : [],
  );
  if (fields.length > 0) fail(edgeErrors.invalidInput, { data: { fields: Object.fromEntries(fields) } });
}

/** The entries as the API has them, by ID, with one rule for each organization. */
function toAccessControl({ organizationRoles, ...lists }: store.AccessEntries): AccessControl {
  const rules = new Map<string, string[]>();
  for (const { organizationId, organizationRoleId } of organizationRoles)
    rules.set(organizationId, [...(rules.get(organizationId) ?? []), organizationRoleId]);
  return {
    userIds: lists.userIds.toSorted(),
    userRoleIds: lists.userRoleIds.toSorted(),
    organizationIds: lists.organizationIds.toSorted(),
    organizationRoleRules: [...rules.keys()].toSorted().map((organizationId) => ({
      organizationId,
      organizationRoleIds: rules.get(organizationId)?.toSorted() ?? [],
    })),
  };
}
