import {
  type ApplicationTestResult,
  type TestedAssertion,
  type TestedScript,
  testedScript,
} from '@gatehouse/contract/sign-in-tests/application-tests';
import { signInTestErrors } from '@gatehouse/contract/sign-in-tests/errors';
import { found } from '../../lib/fail.ts';
import { loadRequest, type UserRow } from '../../oidc/load.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { readOnly } from '../../runtime/read-only.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findServiceProvider } from '../../saml/application.ts';
import { mapAttributes, nameIdOf, readClaims, scopesOf } from '../../saml/subject.ts';
import { getEnabledAction } from '../../saved-scripts/actions.ts';
import { getSavedScript } from '../../saved-scripts/saved-scripts.ts';
import type { Submitted, TestedSubmission } from './stages.ts';
import { findTestedApplication } from './tested-application.ts';
import { type ClaimsScope, computeClaims, readMemberships, type Subject } from './tested-claims.ts';

/** What the sign-in of a test would have given the application: read in a transaction that can't write (ADR 201, 212). */
export function readApplicationResult(
  { runtime: writing, tenant: at }: Ctx,
  { test, submission }: Submitted,
): Promise<ApplicationTestResult> {
  const tenant = { ...at, origin: test.origin, issuer: `${test.origin}/oidc` };
  return writing.database.tenant(tenant.id, async (db) => {
    const runtime = await readOnly(writing, tenant.id, db);
    const scope = { runtime, tenant, db };
    const application = found(await findTestedApplication(scope, test.targetId), signInTestErrors.ended);
    const { id, name, type, isThirdParty, isLimited } = application;
    const { user: row, clients } = await loadRequest(runtime, tenant.id, {
      instances: [],
      clientId: id,
      ...(submission.userId !== null && { accountId: submission.userId }),
    });
    // A user who was deleted or suspended since isn't found.
    const known = submission.userId === null ? undefined : found(row, signInTestErrors.ended);
    const client = found(
      clients.find((each) => each.id === id),
      signInTestErrors.ended,
    );
    const subject: Subject = {
      user: withProfile(known ?? (await newUser(scope)), submission),
      isNew: known === undefined,
      methods: submission.methods,
      authenticatedAt: submission.authenticatedAt,
    };
    const mayUse = known ? client.mayUse !== false : !isLimited;
    return {
      id: test.id,
      kind: 'Application',
      target: { id, name },
      isPassed: mayUse,
      user: known ? { id: known.id, name: nameOf(known) } : null,
      methods: submission.methods,
      changes: submission.changes,
      mfa: submission.mfa,
      access: { isLimited, mayUse },
      asksForConsent: isThirdParty,
      scripts: await listScripts(runtime, tenant.id),
      claims: type === 'SAML' ? null : await computeClaims(scope, client, subject),
      assertion: type === 'SAML' ? await readAssertion(scope, id, subject) : null,
    };
  });
}

const nameOf = ({ id, name, username, primaryEmail, primaryPhone }: UserRow): string =>
  [name, username, primaryEmail, primaryPhone].find(Boolean) ?? id;

/** An account that would be created has an ID of its own, and the tenant's default roles. */
async function newUser({ db, runtime }: ClaimsScope): Promise<UserRow> {
  const roles = await db
    .selectFrom('roles')
    .select('name')
    .where('isDefault', '=', true)
    .where('type', '=', 'User')
    .orderBy('name')
    .execute();
  const now = runtime.clock();
  return {
    id: 'new-user',
    username: null,
    primaryEmail: null,
    primaryPhone: null,
    name: null,
    avatar: null,
    profile: {},
    identities: {},
    externalId: null,
    customData: {},
    createdAt: now,
    updatedAt: now,
    roles: roles.map(({ name }) => name),
  };
}

/** The user with what submitting would have added. */
const withProfile = (user: UserRow, { profile }: TestedSubmission): UserRow => ({
  ...user,
  username: profile.username ?? user.username,
  primaryEmail: profile.email ?? user.primaryEmail,
  primaryPhone: profile.phone ?? user.primaryPhone,
  name: profile.name ?? user.name,
  avatar: profile.avatar ?? user.avatar,
  profile: { ...user.profile, ...profile.profile },
  identities: { ...user.identities, ...profile.identities },
  customData: { ...user.customData, ...profile.customData },
});

async function listScripts(runtime: Runtime, tenantId: string): Promise<TestedScript[]> {
  const saved = {
    AccessTokenClaims: await getSavedScript(runtime, tenantId, 'access-token'),
    PostFirstFactorVerification: await getEnabledAction(runtime, tenantId, 'post-first-factor'),
    PostSignIn: await getEnabledAction(runtime, tenantId, 'post-sign-in'),
  };
  return testedScript.options.filter((name) => saved[name] !== undefined);
}

/** The assertion, by the functions that answer service providers. */
async function readAssertion(
  { runtime, tenant, db }: ClaimsScope,
  applicationId: string,
  { user, isNew }: Subject,
): Promise<TestedAssertion> {
  const { nameIdFormat, attributeMapping } = await findServiceProvider(runtime, tenant, applicationId);
  const scopes = scopesOf(attributeMapping);
  const about = { applicationId, isThirdParty: false, userId: user.id, scopes, withData: true };
  const memberships = isNew ? {} : await readMemberships(db, about);
  const claims = await readClaims(runtime, tenant, { ...user, ...(memberships && { memberships }) }, scopes);
  const attributes = mapAttributes(claims, attributeMapping);
  return {
    nameId: nameIdOf(runtime, nameIdFormat, user) ?? null,
    nameIdFormat,
    attributes: [...attributes].map(([name, values]) => ({ name, values })),
    missing: Object.entries(attributeMapping)
      .filter(([claim]) => (claims.get(claim) ?? []).length === 0)
      .map(([claim, name]) => ({ name, claim })),
  };
}
