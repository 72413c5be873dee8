import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type {
  AccessRefusal,
  AccessStep,
  AccessWay,
  ExplainedAccess,
} from '@gatehouse/contract/explanations/access';
import { entityErrors } from '@gatehouse/contract/errors';
import { fail, found } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { readOnly } from '../../runtime/read-only.ts';
import { getSavedScript } from '../../saved-scripts/saved-scripts.ts';
import { type ExplainedWay, explainWays, readFlowUser } from './explain-ways.ts';
import { type AccessRow, findResource, lacksVerifiedMfa, listEntries, readAccess } from './access-store.ts';
import { explainResource, type Holder } from './given-scopes.ts';

interface Question {
  userId: string;
  applicationId: string;
  resourceId?: string | undefined;
  organizationId?: string | undefined;
}

/**
 * What would happen if a user signed in to an application now, and what a token would have: decided by the functions and statements of
 * sign-in and protocol, in a transaction that can't write (ADR 212).
 */
export async function explainAccess(request: TransactionCtx, question: Question): Promise<ExplainedAccess> {
  const { tenant, db } = request;
  const runtime = await readOnly(request.runtime, tenant.id, db);
  const ctx = { ...request, runtime };
  const { userId, applicationId, organizationId = null } = question;
  const user = found(await readFlowUser(db, tenant.id, userId), entityErrors.notExistsWithId);
  const row = found(
    await readAccess(db, { userId, applicationId, organizationId }),
    entityErrors.notExistsWithId,
  );
  if (organizationId !== null && !row.organization) fail(entityErrors.notExistsWithId);
  const resource =
    question.resourceId === undefined
      ? await findResource(db, 'default')
      : found(await findResource(db, { id: question.resourceId }), entityErrors.notExistsWithId);

  const explained = await explainWays(ctx, user);
  const refusals = [...explained.refusals, ...refusalsOf(row, { isDemoServed: runtime.settings.DEMO_APP })];
  const ways: AccessWay[] = [];
  for (const way of explained.ways) ways.push(await finishWay(ctx, row, way, userId));
  const holder: Holder = { applicationId, isThirdParty: row.isThirdParty, userId, organizationId };
  const resources = [
    ...(resource ? [await explainResource(db, holder, resource)] : []),
    ...(organizationId === null ? [] : [await explainResource(db, holder, undefined)]),
  ];
  return {
    isPossible: refusals.length === 0 && ways.some(({ refusal }) => refusal === null),
    refusals,
    ways,
    accessControl: {
      isLimited: row.isLimited,
      entries: row.isLimited ? await listEntries(db, { userId, applicationId }) : [],
    },
    isThirdParty: row.isThirdParty,
    userScopes: row.userScopes,
    roles: row.roles,
    organization: row.organization,
    resources,
    hasClaimsScript: (await getSavedScript(runtime, tenant.id, 'access-token')) !== undefined,
  };
}

/** What the application refuses, whichever user has signed in. */
const refusalsOf = (
  { applicationId, type, mayUse }: AccessRow,
  { isDemoServed }: { isDemoServed: boolean },
): AccessRefusal[] => [
  ...(type === 'MachineToMachine'
    ? [{ rule: 'MachineApplication', code: 'unauthorized_client', until: null } as const]
    : []),
  ...(applicationId === builtInApplications.demo && !isDemoServed
    ? [{ rule: 'DemoApplication', code: 'invalid_client', until: null } as const]
    : []),
  ...(mayUse ? [] : [{ rule: 'AccessControl', code: 'access_denied', until: null } as const]),
];

/** The way with what the protocol asks for after the sign-in. */
async function finishWay(
  { db }: Pick<TransactionCtx, 'db'>,
  { isThirdParty, organization }: AccessRow,
  { methods, ...way }: ExplainedWay,
  userId: string,
): Promise<AccessWay> {
  const consent: AccessStep[] = isThirdParty && way.refusal === null ? [{ step: 'consent' }] : [];
  const ids = organization && { userId, organizationId: organization.id };
  return {
    ...way,
    steps: [...way.steps, ...consent],
    meetsOrganizationMfa: ids && way.refusal === null ? !(await lacksVerifiedMfa(db, ids, methods)) : null,
  };
}
